/* SPDX-License-Identifier: MIT */
/* uncore report: shows short runs, many runs, and the parts of one run as one along the time of day. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/memory.h"
#include "cli/report/join.h"

/* More runs of a kind than this have no section each. */
enum { MOST_SECTIONS = 8 };

/* A run that may be joined. Names are the same pointer if they are equal. */
struct joinable {
	size_t run;          /* its number */
	uint64_t shows;      /* digest of its quantities, of the machine and of where the file is from */
	size_t kind;         /* number of the digest, from 0 */
	uint64_t begin, end; /* since 1970, in nanoseconds */
	size_t chain;
};

/* Runs of a kind that follow each other. */
struct chain {
	struct joinable *last;
	size_t before;          /* the chain before it of the same kind; NO_CHAIN: none */
	size_t count, sessions; /* sessions: parts of one run are one */
	size_t first;           /* number of its first item after the items are sorted */
	bool has_long;          /* one of its runs has several samples */
};

/* ---- which runs are of a kind ---- */

static void hash_text(struct hash *hash, const char *text, size_t length)
{
	hash_bytes(hash, text, length);
}

static bool is_new_quantity(const struct run *run, size_t at)
{
	const struct series_line *line = &run->series[at].line, *last = &run->series[at > 0 ? at - 1 : 0].line;

	return at == 0 || line->group != last->group || line->event != last->event || line->metric != last->metric ||
	       line->setting != last->setting || line->box != last->box || line->unit != last->unit;
}

/*
 * The part of a file's name that says where it is from: the folder, and the name up to its date, number or ending. Two
 * hosts may have equal machines, and what they printed must not be mixed.
 */
static size_t origin_length(const char *file)
{
	const char *slash = strrchr(file, '/'), *base = slash != NULL ? slash + 1 : file;

	return (size_t)(base - file) + strcspn(base, ".0123456789");
}

static uint64_t digest(const struct run *run)
{
	struct hash hash = HASH_START;

	hash_text(&hash, run->file, origin_length(run->file));
	hash_text(&hash, text_string(&run->machine), run->machine.length);
	hash_bytes(&hash, &run->platform, sizeof run->platform);
	for (size_t at = 0; at < run->series_count; at++) {
		const struct series_line *line = &run->series[at].line;
		const char *names[] = { line->group, line->event, line->metric, line->setting, line->box, line->unit };

		if (is_new_quantity(run, at))
			hash_bytes(&hash, names, sizeof names);
	}
	return hash.a ^ hash.b;
}

static bool has_started_alike(const struct run *a, const struct run *b)
{
	return a->started == b->started;
}

static bool may_follow(const struct runs *runs, const struct chain *chain, const struct joinable *item)
{
	const struct run *last = &runs->at[chain->last->run], *run = &runs->at[item->run];

	if (has_started_alike(last, run))
		return run->first_end > end_of(last);
	/* Simulated time passes faster than the time of day, so single samples overlap. */
	if (run->file == last->file && run->sample_count == 1 && last->sample_count == 1)
		return item->end > chain->last->end;
	return item->begin >= chain->last->end;
}

/* ---- chains ---- */

static int by_time(const void *a, const void *b)
{
	const struct joinable *first = a, *second = b;

	if (first->begin != second->begin)
		return first->begin < second->begin ? -1 : 1;
	return (first->run > second->run) - (first->run < second->run);
}

static int by_chain(const void *a, const void *b)
{
	const struct joinable *first = a, *second = b;

	return first->chain != second->chain ? (first->chain > second->chain) - (first->chain < second->chain) :
					       by_time(a, b);
}

/* The runs that say when they started. Their number. */
static size_t list_items(const struct runs *runs, struct joinable *items)
{
	size_t count = 0;

	for (size_t at = 0; at < runs->count; at++) {
		const struct run *run = &runs->at[at];

		if (run->started_ns == 0 || run->is_recording)
			continue;
		items[count++] = (struct joinable){ .run = at,
						    .shows = digest(run),
						    .begin = date_at(run, run->late),
						    .end = date_at(run, end_of(run)) };
	}
	return count;
}

