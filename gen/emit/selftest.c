/* SPDX-License-Identifier: MIT */
/*
 * Emits the self-test of a platform's headers. Its numbers are literals computed from the model, so that the constants and
 * functions of the headers are compared with something that does not come through them.
 */
#include "emit/emit.h"

#include "emit/header_words.h"

static const char head[] =
	"/* SPDX-License-Identifier: MIT */\n"
	"/* GENERATED from spec/$p by \"make generate\". Do not edit. */\n"
	"/* Compares the register headers of $p with literal numbers. */\n"
	"static int out_of_range;\n"
	"#define UNCORE_OUT_OF_RANGE() ((void)out_of_range++)\n"
	"\n"
	"#include \"uncore/$p.h\"\n"
	"\n"
	"struct run {\n"
	"\tvoid (*report)(const char *file, int line, const char *what);\n"
	"\tint failed;\n"
	"};\n"
	"\n";

static const char checks[] =
	"static void check(struct run *run, int line, int ok, const char *what)\n"
	"{\n"
	"\tif (ok)\n"
	"\t\treturn;\n"
	"\trun->failed++;\n"
	"\tif (run->report)\n"
	"\t\trun->report(__FILE__, line, what);\n"
	"}\n"
	"\n"
	"/* got: after setting 0, 1, the largest value in zeros, then in ones, and in zeros a value too large. */\n"
	"static void check_setter(struct run *run, int line, const uint64_t got[7], uint64_t mask, int shift, uint64_t keep,\n"
	"\t\t\t const char *what)\n"
	"{\n"
	"\tconst uint64_t one = UINT64_C(1) << shift;\n"
	"\n"
	"\tcheck(run, line, got[0] == 0 && got[1] == one && got[2] == mask, what);\n"
	"\tcheck(run, line, got[3] == keep && got[4] == (keep | one) && got[5] == (keep | mask), what);\n"
	"\tcheck(run, line, got[6] == 0 && out_of_range == (mask >> shift == UINT64_MAX ? 0 : 1), what);\n"
	"\tout_of_range = 0;\n"
	"}\n"
	"\n"
	"static void check_values(struct run *run, int line, const uint64_t (*pairs)[2], unsigned count, uint64_t max,\n"
	"\t\t\t const char *what)\n"
	"{\n"
	"\tunsigned n;\n"
	"\n"
	"\tfor (n = 0; n < count; n++)\n"
	"\t\tcheck(run, line, pairs[n][0] == pairs[n][1] && pairs[n][1] <= max, what);\n"
	"}\n"
	"\n"
	"static uint32_t msr_bits(uncore_msr at)\n"
	"{\n"
	"\treturn at.number;\n"
	"}\n"
	"\n"
	"static uint32_t pci_bits(uncore_pci at)\n"
	"{\n"
	"\treturn (uint32_t)at.device << 24 | (uint32_t)at.function << 16 | at.offset;\n"
	"}\n"
	"\n";

