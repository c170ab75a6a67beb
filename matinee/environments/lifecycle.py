"""Close, copy, pickle and save vectorized environments: what those on the CPU and on a GPU have in common."""

from abc import ABC, abstractmethod
from hashlib import blake2b
from math import prod
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from matinee.environments.batch import EnvSpec
from matinee.environments.errors import ClosedEnvironment, ForeignState

FORMAT = b"matinee environments 1\n"
"""The first bytes of a saved state."""

DIGEST_BYTES = 32


class Lifecycle(ABC):
    """The common part of vectorized environments: closing, copying and saving.

    Attributes:
        spec: The checked parameters.
        checked: Whether `step` raises on illegal actions.
        closed: Whether the environments are closed.
    """

    spec: EnvSpec
    checked: bool
    closed: bool = False

    @abstractmethod
    def _allocate(self) -> None:
        """Create the arrays of `spec` and whatever steps them."""

    @abstractmethod
    def _release(self) -> None:
        """End threads and free memory, and make every later step raise `ClosedEnvironment`."""

    @abstractmethod
    def _read(self) -> dict[str, NDArray[Any]]:
        """Return the arrays of `spec.state_arrays`, on the CPU."""

    @abstractmethod
    def _write(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Overwrite all arrays with those of a saved state."""

    def close(self) -> None:
        """End the worker threads and free memory on the GPU. Closing twice does nothing."""
        if not self.closed:
            self._release()
            self.closed = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *unused: object) -> None:
        self.close()

    def save_state(self) -> bytes:
        """Return the positions, generators and arrays of all environments, for `load_state`."""
        if self.closed:
            raise ClosedEnvironment()
        arrays = self._read()
        payload = b"".join(arrays[name].tobytes() for name in self.spec.state_arrays())
        return FORMAT + self._digest(payload) + payload

    def load_state(self, state: bytes) -> None:
        """Continue exactly where other environments with the same parameters were saved, on the CPU or on a GPU.

        Args:
            state: What `save_state` returned.

        Raises:
            ForeignState: It was saved by environments with other parameters, or is damaged; nothing has changed.
        """
        if self.closed:
            raise ClosedEnvironment()
        start = len(FORMAT) + DIGEST_BYTES
        known = isinstance(state, bytes) and state.startswith(FORMAT)  # pyright: ignore[reportUnnecessaryIsInstance]
        if not known or state[len(FORMAT) : start] != self._digest(memoryview(state)[start:]):
            raise ForeignState(self.spec.game.box().name, self.spec.players, self.spec.num_envs)
        arrays: dict[str, NDArray[Any]] = {}
        for name, (shape, kind) in self.spec.state_arrays().items():
            arrays[name] = np.frombuffer(state, kind, prod(shape), start).reshape(shape)
            start += arrays[name].nbytes
        self._write(arrays)

    def _digest(self, payload: "bytes | memoryview") -> bytes:
        """Return a digest of the parameters and of the arrays: compiled code must not run on damaged positions."""
        digest = blake2b(self.spec.identity.encode(), digest_size=DIGEST_BYTES)
        digest.update(payload)
        return digest.digest()

    def copy(self) -> Self:
        """Return independent environments that continue exactly as these do."""
        copy = object.__new__(type(self))
        copy.__setstate__(self.__getstate__())
        return copy

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {"spec": self.spec, "checked": self.checked, "state": self.save_state()}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            if name != "state":
                setattr(self, name, value)
        self._allocate()
        self.load_state(fields["state"])
