"""How the numbers were learned that the strongest level plays by."""
