/* SPDX-License-Identifier: MIT */
/* Compares our events with a list of Linux's form by what perf hands to the kernel for each. */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/source.h"
#include "export/perf_code.h"
#include "model/lookup.h"

/* An event of one side. */
struct coded {
	const struct perf_entry *entry;
	struct perf_code code;
};

struct side {
	struct coded *at;
	size_t count;
};

struct comparison {
	const struct selection *selection;
	struct side ours, theirs;
	size_t alike, different, fresh, gone;
	struct text *out;
};

static int compare_coded(const void *a, const void *b)
{
	const struct coded *first = a, *second = b;
	int order = strcasecmp(first->entry->name, second->entry->name);

	return order != 0 ? order : strcmp(first->code.pmu, second->code.pmu);
}

/* Events of cores, which have no Unit, are left out unless the platform has them. */
static struct side code_all(const struct selection *selection, const struct perf_list *list)
{
	struct side side = { arena_array(selection->arena, list->count, sizeof *side.at), 0 };

	for (size_t i = 0; i < list->count; i++) {
		struct perf_code code = perf_code_of(selection->arena, selection->platform, &list->at[i]);

		if (perf_entry_get(&list->at[i], "Unit") != NULL || *code.terms != '\0')
			side.at[side.count++] = (struct coded){ &list->at[i], code };
	}
	if (side.count != 0)
		qsort(side.at, side.count, sizeof *side.at, compare_coded);
	return side;
}

static struct coded *find_same_name(const struct side *side, const struct coded *of)
{
	return side->count == 0 ? NULL : bsearch(of, side->at, side->count, sizeof *side->at, compare_coded);
}

static const struct coded *find_same_code(const struct side *side, const struct coded *of)
{
	for (size_t i = 0; i < side->count; i++)
		if (perf_code_same(&side->at[i].code, &of->code))
			return &side->at[i];
	return NULL;
}

/* ---- what is printed ---- */

/* as: how this side calls it, if it has another name there. */
static void print_side(const struct comparison *comparison, const char *side, const char *as, const struct coded *coded)
{
	text_printf(comparison->out, "  %-6s  ", side);
	if (as != NULL)
		text_printf(comparison->out, "%s %s: ", as, coded->entry->name);
	if (*coded->code.terms != '\0')
		text_printf(comparison->out, "%s/%s/", coded->code.pmu, coded->code.terms);
	if (coded->code.wrong != NULL)
		text_printf(comparison->out, "%s%s", *coded->code.terms != '\0' ? ": " : "", coded->code.wrong);
	if (coded->entry->choice != NULL)
		text_printf(comparison->out, "  (%s)\n", choice_about(coded->entry->choice)->is.source);
	else
		text_printf(comparison->out, "  (%s:%u)\n", coded->entry->node.source->path,
			    source_locate(coded->entry->node.source, node_loc(coded->entry->node).offset).line);
}

static void print_head(const struct comparison *comparison, const char *what, const struct coded *coded)
{
	const char *unit = perf_entry_get(coded->entry, "Unit");

	text_printf(comparison->out, "%s %s %s\n", what, unit != NULL ? unit : coded->code.pmu, coded->entry->name);
}

static bool has_alias(const struct choice *choice, const char *name)
{
	const struct umask *umask = choice->umask;
	const struct tool_names *names = umask != NULL ? umask->tool_names : choice->event->tool_names;
	size_t count = umask != NULL ? umask->tool_count : choice->event->tool_count;

	for (size_t i = 0; i < count; i++)
		for (size_t n = 0; n < names[i].names.count; n++)
			if (strcasecmp(names[i].names.at[n], name) == 0)
				return true;
	return false;
}

static const struct coded *find_alias(const struct side *ours, const char *name)
{
	for (size_t i = 0; i < ours->count; i++)
		if (has_alias(ours->at[i].entry->choice, name))
			return &ours->at[i];
	return NULL;
}

