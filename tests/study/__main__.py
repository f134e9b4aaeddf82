"""Run notebooks, each in a Python of its own.

python -m tests.study              stores what those of examples/study say now
python -m tests.study FROM TO      runs one, and writes it elsewhere
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient
from traitlets.config import Config

STUDY = Path(__file__).parents[2] / "examples" / "study"

# What we do ourselves warns of nothing; what IPython does around it is its own business.
STRICT = 'import warnings\nwarnings.filterwarnings("error", module=r"(ceiba|equilibria|__main__)\\b")'

# Nothing of when and where it ran.
ABOUT = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def run(source: Path, target: Path) -> None:
    """It is spoken to by files in a folder with a short name, not by ports: they might be another's."""
    notebook = nbformat.read(source, as_version=4)  # type: ignore[no-untyped-call]
    notebook.cells.insert(0, nbformat.v4.new_code_cell(STRICT))  # type: ignore[no-untyped-call]
    with TemporaryDirectory() as folder:
        files = {"transport": "ipc", "ip": f"{folder}/k", "connection_file": f"{folder}/kernel.json"}
        told = Config({"KernelManager": files})
        client = NotebookClient(notebook, config=told, timeout=300, coalesce_streams=True, record_timing=False)
        client.execute(cwd=str(STUDY))
    del notebook.cells[0]
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.execution_count -= 1
            for output in cell.outputs:
                if output.output_type == "execute_result":
                    output.execution_count = cell.execution_count
    notebook.metadata = ABOUT
    nbformat.write(notebook, target)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        run(Path(sys.argv[1]), Path(sys.argv[2]))
    else:
        for path in sorted(STUDY.glob("*.ipynb")):
            run(path, path)
