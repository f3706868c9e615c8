/* SPDX-License-Identifier: MIT */
/* Emits where the windows of a box are in memory, and how to load and store a register of a window. */
#include "emit/header/header.h"

#include <string.h>

static const char offset_table[] =
	"\tstatic const uint32_t offset[$B_INSTANCES] = { $B_$F_OFFSETS };\n"
	"\n"
	"\treturn offset[instance];\n";

static void number_list(struct text *text, const struct numbers *list, bool hex)
{
	for (size_t i = 0; i < list->count; i++) {
		text_add(text, i > 0 ? ", " : "");
		if (hex)
			text_hex(text, list->at[i], 1);
		else
			text_dec(text, list->at[i]);
	}
}

static void window_comment(struct text *out, struct words *words, const struct window *window)
{
	struct text *text = words_begin(words, '#');

	if (window->found != UNCORE_FOUND_NOWHERE)
		text_printf(text, "Window %s: registers of an instance, in a unit that the machine's table places: %s.",
			    window->id, found_part_helps[window->found]);
	else
		text_printf(text, "Window %s: registers of an instance, in memory. Its physical address is the sum of ",
			    window->id);
	for (size_t i = 0; i < window->part_count; i++) {
		const struct window_part *part = &window->parts[i];

		text_printf(text, "%s%s from bit %u on", i > 0 ? ", " : "", part->field_path, part->shift);
		if (part->element.count == 0)
			continue;
		text_add(text, part->element.count == 1 ? " (element " : " (elements by instance: ");
		number_list(text, &part->element, false);
		text_char(text, ')');
	}
	text_add(text, window->found != UNCORE_FOUND_NOWHERE ? "" :
		       window->offset.count == 0             ? "." :
		       window->offset.count == 1             ? ", and the offset." :
							       ", and the instance's offset.");
	text_join(text, "\nSource: ", window->source, "");
	header_comment(out, text->at, text->length);
}

/* Whether the field's id alone says which part it is. */
static bool is_only_field(const struct window *window, const struct window_part *part)
{
	bool only = strcmp(part->is.ref.field->id, "instance") != 0;

	for (size_t i = 0; i < window->part_count; i++)
		only = only && (&window->parts[i] == part ||
				strcmp(window->parts[i].is.ref.field->id, part->is.ref.field->id) != 0);
	return only;
}

/* Sets x: what the value of the part is called. */
static void part_name(struct words *words, const struct window *window, const struct window_part *part)
{
	struct text *text = words_begin(words, 'x');

	text_add(text, part->is.ref.field->id);
	if (!is_only_field(window, part))
		text_printf(text, "_%zu", (size_t)(part - window->parts));
	words_end(words, 'x');
}

static void base_takes(struct words *words, const struct window *window)
{
	struct text *takes = words_begin(words, 'd');

	for (size_t i = 0; i < window->part_count; i++) {
		part_name(words, window, &window->parts[i]);
		text_fill(takes, i > 0 ? ", $x" : "$x", &words->vars);
	}
	text_add(takes, window->offset.count > 1 ? ", instance" : "");
	words_end(words, 'd');
}

/* A value that is too wide is refused as a setter refuses it, with the name of the field. */
static void part_term(struct text *text, struct words *words, const struct window_part *part)
{
	const struct field_ref *ref = &part->is.ref;
	unsigned width = field_width(ref->field);
	struct text *name = words_begin(words, 'y');

	text_fill(name, "$P_", &words->vars);
	words_upper(name, ref->box->id);
	text_char(name, '_');
	words_upper(name, ref->reg->id);
	text_char(name, '_');
	words_upper(name, ref->field->id);
	words_end(words, 'y');
	words_dec(words, 'w', width);
	words_dec(words, 's', part->shift);
	text_hex(words_begin(words, 'm'), field_max(ref->field) << part->shift, 1);
	words_end(words, 'm');
	text_fill(text,
		  "uncore_put64_(0, UINT64_C($m), $s, \\\n"
		  "\t\t\tUNCORE_FIT_($x, $w, \"$y\", $y_has_width_), __FILE__, __LINE__, \"$y\")",
		  &words->vars);
}