/* Why perf cannot count an event of ours, which thus is not in our list. */
static const char *why_left_out(const struct selection *selection, const char *name, const char **source)
{
	for (size_t i = 0; i < selection->count; i++) {
		const struct choice *choice = &selection->at[i];
		struct perf_words words = { 0 };
		const char *why = NULL;

		if (strcasecmp(choice_name(selection->arena, choice), name) == 0 || has_alias(choice, name))
			why = perf_event_words(selection->arena, choice, &words);
		perf_words_free(&words);
		*source = choice_about(choice)->is.source;
		if (why != NULL)
			return why;
	}
	return NULL;
}

/* Why nothing at all can count it, as the spec says. */
static const char *why_uncountable(const struct selection *selection, const char *name, const char **source)
{
	struct event_ref ref;

	find_expression(selection->platform, name, &ref);
	if (ref.event == NULL || (strchr(name, '.') != NULL && ref.umask == NULL))
		return NULL;
	*source = ref.umask != NULL ? ref.umask->about.is.source : ref.event->about.is.source;
	return ref.umask != NULL && ref.umask->unprogrammable != NULL ? ref.umask->unprogrammable :
									ref.event->unprogrammable;
}

/* Why our list lacks what another one has. */
static void print_lack(const struct comparison *comparison, const struct coded *theirs)
{
	const struct selection *selection = comparison->selection;
	const struct coded *same = find_same_code(&comparison->ours, theirs),
			   *alias = find_alias(&comparison->ours, theirs->entry->name);
	const char *source = NULL, *why;

	if (same != NULL || alias != NULL) {
		print_side(comparison, "ours", same != NULL ? "alike under the name" : "not alike, under the name",
			   same != NULL ? same : alias);
		return;
	}
	why = why_left_out(selection, theirs->entry->name, &source);
	if (why == NULL)
		why = why_uncountable(selection, theirs->entry->name, &source);
	if (why != NULL)
		text_printf(comparison->out, "  ours    %s  (%s)\n", why, source);
	else
		text_add(comparison->out, "  ours    no event has this name or this encoding\n");
}

static void compare_named(struct comparison *comparison, const struct coded *theirs)
{
	const struct coded *ours = find_same_name(&comparison->ours, theirs);

	if (ours == NULL)
		return;
	if (perf_code_same(&ours->code, &theirs->code)) {
		comparison->alike++;
		return;
	}
	comparison->different++;
	print_head(comparison, "different", theirs);
	print_side(comparison, "theirs", NULL, theirs);
	print_side(comparison, "ours", NULL, ours);
}

/* What was not selected is not missed. */
static void compare_theirs(struct comparison *comparison, const struct coded *theirs)
{
	if (!comparison->selection->whole || find_same_name(&comparison->ours, theirs) != NULL)
		return;
	comparison->gone++;
	print_head(comparison, "gone", theirs);
	print_side(comparison, "theirs", NULL, theirs);
	print_lack(comparison, theirs);
}

static void compare_ours(struct comparison *comparison, const struct coded *ours)
{
	const struct coded *same;

	if (find_same_name(&comparison->theirs, ours) != NULL)
		return;
	comparison->fresh++;
	print_head(comparison, "new", ours);
	print_side(comparison, "ours", NULL, ours);
	same = find_same_code(&comparison->theirs, ours);
	if (same != NULL)
		print_side(comparison, "theirs", "alike under the name", same);
}

bool compare_perf(const struct selection *selection, const struct perf_list *theirs, struct text *out)
{
	struct comparison comparison = { .selection = selection, .out = out };
	struct perf_list events = { .arena = selection->arena };
	struct text left_out = { 0 };

	perf_list_events(selection, &events, &left_out);
	text_free(&left_out);
	comparison.ours = code_all(selection, &events);
	comparison.theirs = code_all(selection, theirs);
	for (size_t i = 0; i < comparison.theirs.count; i++)
		compare_named(&comparison, &comparison.theirs.at[i]);
	for (size_t i = 0; i < comparison.theirs.count; i++)
		compare_theirs(&comparison, &comparison.theirs.at[i]);
	for (size_t i = 0; i < comparison.ours.count; i++)
		compare_ours(&comparison, &comparison.ours.at[i]);
	text_printf(out, "%zu alike, %zu different, %zu new, %zu gone\n", comparison.alike, comparison.different,
		    comparison.fresh, comparison.gone);
	return comparison.different + comparison.fresh + comparison.gone == 0;
}
