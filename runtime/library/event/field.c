/* SPDX-License-Identifier: MIT */
/* Finds the fields that an event expression may set: of the control register and of the box's filter registers. */
#include <string.h>

#include "core/lookup.h"
#include "core/text.h"
#include "event/encoding.h"
#include "event/field.h"
#include "event/names.h"

/*
 * Short words for roles, the same on every platform: perf's format terms (Linux, arch/x86/events/intel/uncore_snbep.c),
 * and the modifiers of libpfm4 (lib/pfmlib_intel_snbep_unc_priv.h).
 */
static const struct {
	const char *word;
	enum uncore_role role;
} role_words[] = {
	{ "event", UNCORE_ROLE_EVENT_SELECT },
	{ "umask", UNCORE_ROLE_UMASK },
	{ "umask_ext", UNCORE_ROLE_UMASK_EXT },
	{ "ch_mask", UNCORE_ROLE_CHANNEL_MASK },
	{ "fc_mask", UNCORE_ROLE_COMPLETION_MASK },
	{ "edge", UNCORE_ROLE_EDGE },
	{ "e", UNCORE_ROLE_EDGE },
	{ "inv", UNCORE_ROLE_INVERT },
	{ "invert", UNCORE_ROLE_INVERT },
	{ "i", UNCORE_ROLE_INVERT },
	{ "thresh", UNCORE_ROLE_THRESHOLD },
	{ "t", UNCORE_ROLE_THRESHOLD },
	{ "tid_en", UNCORE_ROLE_THREAD_ENABLE },
	{ "occ_sel", UNCORE_ROLE_OCCUPANCY_SELECT },
	{ "occ_invert", UNCORE_ROLE_OCCUPANCY_INVERT },
	{ "oi", UNCORE_ROLE_OCCUPANCY_INVERT },
	{ "occ_edge", UNCORE_ROLE_OCCUPANCY_EDGE },
	{ "oe", UNCORE_ROLE_OCCUPANCY_EDGE },
	{ "tid", UNCORE_ROLE_FILTER_THREAD },
	{ "tf", UNCORE_ROLE_FILTER_THREAD },
	{ "nid", UNCORE_ROLE_FILTER_NODE },
	{ "nf", UNCORE_ROLE_FILTER_NODE },
	{ "opc", UNCORE_ROLE_FILTER_OPCODE },
	{ "state", UNCORE_ROLE_FILTER_STATE },
	{ "isoc", UNCORE_ROLE_FILTER_ISOCHRONOUS },
	{ "nc", UNCORE_ROLE_FILTER_NONCOHERENT },
	{ "ff", UNCORE_ROLE_FILTER_BAND },
};

/* Words for the part with this id of a field with the role. */
static const struct {
	const char *word;
	enum uncore_role role;
	const char *part;
} part_words[] = {
	{ "cf", UNCORE_ROLE_FILTER_THREAD, "core" },
};

uint16_t role_field(const struct uncore_tables *tables, uint16_t reg, enum uncore_role role)
{
	struct uncore_range fields = layout_of(tables, reg)->fields;
	const struct uncore_field_row *first = &uncore_fields(tables)[fields.first], *end = first + fields.count;

	for (const struct uncore_field_row *row = first; row != end; row++) {
		if (row->role == role)
			return (uint16_t)(fields.first + (row - first));
	}
	return UNCORE_NO_INDEX;
}

uint64_t role_bits(const struct uncore_encoding *encoding, enum uncore_role role)
{
	uint16_t field =
		encoding->reg == UNCORE_NO_INDEX ? UNCORE_NO_INDEX : role_field(encoding->tables, encoding->reg, role);

	return field == UNCORE_NO_INDEX ? 0 : uncore_field_mask(&uncore_fields(encoding->tables)[field]);
}

/* The generator has looked for the role where an event names no field. */
uint16_t umask_field(const struct uncore_encoding *encoding)
{
	if (encoding->event != UNCORE_NO_INDEX)
		return uncore_events(encoding->tables)[encoding->event].umask_field;
	return role_field(encoding->tables, encoding->reg, UNCORE_ROLE_UMASK);
}

