/* SPDX-License-Identifier: MIT */
/* Emits a field: masks, enumeration, and the accessors that its access rights allow. */
#include <limits.h>

#include "emit/header_emit.h"

static const char masks[] =
	"#define $F_MASK  $m\n"
	"#define $F_SHIFT $s\n"
	"#define $F_WIDTH $w\n";

static const char getter[] =
	"#define $r_get_$f(r) \\\n"
	"\tUNCORE_GET$c_($r, r, $F)\n";

/* k: where the field is put */
static const char setter[] =
	"#define $r_set_$f(r, v) \\\n"
	"\tUNCORE_PUT$c_($r, $k, $F, v)\n";

static const char clear[] =
	"#define $r_clear_$f(bits) \\\n"
	"\tUNCORE_PUT$c_($r, $R_RESET & ~$R_RW1C, $F, bits)\n";

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
	if (field->about.elsewhere && !reg->about.elsewhere)
		text_add(text, " Only another document describes it: it can be read, and has no setter.");
	if (field->access == UNCORE_ACCESS_UNKNOWN)
		text_add(text, " No source gives its access rights: it has no accessors.");
	if (field->needs != NULL) {
		text_add(text, " Works only where ");
		text_add(text, field->needs->id);
		text_add(text, " is not 0.");
	}
}

static void field_comment(struct text *out, struct words *words, const struct reg *reg, const struct field *field)
{
	struct text *text = words_begin(words, '#');

	text_add(text, field->name != NULL ? field->name : field->id);
	text_add(text, " [");
	text_dec(text, field->hi);
	if (field->hi != field->lo) {
		text_char(text, ':');
		text_dec(text, field->lo);
	}
	text_add(text, "] ");
	text_add(text, access_spelling(field->access));
	if (field->part_of != NULL) {
		text_add(text, ", part of ");
		text_add(text, field->part_of->id);
	}
	if (field->about.text != NULL) {
		text_add(text, ". ");
		text_add(text, field->about.text);
	} else {
		text_char(text, '.');
	}
	field_traits(text, reg, field);
	header_comment(out, text->at, text->length);
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

/* With the comma and equals sign of an enumerator, or as a macro where the value is no int. */
static void enumerator(struct text *out, struct words *words, const struct value *value, const char *suffix,
		       uint64_t number)
{
	bool is_macro = !fits_int(number);

	text_add(out, is_macro ? "#define " : "\t");
	header_enumerator(out, words, value);
	text_add(out, suffix);
	text_add(out, is_macro ? " UINT64_C(" : " = ");
	text_hex(out, number, 1);
	text_char(out, is_macro ? ')' : ',');
}

/* The values that are enumerators, or those that are macros. */
static size_t enumerators(struct text *out, struct words *words, const struct field *field, bool macros)
{
	size_t count = 0;

	for (size_t i = 0; i < field->value_count; i++) {
		const struct value *value = &field->values[i];

		if (fits_int(value->value) != macros) {
			enumerator(out, words, value, "", value->value);
			value_comment(out, words, value);
			count++;
		}
		if (header_is_wildcard(field, value) && fits_int(value->mask) != macros) {
			enumerator(out, words, value, "_MASK", value->mask);
			text_char(out, '\n');
			count++;
		}
	}
	return count;
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
	if (field->by != NULL) {
		text_add(out, "/* What a value means depends on ");
		text_add(out, field->by->id);
		text_add(out, ", whose value stands in the name. */\n");
	}
}

static void enumeration(struct text *out, struct words *words, const struct field *field)
{
	struct text *members = words_begin(words, 'e');

	if (field->value_count == 0)
		return;
	text_char(out, '\n');
	enumeration_comment(out, field);
	if (enumerators(members, words, field, false) > 0) {
		words_end(words, 'e');
		text_fill(out, "enum $r_$f {\n$e};\n", &words->vars);
	}
	enumerators(out, words, field, true);
}

static void emit_field(struct text *out, struct words *words, const struct reg *reg, const struct field *field)
{
	words_field(words, reg, field);
	text_char(out, '\n');
	field_comment(out, words, reg, field);
	text_fill(out, masks, &words->vars);
	enumeration(out, words, field);
	if (field_has_getter(field))
		text_fill(out, getter, &words->vars);
	if (header_has_setter(reg, field))
		text_fill(out, setter, &words->vars);
	if (header_has_clear(reg, field))
		text_fill(out, clear, &words->vars);
}

void header_fields(struct text *out, struct words *words, const struct reg *reg)
{
	text_fill(words_begin(words, 'k'),
		  reg->layout->clear_by_one != 0 ? "$r_value_(r).raw & ~$R_RW1C" : "$r_value_(r).raw", &words->vars);
	words_end(words, 'k');
	for (size_t i = 0; i < reg->layout->field_count; i++)
		if (!field_is_reserved(&reg->layout->fields[i]))
			emit_field(out, words, reg, &reg->layout->fields[i]);
}
