/* SPDX-License-Identifier: MIT */
/* Emits a field: masks, enumeration, and the accessors that its access rights allow. */
#include <inttypes.h>
#include <limits.h>

#include "emit/header/header.h"

/* Templates of an accessor's definition, and of its signature. */
struct accessor {
	const char *name, *takes, *value, *signature;
};

static const char *access_spelling(int access)
{
	static const char *const spelling[] = {
#define SPELLING(id, word, help) word,
		UNCORE_ACCESS(SPELLING)
#undef SPELLING
	};

	return spelling[access];
}

static void field_traits(struct text *text, const struct reg *reg, const struct field *field)
{
	if (field->about.is.elsewhere && !reg->about.is.elsewhere)
		text_add(text, " Only another document describes it: it can be read, and has no setter.");
	if (field->is.access == UNCORE_ACCESS_UNKNOWN)
		text_add(text, " No source gives its access rights: it has no accessors.");
	if (field->is.needs != NULL) {
		text_add(text, " Works only where ");
		text_add(text, field->is.needs->id);
		text_add(text, " is not 0.");
	}
}

static bool has_accessor(const struct reg *reg, const struct field *field)
{
	return field_has_getter(field) || header_has_setter(reg, field) || header_has_clear(reg, field);
}

static void bit_range(struct text *text, const struct field *field)
{
	text_char(text, '[');
	text_add(text, spell_mask(field->bits).at);
	text_char(text, ']');
}

/* Each accessor has the sentence in it. A field without accessors gets it as a comment. */
static void field_comment(struct text *out, struct words *words, const struct reg *reg, const struct field *field)
{
	struct text *text = words_begin(words, '#');

	text_join(text, field->is.name != NULL ? field->is.name : field->id, " ", "");
	bit_range(text, field);
	text_join(text, " ", access_spelling(field->is.access), "");
	if (field->is.part_of != NULL)
		text_join(text, ", part of ", field->is.part_of->id, "");
	if (field_is_in_pieces(field))
		text_add(text, ", in pieces that have no shift in common");
	text_char(text, '.');
	if (field->about.text != NULL && !has_accessor(reg, field))
		text_join(text, " ", field->about.text, "");
	field_traits(text, reg, field);
	header_comment(out, text->at, text->length);
}

/* The first register of the box with the layout: its accessors carry the sentences about the fields. */
static const struct reg *first_of_layout(const struct box *box, const struct layout *layout)
{
	size_t i = 0;

	while (box->regs[i].is.layout != layout)
		i++;
	return &box->regs[i];
}

/* Sets D: what the accessor gives and takes, the bits, and, for the first register of a layout only, what they mean. */
static void accessor_remark(struct words *words, const struct reg *reg, const struct field *field,
			    const char *signature)
{
	const struct reg *first = first_of_layout(words->of.box, reg->is.layout);
	struct text *text = words_begin(words, '#');

	text_fill(text, signature, &words->vars);
	text_char(text, ' ');
	bit_range(text, field);
	if (first != reg)
		text_fill(text, ": the same bits as in $b_", &words->vars);
	if (first != reg)
		text_join(text, first->id, ".", "");
	else if (field->about.text != NULL)
		text_join(text, ": ", field->about.text, "");
	words_remark(words);
}

static bool fits_int(uint64_t value)
{
	return value <= INT_MAX;
}

static void value_comment(struct text *out, struct words *words, const struct value *value)
{
	struct text *text = words_begin(words, '#');

	if (value->text == NULL) {
		text_char(out, '\n');
		return;
	}
	text_char(out, ' ');
	text_add(text, value->text);
	header_comment(out, text->at, text->length);
}

/* Emits an enumerator, or a macro if the value does not fit an int. */
static void enumerator(struct text *out, struct words *words, const struct value *value, const char *suffix,
		       uint64_t number)
{
	struct text *name = words_begin(words, 'e');

	header_enumerator(name, words, value);
	text_add(name, suffix);
	words_end(words, 'e');
	words_hex(words, 'o', number);
	words->of.value = value;
	if (fits_int(number))
		define_enumerator(out, words, "$e", "$o");
	else
		define_big_enumerator(out, words, "$e", "UINT64_C($o)");
	words->of.value = NULL;
}

/* The values that are enumerators, or those that are macros. */
static void enumerators(struct text *out, struct words *words, const struct field *field, bool macros)
{
	for (size_t i = 0; i < field->value_count; i++) {
		const struct value *value = &field->values[i];

		if (fits_int(value->value) != macros) {
			enumerator(out, words, value, "", value->value);
			value_comment(out, words, value);
		}
		if (header_is_wildcard(field, value) && fits_int(value->is.mask) != macros) {
			enumerator(out, words, value, "_MASK", value->is.mask);
			text_char(out, '\n');
		}
	}
}

static bool has_enumerators(const struct field *field)
{
	for (size_t i = 0; i < field->value_count; i++) {
		const struct value *value = &field->values[i];

		if (fits_int(value->value) || (header_is_wildcard(field, value) && fits_int(value->is.mask)))
			return true;
	}
	return false;
}

static void enumeration_comment(struct text *out, const struct field *field)
{
	bool wildcards = false;

	for (size_t i = 0; i < field->value_count; i++)
		wildcards = wildcards || header_is_wildcard(field, &field->values[i]);
	if (field->flags)
		text_add(out, "/* Values may be OR-ed. */\n");
	if (wildcards)
		text_add(out, "/* Where a value has a _MASK, only these bits of the field decide. */\n");
	if (field->is.by != NULL) {
		text_add(out, "/* What a value means depends on ");
		text_add(out, field->is.by->id);
		text_add(out, ", whose value is in the name. */\n");
	}
}