static int by_shows(const void *a, const void *b)
{
	uint64_t first = (*(const struct joinable *const *)a)->shows,
		 second = (*(const struct joinable *const *)b)->shows;

	return (first > second) - (first < second);
}

/* Numbers the kinds. Their number. */
static size_t number_kinds(struct joinable *items, size_t count)
{
	struct joinable **sorted = take_memory(NULL, (count + 1) * sizeof *sorted);
	size_t kinds = 0;

	for (size_t at = 0; at < count; at++)
		sorted[at] = &items[at];
	qsort(sorted, count, sizeof *sorted, by_shows);
	for (size_t at = 0; at < count; at++) {
		kinds += at == 0 || sorted[at]->shows != sorted[at - 1]->shows;
		sorted[at]->kind = kinds - 1;
	}
	free(sorted);
	return kinds;
}

/* A machine has fewer runs of a kind at a time. */
enum { MOST_AT_A_TIME = 64 };
#define NO_CHAIN SIZE_MAX

/* newest: the last chain of each kind */
static struct chain *chain_for(const struct runs *runs, const struct joinable *item, struct chain *chains,
			       size_t *count, size_t *newest)
{
	size_t at = newest[item->kind];

	for (int tried = 0; at != NO_CHAIN && tried < MOST_AT_A_TIME; tried++, at = chains[at].before)
		if (may_follow(runs, &chains[at], item))
			return &chains[at];
	chains[*count] = (struct chain){ .last = NULL, .before = newest[item->kind] };
	newest[item->kind] = *count;
	return &chains[(*count)++];
}

static size_t make_chains(const struct runs *runs, struct joinable *items, size_t item_count, struct chain *chains)
{
	size_t count = 0, kinds = number_kinds(items, item_count);
	size_t *newest = take_memory(NULL, (kinds + 1) * sizeof *newest);

	for (size_t at = 0; at < kinds; at++)
		newest[at] = NO_CHAIN;
	for (size_t at = 0; at < item_count; at++) {
		const struct run *run = &runs->at[items[at].run];
		struct chain *chain = chain_for(runs, &items[at], chains, &count, newest);

		chain->sessions += chain->last == NULL || !has_started_alike(&runs->at[chain->last->run], run);
		chain->has_long = chain->has_long || run->sample_count > 1;
		chain->last = &items[at];
		chain->count++;
		items[at].chain = (size_t)(chain - chains);
	}
	free(newest);
	return count;
}

/* ---- joining ---- */

static void join_bins(struct series *into, const struct series *from, uint32_t before, bool is_gap)
{
	if (into->room - into->count < from->count) {
		into->room = (into->room + from->count) * 2;
		into->bins = take_memory(into->bins, into->room * sizeof into->bins[0]);
	}
	for (size_t at = 0; at < from->count; at++) {
		struct bin *bin = add_bin(into);

		*bin = from->bins[at];
		bin->slot += before;
		bin->begins = bin->begins || (at == 0 && is_gap);
	}
}

/* A run that follows another one. */
struct following {
	struct run *run;
	double later;    /* so many seconds after the start of the first one it began */
	uint32_t before; /* slots of the first one */
	bool is_gap;
};

static void join_series(const struct following *following, const struct series *from)
{
	struct series *into = series_for(following->run, &from->line);

	if (into == NULL)
		return;
	tally_join(&into->tally, &from->tally, following->later);
	spread_join(&into->spread, &from->spread);
	join_bins(into, from, following->before, following->is_gap);
	into->below = into->below || from->below;
	into->above = into->above || from->above;
	if (from->line.errata.at != NULL)
		into->line.errata = from->line.errata;
	if (from->line.notes.at != NULL)
		into->line.notes = from->line.notes;
}

/* A part of the same run has a gap before it only where a file is missing: more than half a sample. */
static bool has_gap(const struct run *last, const struct run *next, const struct joinable *items)
{
	return !has_started_alike(last, next) ||
	       (double)items[1].begin - (double)items[0].end > next->first_seconds * 1e9 / 2;
}

