/* SPDX-License-Identifier: MIT */
/*
 * Writes encodings in the words of libpfm4 (lib/pfmlib_intel_snbep_unc.c; their masks are in
 * pfmlib_intel_snbep_unc_priv.h).
 */
#include <limits.h>
#include <string.h>

#include "core/lookup.h"
#include "core/text.h"
#include "event/encoding.h"
#include "event/format.h"
#include "event/umask.h"

/* All names of libpfm4 are in capitals; ours are not. */
static void put_capitals(struct text *text, const char *string)
{
	for (; *string != '\0'; string++) {
		char c = *string >= 'a' && *string <= 'z' ? (char)(*string - 'a' + 'A') : *string;

		text_put(text, &c, 1);
	}
}

static void put_setting(struct text *text, const char *word, uint64_t value)
{
	text_put_string(text, ":");
	text_put_string(text, word);
	text_put_string(text, "=");
	text_put_number(text, value, 10);
}

/* ---- names ---- */

/* libpfm4's name of the box's PMUs: the alias with "_unc_". */
static const char *pmu_of(const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;

	for (unsigned at = 0; at < tables->aliases.count; at++) {
		const struct uncore_alias_row *row = &uncore_aliases(tables)[at];
		const char *name = uncore_text(tables, row->name);

		if (row->box == encoding->box && row->reg == UNCORE_NO_INDEX && strstr(name, "_unc_") != NULL)
			return name;
	}
	return NULL;
}

/* libpfm4's name for an event or a umask if it is not ours; NULL: it is the same. */
static const char *alias_of(const struct uncore_encoding *encoding, uint16_t umask)
{
	const struct uncore_tables *tables = encoding->tables;

	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *row = &uncore_event_aliases(tables)[at];

		if (row->event == encoding->event && row->umask == umask &&
		    strcmp(uncore_text(tables, row->tool), "libpfm4") == 0)
			return uncore_text(tables, row->name);
	}
	return NULL;
}

static void put_names(struct text *text, const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	const char *name = alias_of(encoding, UNCORE_NO_INDEX);

	text_put_string(text, name != NULL ? name : uncore_text(tables, uncore_events(tables)[encoding->event].name));
	for (unsigned at = 0; at < encoding->umask_count; at++) {
		const char *colon;

		name = alias_of(encoding, encoding->umasks[at]);
		/* The name of an event and its umask as a whole. */
		colon = name != NULL ? strchr(name, ':') : NULL;
		text_put_string(text, ":");
		if (name == NULL)
			name = uncore_text(tables, uncore_umasks(tables)[encoding->umasks[at]].name);
		text_put_string(text, colon != NULL ? colon + 1 : name);
	}
}

/* ---- fields; NULL, or why they cannot be expressed ---- */

/* Its e and i of an event that chooses an occupancy are those of the occupancy, and of others the counter's. */
static const char *put_flag(struct text *text, const struct uncore_encoding *encoding, const char *word,
			    bool of_occupancy)
{
	if (chooses_occupancy(encoding) != of_occupancy)
		return of_occupancy ? "it has a modifier of an occupancy for events of one alone" :
				      "its e and i of this event are the occupancy's";
	text_put_string(text, word);
	return NULL;
}

static const char *put_named(struct text *text, const struct uncore_tables *tables,
			     const struct uncore_field_row *field, uint64_t value, const char *prefix)
{
	for (unsigned at = 0; at < field->values.count; at++) {
		const struct uncore_value_row *row = &uncore_values(tables)[field->values.first + at];

		if (row->value != value)
			continue;
		text_put_string(text, prefix);
		put_capitals(text, uncore_text(tables, row->alias != 0 ? row->alias : row->id));
		return NULL;
	}
	return "it takes values of this filter only by name, and this value has none";
}

static const char *put_control(struct text *text, const struct uncore_encoding *encoding,
			       const struct uncore_field_row *field, uint64_t value)
{
	switch (field->role) {
	case UNCORE_ROLE_EDGE:
		return put_flag(text, encoding, ":e", false);
	case UNCORE_ROLE_INVERT:
		return put_flag(text, encoding, ":i", false);
	case UNCORE_ROLE_OCCUPANCY_INVERT:
		return put_flag(text, encoding, ":i", true);
	case UNCORE_ROLE_OCCUPANCY_EDGE:
		return put_flag(text, encoding, ":e", true);
	case UNCORE_ROLE_COMPLETION_MASK:
		return put_named(text, encoding->tables, field, value, ":FC_");
	case UNCORE_ROLE_THRESHOLD:
		put_setting(text, "t", value);
		return NULL;
	case UNCORE_ROLE_THREAD_ENABLE: /* their thread filter sets it */
		return NULL;
	default:
		return "it has no modifier for a field of the control register";
	}
}

static const char *put_flags(struct text *text, const struct uncore_tables *tables,
			     const struct uncore_field_row *field, uint64_t value)
{
	const char *why = NULL;

	for (unsigned bit = 0; why == NULL && bit < field->width; bit++)
		if (value >> bit & 1)
			why = put_named(text, tables, field, UINT64_C(1) << bit, ":STATE_");
	return why;
}

