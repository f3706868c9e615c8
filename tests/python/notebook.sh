# SPDX-License-Identifier: MIT
# Sourced by run.sh: runs the notebooks of the tutorial from their first cell to the last, and compares what they print.
# To change one: edit, then "jupyter nbconvert --execute --inplace" with PYTHONPATH and UNCORE_LIBRARY as here.

missing=
for module in nbconvert ipykernel matplotlib pandas; do
	"$python" -c "import $module" 2>/dev/null || missing="$missing $module"
done

# The kernel's own files are not the user's.
# executes NOTEBOOK TEXTS: so many of its cells print
executes() {
	env -u MPLBACKEND HOME="$scratch" JUPYTER_PLATFORM_DIRS=1 "$python" -W ignore -m nbconvert --to notebook --execute \
		--ExecutePreprocessor.timeout=120 --output-dir "$scratch" --output run.ipynb "$1" &&
		"$python" tests/python/notebook.py "$1" "$scratch/run.ipynb" "$2"
}
if [ -z "$missing" ]; then
	try "python: the notebook of a machine runs, prints what it shows, and draws" executes docs/tutorial/bandwidth.ipynb 5
	try "python: so does the notebook of two regions" executes docs/tutorial/regions.ipynb 2
else
	skip "python: the notebooks run, print what they show, and draw" "missing:$missing (make tools EVERY=1)"
fi
