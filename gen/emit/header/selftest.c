/* SPDX-License-Identifier: MIT */
/*
 * Emits the self-test of a platform's headers. It compares their constants and functions with literal numbers that are
 * computed from the model by other code.
 */
#include "emit/emit.h"

#include "emit/header/selftest_memory.h"

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
	"\n";

/* Each helper is emitted only if it is called: an unused function is a warning. */
static const char setter_helper[] =
	"/* got: after setting 0, 1, the largest value in zeros, then in ones, and in zeros a value too large. */\n"
	"static void check_setter(struct run *run, int line, const uint64_t got[7], uint64_t mask, int shift, uint64_t "
	"keep,\n"
	"\t\t\t const char *what)\n"
	"{\n"
	"\tconst uint64_t one = UINT64_C(1) << shift;\n"
	"\n"
	"\tcheck(run, line, got[0] == 0 && got[1] == one && got[2] == mask, what);\n"
	"\tcheck(run, line, got[3] == keep && got[4] == (keep | one) && got[5] == (keep | mask), what);\n"
	"\tcheck(run, line, got[6] == 0 && out_of_range == (mask >> shift == UINT64_MAX ? 0 : 1), what);\n"
	"\tout_of_range = 0;\n"
	"}\n"
	"\n";

static const char values_helper[] =
	"static void check_values(struct run *run, int line, const uint64_t (*pairs)[2], unsigned count, uint64_t "
	"max,\n"
	"\t\t\t const char *what)\n"
	"{\n"
	"\tunsigned n;\n"
	"\n"
	"\tfor (n = 0; n < count; n++)\n"
	"\t\tcheck(run, line, pairs[n][0] == pairs[n][1] && pairs[n][1] <= max, what);\n"
	"}\n"
	"\n";

static const char msr_helper[] =
	"static uint32_t msr_bits(uncore_msr at)\n"
	"{\n"
	"\treturn at.number;\n"
	"}\n"
	"\n";

static const char pci_helper[] =
	"static uint32_t pci_bits(uncore_pci at)\n"
	"{\n"
	"\treturn (uint32_t)at.device << 24 | (uint32_t)at.function << 16 | at.offset;\n"
	"}\n"
	"\n";

static const char value_macros[] =
	"#define IS(constant, number) check(run, __LINE__, (constant) == (number), #constant)\n"
	"#define FIELD_(F_mask, F_shift, F_width, what, mask, shift, width) \\\n"
	"\tcheck(run, __LINE__, F_mask == (mask) && F_shift == (shift) && F_width == (width), what)\n"
	"#define RESET(r, R, value) \\\n"
	"\tcheck(run, __LINE__, R##_RESET == (value) && r##_reset().raw == (value), #r \"_reset\")\n"
	"#define GET_(r, get, what, word, mask, shift) \\\n"
	"\tdo { \\\n"
	"\t\tconst r own = { mask }, others = { (word)~(word)(mask) }, low = { (word)1 << (shift) }; \\\n"
	"\t\tcheck(run, __LINE__, get(own) == (mask) >> (shift) && get(others) == 0 && get(low) == 1, what); \\\n"
	"\t} while (0)\n"
	"#define SET_(r, set, what, word, mask, shift, keep) \\\n"
	"\tdo { \\\n"
	"\t\tconst r zeros = { 0 }, ones = { (word)~(word)0 }; \\\n"
	"\t\tuint64_t max = (uint64_t)(mask) >> (shift), over = max + 1; \\\n"
	"\t\tconst uint64_t got[7] = { set(zeros, 0).raw, set(zeros, 1).raw, set(zeros, (mask) >> (shift)).raw, \\\n"
	"\t\t\tset(ones, 0).raw, set(ones, 1).raw, set(ones, max).raw, set(zeros, over).raw }; \\\n"
	"\t\tcheck_setter(run, __LINE__, got, mask, shift, keep, what); \\\n"
	"\t} while (0)\n"
	"#define CLEAR_(clear, what, mask, shift, base) \\\n"
	"\tdo { \\\n"
	"\t\tcheck(run, __LINE__, clear(0).raw == (base) && clear((mask) >> (shift)).raw == ((base) | (mask)), what); "
	"\\\n"
	"\t} while (0)\n"
	"/* Names are pasted here and not below: a field called count makes a prefix that is a macro itself. */\n"
	"#define RO(r, f, F, word, mask, shift, width) \\\n"
	"\tFIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width); \\\n"
	"\tGET_(r, r##_get_##f, #r \"_get_\" #f, word, mask, shift)\n"
	"#define WO(r, f, F, word, mask, shift, width, keep) \\\n"
	"\tFIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width); \\\n"
	"\tSET_(r, r##_set_##f, #r \"_set_\" #f, word, mask, shift, keep)\n"
	"#define RW(r, f, F, word, mask, shift, width, keep) \\\n"
	"\tFIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width); \\\n"
	"\tGET_(r, r##_get_##f, #r \"_get_\" #f, word, mask, shift); \\\n"
	"\tSET_(r, r##_set_##f, #r \"_set_\" #f, word, mask, shift, keep)\n"
	"#define RW1C(r, f, F, word, mask, shift, width, base) \\\n"
	"\tFIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width); \\\n"
	"\tGET_(r, r##_get_##f, #r \"_get_\" #f, word, mask, shift); \\\n"
	"\tCLEAR_(r##_clear_##f, #r \"_clear_\" #f, mask, shift, base)\n"
	"#define BITS(F, mask, shift, width) FIELD_(F##_MASK, F##_SHIFT, F##_WIDTH, #F, mask, shift, width)\n"
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