uint64_t select_mask(const struct uncore_encoding *encoding)
{
	const struct uncore_tables *tables = encoding->tables;
	struct uncore_range fields = layout_of(tables, encoding->reg)->fields;
	const struct uncore_field_row *row = &uncore_fields(tables)[fields.first], *end = row + fields.count;
	uint64_t mask = 0;

	for (; row != end; row++)
		if (row->role == UNCORE_ROLE_EVENT_SELECT || row->role == UNCORE_ROLE_EVENT_SELECT_EXT)
			mask |= uncore_field_mask(row);
	return mask;
}

/* ---- by name ---- */

struct search {
	const struct uncore_encoding *encoding;
	struct span name;
	struct settable *found, *second;
	unsigned count;
};

static void hit(struct search *search, uint16_t reg, uint16_t field)
{
	struct settable target = { reg, field };

	if (search->count == 0)
		*search->found = target;
	else if (search->count == 1 && (search->found->reg != reg || search->found->field != field))
		*search->second = target;
	else
		return;
	search->count++;
}

static inline bool is_name(const struct uncore_tables *tables, uncore_string at, struct span name)
{
	return string_may_be(tables, at, name) && string_is(tables, at, name);
}

static void search_ids(struct search *search, uint16_t reg)
{
	const struct uncore_tables *tables = search->encoding->tables;
	struct uncore_range fields = layout_of(tables, reg)->fields;
	const struct uncore_field_row *row = &uncore_fields(tables)[fields.first];

	for (unsigned at = 0; at < fields.count; at++) {
		if (row[at].flags & UNCORE_FIELD_RESERVED)
			continue;
		if (is_name(tables, row[at].id, search->name) || is_name(tables, row[at].name, search->name))
			hit(search, reg, (uint16_t)(fields.first + at));
	}
}

bool word_is(const char *word, struct span name)
{
	for (size_t at = 0; at < name.length; at++, word++) {
		if (*word == '\0' || *word != small_letter(name.at[at]))
			return false;
	}
	return *word == '\0';
}

/* The part of a field; parts follow their field. */
static uint16_t part_of(const struct uncore_tables *tables, uint16_t field, const char *id)
{
	const struct uncore_field_row *rows = uncore_fields(tables);

	for (unsigned at = field + 1U; at < tables->fields.count && (rows[at].flags & UNCORE_FIELD_PART); at++) {
		if (same_word(uncore_text(tables, rows[at].id), id))
			return (uint16_t)at;
	}
	return UNCORE_NO_INDEX;
}

/* The role that the word is for; UNCORE_ROLE_NONE: none. */
static enum uncore_role word_role(struct span name)
{
	for (size_t at = 0; at < sizeof(role_words) / sizeof(role_words[0]); at++)
		if (((*role_words[at].word ^ *name.at) & ~0x20) == 0 && word_is(role_words[at].word, name))
			return role_words[at].role;
	return UNCORE_ROLE_NONE;
}

static void search_role(struct search *search, uint16_t reg, enum uncore_role role)
{
	uint16_t field = role == UNCORE_ROLE_NONE ? UNCORE_NO_INDEX : role_field(search->encoding->tables, reg, role);

	if (field != UNCORE_NO_INDEX)
		hit(search, reg, field);
}

static void search_part(struct search *search, uint16_t reg)
{
	const struct uncore_tables *tables = search->encoding->tables;

	for (size_t at = 0; at < sizeof(part_words) / sizeof(part_words[0]); at++) {
		uint16_t field;

		if (!word_is(part_words[at].word, search->name))
			continue;
		field = role_field(tables, reg, part_words[at].role);
		if (field != UNCORE_NO_INDEX)
			field = part_of(tables, field, part_words[at].part);
		if (field != UNCORE_NO_INDEX)
			hit(search, reg, field);
	}
}

/* Each filter register of the box, beginning anew with UNCORE_NO_INDEX. */
static uint16_t next_filter(const struct uncore_encoding *encoding, uint16_t reg)
{
	struct uncore_range regs = uncore_boxes(encoding->tables)[encoding->box].registers;
	unsigned at = reg == UNCORE_NO_INDEX ? regs.first : reg + 1U;

	for (; is_in_range(regs, at); at++) {
		if (at != encoding->reg && is_filter_register(encoding->tables, (uint16_t)at))
			return (uint16_t)at;
	}
	return UNCORE_NO_INDEX;
}

