#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the programs of docs/languages/region-programs.md in each language: they are short, and print the same exact numbers.
# Run by make test, not with SANITIZE=1.
set -u

cd "$(dirname "$0")/../.." || exit 1
. tests/tools/tap.sh
build=$(realpath "${BUILD:-build}")
root=$PWD
page=docs/languages/region-programs.md
python=/usr/bin/python3
[ -x "$python" ] || python=$(command -v python3) || python=

UNCORE_PROGRAM=$build/bin/uncore UNCORE_LIBRARY=$build/lib PYTHONPATH=$root/runtime/library/python PYTHONDONTWRITEBYTECODE=1
PATH=$build/bin:$PATH LD_LIBRARY_PATH=$build/lib
export UNCORE_PROGRAM UNCORE_LIBRARY PYTHONPATH PYTHONDONTWRITEBYTECODE PATH LD_LIBRARY_PATH
mkdir "$scratch/lib" && ln -s "$build"/lib/libuncore.so.* "$scratch/lib/libuncore.so"

# extract FILE: a program of the page
extract() {
	awk -v begin="    \$ cat $1" '$0 == begin { on = 1; next } on && /^    \$ / { exit } on { sub(/^    /, ""); print }' "$page" |
		sed '/^$/d' >"$scratch/$1"
	lines=$(wc -l <"$scratch/$1")
	[ "$lines" -gt 0 ] && [ "$lines" -le 15 ] || { echo "$1 has $lines lines"; return 1; }
}

# What a session counts in the same tenths of a second, in another process, without a region.
expected() {
	"$python" - <<-'END'
		import uncore
		with uncore.machine("sim:ivt:2") as machine, machine.session(metrics="MEM_BW_TOTAL") as session:
		    for name, seconds in (("copy", 0.1), ("scale", 0.2)):
		        machine.sleep(seconds)
		        print(f"{name}: {session.read().value('MEM_BW_TOTAL') / seconds / 1e9:.6f} GB/s")
	END
}

# prints COMMAND...: it prints what is expected
prints() {
	"$@" >"$scratch/printed" || { cat "$scratch/printed"; return 1; }
	diff "$scratch/expected" "$scratch/printed"
}
c() {
	extract regions.c && "${1:-cc}" -std=c11 -Wall -Wextra -Wpedantic -Werror -I"$root/runtime/library/include" \
		"$scratch/regions.c" -L"$scratch/lib" -luncore -o "$scratch/c" && prints "$scratch/c"
}
cpp() {
	extract regions.cpp && "$1" -std=c++11 -Wall -Wextra -Wpedantic -Werror -I"$root/runtime/library/include" \
		"$scratch/regions.cpp" -L"$scratch/lib" -luncore -o "$scratch/cpp" && prints "$scratch/cpp"
}
fortran() (
	extract regions.f90 && cd "$scratch" && gfortran "-std=$1" -O2 -Wall -Wextra -Werror \
		"$root/runtime/library/fortran/region.f90" regions.f90 -Llib -luncore -o fortran && prints ./fortran
)
rust() {
	rustc -O -D warnings tests/consumers/rust/regions.rs -L "$scratch/lib" -l uncore -o "$scratch/rust" &&
		prints "$scratch/rust" sim:ivt:2
}

# On a real machine one word is another. The test's machine mostly lacks such a processor: then the words say so.
on_this_machine() {
	sed 's/sim:ivt:2/here/' "$scratch/$1" >"$scratch/here.$1" && [ "$(diff "$scratch/$1" "$scratch/here.$1" | grep -c '^>')" -eq 1 ] ||
		return 1
	shift
	"$@" >"$scratch/printed" 2>"$scratch/err" && grep -q 'copy: .* GB/s' "$scratch/printed" && return
	cat "$scratch/printed" "$scratch/err"
	[ -s "$scratch/err" ] && [ ! -s "$scratch/printed" ]
}

