"""Share arrays on a GPU with PyTorch, JAX and CuPy without a copy, by DLPack or the CUDA array interface.

`numba-cuda` arrays have no `__dlpack__` (as of 0.30), the only interface that JAX reads. CuPy could add one, but is a
large dependency. So this module builds DLPack's C structure itself.
"""

import ctypes
from typing import Any

import numpy as np

from matinee.engine.cuda import SIMULATED

CUDA_DEVICE = 2  # kDLCUDA
TYPE_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLDataTypeCode of NumPy's kinds


class _Tensor(ctypes.Structure):
    """DLManagedTensor of dlpack.h."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", ctypes.c_int32 * 2),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_exported: dict[int, Any] = {}
"""The objects that an exported tensor refers to, by the tensor's address, to keep them alive."""

_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_get_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
def _delete_tensor(tensor: int) -> None:
    """Release a tensor that its consumer no longer needs."""
    _exported.pop(tensor, None)


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
def _delete_capsule(capsule: int) -> None:
    """Release the tensor of a capsule that was never consumed; a consumer renames the capsule."""
    if _is_valid(capsule, b"dltensor"):
        _exported.pop(_get_pointer(capsule, b"dltensor"), None)


class DeviceArray:
    """An array of a GPU environment.

    Pass it to `torch.from_dlpack`, `jax.dlpack.from_dlpack` or `cupy.from_dlpack`.

    Attributes:
        array: The `numba.cuda` array.
    """

    def __init__(self, array: Any, cuda: Any) -> None:
        self.array: Any = array
        self._cuda = cuda

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape, as of a NumPy array."""
        return self.array.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy dtype."""
        return self.array.dtype

    def copy_to_host(self) -> np.ndarray[Any, Any]:
        """Return a copy as a NumPy array."""
        return self.array.copy_to_host()

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.array.__cuda_array_interface__

    def __dlpack_device__(self) -> tuple[int, int]:
        if SIMULATED:
            return self.array.__dlpack_device__()
        return CUDA_DEVICE, self._cuda.get_current_device().id

    def __dlpack__(self, *, stream: Any = None, **unused: Any) -> Any:
        """Return a DLPack capsule. It waits for the GPU, because the consumer may use another stream."""
        if SIMULATED:
            return self.array.__dlpack__()
        self._cuda.synchronize()
        array = self.array
        ndim = len(array.shape)
        shape = (ctypes.c_int64 * ndim)(*array.shape)
        strides = (ctypes.c_int64 * ndim)(*(step // array.dtype.itemsize for step in array.strides))
        tensor = _Tensor(
            data=array.__cuda_array_interface__["data"][0],
            device=(CUDA_DEVICE, self._cuda.get_current_device().id),
            ndim=ndim,
            code=TYPE_CODES[array.dtype.kind],
            bits=8 * array.dtype.itemsize,
            lanes=1,
            shape=shape,
            strides=strides,
            deleter=ctypes.cast(_delete_tensor, ctypes.c_void_p),
        )
        address = ctypes.addressof(tensor)
        _exported[address] = (tensor, shape, strides, array)
        return _new_capsule(address, b"dltensor", ctypes.cast(_delete_capsule, ctypes.c_void_p))
