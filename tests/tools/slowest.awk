# SPDX-License-Identifier: MIT
# Prints one line for a test program: its CPU time, a tab, and that time with its slowest cases, separated by \r. Reads
# what the shell's "times" printed, first after the whole program, then after each case of the log.
function seconds(time, part) {
	split(time, part, /[ms]/)
	return part[1] * 60 + part[2]
}
function keep(spent, name, i) {
	if (spent < 1)
		return
	for (i = ++cases; i > 1 && most[i - 1] < spent; i--) {
		most[i] = most[i - 1]
		title[i] = title[i - 1]
	}
	most[i] = spent
	title[i] = name
}
/^[0-9]+m[0-9.]+s [0-9]+m[0-9.]+s\r?$/ {
	used += seconds($1) + seconds($2)
	# The shell's own line comes first, its children's second.
	if (++lines % 2)
		next
	if (NR == FNR)
		total = used
	else {
		keep(used - before, name)
		before = used
	}
	used = 0
}
/^(not )?ok / { name = $0; sub(/^(not )?ok [0-9]+ - /, "", name) }
END {
	printf "%.2f\t%7.1f  %s", total, total, suite
	for (i = 1; i <= cases && i <= 10; i++)
		printf "\r         %7.1f  %s", most[i], title[i]
	print ""
}
