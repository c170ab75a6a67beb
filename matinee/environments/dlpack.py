"""Arrays on a GPU that PyTorch, JAX and CuPy read where they lie, through DLPack or the CUDA array interface."""

import ctypes
from typing import Any

from matinee.engine.cuda import SIMULATED

ON_CUDA = 2
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # as DLPack numbers kinds of numbers


class _Tensor(ctypes.Structure):
    """DLPack's DLManagedTensor."""

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


_lent: dict[int, Any] = {}  # what must live as long as a tensor does, by the tensor's address
_python = ctypes.pythonapi
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", _python)
)
_is_named = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _python))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _python))


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
def _give_back(tensor: int) -> None:
    """Called by whoever took a tensor, when done with it."""
    _lent.pop(tensor, None)


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)
def _forget(capsule: int) -> None:
    """Called for a capsule that goes; one that nobody took keeps its name."""
    if _is_named(capsule, b"dltensor"):
        _lent.pop(_pointer(capsule, b"dltensor"), None)


class DeviceArray:
    """An array of an environment on the GPU."""

    def __init__(self, array: Any, cuda: Any) -> None:
        self.array = array
        self._cuda = cuda

    @property
    def shape(self) -> tuple[int, ...]:
        return self.array.shape

    @property
    def dtype(self) -> Any:
        return self.array.dtype

    def copy_to_host(self) -> Any:
        """A copy as a NumPy array."""
        return self.array.copy_to_host()

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.array.__cuda_array_interface__

    def __dlpack_device__(self) -> tuple[int, int]:
        if SIMULATED:
            return self.array.__dlpack_device__()
        return ON_CUDA, self._cuda.get_current_device().id

    def __dlpack__(self, *, stream: Any = None, **wishes: Any) -> Any:
        """What has been asked of the GPU so far is waited for: readers may use streams of their own."""
        if SIMULATED:
            return self.array.__dlpack__()
        self._cuda.synchronize()
        array = self.array
        size = len(array.shape)
        lengths = (ctypes.c_int64 * size)(*array.shape)
        steps = (ctypes.c_int64 * size)(*(step // array.dtype.itemsize for step in array.strides))
        tensor = _Tensor(
            data=array.__cuda_array_interface__["data"][0],
            device=(ON_CUDA, self._cuda.get_current_device().id),
            ndim=size,
            code=KINDS[array.dtype.kind],
            bits=8 * array.dtype.itemsize,
            lanes=1,
            shape=lengths,
            strides=steps,
            deleter=ctypes.cast(_give_back, ctypes.c_void_p),
        )
        address = ctypes.addressof(tensor)
        _lent[address] = (tensor, lengths, steps, array)
        return _new(address, b"dltensor", ctypes.cast(_forget, ctypes.c_void_p))
