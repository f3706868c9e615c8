# SPDX-License-Identifier: MIT
# Sourced by run.sh: copies each project of this folder out of the repository and builds it against the installed copy.
# Register values and counts were computed by hand from 329468-002 and the rates that the projects are given.

cp -R tests/consumers "$scratch/projects"
generated=$PWD/generated
in_your_project=$PWD/docs/in-your-project.md
spec_event=UNC_C_TOR_INSERTS.OPCODE,opc=DRd

# prints WANTED COMMAND...: the command prints exactly WANTED
prints() {
	wanted=$1
	shift
	got=$("$@") || { echo "exit $? of: $*"; return 1; }
	[ "$got" = "$wanted" ] || { echo "wanted: $wanted"; echo "got: $got"; return 1; }
}

three_seconds='control 0x135
1 s: 15000 on 15 of 15
2 s: 30000 on 15 of 15
3 s: 45000 on 15 of 15'

c11() (
	cd "$scratch/projects/c11" || return 1
	rm -f monitor
	make CC="$1" $2 && prints "$three_seconds" ./monitor ivt "$spec_event" 1000
)
for compiler in gcc clang; do
	try "C11: a program counts with pkg-config and the shared library: $compiler" c11 "$compiler" ''
	try "C11: a program counts with pkg-config and the archive: $compiler" c11 "$compiler" STATIC=1
done
static() {
	! readelf -d "$scratch/projects/c11/monitor" | grep -q libuncore
}
try "C11: a program built with the archive needs no shared library" static

# The library was not built with the toy; the 15 clocks of ivt's CBos run at the example machine's 2.5 GHz.
tables() (
	cd "$scratch/projects/c11" && rm -f tables && make CC="$1" tables &&
		uncoregen generate --quiet --spec ../own_spec/spec --tables toy.tables &&
		./tables toy.tables toy UNC_D_TRANSFERS.READ | grep -E '^of the file: [1-9][0-9]*$' &&
		./tables toy.tables ivt UNC_C_CLOCKTICKS | grep '^built in: 3750000000$' &&
		! ./tables Makefile toy UNC_D_TRANSFERS.READ 2>err && grep -q 'is no file of tables' err
)
for compiler in gcc clang; do
	try "C11: a program counts on a platform that is only in a file of tables: $compiler" tables "$compiler"
done

# The program of docs/in-your-project.md runs on a simulator in memory, and on a simulated Linux machine, where it uses
# the files of MSRs and PCI devices. 15 instances count for 0.1 s at 2.5 GHz, the clock of the example machine.
ticks=3750000000
first() {
	awk '/^## C, with pkg-config/ { here = 1 } here && /^    #include/ { on = 1 } on && /^$/ { exit } on' "$in_your_project" >"$scratch/first.c"
	[ "$(wc -l <"$scratch/first.c")" -le 15 ] || { echo "more than 15 lines"; return 1; }
	cc -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror -o "$scratch/first" "$scratch/first.c" \
		$(pkg-config --cflags --libs libuncore-sim) || return 1
	prints "$ticks on 15 instances" "$scratch/first" ivt && ! "$scratch/first" nix 2>"$scratch/err" &&
		grep -qx 'there is no platform "nix"' "$scratch/err"
}
try "C11: the first program of docs/in-your-project.md compiles and counts" first
# If uncore sim run may not mount anything, it says so and exits with 2 or 3, whatever the program does.
on_linux() {
	counted=$(uncore sim run --sim ivt:2 -- "$scratch/first") || return 1
	echo "$counted"
	echo "$counted" | awk -v ticks="$ticks" '{ exit !($1 >= 2 * ticks && $1 < 20 * ticks && $0 ~ / on 30 instances$/) }'
}
if uncore sim run --sim ivt:1 -- true >"$scratch/out" 2>&1; then
	try "C11: the first program counts on a simulated Linux machine" on_linux
else
	skip "C11: the first program counts on a simulated Linux machine" "$(head -n 1 "$scratch/out")"
fi

