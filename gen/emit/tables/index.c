/* SPDX-License-Identifier: MIT */
/* Emits the index of names: a hash table of what expressions may name, and of the codes of events. */
#include <string.h>

#include "emit/tables/rows.h"
#include "model/perf.h"
#include "uncore/name_hash.h"

/* A name of a row: the row's symbol, or that of its run and its number in the run. NULL: an empty slot. */
struct name {
	const char *symbol;
	size_t more;
	enum uncore_name_space space;
	uint32_t hash;
};

struct index {
	struct tables *tables;
	struct name *names;
	size_t count, room;
};

static const enum table arrays[] = {
#define ARRAY_(what, array) TABLE_##array,
	UNCORE_NAME_SPACES(ARRAY_)
#undef ARRAY_
};

static void add_hash(struct index *index, enum uncore_name_space space, const char *symbol, size_t more, uint32_t hash)
{
	index->names = arena_grow(index->tables->arena, index->names, index->count, &index->room, sizeof *index->names);
	index->names[index->count++] = (struct name){ symbol, more, space, hash };
}

static uint32_t hash_of(const char *name)
{
	return uncore_name_hash(name, strlen(name));
}

static void add_name(struct index *index, enum uncore_name_space space, const char *symbol, size_t more,
		     const char *name)
{
	add_hash(index, space, symbol, more, hash_of(name));
}

/* ---- events ---- */

static size_t add_event_aliases(struct index *index, const struct event *event, const char *symbol)
{
	size_t more = 0;

	for (size_t t = 0; t < event->tool_count; t++)
		for (size_t n = 0; n < event->tool_names[t].names.count; n++)
			add_name(index, UNCORE_NAMES_wholes, symbol, more++, event->tool_names[t].names.at[n]);
	return more;
}

/* They follow those of the event in one run. */
static void add_umask_aliases(struct index *index, const struct event *event, const struct umask *umask,
			      const char *symbol, size_t *more)
{
	for (size_t t = 0; t < umask->tool_count; t++)
		for (size_t n = 0; n < umask->tool_names[t].names.count; n++, ++*more) {
			const char *name = umask->tool_names[t].names.at[n], *part = strpbrk(name, ".:");

			add_name(index, UNCORE_NAMES_wholes, symbol, *more, name);
			if (part != NULL)
				add_hash(index, UNCORE_NAMES_tails, symbol, *more,
					 uncore_name_pair(hash_of(event->name), hash_of(part + 1)));
		}
}

static void add_code(struct index *index, const struct box *box, const struct event *event, const char *symbol)
{
	const struct layout *layout;
	uint64_t select = 0;

	if (!event_is_placed(event))
		return;
	layout = event->is.group->is.control->is.layout;
	for (size_t i = 0; i < layout->is.field_count; i++)
		if (layout->is.fields[i].role == UNCORE_ROLE_EVENT_SELECT ||
		    layout->is.fields[i].role == UNCORE_ROLE_EVENT_SELECT_EXT)
			select |= field_mask(&layout->is.fields[i]);
	add_hash(index, UNCORE_NAMES_codes, symbol, 0,
		 uncore_name_code(box->is.index, event->is.group->is.index, event->is.control & select));
}

static void add_event(struct index *index, const struct box *box, const struct event *event)
{
	const char *symbol = event_symbol(index->tables, event);
	size_t more;

	add_name(index, UNCORE_NAMES_events, symbol, 0, event->name);
	add_code(index, box, event, symbol);
	more = add_event_aliases(index, event, symbol);
	for (size_t u = 0; u < event->umask_count; u++)
		add_hash(index, UNCORE_NAMES_umasks, umask_symbol(index->tables, &event->umasks[u]), 0,
			 uncore_name_pair(hash_of(event->name), hash_of(event->umasks[u].name)));
	for (size_t u = 0; u < event->umask_count; u++)
		add_umask_aliases(index, event, &event->umasks[u], symbol, &more);
}

/* ---- boxes ---- */

static void add_strings(struct index *index, enum uncore_name_space space, const char *symbol,
			const struct strings *names)
{
	for (size_t i = 0; i < names->count; i++)
		add_name(index, space, symbol, i, names->at[i]);
}

static void add_perf(struct index *index, const struct perf *perf, const char *symbol)
{
	if (perf == NULL)
		return;
	add_name(index, UNCORE_NAMES_perf_pmus, symbol, 0, perf->pmu);
	if (perf->free != NULL)
		add_name(index, UNCORE_NAMES_perf_pmus, symbol_join(index->tables, symbol, "_", "free"), 0,
			 perf->free->pmu);
	if (perf->older != NULL && strcmp(perf->older->pmu, perf->pmu) != 0)
		add_name(index, UNCORE_NAMES_perf_older, symbol_join(index->tables, symbol, "_", "older"), 0,
			 perf->older->pmu);
}

static void add_likwid(struct index *index, const struct likwid *likwid, const char *symbol)
{
	for (size_t i = 0; likwid != NULL && i < likwid->counter_count; i++) {
		const char *name = likwid->counters[i].name;

		add_hash(index, UNCORE_NAMES_likwid, symbol, i, uncore_name_hash(name, strcspn(name, "{0123456789")));
	}
}

