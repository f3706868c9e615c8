#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs each fuzz target for FUZZ_SECONDS, starting from its corpus in tests/fuzz. "make fuzz" calls it:
# run.sh BUILT-GENERATOR-SOURCES...
set -u

cd "$(dirname "$0")/../.." || exit 1
build=${BUILD:-build}/fuzz
compiler=${FUZZ_CC:-clang}
seconds=${FUZZ_SECONDS:-60}
mkdir -p "$build" || exit 1

printf '#include <stddef.h>\n#include <stdint.h>\nint LLVMFuzzerTestOneInput(const uint8_t *d, size_t n);\n%s\n' \
	'int LLVMFuzzerTestOneInput(const uint8_t *d, size_t n) { (void)d; (void)n; return 0; }' >"$build/empty.c"
if ! "$compiler" -fsanitize=fuzzer,address,undefined -o "$build/empty" "$build/empty.c" 2>/dev/null; then
	echo "fuzz: skipped, as $compiler has no libFuzzer (Debian: apt-get install clang libclang-rt-dev)"
	exit 0
fi

# compile TARGET ARGUMENTS...
compile() {
	target=$1
	shift
	echo "fuzz: compiling $target"
	"$compiler" -std=c11 -g -O1 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
		-Wno-unused-command-line-argument -o "$build/$target" "$@"
}

# fuzz TARGET CORPUS: new inputs are kept in the build folder; the corpus in the tree is only read.
fuzz() {
	echo "fuzz: $1, $seconds s"
	mkdir -p "$build/found_$1"
	"$build/$1" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=4096 -print_final_stats=1 -verbosity=0 \
		-artifact_prefix="$build/$1-" "$build/found_$1" "$2" 2>"$build/$1.log"
	status=$?
	grep -E 'SUMMARY|stat::number_of_executed_units|stat::average_exec|runtime error|ERROR' "$build/$1.log"
	[ "$status" -eq 0 ] || { tail -n 40 "$build/$1.log"; echo "fuzz: $1 FAILED, see $build/$1.log"; }
	return "$status"
}

library=$(ls runtime/library/core/*.c runtime/library/event/*.c runtime/library/schedule/*.c runtime/library/session/*.c runtime/library/linux/*.c)
failed=0
compile fuzz_event -Iruntime/library/include -Igenerated/include -iquote runtime/library -iquote runtime/simulator -iquote runtime/programs tests/fuzz/fuzz_event.c $library \
	generated/src/*.c && fuzz fuzz_event tests/fuzz/corpus_event || failed=1
compile fuzz_spec -D_GNU_SOURCE -iquote gen -iquote runtime/library -iquote runtime/simulator -iquote runtime/programs -Iruntime/library/include tests/fuzz/fuzz_spec.c \
	$(find gen runtime/programs/base -name '*.c' ! -path 'gen/cli/*' ! -name main.c | sort) "$@" -ljansson &&
	fuzz fuzz_spec tests/fuzz/corpus_spec || failed=1
# Made-up platforms are small, so that many changes of their tables are tried, and have what real ones have.
mkdir -p "$build/corpus_tables" && printf '\000' >"$build/corpus_tables/unchanged"
for spec in tests/parts/spec tests/diff/base; do
	rm -rf "$build/made"
	"${BUILD:-build}/bin/uncoregen" generate --quiet --spec "$spec" --out "$build/made" &&
		compile fuzz_tables -Iruntime/library/include -Igenerated/include -iquote runtime/library -iquote runtime/simulator -iquote runtime/programs tests/fuzz/fuzz_tables.c $library \
			$(find runtime/simulator/sim -name "*.c" | sort) $(ls generated/src/*.c | grep -vE '_tables\.c|/platforms\.c') \
			"$build"/made/src/*.c -lm && fuzz fuzz_tables "$build/corpus_tables" || failed=1
done
compile fuzz_scenario -Iruntime/library/include -iquote runtime/library -iquote runtime/simulator -iquote runtime/programs -Igenerated/include tests/fuzz/fuzz_scenario.c $library \
	$(find runtime/simulator/sim -name "*.c" | sort) $(find runtime/programs/base -name "*.c" | sort) \
	$(ls runtime/programs/json/*.c | grep -v absent.c) generated/src/*.c \
	"${BUILD:-build}/runtime/programs/base/json/scan.c" "${BUILD:-build}/runtime/programs/base/scalars.c" -ljansson &&
	fuzz fuzz_scenario tests/scenarios || failed=1
# Logs of real runs, for the platform number 0 and the first few.
rm -rf "$build/corpus_log" && mkdir -p "$build/corpus_log"
for log in tests/cli/logs/*.log; do
	for platform in 0 1 2 3; do
		{ printf "\\00$platform" && cat "$log"; } >"$build/corpus_log/$platform.$(basename "$log")"
	done
done
compile fuzz_log -Iruntime/library/include -iquote runtime/library -iquote runtime/simulator -iquote runtime/programs -Igenerated/include tests/fuzz/fuzz_log.c \
	$(ls runtime/programs/cli/decode_log/*.c | grep -vE '/(decode_log|print|json|meaning|rules|changes|values)\.c') runtime/programs/cli/decode/at_address.c \
	runtime/programs/base/memory.c runtime/programs/base/words.c $library generated/src/*.c && fuzz fuzz_log "$build/corpus_log" || failed=1
# Changes values of the spec at random: diff must report each change with its class. It tries about thirty a second.
for platform in spec/*/platform.json; do
	platform=$(basename "$(dirname "$platform")")
	echo "fuzz: diff, $platform"
	"${BUILD:-build}/tests/helpers/mutate" spec "$platform" tests/diff/classes.txt "$(date +%s)" $((seconds * 15)) || failed=1
	python3 tests/diff/oracle.py "${BUILD:-build}/bin/uncoregen" spec "$platform" "$(date +%s)" $((seconds * 2)) || failed=1
done
exit "$failed"
