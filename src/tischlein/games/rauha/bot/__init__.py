"""The opponents of Rauha."""
