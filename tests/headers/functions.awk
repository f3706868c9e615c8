# SPDX-License-Identifier: MIT
# Finds the accessors in generated headers: prints "type name" for each function that is not a reset or an address.
/^UNCORE_ACCESSOR / {
	line = $0
	sub(/^UNCORE_ACCESSOR +/, "", line)
	sub(/\(.*/, "", line)
	gsub(/[()]/, "", line)
	split(line, word, " ")
	if (word[2] ~ /_(get|set|clear)(_|$)/)
		print word[1], word[2]
}
