#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares a description of the ABI with the recorded one, prints the differences and what to do: compare.sh RECORDED
# NOW. Exit 0: nothing changed; 1: the change may be recorded (make abi); 2: a number must be raised first.
set -u

recorded=$1
now=$2

number() {
	sed -n "s/^$1 //p" "$2"
}
library=$(number "library ABI" "$recorded")
tables=$(number "table ABI" "$recorded")
facts() {
	grep -v '^[a-z]* ABI ' "$1" | LC_ALL=C sort
}
scratch=$(mktemp -d) || exit 2
trap 'rm -rf "$scratch"' EXIT
facts "$recorded" >"$scratch/recorded"
facts "$now" >"$scratch/now"
LC_ALL=C comm -23 "$scratch/recorded" "$scratch/now" >"$scratch/gone"
LC_ALL=C comm -13 "$scratch/recorded" "$scratch/now" >"$scratch/new"

# A struct that begins with its size may grow at its end if the new members leave no hole: the bytes in a hole, or in a
# former one, are not 0 in every program. Its old size then does not count as a fact that is gone.
grown() {
	awk '
		/^struct / { size[FILENAME, $2] = $3 }
		/^field / {
			owner = $2; sub(/\..*/, ":", owner)
			if (match($0, /, at [0-9]+, [0-9]+ bytes$/)) {
				split(substr($0, RSTART), word, /[ ,]+/)
				if ($2 ~ /\.size:$/ && $3 == "size_t," && word[3] == 0)
					has_size[owner]
				if (FILENAME == ARGV[1]) {
					was[$2]
				} else if (!($2 in was)) {
					at[owner, ++count[owner]] = word[3]
					bytes[owner, count[owner]] = word[4]
				}
			}
		}
		END {
			for (owner in has_size) {
				end = size[ARGV[1], owner]
				for (i = 1; i <= count[owner]; i++)
					end = at[owner, i] == end ? end + bytes[owner, i] : -1
				if (end > size[ARGV[1], owner] + 0 && end == size[ARGV[2], owner])
					print "struct " owner " " size[ARGV[1], owner] " bytes"
			}
		}' "$recorded" "$now"
}
grown >"$scratch/grown"
grep -vxFf "$scratch/grown" "$scratch/gone" >"$scratch/broken"

cmp -s "$recorded" "$now" && exit 0
sed 's/^/- /' "$scratch/gone"
sed 's/^/+ /' "$scratch/new"
status=1
if grep -qE '^(row|column) ' "$scratch/gone" "$scratch/new" && [ "$tables" = "$(number "table ABI" "$now")" ]; then
	echo "The rows of the generated tables have changed: raise UNCORE_TABLE_ABI in runtime/library/include/uncore/table_abi.h,"
	echo "then: make generate, make abi"
	status=2
fi
if [ -s "$scratch/broken" ] && [ "$library" != 0 ] && [ "$library" = "$(number "library ABI" "$now")" ]; then
	echo "Programs built against libuncore.so.$library would break: raise UNCORE_LIBRARY_ABI in"
	echo "runtime/library/include/uncore/version.h, and the node in runtime/packaging/libraries/libuncore.map with it; then: make abi"
	status=2
fi
[ "$status" -eq 2 ] && exit 2
if grep -q '^symbol ' "$scratch/new" && [ "$library" != 0 ] && [ ! -s "$scratch/gone" ]; then
	echo "New functions: name them in a new node of runtime/packaging/libraries/libuncore.map and raise UNCORE_VERSION_MINOR; then: make abi"
else
	echo "To accept this: make abi (docs/abi.md)"
fi
exit 1
