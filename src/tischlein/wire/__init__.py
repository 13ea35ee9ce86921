"""Every message and every address, and what is generated from them."""
