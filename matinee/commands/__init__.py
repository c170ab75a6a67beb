"""The commands of `matinee`. They parse arguments; the work is done in other packages."""