static void add_box(struct index *index, const struct box *box)
{
	struct tables *tables = index->tables;
	const char *symbol = box_symbol(tables, box);

	add_name(index, UNCORE_NAMES_boxes, symbol, 0, box->id);
	add_strings(index, UNCORE_NAMES_box_aliases, symbol_join(tables, "box", "_", symbol), &box->about.aliases);
	add_strings(index, UNCORE_NAMES_instances,
		    symbol_join(tables, symbol_join(tables, "boxes", "_", symbol), "_", "instance_names"),
		    &box->instance_names);
	add_perf(index, box->perf, symbol);
	add_likwid(index, box->likwid, symbol);
	for (size_t e = 0; box->events != NULL && e < box->events->count; e++)
		add_event(index, box, &box->events->at[e]);
}

/* ---- the table ---- */

/* Kinds of names in the order in which they get their slots: whoever comes late is found after more steps. */
static bool is_early(enum uncore_name_space space)
{
	return space == UNCORE_NAMES_events || space == UNCORE_NAMES_umasks || space == UNCORE_NAMES_boxes ||
	       space == UNCORE_NAMES_perf_pmus || space == UNCORE_NAMES_perf_older || space == UNCORE_NAMES_likwid;
}

/* full: of each slot, how many from there on are known to be full. So many names with one hash take no long search. */
static void fill_kind(const struct index *index, struct name *slots, size_t *full, size_t size, bool early)
{
	for (size_t i = 0; i < index->count; i++) {
		size_t home = index->names[i].hash & (size - 1);

		if (is_early(index->names[i].space) != early)
			continue;
		while (slots[(home + full[home]) & (size - 1)].symbol != NULL)
			full[home]++;
		slots[(home + full[home]++) & (size - 1)] = index->names[i];
	}
}

/*
 * Our own names are near their hash, because other tools' names and codes get what they leave free. Of names of one
 * kind with one hash, the first stays before the others. Five of eight slots may be full: with half of them, a small
 * program of one platform would grow by 8 KiB.
 */
static struct name *fill_slots(const struct index *index, size_t *size)
{
	struct name *slots;
	size_t *full;

	for (*size = 16; 5 * *size < 8 * index->count;)
		*size *= 2;
	slots = arena_array(index->tables->arena, *size, sizeof *slots);
	full = arena_array(index->tables->arena, *size, sizeof *full);
	fill_kind(index, slots, full, *size, true);
	fill_kind(index, slots, full, *size, false);
	return slots;
}

/*
 * Emits where the numbers of each kind of name begin: behind the rows of the kind before it. They are said by symbols,
 * so that two branches that add rows merge.
 */
static void emit_spaces(struct tables *tables, size_t begins[UNCORE_NAMES_END])
{
	static const char *const words[] = {
#define WORD_(what, array) #what,
		UNCORE_NAME_SPACES(WORD_)
#undef WORD_
	};
	struct text *out = &tables->rows[TABLE_name_index].numbers;

	begins[0] = 1;
	text_join(out, "\tnames_", words[0], " = 1,\n");
	for (size_t i = 1; i < UNCORE_NAMES_END; i++) {
		const struct rows *before = &tables->rows[arrays[i - 1]];

		begins[i] = begins[i - 1] + before->count;
		text_join(out, "\tnames_", words[i], " = names_");
		text_join(out, words[i - 1], before->count == 0 ? "" : " + ", before->count == 0 ? "" : before->name);
		text_add(out, before->count == 0 ? ",\n" : "_COUNT,\n");
	}
}

static void emit_slot(struct tables *tables, size_t at, const struct name *name, const size_t begins[UNCORE_NAMES_END])
{
	static const char *const words[] = {
#define WORD_(what, array) "names_" #what " + " #array "_",
		UNCORE_NAME_SPACES(WORD_)
#undef WORD_
	};
	struct text *out = &tables->rows[TABLE_name_index].out;
	bool is_optional = tables->rows[arrays[name->space]].part == OPTIONAL_ALIASES;

	text_add(out, "\t\t[");
	text_hex(out, at, 1);
	text_join(out, is_optional ? "] = A(" : "] = ", words[name->space], name->symbol);
	if (name->more != 0) {
		text_add(out, " + ");
		text_dec(out, name->more);
	}
	text_add(out, is_optional ? "),\n" : ",\n");
	image_reference(tables->image, TABLE_name_index, "", arrays[name->space], name->symbol,
			begins[name->space] + name->more);
}

void emit_name_index(struct tables *tables, const struct platform *platform)
{
	struct rows *rows = &tables->rows[TABLE_name_index];
	struct index index = { .tables = tables };
	size_t begins[UNCORE_NAMES_END];
	const struct name *slots;

	for (size_t b = 0; b < platform->box_count; b++)
		add_box(&index, &platform->boxes[b]);
	if (index.count == 0)
		return;
	slots = fill_slots(&index, &rows->count);
	emit_spaces(tables, begins);
	for (size_t i = 0; i < rows->count; i++) {
		image_row(tables->image, TABLE_name_index);
		if (slots[i].symbol != NULL)
			emit_slot(tables, i, &slots[i], begins);
	}
	text_printf(&rows->numbers, "\tname_index_last = %u,\n", (unsigned)rows->count - 1);
}
