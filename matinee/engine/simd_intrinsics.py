"""SIMD instructions that compiled rules use in place of the loops in `simd.py`. Only `compiling.py` imports this."""

from typing import Any

from llvmlite import ir  # pyright: ignore[reportMissingTypeStubs]
from numba.core import types
from numba.extending import intrinsic

from matinee.engine.simd import WIDTH, write_scaled


def _generate_write_scaled(_: Any, out: Any, start: Any, numbers: Any, row: Any, factors: Any) -> Any:
    """Generate `write_scaled` as vector instructions, for contiguous float32 rows."""
    if out.dtype != types.float32 or not all(array.is_c_contig for array in (out, numbers, factors)):
        return None

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        def vector_pointer(element_type: Any, pointer: Any) -> Any:
            return builder.bitcast(pointer, ir.VectorType(element_type, WIDTH).as_pointer())

        output, source, factor_array = (
            context.make_array(signature.args[index])(context, builder, arguments[index]) for index in (0, 2, 4)
        )
        integer_type, float_type = context.get_data_type(numbers.dtype), ir.FloatType()
        row_start = builder.mul(arguments[3], ir.Constant(ir.IntType(64), WIDTH))
        integers = builder.load(
            vector_pointer(integer_type, builder.gep(source.data, [row_start])), align=integer_type.width // 8
        )
        floats = builder.sitofp(integers, ir.VectorType(float_type, WIDTH))
        products = builder.fmul(floats, builder.load(vector_pointer(float_type, factor_array.data), align=4))
        builder.store(products, vector_pointer(float_type, builder.gep(output.data, [arguments[1]])), align=4)
        return context.get_dummy_value()

    return types.void(out, types.intp, numbers, types.intp, factors), generate


# Functions of the rules and their replacements.
NATIVE: dict[Any, Any] = {write_scaled: intrinsic(_generate_write_scaled)}
