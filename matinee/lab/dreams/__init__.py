"""Dreams in the lab: how bots do as gods and as mortals."""