static const char *put_filter(struct text *text, const struct uncore_tables *tables,
			      const struct uncore_field_row *field, uint64_t value)
{
	switch (field->role) {
	case UNCORE_ROLE_FILTER_OPCODE:
		return put_named(text, tables, field, value, ":OPC_");
	case UNCORE_ROLE_FILTER_STATE:
		if (put_named(text, tables, field, value, ":STATE_") == NULL)
			return NULL;
		return put_flags(text, tables, field, value);
	case UNCORE_ROLE_FILTER_NODE:
		put_setting(text, "nf", value);
		return NULL;
	case UNCORE_ROLE_FILTER_BAND:
		put_setting(text, "ff", value);
		return NULL;
	case UNCORE_ROLE_FILTER_ISOCHRONOUS:
		put_setting(text, "isoc", value);
		return NULL;
	case UNCORE_ROLE_FILTER_NONCOHERENT:
		put_setting(text, "nc", value);
		return NULL;
	default:
		return "it has no modifier for a filter or match register that is set";
	}
}

/* libpfm4 has two thread filters: the thread, and the core. */
static const char *put_thread(struct text *text, const struct uncore_tables *tables, unsigned field, uint64_t bits)
{
	const struct uncore_field_row *part = &uncore_fields(tables)[field + 1];
	uint64_t left = bits & uncore_field_mask(&uncore_fields(tables)[field]);

	for (; field + 1 < tables->fields.count && (part->flags & UNCORE_FIELD_PART); field++, part++) {
		uint64_t mask = uncore_field_mask(part);
		const char *id = uncore_text(tables, part->id);

		if (strcmp(id, "thread") != 0 && strcmp(id, "core") != 0)
			continue;
		put_setting(text, strcmp(id, "core") == 0 ? "cf" : "tf", uncore_field_value(part, bits));
		left &= ~mask;
	}
	return left != 0 ? "it has no modifier that selects no thread" : NULL;
}

static const char *put_register(struct text *text, const struct uncore_encoding *encoding, uint16_t reg,
				const struct uncore_bits *bits, uint64_t said)
{
	const struct uncore_tables *tables = encoding->tables;
	struct uncore_range fields = layout_of(tables, reg)->fields;
	const char *why = NULL;

	for (unsigned at = fields.first; why == NULL && at < (unsigned)fields.first + fields.count; at++) {
		const struct uncore_field_row *field = &uncore_fields(tables)[at];
		uint64_t mask = uncore_field_mask(field), value = uncore_field_value(field, bits->value);

		if ((field->flags & (UNCORE_FIELD_RESERVED | UNCORE_FIELD_PART)) || (mask & said) ||
		    (mask & bits->mask) == 0)
			continue;
		if (reg != encoding->reg && field->role == UNCORE_ROLE_FILTER_THREAD)
			why = put_thread(text, tables, at, bits->value);
		else if (value != 0)
			why = reg == encoding->reg ? put_control(text, encoding, field, value) :
						     put_filter(text, tables, field, value);
	}
	return why;
}

/* ---- whole expressions ---- */

/* A PMU of libpfm4 is one instance, so without an instance the first is written. */
static void put_pmu(struct text *text, const struct uncore_encoding *encoding, const char *name)
{
	text_put_string(text, name);
	if (!is_one_pmu(encoding->tables, encoding->box))
		text_put_number(text, encoding->instance != UNCORE_ALL_INSTANCES ? encoding->instance : 0, 10);
	text_put_string(text, "::");
}

static const char *put_all(struct text *text, const struct uncore_encoding *encoding)
{
	const char *pmu = pmu_of(encoding), *why;

	if (pmu == NULL)
		return "it has no PMU for this box";
	if (encoding->event == UNCORE_NO_INDEX)
		return "it takes events only by name, and this code has none";
	if (has_fixed_event(encoding))
		return "it has no event for a counter that counts one thing";
	if (is_part_of_pmu(encoding))
		return "its PMU covers all instances of this box together";
	if (encoding_lacks_umask(encoding))
		return "its event would have the default umask";
	if (encoding->umask_count != 0 && libpfm4_umask(encoding) != UNCORE_NO_INDEX)
		return "it would add its default umask to one that only narrows";
	put_pmu(text, encoding, pmu);
	put_names(text, encoding);
	why = put_register(text, encoding, encoding->reg, &encoding->control, said_bits(encoding));
	for (unsigned at = 0; why == NULL && at < encoding->filter_count; at++)
		why = put_register(text, encoding, encoding->filters[at].reg, &encoding->filters[at].bits, 0);
	return why;
}

int uncore_event_format_libpfm(const struct uncore_encoding *encoding, char *at, size_t room, const char **why)
{
	struct text text = { at, room, 0 };
	const char *reason;

	if (room != 0)
		*at = '\0';
	reason = put_all(&text, encoding);
	if (why != NULL)
		*why = reason;
	if (reason != NULL)
		return UNCORE_E_NOENT;
	return text.length > INT_MAX ? UNCORE_E_RANGE : (int)text.length;
}
