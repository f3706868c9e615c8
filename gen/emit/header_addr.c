/* SPDX-License-Identifier: MIT */
/* Emits where things stand: the PCI functions of a box, and the address of a register by instance and index. */
#include "emit/header_emit.h"

static const char place_table[] =
	"\n"
	"UNCORE_ACCESSOR uncore_pci $b_$f_place(unsigned instance)\n"
	"{\n"
	"\tstatic const uncore_pci place[$B_INSTANCES] = {\n"
	"$e"
	"\t};\n"
	"\n"
	"\tif (instance >= $B_INSTANCES$k)\n"
	"\t\tUNCORE_OUT_OF_RANGE();\n"
	"\treturn place[instance];\n"
	"}\n";

static const char place_single[] =
	"\n"
	"UNCORE_ACCESSOR uncore_pci $b_$f_place(void)\n"
	"{\n"
	"\tuncore_pci place = $e;\n"
	"\n"
	"\treturn place;\n"
	"}\n";

/* d parameters, e local tables, k range check, o the address, u arguments of the place */
static const char msr_address[] =
	"\n"
	"UNCORE_ACCESSOR uncore_msr $r_addr($d)\n"
	"{\n"
	"$e"
	"\tuncore_msr at;\n"
	"\n"
	"$k"
	"\tat.number = $o;\n"
	"\treturn at;\n"
	"}\n";

static const char pci_address[] =
	"\n"
	"UNCORE_ACCESSOR uncore_pci $r_addr($d)\n"
	"{\n"
	"$e"
	"\tuncore_pci at = $b_$g_place($u);\n"
	"\n"
	"$k"
	"\tat.offset = $o;\n"
	"\treturn at;\n"
	"}\n";

static void device_ids(struct out *out, struct words *words, const struct box *box, const struct function *function)
{
	for (size_t i = 0; i < function->place_count; i++) {
		if (function->places[i].device_id == 0)
			continue;
		out_fill(out, "#define $B_$F_DEVICE_ID", &words->vars);
		if (box->instances > 1) {
			out_char(out, '_');
			out_dec(out, i);
		}
		out_char(out, ' ');
		out_hex(out, function->places[i].device_id, 4);
		out_text(out, "u\n");
	}
}

static bool places_complete(const struct function *function)
{
	for (size_t i = 0; i < function->place_count; i++)
		if (!function->places[i].known)
			return false;
	return true;
}

/* A device number that PCI does not have stands for a place that no source gives. */
static void place(struct out *out, const struct place *place)
{
	out_text(out, "{ ");
	out_dec(out, place->known ? place->device : 0xff);
	out_text(out, ", ");
	out_dec(out, place->known ? place->function : 0xff);
	out_text(out, ", 0 }");
}

static void place_function(struct out *out, struct words *words, const struct box *box, const struct function *function)
{
	struct out *rows = words_begin(words, 'e');

	for (size_t i = 0; i < function->place_count; i++) {
		if (box->instances > 1)
			out_text(rows, "\t\t");
		place(rows, &function->places[i]);
		if (box->instances > 1)
			out_text(rows, ",\n");
	}
	words_end(words, 'e');
	words_set(words, 'k', places_complete(function) ? "" : " || place[instance].device > 31");
	out_fill(out, box->instances > 1 ? place_table : place_single, &words->vars);
}

static void function_comment(struct out *out, struct words *words, const struct function *function)
{
	struct out *text = words_begin(words, '#');

	out_text(text, "PCI function ");
	out_text(text, function->id);
	out_text(text, header_function_placed(function) ? ": its device and function on the socket's uncore bus." :
							  ": no source gives its device and function number.");
	if (header_function_placed(function) && !places_complete(function))
		out_text(text, " An instance that no source places has none.");
	if (function->shared)
		out_text(text, " Several instances share one.");
	header_comment(out, text->text, text->length);
}

void header_functions(struct out *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->function_count; i++) {
		const struct function *function = &box->functions[i];

		words_set(words, 'f', function->id);
		words_upper(words_begin(words, 'F'), function->id);
		words_end(words, 'F');
		out_char(out, '\n');
		function_comment(out, words, function);
		device_ids(out, words, box, function);
		if (header_function_placed(function))
			place_function(out, words, box, function);
	}
}

static void list_macro(struct out *out, struct words *words, const char *name, const struct numbers *list, uint64_t base)
{
	out_fill(out, "#define $R_", &words->vars);
	out_text(out, name);
	for (size_t i = 0; i < list->count; i++) {
		out_text(out, i == 0 ? " " : ", ");
		out_hex(out, base + list->at[i], 1);
	}
	out_char(out, '\n');
}

static void number_macro(struct out *out, struct words *words, const char *name, uint64_t number)
{
	out_fill(out, "#define $R_", &words->vars);
	out_text(out, name);
	out_char(out, ' ');
	out_hex(out, number, 1);
	out_text(out, "u\n");
}

static bool steps_by_instance(const struct box *box, const struct reg *reg)
{
	return box->instances > 1 && reg->bases.count == 0 && reg->instance_stride != 0;
}