# example SECTION NAME: builds the program of a section of libuncore(3)
example() {
	awk -v section="$1" '/^\.SH / { in_section = $0 == ".SH " section }
		/^\.nf/ { on = in_section; next } /^\.fi/ { on = 0 } on' "$prefix/share/man/man3/libuncore.3" |
		sed 's/\\-/-/g; s/\\e/\\/g' >"$scratch/$2.c"
	cc -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror -o "$scratch/$2" "$scratch/$2.c" \
		$(pkg-config --cflags --libs libuncore-sim)
}
page_first() {
	example 'FIRST PROGRAM' page_first && prints "$ticks on 15 instances" "$scratch/page_first" ivt
}
# 15 instances count at 2.5 GHz; the program prints a line for each second. What memory reads count is the example's
# traffic: more in each second, and in none a tenth more or less than in the first.
page_session() {
	example SESSIONS page_session && "$scratch/page_session" ivt UNC_C_CLOCKTICKS UNC_M_CAS_COUNT.RD >"$scratch/got" || return 1
	cat "$scratch/got"
	awk '{ grown = $4 - last; last = $4 }
		NR == 1 { first = grown }
		$1 != NR || $3 != NR * 37500000000 || grown < 1e6 || grown < first * 0.9 || grown > first * 1.1 { exit 1 }
		END { exit NR != 3 }' "$scratch/got" &&
		! "$scratch/page_session" ivt NO_SUCH_EVENT 2>"$scratch/err" && grep -q '^NO_SUCH_EVENT: ' "$scratch/err"
}
page_simulated() {
	example 'SIMULATED MACHINES' page_simulated && prints 1500000 "$scratch/page_simulated" ivt UNC_C_CLOCKTICKS &&
		prints 200000 "$scratch/page_simulated" jkt UNC_Q_CLOCKTICKS
}
try "C11: the first program of libuncore(3) compiles and counts" page_first
try "C11: the example of a session in libuncore(3) compiles and counts" page_session
try "C11: the example of a simulated machine in libuncore(3) compiles and counts" page_simulated

cpp() {
	cmake -S "$scratch/projects/cpp" -B "$scratch/cpp-$1" -DCMAKE_CXX_COMPILER="$1" -DCMAKE_PREFIX_PATH="$prefix" &&
		cmake --build "$scratch/cpp-$1" -j 2
}
registers='wrmsr 0xd7a 0x18200000
wrmsr 0xd70 0x400135'
number=0
for compiler in g++ clang++; do
	number=$((number + 1))
	chosen "$number" 2 || continue
	try "C++: CMake builds the C++17 and C++20 programs: $compiler" cpp "$compiler"
	for standard in 17 20; do
		for kind in sim sim_static; do
			try "C++$standard: a program that CMake links to uncore::$kind counts: $compiler" \
				prints "ok 105000 of 15 instances, 30 CPUs" \
				"$scratch/cpp-$compiler/profiler_${kind}_$standard" ivt "$spec_event"
		done
		try "C++$standard: a program that uses uncore::headers makes register values: $compiler" \
			prints "$registers" \
			"$scratch/cpp-$compiler/registers_$standard"
	done
done
other_version() {
	mkdir -p "$scratch/version"
	printf 'cmake_minimum_required(VERSION 3.18)\nproject(v NONE)\nfind_package(uncore %s REQUIRED)\n' "$1" \
		>"$scratch/version/CMakeLists.txt"
	cmake -S "$scratch/version" -B "$scratch/version/build" -DCMAKE_PREFIX_PATH="$prefix" >/dev/null 2>&1
}
refuses_version() {
	! other_version "$1"
}
try "CMake: the installed minor version is found" other_version 0.1
try "CMake: another minor version is refused before 1.0" refuses_version 0.2
try "CMake: another major version is refused" refuses_version 1.0

freestanding() (
	cd "$scratch/projects/freestanding" && rm -f firmware && make CC="$1" && ./firmware && make CC="$1" syntax-32
)
for compiler in gcc clang; do
	try "firmware: the headers alone compile freestanding for 64 and 32 bits: $compiler" freestanding "$compiler"
done
no_library() {
	! pkg-config --libs uncore-headers | grep -q . && ! readelf -d "$scratch/projects/freestanding/firmware" | grep -q NEEDED
}
try "firmware: a program with the headers alone links no library" no_library

# Prints the folder of the headers of the running kernel, or else of Debian's newest.
kernel_headers() {
	for folder in /lib/modules/"$(uname -r)"/build $(ls -dr /usr/src/linux-headers-*-amd64 2>/dev/null); do
		[ ! -f "$folder/Module.symvers" ] || { echo "$folder"; return; }
	done
}
module() {
	make -C "$1" M="$scratch/projects/kernel" UNCORE_CFLAGS="$(pkg-config --cflags uncore-headers)" modules &&
		[ -s "$scratch/projects/kernel/uncore_probe.ko" ]
}
# These are the options of the kernel build that concern the language.
shimmed() {
	"$1" -std=gnu11 -D__KERNEL__ -DMODULE -nostdinc -ffreestanding -fno-strict-aliasing -Wall -Wundef \
		-Wdeclaration-after-statement -Werror -fsyntax-only -I"$scratch/projects/kernel/shim" \
		$(pkg-config --cflags uncore-headers) "$scratch/projects/kernel/uncore_probe.c"
}
kernel=$(kernel_headers)
if [ -n "$kernel" ]; then
	try "kernel module: the module builds against $kernel" module "$kernel"
