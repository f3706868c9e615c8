/* SPDX-License-Identifier: MIT */
/* Writes errors of event expressions without stdio: where, what is wrong, and what is right. */
#include <stdarg.h>
#include <string.h>

#include "shared/bits.h"
#include "core/lookup.h"
#include "core/text.h"
#include "event/error.h"
#include "event/field.h"
#include "event/names.h"
#include "event/parse.h"
#include "shared/near.h"

#define UNCORE_X_WORD_(id, word) word,
static const char *const code_words[] = { UNCORE_EVENT_CODES(UNCORE_X_WORD_) };
#undef UNCORE_X_WORD_

const char *uncore_event_code_name(enum uncore_event_code code)
{
	return code >= 0 && code < UNCORE_EVENT_E_END ? code_words[code] : "unknown";
}

static int result_of(enum uncore_event_code code)
{
	switch (code) {
	case UNCORE_EVENT_E_UNKNOWN_EVENT:
	case UNCORE_EVENT_E_UNKNOWN_UMASK:
	case UNCORE_EVENT_E_UNKNOWN_BOX:
	case UNCORE_EVENT_E_UNKNOWN_FIELD:
		return UNCORE_E_NOENT;
	case UNCORE_EVENT_E_INSTANCE:
	case UNCORE_EVENT_E_TOO_WIDE:
	case UNCORE_EVENT_E_LIMIT:
		return UNCORE_E_RANGE;
	case UNCORE_EVENT_E_NO_COMBINATION:
	case UNCORE_EVENT_E_WRONG_BOX:
	case UNCORE_EVENT_E_DUPLICATE:
	case UNCORE_EVENT_E_CONFLICT:
		return UNCORE_E_CONFLICT;
	case UNCORE_EVENT_E_NOT_WRITABLE:
	case UNCORE_EVENT_E_UNPROGRAMMABLE:
		return UNCORE_E_ACCESS;
	default:
		return UNCORE_E_ARGUMENT;
	}
}

static void put_format(struct text *text, const char *format, va_list arguments)
{
	for (; *format != '\0'; format++) {
		const struct span *span;

		if (*format != '%') {
			text_put(text, format, 1);
			continue;
		}
		switch (*++format) {
		case 's':
			text_put_string(text, va_arg(arguments, const char *));
			break;
		case 't':
			span = va_arg(arguments, const struct span *);
			text_put(text, span->at, span->length);
			break;
		case 'u':
			text_put_number(text, va_arg(arguments, unsigned), 10);
			break;
		default: /* x */
			text_put_number(text, va_arg(arguments, uint64_t), 16);
			break;
		}
	}
}

/* Replaces bytes that are not printable ASCII, because they could control a terminal. */
static void make_printable(char *text)
{
	for (; *text != '\0'; text++) {
		if (*text < ' ' || *text > '~')
			*text = '?';
	}
}

bool parse_fail(struct parse *parse, enum uncore_event_code code, struct span at, const char *format, ...)
{
	struct uncore_event_error *error = parse->error;
	va_list arguments;

	parse->result = result_of(code);
	parse->is_reported = true;
	if (error != NULL) {
		struct text text = { error->message, sizeof(error->message), 0 };

		error->code = code;
		error->column = (unsigned)(at.at - parse->text.at) + 1;
		error->length = (unsigned)at.length;
		error->message[0] = '\0';
		error->hint[0] = '\0';
		va_start(arguments, format);
		put_format(&text, format, arguments);
		va_end(arguments);
		make_printable(error->message);
	}
	return false;
}

bool parse_hint(struct parse *parse, const char *format, ...)
{
	struct uncore_event_error *error = parse->error;
	va_list arguments;

	if (error != NULL) {
		struct text text = { error->hint, sizeof(error->hint), 0 };

		va_start(arguments, format);
		put_format(&text, format, arguments);
		va_end(arguments);
		make_printable(error->hint);
	}
	return false;
}

bool fail_group(struct parse *parse, struct span name)
{
	parse_fail(parse, UNCORE_EVENT_E_UNKNOWN_FIELD, name, "%t counts one thing and has no settings", &parse->event);
	return parse_hint(parse, "leave %t out", &name);
}

/* ---- did you mean ---- */

static bool suggest(struct parse *parse, const struct nearest *nearest)
{
	if (nearest->best[0] != '\0')
		parse_hint(parse, "did you mean %s?", nearest->best);
	return nearest->best[0] != '\0';
}

/* An event with a name that is near to a word; name NULL: none. */
struct near_event {
	struct nearest nearest;
	const char *name;  /* as it can be typed */
	unsigned distance; /* of the name */
	uint16_t event;
};

/* Offers the word for the event that has the name. */
static void offer_event(struct near_event *near, const char *word, const char *name, uint16_t event)
{
	if (!nearest_offer(&near->nearest, word))
		return;
	near->name = name;
	near->event = event;
}