static void join_about(struct run *run, const struct run *next)
{
	run->parts += next->started != run->started;
	run->files += next->file != run->last_file;
	run->last_file = next->file;
	run->samples += next->samples;
	run->sampling_ns += next->sampling_ns;
	if (strcmp(text_string(&run->options), text_string(&next->options)) != 0)
		run->has_other_options = true;
	if (next->fault.length > 0)
		text_join(&run->fault, run->fault.length > 0 ? "; " : "", text_string(&next->fault), "");
}

/* Bins of one sample and of several, in one run: then the spreads have the values of all. */
static void join_widths(struct run *run, struct run *next)
{
	uint32_t width = run->width > next->width ? run->width : next->width;

	if (width > 1) {
		spread_run(run);
		spread_run(next);
	}
	run->width = next->width = width;
}

static void join(struct run *run, struct run *next, bool is_gap)
{
	struct following following = { .run = run,
				       .later = ((double)next->started_ns - (double)run->started_ns) / 1e9,
				       .before = (uint32_t)run->slot_count,
				       .is_gap = is_gap };

	join_widths(run, next);
	for (size_t at = 0; at < next->slot_count; at++) {
		struct slot *slot = add_slot(run);

		*slot = next->slots[at];
		slot->end += following.later;
	}
	run->sample_count += next->sample_count;
	for (size_t at = 0; at < next->series_count; at++)
		join_series(&following, &next->series[at]);
	join_about(run, next);
	free_run(next);
	next->sample_count = 0;
}

static bool is_one_section(const struct chain *chain)
{
	return !chain->has_long || chain->sessions > MOST_SECTIONS;
}

/* The first item of each part is the run into which the others of the part go. */
static void join_chain(struct runs *runs, const struct chain *chain, const struct joinable *items)
{
	struct run *into = &runs->at[items[0].run], *last = into;

	for (size_t at = 1; at < chain->count; at++) {
		struct run *next = &runs->at[items[at].run];
		bool is_gap = has_gap(last, next, items + at - 1);

		if (is_one_section(chain) || has_started_alike(last, next))
			join(into, next, is_gap);
		else
			into = next;
		last = next;
	}
}

/* ---- runs whose beginning is missing ---- */

/* How long the first sample took. Only a measured one says so: for others stat prints the seconds since the start. */
static double first_length(const struct run *run)
{
	if (!isnan(run->measured_seconds))
		return run->measured_seconds;
	return run->sample_count > 1 ? run->second_end - run->first_end : run->first_end;
}

/* Older files of a long run may be gone. The charts begin with what is there. */
static void note_late(struct run *run)
{
	double length = first_length(run), before = run->first_end - length;

	run->late = run->started_ns != 0 && before > length / 2 ? before : 0;
}

static void shift(struct run *run)
{
	if (!(run->late > 0))
		return;
	for (size_t at = 0; at < run->slot_count; at++)
		run->slots[at].end -= run->late;
	for (size_t at = 0; at < run->series_count; at++)
		tally_shift(&run->series[at].tally, -run->late);
	run->started_ns = date_at(run, run->late);
}

void join_runs(struct runs *runs)
{
	struct joinable *items = take_memory(NULL, (runs->count + 1) * sizeof *items);
	struct chain *chains = take_memory(NULL, (runs->count + 1) * sizeof *chains);
	size_t count, chain_count, kept = 0;

	for (size_t at = 0; at < runs->count; at++)
		note_late(&runs->at[at]);
	count = list_items(runs, items);
	qsort(items, count, sizeof *items, by_time);
	chain_count = make_chains(runs, items, count, chains);
	qsort(items, count, sizeof *items, by_chain);
	for (size_t at = 0, first = 0; at < chain_count; first += chains[at++].count)
		join_chain(runs, &chains[at], items + first);
	for (size_t at = 0; at < runs->count; at++) {
		if (runs->at[at].sample_count == 0)
			continue;
		shift(&runs->at[at]);
		runs->at[kept++] = runs->at[at];
	}
	runs->count = kept;
	free(items);
	free(chains);
}
