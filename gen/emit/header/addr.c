/* SPDX-License-Identifier: MIT */
/* Emits the PCI functions of a box, and the address of a register by instance and index. */
#include "emit/header/header.h"

static const char place_table[] =
	"\tstatic const uncore_pci place[$B_INSTANCES] = {\n"
	"$e"
	"\t};\n"
	"\n"
	"$k"
	"\treturn place[instance];\n";

static const char place_check[] =
	"\tif (place[instance].device > 31)\n"
	"\t\tUNCORE_REFUSE_(__FILE__, __LINE__, \"$b_$f_place\", instance, $B_INSTANCES - 1);\n";

static const char place_single[] =
	"\tuncore_pci place = $e;\n"
	"\n"
	"\treturn place;\n";

/*
 * Slots: d parameters, e local tables, o the address, u arguments of the place. A macro of the function's own name
 * checks the arguments (w) while they may still be constants, and hands them on as x.
 */
static const struct space {
	const char *type, *one, *many, *number; /* of an address, of its constants, of an entry of a table */
	const char *macro, *body;
} spaces[] = {
	[SPACE_MSR] = { "uncore_msr", "MSR", "MSRS", "uint32_t", "$D \\\n\tuncore_msr_at_($o)",
			"$e\treturn uncore_msr_at_($o);\n" },
	[SPACE_PCI] = { "uncore_pci", "OFFSET", "OFFSETS", "uint16_t", "$D \\\n\tuncore_pci_at_($b_$g_place($u), $o)",
			"$e\treturn uncore_pci_at_(($b_$g_place)($u),\n\t\t$o);\n" },
	[SPACE_MMIO] = { "uncore_mmio", "OFFSET", "OFFSETS", "uint32_t", "$D \\\n\tuncore_mmio_at_($o)",
			 "$e\treturn uncore_mmio_at_($o);\n" },
	[SPACE_FOUND] = { NULL, "OFFSET", "OFFSETS", "uint32_t", NULL, NULL },
};

static void device_ids(struct text *out, struct words *words, const struct box *box, const struct function *function)
{
	for (size_t i = 0; i < function->place_count; i++) {
		if (function->places[i].device_id == 0)
			continue;
		words_dec(words, 'l', i);
		text_hex(words_begin(words, 'k'), function->places[i].device_id, 4);
		words_end(words, 'k');
		define_constant(out, words, box->instances > 1 ? "$B_$F_DEVICE_ID_$l" : "$B_$F_DEVICE_ID", "$ku");
	}
}

static bool places_complete(const struct function *function)
{
	for (size_t i = 0; i < function->place_count; i++)
		if (!function->places[i].known)
			return false;
	return true;
}

/* A place that no source gives has a device number that PCI does not have. */
static void place(struct text *out, const struct place *place)
{
	text_add(out, "{ ");
	text_dec(out, place->known ? place->device : 0xff);
	text_add(out, ", ");
	text_dec(out, place->known ? place->function : 0xff);
	text_add(out, ", 0 }");
}

static void place_function(struct text *out, struct words *words, const struct box *box,
			   const struct function *function)
{
	struct text *rows = words_begin(words, 'e');

	for (size_t i = 0; i < function->place_count; i++) {
		if (box->instances > 1)
			text_add(rows, "\t\t");
		place(rows, &function->places[i]);
		if (box->instances > 1)
			text_add(rows, ",\n");
	}
	words_end(words, 'e');
	text_fill(words_begin(words, 'k'), places_complete(function) ? "" : place_check, &words->vars);
	words_end(words, 'k');
	text_fill(out, "\n/* The device and function of $f. */\n", &words->vars);
	define_function(out, words, "UNCORE_ACCESSOR", "uncore_pci", "$b_$f_place",
			box->instances > 1 ? "unsigned instance" : "void",
			box->instances > 1 ? place_table : place_single);
	if (box->instances > 1)
		define_check(out, words, "$b_$f_place", "instance",
			     "/* uncore_pci (instance below $B_INSTANCES): the device and function of $f. */ \\\n"
			     "\t$b_$f_place(UNCORE_INDEX_(instance, $B_INSTANCES))");
}

static void function_comment(struct text *out, struct words *words, const struct function *function)
{
	struct text *text = words_begin(words, '#');

	text_add(text, "PCI function ");
	text_add(text, function->id);
	text_add(text, header_function_placed(function) ? ": its device and function on the socket's uncore bus." :
							  ": no source gives its device and function number.");
	if (header_function_placed(function) && !places_complete(function))
		text_add(text, " An instance that no source places has none.");
	if (function->shared)
		text_add(text, " Several instances share one.");
	header_comment(out, text->at, text->length);
}

void header_functions(struct text *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->function_count; i++) {
		const struct function *function = &box->functions[i];

		words_set(words, 'f', function->id);
		words_upper(words_begin(words, 'F'), function->id);
		words_end(words, 'F');
		words->of.function = function;
		text_char(out, '\n');
		function_comment(out, words, function);
		device_ids(out, words, box, function);
		if (header_function_placed(function))
			place_function(out, words, box, function);
	}
	words->of.function = NULL;
}

