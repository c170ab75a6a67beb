"""The types of torch, so that a type checker needs no torch: `Any`, and an untyped base class for networks."""

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from matinee.engine.untyped import Untyped as Module
else:
    from torch.nn import Module

__all__ = ["Layer", "Module", "Optimizer", "Tensor"]

Tensor: TypeAlias = Any
Layer: TypeAlias = Any
Optimizer: TypeAlias = Any
