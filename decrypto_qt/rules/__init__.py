"""The rules as pure values: no Qt, no clocks, no files, no randomness that is not passed in."""
