"""What a learner is shown: views as numbers, each with a meaning that can be read."""