static bool steps_by_index(const struct reg *reg)
{
	return reg->is_array && reg->offsets.count == 0 && reg->index_stride != 0;
}

static void address_macros(struct out *out, struct words *words, const struct box *box, const struct reg *reg)
{
	bool pci = reg->space == SPACE_PCI;

	if (reg->is_array) {
		words_dec(words, 'k', reg->count);
		out_fill(out, "#define $R_COUNT $k\n", &words->vars);
	}
	if (reg->bases.count > 0)
		list_macro(out, words, pci ? "OFFSETS" : "MSRS", &reg->bases, 0);
	else if (reg->offsets.count > 0)
		list_macro(out, words, pci ? "OFFSETS" : "MSRS", &reg->offsets, reg->base);
	else
		number_macro(out, words, pci ? "OFFSET" : "MSR", reg->base);
	if (reg->bases.count > 0 && reg->offsets.count > 0)
		list_macro(out, words, "DISTANCES", &reg->offsets, 0);
	if (steps_by_instance(box, reg))
		number_macro(out, words, "INSTANCE_STRIDE", reg->instance_stride);
	if (steps_by_index(reg))
		number_macro(out, words, "INDEX_STRIDE", reg->index_stride);
}

static void parameters(struct words *words, const struct box *box, const struct reg *reg)
{
	bool instance = box->instances > 1, index = reg->is_array;
	struct out *check = words_begin(words, 'k');

	words_set(words, 'd', instance && index ? "unsigned instance, unsigned index" :
			      instance          ? "unsigned instance" :
			      index             ? "unsigned index" :
						  "void");
	words_set(words, 'u', instance ? "instance" : "");
	/* the place of a PCI function checks the instance */
	instance = instance && reg->space == SPACE_MSR;
	if (instance || index)
		out_fill(check, instance && index ? "\tif (instance >= $B_INSTANCES || index >= $R_COUNT)\n" :
				instance          ? "\tif (instance >= $B_INSTANCES)\n" :
						    "\tif (index >= $R_COUNT)\n", &words->vars);
	out_text(check, instance || index ? "\t\tUNCORE_OUT_OF_RANGE();\n" : "");
	words_end(words, 'k');
}

static void table(struct out *out, struct words *words, const char *template, const char *name, const char *list)
{
	words_set(words, 'l', name);
	words_set(words, 'h', list);
	out_fill(out, template, &words->vars);
}

static void tables(struct words *words, const struct reg *reg)
{
	static const char by_instance[] = "\tstatic const $j $l[$B_INSTANCES] = { $R_$h };\n";
	static const char by_index[] = "\tstatic const $j $l[$R_COUNT] = { $R_$h };\n";
	bool pci = reg->space == SPACE_PCI;
	const char *list = pci ? "OFFSETS" : "MSRS";
	struct out *text = words_begin(words, 'e');

	words_set(words, 'j', pci ? "uint16_t" : "uint32_t");
	if (reg->bases.count > 0)
		table(text, words, by_instance, "base", list);
	if (reg->offsets.count > 0)
		table(text, words, by_index, "element", reg->bases.count > 0 ? "DISTANCES" : list);
	words_end(words, 'e');
}

/* Of one number there is nothing to convert; a sum of uint16_t is an int. */
static void expression(struct words *words, const struct box *box, const struct reg *reg)
{
	bool sum = steps_by_instance(box, reg) || steps_by_index(reg) || (reg->bases.count > 0 && reg->offsets.count > 0);
	bool cast = sum && reg->space == SPACE_PCI;
	struct out *text = words_begin(words, 'o');

	out_text(text, cast ? "(uint16_t)(" : "");
	if (reg->bases.count > 0)
		out_text(text, box->instances > 1 ? "base[instance]" : "base[0]");
	else if (reg->offsets.count == 0)
		out_fill(text, reg->space == SPACE_PCI ? "$R_OFFSET" : "$R_MSR", &words->vars);
	if (reg->offsets.count > 0)
		out_text(text, reg->bases.count > 0 ? " + element[index]" : "element[index]");
	if (steps_by_instance(box, reg))
		out_fill(text, " + instance * $R_INSTANCE_STRIDE", &words->vars);
	if (steps_by_index(reg))
		out_fill(text, " + index * $R_INDEX_STRIDE", &words->vars);
	out_text(text, cast ? ")" : "");
	words_end(words, 'o');
}

void header_address(struct out *out, struct words *words, const struct box *box, const struct reg *reg)
{
	out_char(out, '\n');
	if (reg->space == SPACE_UNKNOWN) {
		out_text(out, "/* No source gives its address. */\n");
		return;
	}
	address_macros(out, words, box, reg);
	if (!header_has_address(reg)) {
		out_text(out, "/* No source gives the place of its PCI function, so it has an offset, and no address. */\n");
		return;
	}
	parameters(words, box, reg);
	tables(words, reg);
	expression(words, box, reg);
	if (reg->space == SPACE_PCI)
		words_set(words, 'g', reg->function->id);
	out_fill(out, reg->space == SPACE_PCI ? pci_address : msr_address, &words->vars);
}