static const char value_macros[] =
	"#define IS(constant, number) check(run, __LINE__, (constant) == (number), #constant)\n"
	"#define FIELD(F, mask, shift, width) \\\n"
	"\tcheck(run, __LINE__, F##_MASK == (mask) && F##_SHIFT == (shift) && F##_WIDTH == (width), #F)\n"
	"#define RESET(r, R, value) \\\n"
	"\tcheck(run, __LINE__, R##_RESET == (value) && r##_reset().raw == (value), #r \"_reset\")\n"
	"#define GET(r, f, word, mask, shift) \\\n"
	"\tdo { \\\n"
	"\t\tconst r own = { mask }, others = { (word)~(word)(mask) }, low = { (word)1 << (shift) }; \\\n"
	"\t\tcheck(run, __LINE__, r##_get_##f(own) == (mask) >> (shift) && r##_get_##f(others) == 0 && \\\n"
	"\t\t      r##_get_##f(low) == 1, #r \"_get_\" #f); \\\n"
	"\t} while (0)\n"
	"#define SET(r, f, word, mask, shift, keep) \\\n"
	"\tdo { \\\n"
	"\t\tconst r zeros = { 0 }, ones = { (word)~(word)0 }; \\\n"
	"\t\tuint64_t max = (uint64_t)(mask) >> (shift), over = max + 1; \\\n"
	"\t\tconst uint64_t got[7] = { r##_set_##f(zeros, 0).raw, r##_set_##f(zeros, 1).raw, \\\n"
	"\t\t\tr##_set_##f(zeros, max).raw, r##_set_##f(ones, 0).raw, r##_set_##f(ones, 1).raw, \\\n"
	"\t\t\tr##_set_##f(ones, max).raw, r##_set_##f(zeros, over).raw }; \\\n"
	"\t\tcheck_setter(run, __LINE__, got, mask, shift, keep, #r \"_set_\" #f); \\\n"
	"\t} while (0)\n"
	"#define CLEAR(r, f, mask, shift, base) \\\n"
	"\tdo { \\\n"
	"\t\tuint64_t max = (uint64_t)(mask) >> (shift); \\\n"
	"\t\tcheck(run, __LINE__, r##_clear_##f(0).raw == (base) && r##_clear_##f(max).raw == ((base) | (mask)), \\\n"
	"\t\t      #r \"_clear_\" #f); \\\n"
	"\t} while (0)\n"
	"#define CLEAR_SEEN(r, word, mask, base) \\\n"
	"\tdo { \\\n"
	"\t\tconst r zeros = { 0 }, ones = { (word)~(word)0 }; \\\n"
	"\t\tcheck(run, __LINE__, r##_clear(zeros).raw == (base) && r##_clear(ones).raw == ((base) | (mask)), \\\n"
	"\t\t      #r \"_clear\"); \\\n"
	"\t} while (0)\n"
	"#define VALUES(F, max, ...) \\\n"
	"\tdo { \\\n"
	"\t\tstatic const uint64_t pairs[][2] = { __VA_ARGS__ }; \\\n"
	"\t\tcheck_values(run, __LINE__, pairs, sizeof(pairs) / sizeof(pairs[0]), max, #F); \\\n"
	"\t} while (0)\n";

static const char address_macros[] =
	"/* n and i, in the arguments, are the instance and the index; refused: how many calls have no known place. */\n"
	"#define ADDR(bits, r, arguments, instances, count, refused, ...) \\\n"
	"\tdo { \\\n"
	"\t\tstatic const uint32_t at[] = { __VA_ARGS__ }; \\\n"
	"\t\tunsigned n, i; \\\n"
	"\t\tfor (n = 0; n < (instances); n++) \\\n"
	"\t\t\tfor (i = 0; i < (count); i++) \\\n"
	"\t\t\t\tcheck(run, __LINE__, bits(r##_addr arguments) == at[n * (count) + i], #r \"_addr\"); \\\n"
	"\t\tcheck(run, __LINE__, out_of_range == (refused), #r \"_addr\"); \\\n"
	"\t\tout_of_range = 0; \\\n"
	"\t} while (0)\n"
	"#define REFUSES(bits, r, arguments) \\\n"
	"\tdo { \\\n"
	"\t\t(void)bits(r##_addr arguments); \\\n"
	"\t\tcheck(run, __LINE__, out_of_range != 0, #r \"_addr\"); \\\n"
	"\t\tout_of_range = 0; \\\n"
	"\t} while (0)\n";

static const char entry[] =
	"\n"
	"int $p_selftest(void (*report)(const char *file, int line, const char *what));\n"
	"\n"
	"/* Calls report, unless it is NULL, for each check that fails; gives their number. */\n"
	"int $p_selftest(void (*report)(const char *file, int line, const char *what))\n"
	"{\n"
	"\tstruct run run = { report, 0 };\n"
	"\n";

static void constant(struct out *out, struct words *words, const char *template, uint64_t number)
{
	words_hex(words, 'y', number);
	out_fill(out, template, &words->vars);
}

