# SPDX-License-Identifier: MIT
# Writes C: for each accessor a function that calls it (a_N_...) and a hand-written one with the same meaning (b_N_...).
# First file: "type name" of every accessor in the headers. Second: the fields by dump_fields. Fields without an
# accessor that their access demands, and accessors without a field, go to the file named by "faults". With wrong=1 the
# hand-written ones are wrong on purpose, and only one in five is written: enough to show that the comparison sees them.
# With alone=1 there are only the callers, without hints for the compiler.
function hex(lo, hi, i, n, text, digit) {
	text = ""
	for (n = 60; n >= 0; n -= 4) {
		digit = 0
		for (i = 0; i < 4; i++)
			if (n + i >= lo && n + i <= hi)
				digit += 2 ^ i
		text = text substr("0123456789abcdef", digit + 1, 1)
	}
	return "UINT64_C(0x" text ")"
}

function pair(kind, result, args, known, call, hand) {
	number++
	if (wrong && number % 5 != 0)
		return
	if (alone) {
		printf "%s a_%d_%s(%s);\n%s a_%d_%s(%s)\n{\n\treturn %s;\n}\n\n", result, number, kind, args,
			result, number, kind, args, call
		return
	}
	printf "%s a_%d_%s(%s);\n%s a_%d_%s(%s)\n{\n%s\treturn %s;\n}\n", result, number, kind, args,
		result, number, kind, args, known, call
	printf "%s b_%d_%s(%s);\n%s b_%d_%s(%s)\n{\n%s%s}\n\n", result, number, kind, args,
		result, number, kind, args, known, hand
}

# A hint about a variable's range. With it the compiler drops the accessor's range check, as it does for a caller who
# has limited the value, and neither side needs a mask.
function fits(max) {
	return "\tif (v > " max ")\n\t\t__builtin_unreachable();\n"
}

# The whole value: what the register held outside the given bits, and the bits.
function replaced(word, outside, bits) {
	return "\tr.raw = (" word ")((r.raw & (" word ")~" outside ") | (" word ")(" bits "));\n\treturn r;\n"
}

function expected(name, by_access) {
	if (by_access && !(name in type))
		print name ": the field's access demands it, the header lacks it" > faults
	if (name in type)
		seen[name] = 1
	return name in type
}

FNR == NR { type[$2] = $1; next }

{
	reg = $1; field = $3; hi = $4; lo = $5; access = $6; here = $7 == "here"
	width[reg] = $2
	if (access == "RW1C") {
		ones[reg] = ones[reg] " | " hex(lo, hi)
		if (here)
			clears[reg] = clears[reg] " | " hex(lo, hi)
	}
	row[++rows] = $0
}

function field_pairs(reg, field, hi, lo, access, here, word, mask, max, shift, name, kept, readable, writable) {
	word = "uint" width[reg] "_t"
	mask = hex(lo, hi)
	max = hex(0, hi - lo)
	shift = lo + (wrong ? (hi == lo && lo == 0 ? 1 : lo == 0 ? 1 : -1) : 0)
	readable = access != "WO" && access != "unknown" && access != "RV"
	writable = here && (access ~ /^RW(-V|S)?$/ || access == "WO")
	kept = "(" mask (reg in ones ? ones[reg] : "") ")"

	name = reg "_get_" field
	if (expected(name, readable))
		pair("get", type[name], reg " r", "", name "(r)", "\treturn (" type[name] ")((r.raw >> " shift ") & " max ");\n")
	name = reg "_set_" field
	if (expected(name, writable)) {
		pair("set", reg, reg " r, uint64_t v", fits(max), name "(r, v)", replaced(word, kept, "v << " shift))
		pair("ones", reg, reg " r", "", name "(r, " max ")", replaced(word, kept, max " << " shift))
		pair("zero", reg, reg " r", "", name "(r, 0)", replaced(word, kept, wrong ? "1 << 1" : "0"))
	}
	name = reg "_clear_" field
	if (expected(name, access == "RW1C" && here))
		pair("clear", reg, "uint64_t v", "\t" reg " r = " reg "_reset();\n\n" fits(max), name "(v)",
			replaced(word, "(" substr(ones[reg], 4) ")", "v << " shift))
}

END {
	for (i = 1; i <= rows; i++) {
		split(row[i], f, " ")
		field_pairs(f[1], f[3], f[4], f[5], f[6], f[7] == "here")
	}
	for (reg in clears) {
		name = reg "_clear"
		all = "(" substr(clears[reg], 4) ")"
		if (expected(name, 1))
			pair("clear", reg, reg " r", "", name "(r)", "\t" reg " base = " reg "_reset();\n\n\tr.raw = (uint" width[reg] \
				"_t)((base.raw & ~(" substr(ones[reg], 4) ")) | (r.raw & " (wrong ? "~" : "") all "));\n\treturn r;\n")
	}
	for (name in type)
		if (!(name in seen))
			print name ": no field of the model stands behind it" > faults
}
