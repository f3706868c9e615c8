/* SPDX-License-Identifier: MIT */
/* Emits a register: its description, its type, its reset value, and the functions that clear by writing 1. */
#include "emit/header/header.h"
#include "model/errata.h"

static void evidence(struct text *text, int kind)
{
	static const char *const spelling[] = {
#define SPELLING(id, word, help) word,
		UNCORE_EVIDENCE(SPELLING)
#undef SPELLING
	};

	if (kind == UNCORE_EVIDENCE_MANUAL)
		return;
	text_add(text, " (");
	text_add(text, spelling[kind]);
	text_char(text, ')');
}

static void reg_name(struct text *text, const struct reg *reg)
{
	text_add(text, reg->id);
	text_add(text, ": ");
	header_reg_name(text, reg);
	text_add(text, ", ");
	text_dec(text, reg->is.layout->width);
	text_add(text, " bits");
	for (size_t i = 0; i < reg->is.aliases.count; i++) {
		text_add(text, i == 0 ? "; also " : ", ");
		text_add(text, reg->is.aliases.at[i]);
	}
}

/* Sets D: what the accessor gives and takes, and the register's name. */
static void accessor_remark(struct words *words, const struct reg *reg, const char *signature)
{
	struct text *text = words_begin(words, '#');

	text_fill(text, signature, &words->vars);
	header_reg_name(text, reg);
	text_char(text, '.');
	words_remark(words);
}

static bool is_untold(const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;

	for (size_t i = 0; i < layout->is.field_count; i++)
		if (!field_is_untold(&layout->is.fields[i]))
			return false;
	return true;
}

static void reg_comment(struct text *out, struct words *words, const struct reg *reg)
{
	struct text *text = words_begin(words, '#');

	reg_name(text, reg);
	if (reg->is.text != NULL) {
		text_char(text, '\n');
		text_add(text, reg->is.text);
	}
	if (is_untold(reg))
		text_add(text, "\nNo source says whether it can be read or written.");
	if (reg->is.high_first)
		text_add(text, "\nA write goes to the high half first, then to the low one.");
	if (reg->about.is.elsewhere)
		text_add(text, "\nThe platform's own guide does not describe it: it can be read, and has no setters.");
	header_errata(text, "\n", words->of.platform, &(struct item){ .box = words->of.box, .reg = reg });
	if (reg->about.is.source != NULL) {
		text_add(text, "\nSource: ");
		text_add(text, reg->about.is.source);
		header_as_on(text, &reg->about);
		evidence(text, reg->about.is.evidence);
	}
	header_comment(out, text->at, text->length);
}

static void type(struct text *out, struct words *words)
{
	define_type(out, words, "$r", "\t$t raw;\n");
	text_char(out, '\n');
	define_function(out, words, "UNCORE_ACCESSOR", "$r", "$r_value_", "$r r", "\treturn r;\n");
	text_char(out, '\n');
}

static void bits_macro(struct text *out, struct words *words, const char *name, const char *value, uint64_t bits)
{
	if (bits == 0)
		return;
	words_value(words, 'm', words->of.reg->is.layout, bits);
	define_constant(out, words, name, value);
}

static void value_macros(struct text *out, struct words *words, const struct reg *reg)
{
	const struct layout *layout = reg->is.layout;
	bool alone = (layout->is.must_zero | layout->is.must_one | layout->is.clear_by_one) == 0;

	if (!reg->about.is.elsewhere)
		define_constant(out, words, "$R_RESET", alone ? "$z" : "    $z");
	bits_macro(out, words, "$R_MUST_ZERO", "$m", layout->is.must_zero);
	bits_macro(out, words, "$R_MUST_ONE", " $m", layout->is.must_one);
	bits_macro(out, words, "$R_RW1C", "     $m", layout->is.clear_by_one);
}

static void reset_function(struct text *out, struct words *words, const struct reg *reg)
{
	if (reg->about.is.elsewhere)
		return;
	accessor_remark(words, reg, "$r (): the value to begin from of ");
	define_macro(out, words, "$r_reset", "", "$D \\\n\tUNCORE_VALUE_($r, $R_RESET)");
}

static void clear_function(struct text *out, struct words *words, const struct reg *reg)
{
	uint64_t bits = header_clear_bits(reg);
	struct text *mask = words_begin(words, 'k');

	if (bits == 0)
		return;
	words_value(words, 'm', reg->is.layout, bits);
	text_fill(mask, bits == reg->is.layout->is.clear_by_one ? "$R_RW1C" : "$m", &words->vars);
	words_end(words, 'k');
	text_char(out, '\n');
	accessor_remark(
		words, reg,
		"$r ($r seen): to write; clears the bits that are set in seen, and leaves the rest at its reset, of ");
	define_macro(out, words, "$r_clear", "seen", "$D \\\n\tUNCORE_SEEN_($r, $R_RESET & ~$R_RW1C, seen, $k)");
}

static void emit_register(struct text *out, struct words *words, const struct box *box, const struct reg *reg)
{
	words_reg(words, reg);
	text_char(out, '\n');
	reg_comment(out, words, reg);
	type(out, words);
	value_macros(out, words, reg);
	reset_function(out, words, reg);
	clear_function(out, words, reg);
	header_address(out, words, box, reg);
	header_fields(out, words, reg);
}

void header_registers(struct text *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->reg_count; i++)
		emit_register(out, words, box, &box->regs[i]);
}