static void enumerations(struct out *out, struct words *words, const struct field *field)
{
	if (field->value_count == 0)
		return;
	out_fill(out, "\tVALUES($F, $x", &words->vars);
	for (size_t i = 0; i < field->value_count; i++) {
		const struct value *value = &field->values[i];

		out_text(out, ",\n\t       { ");
		header_enumerator(out, words, value);
		out_text(out, ", ");
		out_hex(out, value->value, 1);
		out_text(out, " }");
		if (value->mask == field_max(field))
			continue;
		out_text(out, ", { ");
		header_enumerator(out, words, value);
		out_text(out, "_MASK, ");
		out_hex(out, value->mask, 1);
		out_text(out, " }");
	}
	out_text(out, ");\n");
}

static void field_checks(struct out *out, struct words *words, const struct reg *reg, const struct field *field)
{
	uint64_t keep = ~field_mask(field) & ~reg->layout->clear_by_one;

	words_field(words, reg, field);
	out_fill(out, "\tFIELD($F, $m, $s, $w);\n", &words->vars);
	enumerations(out, words, field);
	if (field_has_getter(field))
		out_fill(out, "\tGET($r, $f, $t, $m, $s);\n", &words->vars);
	if (header_has_setter(reg, field))
		constant(out, words, "\tSET($r, $f, $t, $m, $s, $y);\n", keep & UINT64_MAX >> (64 - reg->layout->width));
	if (header_has_clear(reg, field))
		out_fill(out, "\tCLEAR($r, $f, $m, $s, $q);\n", &words->vars);
}

static void register_checks(struct out *out, struct words *words, const struct reg *reg)
{
	const struct layout *layout = reg->layout;
	uint64_t clear = header_clear_bits(reg);

	if (!reg->about.elsewhere)
		out_fill(out, "\tRESET($r, $R, $z);\n", &words->vars);
	if (layout->must_zero != 0)
		constant(out, words, "\tIS($R_MUST_ZERO, $y);\n", layout->must_zero);
	if (layout->must_one != 0)
		constant(out, words, "\tIS($R_MUST_ONE, $y);\n", layout->must_one);
	if (layout->clear_by_one != 0)
		out_fill(out, "\tIS($R_RW1C, $a);\n", &words->vars);
	if (clear != 0)
		constant(out, words, "\tCLEAR_SEEN($r, $t, $y, $q);\n", clear);
	if (reg->is_array && reg->space != SPACE_UNKNOWN)
		constant(out, words, "\tIS($R_COUNT, $y);\n", reg->count);
}

/* As pci_bits in the emitted text puts them together. */
static uint32_t address_literal(const struct reg *reg, unsigned instance, unsigned index)
{
	uint32_t address = reg_address(reg, instance, index);
	const struct place *place;

	if (reg->space == SPACE_MSR)
		return address;
	place = &reg->function->places[instance];
	if (!place->known)
		return UINT32_C(0xffff0000) | address;
	return (uint32_t)place->device << 24 | (uint32_t)place->function << 16 | address;
}

static unsigned places_unknown(const struct reg *reg)
{
	unsigned count = 0;

	for (size_t i = 0; reg->space == SPACE_PCI && i < reg->function->place_count; i++)
		count += !reg->function->places[i].known;
	return count;
}

static void address_list(struct out *out, const struct box *box, const struct reg *reg)
{
	for (unsigned n = 0; n < box->instances; n++) {
		out_text(out, ",\n\t     ");
		for (unsigned i = 0; i < reg->count; i++) {
			if (i > 0)
				out_text(out, ", ");
			out_hex(out, address_literal(reg, n, i), 1);
		}
	}
	out_text(out, ");\n");
}

static void address_refusals(struct out *out, struct words *words, const struct box *box, const struct reg *reg)
{
	if (box->instances > 1) {
		words_set(words, 'd', reg->is_array ? ", 0" : "");
		out_fill(out, "\tREFUSES($o_bits, $r, ($B_INSTANCES$d));\n", &words->vars);
	}
	if (reg->is_array) {
		words_set(words, 'd', box->instances > 1 ? "0, " : "");
		out_fill(out, "\tREFUSES($o_bits, $r, ($d$R_COUNT));\n", &words->vars);
	}
}