# rows: each member of each row, as Fortran reads it, and as Python does
rows() (
	cat >"$scratch/rows.f90" <<-'END'
		program rows
		   use uncore_region
		   type(uncore_row), allocatable :: found(:)
		   integer :: at
		   call uncore_open("sim:ivt:2", "-g memory")
		   call uncore_begin("a region")
		   call uncore_sleep(0.25d0)
		   call uncore_end()
		   call uncore_begin("a region")
		   call uncore_rows(found)
		   do at = 1, size(found)
		      print "(a,2(',',i0),2(',',f0.3),2(',',i0),',',a,2(',',i0),',',f0.3,2(',',a))", found(at)%region, found(at)%calls, &
		         found(at)%unended, found(at)%seconds, found(at)%error, found(at)%ranks, found(at)%most, found(at)%item, &
		         found(at)%socket, found(at)%instance, found(at)%value, found(at)%unit, found(at)%state
		   end do
		end program rows
	END
	cd "$scratch" && gfortran "$root/runtime/library/fortran/region.f90" rows.f90 -Llib -luncore -o rows && ./rows |
		sed 's/,\./,0./g' >fortran.rows || return 1
	"$python" - >python.rows <<-'END'
		from uncore import region, regions
		with regions("sim:ivt:2", "-g memory") as counted:
		    with region("a region"):
		        counted.sleep(0.25)
		    with region("a region"):
		        for row in counted.rows():
		            print(row.region, row.calls, row.unended, f"{row.seconds:.3f}", f"{row.error:.3f}", row.ranks, row.most, row.item,
		                  -1 if row.socket is None else row.socket, -1 if row.instance is None else row.instance,
		                  f"{row.value:.3f}", row.unit, row.state, sep=",")
	END
	[ "$(wc -l <python.rows)" -ge 4 ] && diff fortran.rows python.rows
)

if [ -z "$python" ] || ! expected >"$scratch/expected"; then
	skip "the programs of the page" "python3 is not there"
	done_testing
fi
for compiler in gcc clang; do
	if command -v $compiler >/dev/null; then
		try "C: the program has at most 15 lines and prints the exact bandwidths: $compiler" c $compiler
	else
		skip "C: the program has at most 15 lines and prints the exact bandwidths: $compiler" "$compiler is not there"
	fi
done
for compiler in g++ clang++; do
	if command -v $compiler >/dev/null; then
		try "C++: the program has at most 15 lines and prints the exact bandwidths: $compiler" cpp $compiler
	else
		skip "C++: the program has at most 15 lines and prints the exact bandwidths: $compiler" "$compiler is not there"
	fi
done
try "Python: the program has at most 15 lines" extract regions.py
try "Python: it prints the exact bandwidths" prints "$python" "$scratch/regions.py"
try "Python: with one word changed it measures this machine, or says why not" on_this_machine regions.py "$python" \
	"$scratch/here.regions.py"
if command -v gfortran >/dev/null; then
	for standard in f2008 f2018; do
		try "Fortran: the program has at most 15 lines and prints the exact bandwidths: -std=$standard" fortran $standard
	done
	try "Fortran: each member of a row is what Python reads" rows
else
	skip "Fortran: the program has at most 15 lines and prints the exact bandwidths" "gfortran is not there (make tools EVERY=1)"
fi
if command -v rustc >/dev/null; then
	try "Rust: a program with the calls of uncore/region.h prints the exact bandwidths" rust
else
	skip "Rust: a program with the calls of uncore/region.h prints the exact bandwidths" "rustc is not there (make tools EVERY=1)"
fi
if command -v julia >/dev/null; then
	julia_line() {
		julia -e '@ccall("libuncore.so.0".uncore_region_begin("copy"::Cstring)::Cint) == 0 || exit(1)'
	}
	try "Julia: a call of the library succeeds" julia_line
else
	skip "Julia: a call of the library succeeds" "julia is not there; Debian 12 has none"
fi
done_testing