/* The last arguments are bits of the register: where each bit of the value is, from the lowest on. */
static const char pieces_macros[] =
	"#define PIECES(F, mask, width) check(run, __LINE__, F##_MASK == (mask) && F##_WIDTH == (width), #F)\n"
	"#define PIECES_GET(r, f, word, mask, width, ...) \\\n"
	"\tdo { \\\n"
	"\t\tstatic const unsigned char bits[width] = { __VA_ARGS__ }; \\\n"
	"\t\tconst r own = { mask }, others = { (word)~(word)(mask) }; \\\n"
	"\t\tunsigned i; \\\n"
	"\t\tcheck(run, __LINE__, r##_get_##f(own) == UINT64_MAX >> (64 - (width)) && r##_get_##f(others) == 0, \\\n"
	"\t\t      #r \"_get_\" #f); \\\n"
	"\t\tfor (i = 0; i < (width); i++) { \\\n"
	"\t\t\tconst r one = { (word)1 << bits[i] }; \\\n"
	"\t\t\tcheck(run, __LINE__, r##_get_##f(one) == UINT64_C(1) << i, #r \"_get_\" #f); \\\n"
	"\t\t} \\\n"
	"\t} while (0)\n"
	"#define PIECES_SET(r, f, word, mask, width, keep, ...) \\\n"
	"\tdo { \\\n"
	"\t\tstatic const unsigned char bits[width] = { __VA_ARGS__ }; \\\n"
	"\t\tconst r zeros = { 0 }, ones = { (word)~(word)0 }; \\\n"
	"\t\tuint64_t max = UINT64_MAX >> (64 - (width)), over = max + 1; \\\n"
	"\t\tunsigned i; \\\n"
	"\t\tcheck(run, __LINE__, r##_set_##f(ones, 0).raw == (keep) && \\\n"
	"\t\t      r##_set_##f(ones, max).raw == ((keep) | (mask)), #r \"_set_\" #f); \\\n"
	"\t\tfor (i = 0; i < (width); i++) \\\n"
	"\t\t\tcheck(run, __LINE__, r##_set_##f(zeros, UINT64_C(1) << i).raw == (word)1 << bits[i], \\\n"
	"\t\t\t      #r \"_set_\" #f); \\\n"
	"\t\tcheck(run, __LINE__, r##_set_##f(zeros, over).raw == 0 && out_of_range == (over != 0), \\\n"
	"\t\t      #r \"_set_\" #f); \\\n"
	"\t\tout_of_range = 0; \\\n"
	"\t} while (0)\n"
	"#define PIECES_CLEAR(r, f, mask, width, base) \\\n"
	"\tcheck(run, __LINE__, r##_clear_##f(0).raw == (base) && \\\n"
	"\t      r##_clear_##f(UINT64_MAX >> (64 - (width))).raw == ((base) | (mask)), #r \"_clear_\" #f)\n";

