"""What the sources say of the fields of a type: the comments behind them."""

import ast
import inspect
import io
import sys
import tokenize
from functools import cache


def comments(source: str) -> dict[int, str]:
    """The comment behind each line of code."""
    return {
        token.start[0]: token.string.removeprefix("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip()
    }


def of_fields(kind: type) -> dict[str, str]:
    """By field, those that it has from others of its module included; none where the source is not at hand."""
    return _of_module(kind.__module__).get(kind.__name__, {})


@cache
def _of_module(name: str) -> dict[str, dict[str, str]]:
    try:
        source = inspect.getsource(sys.modules[name])
    except (OSError, TypeError):  # compiled, or installed without it
        return {}
    said = comments(source)
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            own = found[node.name] = {}
            for base in node.bases:
                own.update(found.get(ast.unparse(base), {}))
            for item in node.body:
                if isinstance(item, ast.AnnAssign) and item.end_lineno in said:
                    own[ast.unparse(item.target)] = said[item.end_lineno]
    return found
