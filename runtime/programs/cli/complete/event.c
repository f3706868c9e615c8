/* SPDX-License-Identifier: MIT */
/* uncore complete: offers what may follow in an event expression: names, sub-events, fields, values, instances. */
#include <stdbool.h>
#include <string.h>
#include <strings.h>

#include "cli/complete/complete.h"
#include "cli/common/describe.h"
#include "cli/common/row_text.h"
#include "uncore/event.h"

struct settable {
	uint16_t reg, field;
};

/* An event whose fields may follow. */
struct subject {
	const struct uncore_tables *tables;
	struct uncore_event_index event;
	struct uncore_umask_index umask;
	bool found;
};

/* Finds the event of "box3:EVENT.UMASK", of the given length. */
static struct subject find_subject(const struct uncore_tables *tables, const char *from, size_t length)
{
	struct subject subject = { .tables = tables, .umask = { UNCORE_NO_INDEX } };
	const char *colon = memchr(from, ':', length), *dot;

	if (colon != NULL) {
		length -= (size_t)(colon + 1 - from);
		from = colon + 1;
	}
	dot = memchr(from, '.', length);
	subject.found =
		uncore_event_find(tables, from, dot != NULL ? (size_t)(dot - from) : length, &subject.event, NULL) == 0;
	if (subject.found && dot != NULL &&
	    uncore_event_find_umask(tables, subject.event, dot + 1, length - (size_t)(dot + 1 - from),
				    &subject.umask) != 0)
		subject.umask.at = UNCORE_NO_INDEX;
	return subject;
}

/* The last event before the end of a list with commas, whose fields are between. */
static struct subject event_before(const struct uncore_tables *tables, const char *typed, const char *end)
{
	struct subject subject = { .found = false };

	while (!subject.found && end > typed) {
		const char *from = end - 1;

		while (from > typed && from[-1] != ',')
			from--;
		subject = find_subject(tables, from, (size_t)(end - 1 - from));
		end = from;
	}
	return subject;
}

/* ---- fields and values ---- */

typedef void field_visitor(struct completion *completion, const struct subject *subject, struct settable field,
			   const void *context);

static bool is_settable(const struct uncore_tables *tables, const struct uncore_layout_row *layout, unsigned field)
{
	const struct uncore_field_row *row = &uncore_fields(tables)[field];

	return !(row->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_ELSEWHERE | UNCORE_FIELD_PART)) &&
	       (row->bits & layout->event_bits) != 0 && row->role != UNCORE_ROLE_EVENT_SELECT &&
	       row->role != UNCORE_ROLE_EVENT_SELECT_EXT;
}

static void each_filter(struct completion *completion, const struct subject *subject, unsigned first, unsigned count,
			field_visitor *visit, const void *context)
{
	for (unsigned at = 0; at < count; at++) {
		const struct uncore_filter_row *filter = &uncore_filters(subject->tables)[first + at];

		if (filter->kind != UNCORE_FILTER_VALUE)
			visit(completion, subject, (struct settable){ filter->reg, filter->field }, context);
	}
}

/* The filters that the event needs, then the fields of its control register. */
static void each_field(struct completion *completion, const struct subject *subject, field_visitor *visit,
		       const void *context)
{
	const struct uncore_tables *tables = subject->tables;
	const struct uncore_event_row *event = &uncore_events(tables)[subject->event.at];
	uint16_t reg = control_of(tables, event);

	each_filter(completion, subject, event->first_filter, event->filter_count, visit, context);
	if (subject->umask.at != UNCORE_NO_INDEX) {
		const struct uncore_umask_row *umask = &uncore_umasks(tables)[subject->umask.at];

		each_filter(completion, subject, umask->first_filter, umask->filter_count, visit, context);
	}
	if (reg == UNCORE_NO_INDEX)
		return;
	for (unsigned at = 0; at < layout_of(tables, reg)->fields.count; at++) {
		unsigned field = layout_of(tables, reg)->fields.first + at;

		if (is_settable(tables, layout_of(tables, reg), field))
			visit(completion, subject, (struct settable){ reg, (uint16_t)field }, context);
	}
}

static unsigned fields_with_id(const struct uncore_tables *tables, uint16_t box, const char *id)
{
	struct uncore_range regs = uncore_boxes(tables)[box].registers;
	unsigned count = 0;

	for (unsigned reg = regs.first; reg - regs.first < regs.count; reg++) {
		struct uncore_range fields = layout_of(tables, reg)->fields;

		for (unsigned at = fields.first; at - fields.first < fields.count; at++)
			count += strcmp(field_id(tables, at), id) == 0;
	}
	return count;
}

/* "opc", or "box_filter1.nid" where other registers of the box have a field of that name. */
static void add_field_word(struct text *text, const struct subject *subject, struct settable field)
{
	const struct uncore_event_row *event = &uncore_events(subject->tables)[subject->event.at];
	const char *id = field_id(subject->tables, field.field);

	if (field.reg != control_of(subject->tables, event) && fields_with_id(subject->tables, event->box, id) > 1)
		text_join(text, register_id(subject->tables, field.reg), ".", id);
	else
		text_add(text, id);
}