static const char address_macros[] =
	"/* n and i, in the arguments, are the instance and the index; refused: how many calls have no known place. "
	"*/\n"
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
	"/* Of a register that is read by halves. */\n"
	"#define HIGH(r, arguments, instances, count) \\\n"
	"\tdo { \\\n"
	"\t\tunsigned n, i; \\\n"
	"\t\tfor (n = 0; n < (instances); n++) \\\n"
	"\t\t\tfor (i = 0; i < (count); i++) \\\n"
	"\t\t\t\tcheck(run, __LINE__, pci_bits(r##_addr_high arguments) == pci_bits(r##_addr arguments) + 4, \\\n"
	"\t\t\t\t      #r \"_addr_high\"); \\\n"
	"\t\tout_of_range = 0; \\\n"
	"\t} while (0)\n"
	"/* A count that is constant would not compile. */\n"
	"#define REFUSES(bits, r, count, arguments) \\\n"
	"\tdo { \\\n"
	"\t\tvolatile unsigned past = count; \\\n"
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

static void constant(struct text *out, struct words *words, const char *template, uint64_t number)
{
	words_hex(words, 'y', number);
	text_fill(out, template, &words->vars);
}

static void enumerations(struct text *out, struct words *words, const struct field *field)
{
	if (field->value_count == 0)
		return;
	text_fill(out, "\tVALUES($F, $x", &words->vars);
	for (size_t i = 0; i < field->value_count; i++) {
		const struct value *value = &field->values[i];

		text_add(out, ",\n\t       { ");
		header_enumerator(out, words, value);
		text_add(out, ", ");
		text_hex(out, value->value, 1);
		text_add(out, " }");
		if (value->is.mask == field_max(field))
			continue;
		text_add(out, ", { ");
		header_enumerator(out, words, value);
		text_add(out, "_MASK, ");
		text_hex(out, value->is.mask, 1);
		text_add(out, " }");
	}
	text_add(out, ");\n");
}

static void bit_list(struct text *out, const struct field *field)
{
	for (uint64_t left = field->bits; left != 0; left &= left - 1)
		text_printf(out, ", %u", (unsigned)__builtin_ctzll(left));
	text_add(out, ");\n");
}

static void piece_checks(struct text *out, struct words *words, const struct reg *reg, const struct field *field,
			 uint64_t others)
{
	text_fill(out, "\tPIECES($F, $m, $w);\n", &words->vars);
	if (field_has_getter(field)) {
		text_fill(out, "\tPIECES_GET($r, $f, $t, $m, $w", &words->vars);
		bit_list(out, field);
	}
	if (header_has_setter(reg, field)) {
		constant(out, words, "\tPIECES_SET($r, $f, $t, $m, $w, $y", others & ~reg->is.layout->is.clear_by_one);
		bit_list(out, field);
	}
	if (header_has_clear(reg, field))
		text_fill(out, "\tPIECES_CLEAR($r, $f, $m, $w, $q);\n", &words->vars);
}

static void field_checks(struct text *out, struct words *words, const struct reg *reg, const struct field *field)
{
	uint64_t others = UINT64_MAX >> (reg->is.layout->width > 32 ? 0 : 32) & ~field_mask(field);
	bool getter = field_has_getter(field);

	words_field(words, reg, field);
	if (field_is_in_pieces(field)) {
		piece_checks(out, words, reg, field, others);
		enumerations(out, words, field);
		return;
	}
	if (header_has_setter(reg, field))
		constant(out, words,
			 getter ? "\tRW($r, $f, $F, $t, $m, $s, $w, $y);\n" : "\tWO($r, $f, $F, $t, $m, $s, $w, $y);\n",
			 others & ~reg->is.layout->is.clear_by_one);
	else if (header_has_clear(reg, field))
		text_fill(out, "\tRW1C($r, $f, $F, $t, $m, $s, $w, $q);\n", &words->vars);
	else
		text_fill(out, getter ? "\tRO($r, $f, $F, $t, $m, $s, $w);\n" : "\tBITS($F, $m, $s, $w);\n",
			  &words->vars);
	enumerations(out, words, field);
}

