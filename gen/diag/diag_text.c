/* SPDX-License-Identifier: MIT */
/*
 * Prints diagnostics for people: the line of the file with a caret. If a rule is broken often, prints only the first
 * messages.
 */
#include "diag/diag_message.h"
#include "shared/control.h"
#include "base/source.h"

/* Messages contain words of the spec. These must not control the terminal. */
static void print_safe(struct text *out, const char *text)
{
	while (*text != '\0') {
		unsigned code;
		size_t length = control_at(text, &code);

		if (length != 0)
			text_printf(out, "\\u%04x", code);
		else
			text_char(out, *text);
		text += length != 0 ? length : 1;
	}
}

static void print_place(struct text *out, struct loc loc)
{
	struct line_column at;

	if (loc.source == NULL)
		return;
	print_safe(out, loc.source->path);
	if (loc.source->text == NULL) {
		text_add(out, ": ");
		return;
	}
	at = source_locate(loc.source, loc.offset);
	text_printf(out, ":%u:%u: ", at.line, at.column);
}

enum { SNIPPET_MAX = 160 };

static bool is_showable(const char *line, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (control_length(line + i) != 0 && line[i] != '\t' && line[i] != '\r')
			return false;
	return length <= SNIPPET_MAX;
}

/* Prints the source line and a caret below the place. */
static void print_snippet(struct text *out, struct loc loc)
{
	const struct source *source = loc.source;
	size_t begin = loc.offset, end = loc.offset;

	if (source == NULL || source->text == NULL || source->length == 0)
		return;
	while (begin > 0 && source->text[begin - 1] != '\n')
		begin--;
	while (end < source->length && source->text[end] != '\n')
		end++;
	if (!is_showable(source->text + begin, end - begin))
		return;
	text_add(out, "    ");
	text_bytes(out, source->text + begin, end - begin);
	text_add(out, "\n    ");
	for (size_t i = begin; i < loc.offset; i++) {
		if (source->text[i] == '\t')
			text_char(out, '\t');
		else if (((unsigned char)source->text[i] & 0xc0) != 0x80)
			text_char(out, ' ');
	}
	text_add(out, "^\n");
}

/*
 * How many messages a rule may show so that at most DIAG_SHOWN_MAX are shown in all. Rules with fewer messages show all
 * of them.
 */
static size_t most_of_a_rule(const size_t *counts)
{
	size_t most = 0, shown = 0;

	for (;;) {
		size_t more = 0;

		for (int rule = 0; rule < RULE_COUNT; rule++)
			more += counts[rule] > most;
		if (more == 0 || shown + more > DIAG_SHOWN_MAX)
			break;
		shown += more;
		most++;
	}
	return most != 0 ? most : 1;
}

static void print_message(struct text *out, const struct diag_message *message, bool warning)
{
	print_place(out, message->loc);
	text_printf(out, "%s[%s]: ", warning ? "warning" : "error", rule_name(message->rule));
	print_safe(out, message->text);
	if (message->hint != NULL) {
		text_add(out, "; ");
		print_safe(out, message->hint);
	}
	text_char(out, '\n');
	print_snippet(out, message->loc);
	for (const struct diag_note *note = message->notes; note != NULL; note = note->next) {
		print_place(out, note->loc);
		text_add(out, "note: ");
		print_safe(out, note->text);
		text_char(out, '\n');
	}
}

void diag_print_text(struct diag *diag, struct text *out)
{
	size_t counts[RULE_COUNT] = { 0 }, shown[RULE_COUNT] = { 0 }, most;

	diag_sort(diag);
	for (size_t i = 0; i < diag->count; i++)
		counts[diag->messages[i].rule]++;
	most = most_of_a_rule(counts);
	for (size_t i = 0; i < diag->count; i++)
		if (shown[diag->messages[i].rule]++ < most)
			print_message(out, &diag->messages[i], diag->are_warnings);
	for (int rule = 0; rule < RULE_COUNT; rule++)
		if (counts[rule] > most)
			text_printf(out, "%zu more error%s of rule %s; see: uncoregen check --format json\n",
				    counts[rule] - most, counts[rule] - most == 1 ? "" : "s",
				    rule_name((enum rule)rule));
}
