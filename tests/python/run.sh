#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the Python package: its declarations against the headers, its types, its counts on simulated machines, its wheel.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
build=$(realpath "${BUILD:-build}")
package=$PWD/runtime/library/python

# Debian's interpreter has what Debian packages: pandas, mypy, Jupyter.
python=/usr/bin/python3
[ -x "$python" ] || python=$(command -v python3) || {
	skip "python: the package" "python3 is not there"
	done_testing
}

UNCORE_LIBRARY=$build/lib UNCORE_PROGRAM=$build/bin/uncore UNCOREGEN=$build/bin/uncoregen SCRATCH=$scratch
PYTHONPATH=$package PYTHONDONTWRITEBYTECODE=1 MPLBACKEND=Agg
export UNCORE_LIBRARY UNCORE_PROGRAM UNCOREGEN SCRATCH PYTHONPATH PYTHONDONTWRITEBYTECODE MPLBACKEND

number=0
for compiler in g++ clang++; do
	number=$((number + 1))
	chosen "$number" 2 || continue
	if command -v $compiler >/dev/null; then
		try "python: sizes, offsets, parameters and numbers are those of the headers: $compiler" \
			env CXX=$compiler "$python" tests/python/declared.py
	else
		skip "python: sizes, offsets, parameters and numbers are those of the headers: $compiler" "$compiler is not there"
	fi
done

# The declared versions of Python are not all installed; the types of the standard library differ between them.
typed() {
	(cd "$package" && MYPYPATH= PYTHONPATH= mypy --strict --python-version "$1" --cache-dir "$scratch/mypy" uncore declare.py)
}
if command -v mypy >/dev/null; then
	try "python: the types agree, by mypy --strict for Python 3.9" typed 3.9
	try "python: the types agree, by mypy --strict for Python 3.11" typed 3.11
else
	skip "python: the types agree" "mypy is not there (make tools EVERY=1)"
fi

# What pydoc prints of each public name has a sentence.
documented() {
	"$python" - <<-'END'
		import inspect, uncore
		bad = []
		for name in uncore.__all__:
		    each = getattr(uncore, name)
		    own = [(f"{name}.{word}", part) for word, part in vars(each).items() if not word.startswith("_") and
		           (inspect.isfunction(part) or isinstance(part, property))] if inspect.isclass(each) else []
		    bad += [word for word, part in [(name, each), *own] if not (part.__doc__ or "").strip()]
		print("without a sentence:", bad)
		raise SystemExit(bool(bad))
	END
}
try "python: help() explains each public name" documented

# cases FILE: a case for each test of a file of unittest
cases() {
	"$python" -m unittest -v "$1" >"$scratch/out" 2>"$scratch/said"
	sed -n 's/^\(test_[a-z_0-9]*\) (.*) \.\.\. ok$/\1/p' "$scratch/said" | tr _ ' ' >"$scratch/good"
	while read -r test name; do
		ok "python: $name"
	done <"$scratch/good"
	sed -n "s/^\(test_[a-z_0-9]*\) (.*) \.\.\. skipped '\(.*\)'$/\1 \2/p" "$scratch/said" >"$scratch/skipped"
	while read -r test why; do
		skip "python: $(echo "${test#test_}" | tr _ ' ')" "$why"
	done <"$scratch/skipped"
	try "python: each test of $1 passes" ended "$1"
}
ended() {
	cat "$scratch/said"
	[ -s "$scratch/good" ] && tail -n 1 "$scratch/said" | grep -q '^OK'
}
for file in tests/python/test_*.py; do
	cases "$file"
done

. tests/python/wheel.sh
. tests/python/notebook.sh
done_testing