static void base_sum(struct words *words, const struct window *window)
{
	struct text *sum = words_begin(words, 'o');

	for (size_t i = 0; i < window->part_count; i++) {
		part_name(words, window, &window->parts[i]);
		text_add(sum, i > 0 ? " + \\\n\t\t" : "");
		part_term(sum, words, &window->parts[i]);
	}
	if (window->offset.count > 1)
		text_fill(sum, " + \\\n\t\t$b_$f_offset(instance)", &words->vars);
	else if (window->offset.count == 1)
		text_fill(sum, " + \\\n\t\t$B_$F_OFFSET", &words->vars);
	words_end(words, 'o');
}

static void base_macro(struct text *out, struct words *words, const struct window *window)
{
	struct text *text;

	base_takes(words, window);
	base_sum(words, window);
	text = words_begin(words, '#');
	text_fill(text, "uint64_t ($d): the physical address of window $f.", &words->vars);
	words_remark(words);
	define_macro(out, words, "$b_$f_base", "$d", "$D \\\n\t($o)");
}

static void offset_macros(struct text *out, struct words *words, const struct window *window)
{
	if (window->offset.count == 1) {
		words_hex(words, 'k', window->offset.at[0]);
		define_constant(out, words, "$B_$F_OFFSET", "$ku");
	}
	if (window->offset.count <= 1)
		return;
	number_list(words_begin(words, 'k'), &window->offset, true);
	words_end(words, 'k');
	define_constant(out, words, "$B_$F_OFFSETS", "$k");
	text_char(out, '\n');
	define_function(out, words, "UNCORE_ACCESSOR", "uint32_t", "$b_$f_offset", "unsigned instance", offset_table);
	define_check(
		out, words, "$b_$f_offset", "instance",
		"/* uint32_t (instance below $B_INSTANCES): how far window $f is above the sum of its fields. */ \\\n"
		"\t$b_$f_offset(UNCORE_INDEX_(instance, $B_INSTANCES))");
}

void header_windows(struct text *out, struct words *words, const struct box *box)
{
	for (size_t i = 0; i < box->window_count; i++) {
		const struct window *window = &box->windows[i];

		words_set(words, 'f', window->id);
		words_upper(words_begin(words, 'F'), window->id);
		words_end(words, 'F');
		text_char(out, '\n');
		window_comment(out, words, window);
		words_hex(words, 'k', window->size);
		define_constant(out, words, "$B_$F_SIZE", "$ku");
		if (window->found != UNCORE_FOUND_NOWHERE)
			continue;
		offset_macros(out, words, window);
		base_macro(out, words, window);
	}
}

static void memory_remark(struct words *words, const struct reg *reg, const char *says)
{
	struct text *text = words_begin(words, '#');

	text_fill(text, says, &words->vars);
	header_reg_name(text, reg);
	text_char(text, '.');
	words_remark(words);
}

void header_memory(struct text *out, struct words *words, const struct reg *reg)
{
	words_set(words, 'g', reg->is.window->id);
	words_set(words, 'v', reg->is_array ? ", index" : "");
	words_set(words, 'u', reg->is_array ? ", index below $R_COUNT" : "");
	text_fill(words_begin(words, 'l'), words->vars.slot['u'], &words->vars);
	words_end(words, 'l');
	memory_remark(words, reg, "$r (const volatile void *window$l): reads, where window $g is mapped, ");
	define_macro(out, words, "$r_load", "window$v",
		     "$D \\\n\tUNCORE_VALUE_($r, uncore_mmio_load$c_(window, $r_addr($w)))");
	if (!header_is_stored(reg))
		return;
	memory_remark(words, reg, "void (volatile void *window$l, $r value): writes, where window $g is mapped, ");
	define_macro(out, words, "$r_store", "window$v, value",
		     "$D \\\n\tuncore_mmio_store$c_(window, $r_addr($w), $r_value_(value).raw)");
}
