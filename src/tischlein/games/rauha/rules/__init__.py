"""The rules of Rauha, and what is printed in the box."""