else
	skip "kernel module: the module builds against kernel headers" "no headers of a kernel below /usr/src"
fi
for compiler in gcc clang; do
	try "kernel module: the source compiles against a shim of the kernel headers: $compiler" shimmed "$compiler"
done

vendored() (
	cd "$scratch/projects/vendored" && mkdir -p third_party && cp -R "$generated" third_party/ && rm -f decode &&
		env -u PKG_CONFIG_PATH make CC="$1" && prints "event 0x34 umask 0x11 threshold 0 counts" ./decode 0x00401134
)
for compiler in gcc clang; do
	try "vendored: a project with a copy of generated/ needs no installed library: $compiler" vendored "$compiler"
done

# runs NUMBER: uncoregen has run so many times
runs() {
	[ "$(wc -l <build/runs)" -eq "$1" ] || { echo "uncoregen ran $(wc -l <build/runs) times, not $1"; return 1; }
}
own() {
	make && prints "$1" build/count && runs "$2" && make | grep -q 'up to date'
}
# Sets file times later than those of all outputs, because make compares times.
later() {
	for file in "$@"; do
		touch -d "$(date -d '+2 seconds' '+%F %T')" "$file"
	done
	sleep 2
}
own_first() (
	cd "$scratch/projects/own_spec" && own "0x121 at 0x511: ok 1000" 1
)
own_code() (
	cd "$scratch/projects/own_spec" && later count.c && make | grep -q count.o && own "0x121 at 0x511: ok 1000" 1
)
own_spec() (
	cd "$scratch/projects/own_spec" && sed -i 's/"0x21"/"0x22"/' spec/toy/dma.events.json &&
		later spec/toy/dma.events.json && own "0x122 at 0x511: ok 1000" 2
)
# If a change reaches no output, uncoregen runs once and nothing is compiled.
own_blank() (
	cd "$scratch/projects/own_spec" && echo >>spec/toy/platform.json && later spec/toy/platform.json &&
		touch -r build/count "$scratch/before" && own "0x122 at 0x511: ok 1000" 3 && [ ! build/count -nt "$scratch/before" ]
)
own_wrong() (
	cd "$scratch/projects/own_spec" && sed -i 's/"0x22"/"0x322"/' spec/toy/dma.events.json &&
		later spec/toy/dma.events.json || return 1
	make >"$scratch/out" 2>&1 && return 1
	grep -q '^spec/toy/dma.events.json:[0-9]*:[0-9]*: error\[event-width\]' "$scratch/out" || { cat "$scratch/out"; return 1; }
	sed -i 's/"0x322"/"0x22"/' spec/toy/dma.events.json && later spec/toy/dma.events.json && own "0x122 at 0x511: ok 1000" 4
)
try "own spec: a program counts with headers and tables made from its own spec" own_first
try "own spec: a change of the program does not run uncoregen" own_code
try "own spec: a change of the spec runs uncoregen and rebuilds the program" own_spec
try "own spec: a change that reaches no output compiles nothing" own_blank
try "own spec: an error in the spec stops the build, and its correction continues it" own_wrong

# Each public header must compile alone and when it is included twice, in C and C++.
silent() {
	compiler=$1
	shift
	for header in $(cd "$prefix/include" && ls uncore/*.h); do
		printf '#include "%s"\n#include "%s"\nextern int nothing;\n' "$header" "$header" >"$scratch/alone.c"
		"$compiler" "$@" -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror -fsyntax-only \
			$(pkg-config --cflags libuncore) "$scratch/alone.c" || return 1
	done
}
number=0
for words in "gcc c c11" "g++ c++ c++11" "clang++ c++ c++20" "clang c c11" "clang++ c++ c++11" "g++ c++ c++20"; do
	number=$((number + 1))
	chosen "$number" 3 || continue
	set -- $words
	try "public headers: each compiles alone without a warning: $1, $3" silent "$1" -x "$2" -std="$3"
done