static void search_aliases(struct search *search)
{
	const struct uncore_tables *tables = search->encoding->tables;
	const struct uncore_alias_row *row = uncore_aliases(tables);

	for (unsigned at = 0; at < tables->aliases.count; at++) {
		if (row[at].box != search->encoding->box || row[at].field == UNCORE_NO_INDEX ||
		    !is_name(tables, row[at].name, search->name))
			continue;
		if (row[at].reg == search->encoding->reg || is_filter_register(tables, row[at].reg))
			hit(search, row[at].reg, row[at].field);
	}
}

static void search_qualified(struct search *search, const char *dot)
{
	const struct uncore_tables *tables = search->encoding->tables;
	struct span reg_name = { search->name.at, (size_t)(dot - search->name.at) };

	search->name.at = dot + 1;
	search->name.length -= reg_name.length + 1;
	if (search->name.length == 0)
		return;
	if (string_is(tables, uncore_registers(tables)[search->encoding->reg].id, reg_name))
		search_ids(search, search->encoding->reg);
	for (uint16_t reg = UNCORE_NO_INDEX; (reg = next_filter(search->encoding, reg)) != UNCORE_NO_INDEX;) {
		if (string_is(tables, uncore_registers(tables)[reg].id, reg_name))
			search_ids(search, reg);
	}
}

static bool is_alike(const struct uncore_field_row *a, const struct uncore_field_row *b, bool by_role)
{
	return by_role ? a->role == b->role : a->id == b->id;
}

/* If several fields have a role, or an id, the event's own filter is meant. */
static void prefer_needed(struct search *search, bool by_role)
{
	const struct uncore_encoding *encoding = search->encoding;
	unsigned first, count, hits = 0;
	struct settable needed = { 0, 0 };
	const struct uncore_field_row *fields = uncore_fields(encoding->tables);

	if (search->count == 0)
		return;
	for (unsigned list = 0; next_filter_list(encoding, list, &first, &count); list++) {
		for (unsigned at = first; at < first + count; at++) {
			const struct uncore_filter_row *row = &uncore_filters(encoding->tables)[at];

			if (!is_alike(&fields[row->field], &fields[search->found->field], by_role))
				continue;
			hits += hits == 0 || needed.field != row->field || needed.reg != row->reg;
			needed = (struct settable){ row->reg, row->field };
		}
	}
	if (hits == 1) {
		*search->found = needed;
		search->count = 1;
	}
}

static void search_roles(struct search *search)
{
	enum uncore_role role = word_role(search->name);

	search_role(search, search->encoding->reg, role);
	for (uint16_t reg = UNCORE_NO_INDEX; search->count == 0;) {
		reg = next_filter(search->encoding, reg);
		if (reg == UNCORE_NO_INDEX)
			break;
		search_role(search, reg, role);
		search_part(search, reg);
	}
	prefer_needed(search, true);
}

int find_target(const struct uncore_encoding *encoding, struct span name, struct settable *found,
		struct settable *second)
{
	struct search search = { encoding, name, found, second, 0 };
	const char *dot = memchr(name.at, '.', name.length);

	if (encoding->reg == UNCORE_NO_INDEX)
		return UNCORE_E_NOENT; /* the counter runs freely */
	if (dot != NULL) {
		search_qualified(&search, dot);
	} else {
		search_ids(&search, encoding->reg);
		if (search.count == 0) {
			uint16_t reg = UNCORE_NO_INDEX;

			while ((reg = next_filter(encoding, reg)) != UNCORE_NO_INDEX)
				search_ids(&search, reg);
		}
		if (search.count == 0)
			search_aliases(&search);
		if (search.count > 1)
			prefer_needed(&search, false);
		if (search.count == 0)
			search_roles(&search);
	}
	if (search.count == 0)
		return UNCORE_E_NOENT;
	return search.count == 1 ? 0 : UNCORE_E_CONFLICT;
}
