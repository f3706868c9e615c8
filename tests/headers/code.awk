# SPDX-License-Identifier: MIT
# Reads assembly made by pairs.awk's C and compares the instructions of each a_N_kind with those of b_N_kind. Prints the
# pairs that differ, and on the last line how many were compared and how many differ.
/^[ab]_[0-9]+_[a-z]+:/ { name = $1; sub(/:.*/, "", name); next }
/^[ \t]*\.size/ { name = ""; next }
name == "" { next }
/^[ \t]*[.#]/ || /^[^ \t]/ { next }
{
	sub(/[ \t]*#.*/, "")
	code[name] = code[name] $0 "\n"
}
END {
	for (name in code) {
		if (name !~ /^a_/)
			continue
		other = "b" substr(name, 2)
		compared++
		if (code[name] == code[other])
			continue
		differ++
		if (differ <= 5)
			printf "%s:\n%s%s:\n%s", name, code[name], other, code[other]
	}
	print compared + 0, differ + 0
}