/* The name without its prefix: "CAS_COUNT" of "UNC_M_CAS_COUNT". */
static const char *tail_of(const char *name)
{
	const char *first = strchr(name, '_'), *second = first != NULL ? strchr(first + 1, '_') : NULL;

	return second != NULL ? second + 1 : name;
}

/* Finds the event that the word is nearest to, among those that have the umask; umask.at NULL: among all. */
static struct near_event nearest_event(const struct uncore_tables *tables, struct span word, struct span umask)
{
	struct near_event whole = { .nearest = { .wanted = word.at, .length = word.length } }, tail = whole;
	uint16_t row;

	for (uint16_t at = 0; at < tables->events.count; at++) {
		const char *name = uncore_text(tables, uncore_events(tables)[at].name);

		if (umask.at != NULL && !find_umask_row(tables, at, umask, &row))
			continue;
		offer_event(&whole, name, name, at);
		offer_event(&tail, tail_of(name), name, at);
	}
	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];
		const char *name = uncore_text(tables, alias->name);

		if (alias->umask == UNCORE_NO_INDEX &&
		    (umask.at == NULL || find_umask_row(tables, alias->event, umask, &row)))
			offer_event(&whole, name, name, alias->event);
	}
	whole.distance = whole.nearest.distance;
	/* The missing prefix is one error more. */
	tail.distance = tail.nearest.distance + 1;
	return whole.name == NULL || (tail.name != NULL && tail.distance < whole.distance) ? tail : whole;
}

static struct nearest nearest_box(const struct uncore_tables *tables, struct span name)
{
	struct nearest nearest = { .wanted = name.at, .length = name.length };

	for (unsigned at = 0; at < tables->boxes.count && name.length > 0; at++)
		nearest_offer(&nearest, uncore_text(tables, uncore_boxes(tables)[at].id));
	return nearest;
}

/* Whether this byte follows the name. The text need not end with a NUL. */
static bool is_before(const struct parse *parse, struct span name, char byte)
{
	return name.at + name.length < parse->text.at + parse->text.length && name.at[name.length] == byte;
}

void hint_event(struct parse *parse, struct span name)
{
	const char *dot = memchr(name.at, '.', name.length);
	struct span event = name, umask = { NULL, 0 };
	struct near_event near, with = { .name = NULL };

	if (parse->error == NULL)
		return;
	if (dot != NULL) {
		event.length = (size_t)(dot - name.at);
		umask = (struct span){ dot + 1, name.length - event.length - 1 };
		with = nearest_event(parse->tables, event, umask);
	}
	near = nearest_event(parse->tables, event, (struct span){ NULL, 0 });
	if (with.name != NULL && with.distance <= near.distance)
		parse_hint(parse, "did you mean %s.%t?", with.name, &umask);
	else if (near.name != NULL)
		parse_hint(parse, "did you mean %s?", near.name);
	else if (is_before(parse, name, ':') && nearest_box(parse->tables, name).best[0] != '\0')
		parse_hint(parse, "did you mean the box %s?", nearest_box(parse->tables, name).best);
	else
		parse_hint(parse,
			   "write EVENT.UMASK,FIELD=VALUE or BOX/FIELD=VALUE/; \"uncore list\" shows the events");
}

/* Writes "one of A, B, C", with as many as fit. */
static void list_umasks(struct parse *parse)
{
	const struct uncore_tables *tables = parse->tables;
	const struct uncore_event_row *row = &uncore_events(tables)[parse->out->event];
	struct text text = { parse->error->hint, sizeof(parse->error->hint), 0 };

	text_put_string(&text, "one of ");
	for (unsigned at = 0; at < row->umask_count; at++) {
		const char *name = uncore_text(tables, uncore_umasks(tables)[row->first_umask + at].name);

		if (text.length + strlen(name) + sizeof(", ...") >= text.room) {
			text_put_string(&text, ", ...");
			return;
		}
		text_put_string(&text, at != 0 ? ", " : "");
		text_put_string(&text, name);
	}
}

void hint_umask(struct parse *parse, struct span name)
{
	const struct uncore_tables *tables = parse->tables;
	const struct uncore_event_row *row = &uncore_events(tables)[parse->out->event];
	struct nearest nearest = { .wanted = name.at, .length = name.length };

	if (parse->error == NULL)
		return;
	for (unsigned at = 0; at < row->umask_count; at++)
		nearest_offer(&nearest, uncore_text(tables, uncore_umasks(tables)[row->first_umask + at].name));
	if (suggest(parse, &nearest))
		return;
	if (row->umask_count == 0)
		parse_hint(parse, "this event has no umasks");
	else
		list_umasks(parse);
}

