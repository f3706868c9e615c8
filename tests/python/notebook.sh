# SPDX-License-Identifier: MIT
# Sourced by run.sh: runs the notebook of the tutorial from its first cell to its last, and compares what it prints.
# To change it: edit, then "jupyter nbconvert --execute --inplace" with PYTHONPATH and UNCORE_LIBRARY as here.

notebook=docs/tutorial/bandwidth.ipynb
missing=
for module in nbconvert ipykernel matplotlib pandas; do
	"$python" -c "import $module" 2>/dev/null || missing="$missing $module"
done

# The kernel's own files are not the user's.
executes() {
	env -u MPLBACKEND HOME="$scratch" JUPYTER_PLATFORM_DIRS=1 "$python" -W ignore -m nbconvert --to notebook --execute \
		--ExecutePreprocessor.timeout=120 --output-dir "$scratch" --output run.ipynb "$notebook" &&
		"$python" tests/python/notebook.py "$notebook" "$scratch/run.ipynb"
}
if [ -z "$missing" ]; then
	try "python: the notebook runs, prints what it shows, and draws" executes
else
	skip "python: the notebook runs, prints what it shows, and draws" "missing:$missing (make tools EVERY=1)"
fi
