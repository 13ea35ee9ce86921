"""What an answer would bring: previews of cards and of activations, shown beside the board."""