static void address_checks(struct out *out, struct words *words, const struct box *box, const struct reg *reg)
{
	if (reg->space == SPACE_UNKNOWN)
		return;
	if (!header_has_address(reg)) {
		if (reg->bases.count == 0 && reg->offsets.count == 0)
			constant(out, words, "\tIS($R_OFFSET, $y);\n", reg->base);
		return;
	}
	words_set(words, 'o', reg->space == SPACE_PCI ? "pci" : "msr");
	words_set(words, 'd', box->instances == 1 ? (reg->is_array ? "(i)" : "()") : (reg->is_array ? "(n, i)" : "(n)"));
	words_dec(words, 'k', box->instances);
	words_dec(words, 'j', reg->count);
	words_dec(words, 'l', (uint64_t)places_unknown(reg) * reg->count);
	out_fill(out, "\tADDR($o_bits, $r, $d, $k, $j, $l", &words->vars);
	address_list(out, box, reg);
	address_refusals(out, words, box, reg);
}

static void emit_register(struct out *out, struct words *words, const struct box *box, const struct reg *reg)
{
	words_reg(words, reg);
	out_fill(out, "\nstatic void check_$r(struct run *run)\n{\n", &words->vars);
	if (reg->about.elsewhere && reg->space == SPACE_UNKNOWN)
		out_text(out, "\t(void)run;\n");
	register_checks(out, words, reg);
	address_checks(out, words, box, reg);
	for (size_t i = 0; i < reg->layout->field_count; i++)
		if (!field_is_reserved(&reg->layout->fields[i]))
			field_checks(out, words, reg, &reg->layout->fields[i]);
	out_text(out, "}\n");
}

static void device_ids(struct out *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->function_count; i++) {
		const struct function *function = &box->functions[i];

		words_upper(words_begin(words, 'G'), function->id);
		words_end(words, 'G');
		for (size_t n = 0; n < function->place_count; n++) {
			if (function->places[n].device_id == 0)
				continue;
			words_dec(words, 'k', n);
			constant(out, words, box->instances > 1 ? "\tIS($B_$G_DEVICE_ID_$k, $y);\n" :
								  "\tIS($B_$G_DEVICE_ID, $y);\n",
				 function->places[n].device_id);
		}
	}
}

static void counters(struct out *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->counter_count; i++) {
		const struct counters *group = &box->counters[i];

		words_upper(words_begin(words, 'G'), group->id);
		words_end(words, 'G');
		words_dec(words, 'k', group->data->count);
		words_dec(words, 'w', group->width);
		out_fill(out, "\tIS($B_$G_COUNTERS, $k);\n\tIS($B_$G_WIDTH, $w);\n", &words->vars);
		constant(out, words, "\tIS($B_$G_COUNT_MASK, $y);\n", UINT64_MAX >> (64 - group->width));
	}
}

static void emit_box(struct out *out, struct words *words, const struct box *box)
{
	words_box(words, box);
	for (size_t i = 0; i < box->reg_count; i++)
		emit_register(out, words, box, &box->regs[i]);
	words_dec(words, 'k', box->instances);
	out_fill(out, "\nstatic void check_box_$b(struct run *run)\n{\n\tIS($B_INSTANCES, $k);\n", &words->vars);
	counters(out, words, box);
	device_ids(out, words, box);
	for (size_t i = 0; i < box->reg_count; i++) {
		words_set(words, 'f', box->regs[i].id);
		out_fill(out, "\tcheck_$b_$f(run);\n", &words->vars);
	}
	out_text(out, "}\n");
}

void emit_selftest(const struct platform *platform, struct out *out)
{
	struct words words = { 0 };

	words_set(&words, 'p', platform->id);
	out_fill(out, head, &words.vars);
	out_text(out, checks);
	out_text(out, value_macros);
	out_text(out, address_macros);
	for (size_t i = 0; i < platform->box_count; i++)
		emit_box(out, &words, &platform->boxes[i]);
	words_set(&words, 'p', platform->id);
	out_fill(out, entry, &words.vars);
	for (size_t i = 0; i < platform->box_count; i++) {
		words_set(&words, 'i', platform->boxes[i].id);
		out_fill(out, "\tcheck_box_$p_$i(&run);\n", &words.vars);
	}
	out_text(out, "\treturn run.failed;\n}\n");
	words_free(&words);
}