/* The names of a register's fields that an expression may set. */
static void consider_fields(struct parse *parse, struct nearest *nearest, uint16_t reg)
{
	const struct uncore_tables *tables = parse->tables;
	struct uncore_range fields = layout_of(tables, reg)->fields;

	for (unsigned at = 0; at < fields.count; at++) {
		uint16_t field = (uint16_t)(fields.first + at);

		if (is_writable(tables, (struct settable){ reg, field }))
			nearest_offer(nearest, uncore_text(tables, uncore_fields(tables)[field].id));
	}
}

static void list_fields(struct parse *parse, struct text *text, uint16_t reg)
{
	const struct uncore_tables *tables = parse->tables;
	struct uncore_range fields = layout_of(tables, reg)->fields;
	uint64_t base = reg == parse->out->reg ? parse->base : UINT64_MAX;

	for (unsigned at = 0; at < fields.count; at++) {
		const struct uncore_field_row *row = &uncore_fields(tables)[fields.first + at];
		struct settable target = { reg, (uint16_t)(fields.first + at) };
		const char *id = uncore_text(tables, row->id);

		if (!is_writable(tables, target) || (row->flags & UNCORE_FIELD_PART) ||
		    !(uncore_field_mask(row) & base) || text->length + strlen(id) + 3 >= text->room)
			continue;
		text_put_string(text, text->length != 0 ? ", " : "");
		text_put_string(text, id);
	}
}

void hint_field(struct parse *parse, struct span name)
{
	const struct uncore_tables *tables = parse->tables;
	struct uncore_range regs = uncore_boxes(tables)[parse->out->box].registers;
	struct nearest nearest = { .wanted = name.at, .length = name.length };
	struct text text;

	if (parse->error == NULL)
		return;
	consider_fields(parse, &nearest, parse->out->reg);
	for (unsigned at = regs.first; is_in_range(regs, at); at++) {
		if (is_filter_register(tables, (uint16_t)at))
			consider_fields(parse, &nearest, (uint16_t)at);
	}
	if (suggest(parse, &nearest))
		return;
	text = (struct text){ parse->error->hint, sizeof(parse->error->hint), 0 };
	list_fields(parse, &text, parse->out->reg);
	for (unsigned at = regs.first; is_in_range(regs, at); at++) {
		if (is_filter_register(tables, (uint16_t)at))
			list_fields(parse, &text, (uint16_t)at);
	}
}

void hint_values(struct parse *parse, struct settable target, struct span name)
{
	const struct uncore_tables *tables = parse->tables;
	const struct uncore_field_row *row = &uncore_fields(tables)[target.field];
	const char *id = uncore_text(tables, row->id);
	struct nearest nearest = { .wanted = name.at, .length = name.length };

	if (parse->error == NULL)
		return;
	for (unsigned at = 0; at < row->values.count; at++)
		nearest_offer(&nearest, uncore_text(tables, uncore_values(tables)[row->values.first + at].id));
	if (!suggest(parse, &nearest))
		parse_hint(parse, "%s is %u bit%s: 0..%x%s", id, (unsigned)row->width, row->width == 1 ? "" : "s",
			   low_bits(row->width), row->values.count != 0 ? ", or a name" : "");
}

void hint_box(struct parse *parse, struct span name)
{
	const struct uncore_tables *tables = parse->tables;
	struct nearest nearest;
	struct text text;

	if (parse->error == NULL)
		return;
	text = (struct text){ parse->error->hint, sizeof(parse->error->hint), 0 };
	nearest = nearest_box(tables, name);
	if (nearest.best[0] != '\0') {
		text_put_string(&text, "did you mean ");
		text_put_string(&text, nearest.best);
		text_put_string(&text, "? The boxes are ");
	} else {
		text_put_string(&text, "one of ");
	}
	for (unsigned at = 0; at < tables->boxes.count; at++) {
		text_put_string(&text, at != 0 ? ", " : "");
		text_put_string(&text, uncore_text(tables, uncore_boxes(tables)[at].id));
	}
}

bool hint_raw(struct parse *parse, uint16_t field)
{
	const struct uncore_tables *tables = parse->tables;
	uint16_t select = role_field(tables, parse->out->reg, UNCORE_ROLE_EVENT_SELECT);
	const struct uncore_field_row *rows = uncore_fields(tables);
	const char *box = uncore_text(tables, uncore_boxes(tables)[parse->out->box].id);
	uint64_t code;

	if (select == UNCORE_NO_INDEX)
		return false;
	if (field == select || (uncore_field_mask(&rows[field]) & ~uncore_field_mask(&rows[select])))
		return parse_hint(parse, "a raw event is %s/%s=VALUE/", box, uncore_text(tables, rows[field].id));
	code = uncore_field_value(&rows[select], parse->out->control.value | uncore_field_mask(&rows[field]));
	return parse_hint(parse, "the raw event with it is %s/%s=%x/", box, uncore_text(tables, rows[select].id), code);
}
