"""SIMD instructions that compiled rules use in place of the loops in `simd.py`. Only `compiling.py` imports this."""

from typing import Any

from llvmlite import ir  # pyright: ignore[reportMissingTypeStubs]
from numba.core import types
from numba.extending import intrinsic

from matinee.engine.simd import WIDTH, write_parts


def _generate_write_parts(_: Any, out: Any, at: Any, numbers: Any, row: Any, parts: Any) -> Any:
    """Generate `write_parts` as vector instructions, for contiguous float32 rows."""
    if out.dtype != types.float32 or not all(each.is_c_contig for each in (out, numbers, parts)):
        return None

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        def wide(kind: Any, pointer: Any) -> Any:
            return builder.bitcast(pointer, ir.VectorType(kind, WIDTH).as_pointer())

        written, read, scale = (
            context.make_array(signature.args[place])(context, builder, arguments[place]) for place in (0, 2, 4)
        )
        number, real = context.get_data_type(numbers.dtype), ir.FloatType()
        start = builder.mul(arguments[3], ir.Constant(ir.IntType(64), WIDTH))
        row_read = builder.load(wide(number, builder.gep(read.data, [start])), align=number.width // 8)
        reals = builder.sitofp(row_read, ir.VectorType(real, WIDTH))
        products = builder.fmul(reals, builder.load(wide(real, scale.data), align=4))
        builder.store(products, wide(real, builder.gep(written.data, [arguments[1]])), align=4)
        return context.get_dummy_value()

    return types.void(out, types.intp, numbers, types.intp, parts), generate


# Functions of the rules and their replacements.
NATIVE: dict[Any, Any] = {write_parts: intrinsic(_generate_write_parts)}