/* Emits a list of numbers as a macro; with row, in groups of that many in braces. */
static void list_macro(struct text *out, struct words *words, const char *name, const struct numbers *list,
		       uint64_t base, size_t row)
{
	struct text *value = words_begin(words, 'k');

	for (size_t i = 0; i < list->count; i++) {
		text_add(value, i == 0 ? "" : ", ");
		text_add(value, row != 0 && i % row == 0 ? "{ " : "");
		text_hex(value, base + list->at[i], 1);
		text_add(value, row != 0 && (i + 1) % row == 0 ? " }" : "");
	}
	words_end(words, 'k');
	words_set(words, 'l', name);
	define_constant(out, words, "$R_$l", "$k");
}

static void number_macro(struct text *out, struct words *words, const char *name, uint64_t number)
{
	words_hex(words, 'k', number);
	words_set(words, 'l', name);
	define_constant(out, words, "$R_$l", "$ku");
}

static void address_macros(struct text *out, struct words *words, const struct box *box, const struct reg *reg)
{
	const struct space *space = &spaces[reg->is.space];
	size_t row = reg->is.offsets_by_instance ? reg->count : 0;

	if (reg->is_array) {
		words_dec(words, 'k', reg->count);
		define_constant(out, words, "$R_COUNT", "$k");
	}
	if (reg->is.bases.count > 0)
		list_macro(out, words, space->many, &reg->is.bases, 0, 0);
	else if (reg->is.offsets.count > 0)
		list_macro(out, words, space->many, &reg->is.offsets, reg->is.base, row);
	else
		number_macro(out, words, space->one, reg->is.base);
	if (reg->is.bases.count > 0 && reg->is.offsets.count > 0)
		list_macro(out, words, "DISTANCES", &reg->is.offsets, 0, row);
	if (header_steps_by_instance(box, reg))
		number_macro(out, words, "INSTANCE_STRIDE", reg->is.instance_stride);
	if (header_steps_by_index(reg))
		number_macro(out, words, "INDEX_STRIDE", reg->is.index_stride);
}

static bool has_tables(const struct reg *reg)
{
	return reg->is.bases.count > 0 || reg->is.offsets.count > 0;
}

#define INSTANCE "UNCORE_INDEX_(instance, $B_INSTANCES)"
#define INDEX "UNCORE_INDEX_(index, $R_COUNT)"

/*
 * Whether the address can be a macro, which compiles much faster than a function: it needs no tables, and evaluates no
 * argument twice.
 */
static bool is_macro(const struct box *box, const struct reg *reg)
{
	return !has_tables(reg) && !(reg->is.space == SPACE_PCI && header_steps_by_instance(box, reg));
}

/* Adds the parameters for instance and index: with types, as names, or as names inside a check. */
static void add_parameters(struct text *text, const struct words *words, const struct box *box, const struct reg *reg,
			   const char *instance, const char *index)
{
	bool has_instance = header_takes_instance(box, reg);

	if (has_instance)
		text_fill(text, instance, &words->vars);
	if (has_instance && reg->is_array)
		text_add(text, ", ");
	if (reg->is_array)
		text_fill(text, index, &words->vars);
}

static void parameters(struct words *words, const struct box *box, const struct reg *reg)
{
	bool typed = !is_macro(box, reg);
	struct text *text = words_begin(words, 'd');

	add_parameters(text, words, box, reg, typed ? "unsigned instance" : "instance",
		       typed ? "unsigned index" : "index");
	if (!header_takes_instance(box, reg) && !reg->is_array && typed)
		text_add(text, "void");
	words_end(words, 'd');
	words_set(words, 'u', box->instances > 1 ? "instance" : "");
	add_parameters(words_begin(words, 'w'), words, box, reg, "instance", "index");
	words_end(words, 'w');
	add_parameters(words_begin(words, 'x'), words, box, reg, INSTANCE, INDEX);
	words_end(words, 'x');
}

static void table(struct text *out, struct words *words, const char *template, const char *name, const char *list)
{
	words_set(words, 'l', name);
	words_set(words, 'h', list);
	text_fill(out, template, &words->vars);
}

static void tables(struct words *words, const struct reg *reg)
{
	static const char by_instance[] = "\tstatic const $j $l[$B_INSTANCES] = { $R_$h };\n";
	static const char by_index[] = "\tstatic const $j $l[$y] = { $R_$h };\n";
	static const char by_both[] = "\tstatic const $j $l[$B_INSTANCES][$y] = { $R_$h };\n";
	const char *list = spaces[reg->is.space].many;
	struct text *text;

	text_fill(words_begin(words, 'y'), reg->is_array ? "$R_COUNT" : "1", &words->vars);
	words_end(words, 'y');
	text = words_begin(words, 'e');
	words_set(words, 'j', spaces[reg->is.space].number);
	if (reg->is.bases.count > 0)
		table(text, words, by_instance, "base", list);
	if (reg->is.offsets.count > 0)
		table(text, words, reg->is.offsets_by_instance ? by_both : by_index, "element",
		      reg->is.bases.count > 0 ? "DISTANCES" : list);
	text_add(text, has_tables(reg) ? "\n" : "");
	words_end(words, 'e');
}