/* A field of one bit needs no value. */
static void offer_field(struct completion *completion, const struct subject *subject, struct settable field,
			const void *context)
{
	struct text word = { 0 };

	(void)context;
	add_field_word(&word, subject, field);
	complete_offer(completion, text_string(&word),
		       uncore_fields(subject->tables)[field.field].width == 1 ? "" : "=");
	text_free(&word);
}

/* Offers the names of the field's values, if its own name is that of the context. */
static void offer_values(struct completion *completion, const struct subject *subject, struct settable field,
			 const void *context)
{
	const struct uncore_tables *tables = subject->tables;
	struct uncore_range values = uncore_fields(tables)[field.field].values;
	struct uncore_field_index found;
	struct text word = { 0 };

	add_field_word(&word, subject, field);
	if (strcasecmp(text_string(&word), context) == 0 ||
	    (uncore_find_field(tables, field.reg, context, &found) == 0 && found.at == field.field)) {
		for (unsigned at = 0; at < values.count; at++)
			complete_offer(completion, uncore_text(tables, uncore_values(tables)[values.first + at].id),
				       "");
	}
	text_free(&word);
}

static void complete_value(struct completion *completion, const struct subject *subject)
{
	const char *equal = strchr(completion->typed, '='), *plus = strrchr(equal, '+');
	struct text field = { 0 };

	text_bytes(&field, completion->typed, (size_t)(equal - completion->typed));
	complete_keep(completion, (size_t)((plus != NULL ? plus : equal) + 1 - completion->typed));
	if (subject->found)
		each_field(completion, subject, offer_values, text_string(&field));
	text_free(&field);
}

/* ---- names ---- */

static void complete_umask(struct completion *completion, const struct uncore_tables *tables, const char *dot)
{
	const char *plus = strrchr(dot, '+');
	struct subject subject = find_subject(tables, completion->typed, (size_t)(dot - completion->typed));

	complete_keep(completion, (size_t)((plus != NULL ? plus : dot) + 1 - completion->typed));
	if (!subject.found)
		return;
	for (unsigned at = 0; at < uncore_events(tables)[subject.event.at].umask_count; at++) {
		const struct uncore_umask_row *umask =
			&uncore_umasks(tables)[uncore_events(tables)[subject.event.at].first_umask + at];

		if (plus == NULL || (umask->flags & UNCORE_UMASK_COMBINES))
			complete_offer(completion, uncore_text(tables, umask->name), "");
	}
}

/* Offers the events of a box, or of every box for UNCORE_NO_INDEX. An event that is typed whole goes on with a dot. */
static void complete_names(struct completion *completion, const struct uncore_tables *tables, uint16_t box)
{
	for (unsigned at = 0; at < tables->events.count; at++) {
		const struct uncore_event_row *event = &uncore_events(tables)[at];
		const char *name = uncore_text(tables, event->name);

		if (box != UNCORE_NO_INDEX && event->box != box)
			continue;
		complete_offer(completion, name, "");
		if (event->umask_count > 0 && strcasecmp(name, completion->typed) == 0)
			complete_offer(completion, name, ".");
	}
}

void complete_event_name(struct completion *completion, const struct uncore_tables *tables)
{
	const char *typed = completion->typed, *dot = strchr(typed, '.');
	size_t kept = completion->kept.length;

	if (dot != NULL)
		complete_umask(completion, tables, dot);
	else
		complete_names(completion, tables, UNCORE_NO_INDEX);
	completion->typed = typed;
	text_cut(&completion->kept, kept);
}

/* "box3:" before an event: the instances while the box is typed, its events after the colon. */
static void complete_of_box(struct completion *completion, const struct uncore_tables *tables, const char *colon)
{
	uint16_t box, instance;

	if (uncore_event_find_box(tables, completion->typed, (size_t)(colon - completion->typed), &box, &instance) != 0)
		return;
	complete_keep(completion, (size_t)(colon + 1 - completion->typed));
	if (strchr(completion->typed, '.') != NULL)
		complete_umask(completion, tables, strchr(completion->typed, '.'));
	else
		complete_names(completion, tables, box);
}

/* Offers events, or sub-events after a dot, and instances of boxes. */
static void complete_name(struct completion *completion, const struct uncore_tables *tables)
{
	const char *dot = strchr(completion->typed, '.');

	if (dot != NULL) {
		complete_umask(completion, tables, dot);
		return;
	}
	complete_names(completion, tables, UNCORE_NO_INDEX);
	for (unsigned box = 0; completion->typed[0] != '\0' && box < tables->boxes.count; box++)
		complete_instances(completion, tables, box, ":");
}

void complete_event(struct completion *completion, const struct uncore_tables *tables)
{
	const char *typed = completion->typed, *comma = strrchr(typed, ','), *colon;
	size_t kept = completion->kept.length;
	struct subject subject = { .found = false };

	if (comma != NULL) {
		subject = event_before(tables, typed, comma + 1);
		complete_keep(completion, (size_t)(comma + 1 - typed));
	}
	colon = strchr(completion->typed, ':');
	if (strchr(completion->typed, '=') != NULL) {
		complete_value(completion, &subject);
	} else if (colon != NULL) {
		complete_of_box(completion, tables, colon);
	} else {
		if (subject.found)
			each_field(completion, &subject, offer_field, NULL);
		complete_name(completion, tables);
	}
	completion->typed = typed;
	text_cut(&completion->kept, kept);
}
