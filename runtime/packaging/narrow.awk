# SPDX-License-Identifier: MIT
# Makes a page of Markdown fit the 80 columns of a manual page: a comment behind a long command goes above it, a long
# command continues on the next line, and a wide table becomes a list with a heading for each row.

BEGIN {
	WIDTH = 71 # a manual page has a margin of 7 columns, and 2 are spared
	TABLE = 66 # a column more has 3 characters between
}

function blanks(text) {
	match(text, /^ */)
	return RLENGTH
}

# A command of the shell: words, paths, options. Output, JSON and C are left as they are.
function is_command(text) {
	return text ~ /^ +(\$ )?(sudo |[A-Z_]+=[^ ]* )*(build\/bin\/)?(uncore|uncoregen|perf|likwid-[a-z]+|make|git) /
}

function quotes(text) {
	return gsub(/['"]/, "", text)
}

function long_command(text,    at, indent) {
	indent = sprintf("%" (blanks(text) + 4) "s", "")
	while (length(text) > WIDTH + 4) {
		at = WIDTH + 2
		while (at > blanks(text) + 8 && substr(text, at, 1) != " ")
			at--
		# Not inside quotes: an odd number of them is open here.
		if (at <= blanks(text) + 8 || quotes(substr(text, 1, at)) % 2 == 1)
			break
		print substr(text, 1, at - 1) " \\"
		text = indent substr(text, at + 1)
	}
	print text
}

function code(text,    at) {
	at = length(text) > WIDTH + 4 && is_command(text) ? match(text, /  +# /) : 0
	if (at) {
		printf "%" blanks(text) "s%s\n", "", substr(text, at + blanks(substr(text, at)))
		text = substr(text, 1, at - 1)
	}
	if (is_command(text))
		long_command(text)
	else
		print text
}

# Splits a row at bars that no backslash precedes; the cells are row[1] to row[the result].
function split_row(text, row,    count, i) {
	gsub(/\\\|/, "\001", text)
	gsub(/^\| *| *\|$/, "", text)
	count = split(text, row, / *\| */)
	for (i = 1; i <= count; i++)
		gsub(/\001/, "\\|", row[i])
	return count
}

function is_wide(    i, j, count, widest, all) {
	for (i = 1; i <= rows; i++) {
		count = split_row(table[i], row)
		for (j = 1; i != 2 && j <= count; j++)
			if (length(row[j]) > widest[j])
				widest[j] = length(row[j])
	}
	for (j in widest)
		all += widest[j] + 3
	return all > TABLE
}

function as_list(    i, j, count, columns) {
	columns = split_row(table[1], head)
	for (i = 3; i <= rows; i++) {
		count = split_row(table[i], row)
		printf "%s\n\n", (row[1] == "" ? "-" : row[1])
		for (j = 2; j <= columns && j <= count; j++)
			if (row[j] != "")
				printf "%s%s%s%s\n", (j == 2 ? ":   " : "    "), (columns > 2 ? head[j] ": " : ""), row[j], (j < count ? "  " : "")
		print ""
	}
}

function end_table(    i) {
	if (rows > 2 && is_wide())
		as_list()
	else
		for (i = 1; i <= rows; i++)
			print table[i]
	rows = 0
}

/^\|/ { table[++rows] = $0; next }
rows { end_table() }
/^    / && !/^ +([-*]|[0-9]+\.) / { code($0); next }
{ print }
END { if (rows) end_table() }