static void enumeration(struct text *out, struct words *words, const struct field *field)
{
	if (field->value_count == 0)
		return;
	text_char(out, '\n');
	enumeration_comment(out, field);
	if (has_enumerators(field)) {
		define_enum(out, words, "$r_$f");
		enumerators(out, words, field, false);
		text_add(out, "};\n");
	}
	enumerators(out, words, field, true);
}

static void accessor(struct text *out, struct words *words, const struct reg *reg, const struct field *field,
		     const struct accessor *accessor)
{
	accessor_remark(words, reg, field, accessor->signature);
	define_macro(out, words, accessor->name, accessor->takes, accessor->value);
}

enum { GET, SET, CLEAR };

/* k: where the field is put */
static void accessors(struct text *out, struct words *words, const struct reg *reg, const struct field *field)
{
	static const struct accessor whole[] = {
		{ "$r_get_$f", "r", "$D \\\n\tUNCORE_GET$c_($r, r, $F)", "$t ($r r)" },
		{ "$r_set_$f", "r, v", "$D \\\n\tUNCORE_PUT$c_($r, $k, $F, v)", "$r ($r r, v up to $x)" },
		{ "$r_clear_$f", "bits", "$D \\\n\tUNCORE_PUT$c_($r, $R_RESET & ~$R_RW1C, $F, bits)",
		  "$r (bits up to $x)" },
	};
	static const struct accessor pieces[] = {
		{ "$r_get_$f", "r", "$D \\\n\tUNCORE_CAST_($t, $r_gather_$f_($r_value_(r).raw))", "$t ($r r)" },
		{ "$r_set_$f", "r, v", "$D \\\n\tUNCORE_SPREAD$c_($r, $k, $F, v, \\\n\t\t$r_spread_$f_)",
		  "$r ($r r, v up to $x)" },
		{ "$r_clear_$f", "bits",
		  "$D \\\n\tUNCORE_SPREAD$c_($r, $R_RESET & ~$R_RW1C, $F, bits, \\\n\t\t$r_spread_$f_)",
		  "$r (bits up to $x)" },
	};
	const struct accessor *forms = field_is_in_pieces(field) ? pieces : whole;

	if (field_has_getter(field))
		accessor(out, words, reg, field, &forms[GET]);
	if (header_has_setter(reg, field))
		accessor(out, words, reg, field, &forms[SET]);
	if (header_has_clear(reg, field))
		accessor(out, words, reg, field, &forms[CLEAR]);
}

/* Appends each piece: its bits of the register moved down to its place in the value, or the reverse. */
static void add_pieces(struct text *text, const struct field *field, bool gathers)
{
	uint64_t left = field->bits;
	unsigned at = 0;

	for (const char *between = ""; left != 0; between = " |\n\t       ") {
		unsigned lo = (unsigned)__builtin_ctzll(left), width = 0;
		uint64_t mask;

		while (lo + width < 64 && left >> (lo + width) & 1)
			width++;
		mask = UINT64_MAX >> (64 - width);
		text_printf(text,
			    gathers ? "%s(raw >> %u & UINT64_C(0x%" PRIx64 "))" :
				      "%s(v >> %u & UINT64_C(0x%" PRIx64 "))",
			    between, gathers ? lo : at, mask);
		text_printf(text, " << %u", gathers ? at : lo);
		at += width;
		left &= ~(mask << lo);
	}
}

/* A function, as it takes its argument several times. */
static void define_pieces(struct text *out, struct words *words, const struct field *field, bool gathers)
{
	struct text body = { 0 };

	text_add(&body, "\treturn ");
	add_pieces(&body, field, gathers);
	text_add(&body, ";\n");
	define_function(out, words, "UNCORE_PIECE_", "uint64_t", gathers ? "$r_gather_$f_" : "$r_spread_$f_",
			gathers ? "uint64_t raw" : "uint64_t v", text_string(&body));
	text_free(&body);
}

static void emit_field(struct text *out, struct words *words, const struct reg *reg, const struct field *field)
{
	words_field(words, reg, field);
	text_char(out, '\n');
	field_comment(out, words, reg, field);
	define_constant(out, words, "$F_MASK", " $m");
	if (!field_is_in_pieces(field))
		define_constant(out, words, "$F_SHIFT", "$s");
	define_constant(out, words, "$F_WIDTH", "$w");
	enumeration(out, words, field);
	if (field_is_in_pieces(field) && field_has_getter(field))
		define_pieces(out, words, field, true);
	if (field_is_in_pieces(field) && (header_has_setter(reg, field) || header_has_clear(reg, field)))
		define_pieces(out, words, field, false);
	accessors(out, words, reg, field);
}

void header_fields(struct text *out, struct words *words, const struct reg *reg)
{
	text_fill(words_begin(words, 'k'),
		  reg->is.layout->is.clear_by_one != 0 ? "$r_value_(r).raw & ~$R_RW1C" : "$r_value_(r).raw",
		  &words->vars);
	words_end(words, 'k');
	for (size_t i = 0; i < reg->is.layout->is.field_count; i++)
		if (!field_is_reserved(&reg->is.layout->is.fields[i]))
			emit_field(out, words, reg, &reg->is.layout->is.fields[i]);
}
