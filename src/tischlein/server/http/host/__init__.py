"""What the host may do with tables and guests, and what goes on beside the guests."""