static void register_checks(struct text *out, struct words *words, const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	uint64_t clear = header_clear_bits(reg);

	if (!reg->about.is.elsewhere)
		text_fill(out, "\tRESET($r, $R, $z);\n", &words->vars);
	if (layout->is.must_zero != 0)
		constant(out, words, "\tIS($R_MUST_ZERO, $y);\n", layout->is.must_zero);
	if (layout->is.must_one != 0)
		constant(out, words, "\tIS($R_MUST_ONE, $y);\n", layout->is.must_one);
	if (layout->is.clear_by_one != 0)
		text_fill(out, "\tIS($R_RW1C, $a);\n", &words->vars);
	if (clear != 0)
		constant(out, words, "\tCLEAR_SEEN($r, $t, $y, $q);\n", clear);
	if (reg->is_array && reg->is.space != SPACE_UNKNOWN)
		constant(out, words, "\tIS($R_COUNT, $y);\n", reg->count);
}

/* Must agree with pci_bits in the emitted text. */
static uint32_t address_literal(const struct reg *reg, unsigned instance, unsigned index)
{
	uint32_t address = reg_address(reg, instance, index);
	const struct place *place;

	if (reg->is.space != SPACE_PCI)
		return address;
	place = &reg->is.function->places[instance];
	if (!place->known)
		return UINT32_C(0xffff0000) | address;
	return (uint32_t)place->device << 24 | (uint32_t)place->function << 16 | address;
}

static unsigned places_unknown(const struct reg *reg)
{
	unsigned count = 0;

	for (size_t i = 0; reg->is.space == SPACE_PCI && i < reg->is.function->place_count; i++)
		count += !reg->is.function->places[i].known;
	return count;
}

/* A register in memory is at the same byte of each instance's window. */
static unsigned address_rows(const struct box *box, const struct reg *reg)
{
	return header_takes_instance(box, reg) ? box->instances : 1;
}

static void address_list(struct text *out, const struct box *box, const struct reg *reg)
{
	for (unsigned n = 0; n < address_rows(box, reg); n++) {
		text_add(out, ",\n\t     ");
		for (unsigned i = 0; i < reg->count; i++) {
			if (i > 0)
				text_add(out, ", ");
			text_hex(out, address_literal(reg, n, i), 1);
		}
	}
	text_add(out, ");\n");
}

static void address_refusals(struct text *out, struct words *words, const struct box *box, const struct reg *reg)
{
	bool by_instance = header_takes_instance(box, reg);

	if (by_instance) {
		words_set(words, 'd', reg->is_array ? ", 0" : "");
		text_fill(out, "\tREFUSES($o_bits, $r, $B_INSTANCES, (past$d));\n", &words->vars);
	}
	if (reg->is_array) {
		words_set(words, 'd', by_instance ? "0, " : "");
		text_fill(out, "\tREFUSES($o_bits, $r, $R_COUNT, ($dpast));\n", &words->vars);
	}
}

static void address_checks(struct text *out, struct words *words, const struct box *box, const struct reg *reg)
{
	static const char *const spaces[] = { [SPACE_MSR] = "msr", [SPACE_PCI] = "pci", [SPACE_MMIO] = "mmio" };

	if (reg->is.space == SPACE_UNKNOWN)
		return;
	if (!header_has_address(reg)) {
		if (reg->is.bases.count == 0 && reg->is.offsets.count == 0)
			constant(out, words, "\tIS($R_OFFSET, $y);\n", reg->is.base);
		return;
	}
	words_set(words, 'o', spaces[reg->is.space]);
	words_set(words, 'd',
		  !header_takes_instance(box, reg) ? (reg->is_array ? "(i)" : "()") :
						     (reg->is_array ? "(n, i)" : "(n)"));
	words_dec(words, 'k', address_rows(box, reg));
	words_dec(words, 'j', reg->count);
	words_dec(words, 'l', (uint64_t)places_unknown(reg) * reg->count);
	text_fill(out, "\tADDR($o_bits, $r, $d, $k, $j, $l", &words->vars);
	address_list(out, box, reg);
	if (header_has_halves(reg))
		text_fill(out, "\tHIGH($r, $d, $k, $j);\n", &words->vars);
	address_refusals(out, words, box, reg);
	if (reg->is.space == SPACE_MMIO)
		selftest_memory(out, words, reg);
}