/* Puts each term of the sum on a line of its own, below the first. The arguments of a function have been checked. */
static void terms(struct text *text, struct words *words, const struct box *box, const struct reg *reg)
{
	bool element = reg->is.offsets.count > 0, checks = is_macro(box, reg);

	words_set(words, 'l', spaces[reg->is.space].one);
	words_set(words, 'v', checks ? " + \\\n\t\t" : " +\n\t\t");
	if (reg->is.bases.count > 0)
		text_fill(text, box->instances > 1 ? "base[instance]" : "base[0]", &words->vars);
	else if (!element)
		text_fill(text, "$R_$l", &words->vars);
	if (element) {
		text_fill(text, reg->is.bases.count > 0 ? "$velement" : "element", &words->vars);
		text_add(text, reg->is.offsets_by_instance ? "[instance]" : "");
		text_add(text, reg->is_array ? "[index]" : "[0]");
	}
	if (header_steps_by_instance(box, reg))
		text_fill(text, checks ? "$v" INSTANCE " * $R_INSTANCE_STRIDE" : "$vinstance * $R_INSTANCE_STRIDE",
			  &words->vars);
	if (header_steps_by_index(reg))
		text_fill(text, checks ? "$v" INDEX " * $R_INDEX_STRIDE" : "$vindex * $R_INDEX_STRIDE", &words->vars);
}

static void expression(struct words *words, const struct box *box, const struct reg *reg)
{
	terms(words_begin(words, 'o'), words, box, reg);
	words_end(words, 'o');
}

/* Sets D: what the accessor gives and takes, the numbers of instances and elements, and the register's name. */
static void address_remark(struct words *words, const struct box *box, const struct reg *reg, const char *gives,
			   const char *what)
{
	struct text *text = words_begin(words, '#');

	text_fill(text, gives, &words->vars);
	add_parameters(text, words, box, reg, "instance below $B_INSTANCES", "index below $R_COUNT");
	text_join(text, "): ", what, "");
	header_reg_name(text, reg);
	text_char(text, '.');
	words_remark(words);
}

static void address(struct text *out, struct words *words, const struct box *box, const struct reg *reg)
{
	const struct space *space = &spaces[reg->is.space];

	text_char(out, '\n');
	words_set(words, 'l', space->type);
	address_remark(words, box, reg, "$l (", "the address of ");
	if (is_macro(box, reg)) {
		define_macro(out, words, "$r_addr", "$d", space->macro);
		return;
	}
	define_function(out, words, "UNCORE_ACCESSOR", space->type, "$r_addr", "$d", space->body);
	define_check(out, words, "$r_addr", "$w", "$D \\\n\t$r_addr($x)");
}

/* Emits the address of the high half; $r_addr is that of the low one. */
static void halves(struct text *out, struct words *words, const struct box *box, const struct reg *reg)
{
	if (!header_has_halves(reg))
		return;
	address_remark(words, box, reg, "uncore_pci (", "the address of the high half of ");
	define_macro(out, words, "$r_addr_high", "$w", "$D \\\n\tuncore_pci_high_($r_addr($w))");
	words_set(words, 'v', *words->vars.slot['w'] != '\0' ? ", " : "");
	address_remark(words, box, reg, "$r (uint32_t read(void *context, uncore_pci at), context$v",
		       "both halves of one moment of ");
	define_macro(out, words, "$r_read", "read, context$v$w",
		     "$D \\\n\tUNCORE_VALUE_($r, uncore_pci_read64_(read, context, $r_addr($w)))");
}

void header_address(struct text *out, struct words *words, const struct box *box, const struct reg *reg)
{
	text_char(out, '\n');
	if (reg->is.space == SPACE_UNKNOWN) {
		text_add(out, "/* No source gives its address. */\n");
		return;
	}
	address_macros(out, words, box, reg);
	if (!header_has_address(reg)) {
		text_printf(
			out, "/* %s */\n",
			reg->is.space == SPACE_FOUND ?
				"Where its window begins, the machine's table of units says." :
				"No source gives the place of its PCI function, so it has an offset, and no address.");
		return;
	}
	parameters(words, box, reg);
	tables(words, reg);
	expression(words, box, reg);
	if (reg->is.space == SPACE_PCI)
		words_set(words, 'g', reg->is.function->id);
	address(out, words, box, reg);
	halves(out, words, box, reg);
	if (reg->is.space == SPACE_MMIO)
		header_memory(out, words, reg);
}