static void emit_register(struct text *out, struct words *words, const struct box *box, const struct reg *reg)
{
	words_reg(words, reg);
	text_fill(out, "\nstatic void check_$r(struct run *run)\n{\n", &words->vars);
	if (reg->about.is.elsewhere && reg->is.space == SPACE_UNKNOWN)
		text_add(out, "\t(void)run;\n");
	register_checks(out, words, reg);
	address_checks(out, words, box, reg);
	for (size_t i = 0; i < reg->is.layout->is.field_count; i++)
		if (!field_is_reserved(&reg->is.layout->is.fields[i]))
			field_checks(out, words, reg, &reg->is.layout->is.fields[i]);
	text_add(out, "}\n");
}

static void device_ids(struct text *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->function_count; i++) {
		const struct function *function = &box->functions[i];

		words_upper(words_begin(words, 'G'), function->id);
		words_end(words, 'G');
		for (size_t n = 0; n < function->place_count; n++) {
			if (function->places[n].device_id == 0)
				continue;
			words_dec(words, 'k', n);
			constant(out, words,
				 box->instances > 1 ? "\tIS($B_$G_DEVICE_ID_$k, $y);\n" :
						      "\tIS($B_$G_DEVICE_ID, $y);\n",
				 function->places[n].device_id);
		}
	}
}

static void counters(struct text *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->counter_count; i++) {
		const struct counters *group = &box->counters[i];

		words_group(words, group);
		text_fill(out, "\tIS($B_$G_COUNTERS, $k);\n\tIS($B_$G_WIDTH, $w);\n", &words->vars);
		constant(out, words, "\tIS($B_$G_COUNT_MASK, $y);\n", UINT64_MAX >> (64 - group->width));
		if (group->has_rdpmc)
			constant(out, words, "\tIS($B_$G_RDPMC, $y);\n", group->rdpmc);
	}
}

static void emit_box(struct text *out, struct words *words, const struct box *box)
{
	words_box(words, box);
	for (size_t i = 0; i < box->reg_count; i++)
		emit_register(out, words, box, &box->regs[i]);
	words_dec(words, 'k', box->instances);
	text_fill(out, "\nstatic void check_box_$b(struct run *run)\n{\n\tIS($B_INSTANCES, $k);\n", &words->vars);
	counters(out, words, box);
	device_ids(out, words, box);
	selftest_windows(out, words, box);
	for (size_t i = 0; i < box->reg_count; i++) {
		words_set(words, 'f', box->regs[i].id);
		text_fill(out, "\tcheck_$b_$f(run);\n", &words->vars);
	}
	text_add(out, "}\n");
}

static void emit_boxes(struct text *out, struct words *words, const struct platform *platform)
{
	for (size_t i = 0; i < platform->box_count; i++)
		emit_box(out, words, &platform->boxes[i]);
}

static bool calls(const struct text *body, const char *call)
{
	return strstr(text_string(body), call) != NULL;
}

static void add_if(struct text *out, bool is_called, const char *helper)
{
	if (is_called)
		text_add(out, helper);
}

void emit_selftest(const struct platform *platform, struct text *out)
{
	struct words words = { 0 };
	struct text body = { 0 };

	emit_boxes(&body, &words, platform);
	words_set(&words, 'p', platform->id);
	text_fill(out, head, &words.vars);
	text_add(out, checks);
	add_if(out, calls(&body, "\tRW(") || calls(&body, "\tWO("), setter_helper);
	add_if(out, calls(&body, "\tVALUES("), values_helper);
	add_if(out, calls(&body, "(msr_bits,"), msr_helper);
	add_if(out, calls(&body, "(pci_bits,"), pci_helper);
	selftest_window(out, &words, platform);
	text_add(out, value_macros);
	selftest_memory_macros(out, platform);
	add_if(out, calls(&body, "\tPIECES("), pieces_macros);
	text_add(out, address_macros);
	text_bytes(out, text_string(&body), body.length);
	text_free(&body);
	text_fill(out, entry, &words.vars);
	for (size_t i = 0; i < platform->box_count; i++) {
		words_set(&words, 'i', platform->boxes[i].id);
		text_fill(out, "\tcheck_box_$p_$i(&run);\n", &words.vars);
	}
	text_add(out, "\treturn run.failed;\n}\n");
	words_free(&words);
}
