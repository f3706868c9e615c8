/* SPDX-License-Identifier: MIT */
/* Checks what a box says about its PMU in Linux. */
#include <string.h>

#include "check/check.h"
#include "model/perf.h"

/* Whether the word fills a register beside the control register. */
static bool fills_another(const struct perf *perf, const struct perf_format *format)
{
	for (size_t i = 0; i < perf->take_count; i++)
		if (perf->takes[i].is.config == 0 && (format->is.mask & ~perf->takes[i].is.bits) == 0)
			return true;
	return false;
}

static void check_formats(struct checker *checker, const struct box *box)
{
	const struct counters *group = box->counter_count != 0 ? &box->counters[0] : NULL;
	const struct reg *control = group != NULL ? group->is.control : NULL;
	uint64_t wide = control != NULL && control->is.layout != NULL && control->is.layout->width == 64 ? UINT64_MAX :
													   UINT32_MAX;

	if (control == NULL && box->perf->free == NULL)
		diag_error(checker->diag, RULE_PERF, node_member_loc(box->node, "perf"),
			   "the box has no control register for config to fill");
	else if ((control == NULL) != (box->perf->control == 0))
		diag_error(checker->diag, RULE_PERF, node_member_loc(box->perf->node, "control"),
			   "\"control\" is 0 where all counters run freely, and only there");
	for (size_t i = 0; control != NULL && i < box->perf->format_count; i++) {
		const struct perf_format *format = &box->perf->formats[i];

		/* One of Linux's formats goes past the register. It is checked by its first bit. */
		if (format->is.config == 0 && (format->is.mask & wide) == 0 && !fills_another(box->perf, format))
			diag_error(checker->diag, RULE_PERF, node_loc(format->node),
				   "%s goes past the control register", format->word);
	}
}

static void check_take(struct checker *checker, const struct box *box, const struct perf_take *take)
{
	if ((take->code & ~take->mask) != 0)
		diag_error(checker->diag, RULE_PERF, node_member_loc(take->node, "code"),
			   "the code has bits outside its mask, so no event has it");
	if (take->is.reg == NULL && take->reg_id == NULL && take->is.config == 0)
		diag_error(checker->diag, RULE_PERF, node_member_loc(take->node, "bits"),
			   "config is the control register; name the other \"register\" that these bits fill");
	if (take->units > box->instances)
		diag_error(checker->diag, RULE_PERF, node_member_loc(take->node, "units"),
			   "the box has %u instances, not %u", box->instances, take->units);
}

/* The number of a counter chooses among the groups, so a group of several would leave open which of them counts. */
static void check_counter_bits(struct checker *checker, const struct box *box)
{
	for (size_t i = 0; i < box->counter_count && box->perf->is.counter != 0; i++) {
		const struct reg *data = box->counters[i].is.data;

		if (data != NULL && data->count > 1)
			diag_error(checker->diag, RULE_PERF, node_member_loc(box->perf->node, "counter"),
				   "group %s has %u counters; with \"counter\" each is a group of its own",
				   box->counters[i].id, data->count);
	}
}

/* perf takes a name that it cannot read for several terms. A scale's event is among these. */
static void check_perf_names(struct checker *checker, const struct perf *perf)
{
	for (size_t i = 0; perf != NULL && i < perf->event_count; i++) {
		const struct perf_event *event = &perf->events[i];

		if (event->name[0] == '\0' ||
		    event->name[strspn(event->name, "abcdefghijklmnopqrstuvwxyz0123456789_-")] != '\0')
			diag_error(checker->diag, RULE_PERF, node_loc(event->node),
				   "\"%s\" is no name in perf: lower-case letters, digits, - and _", event->name);
	}
}

/* Counts of the kernel's unit are not those of the registers. */
static void check_worths(struct checker *checker, const struct box *box)
{
	const struct perf *free = box->perf->free;

	for (size_t i = 0; free != NULL && i < box->counter_count; i++) {
		const struct counters *group = &box->counters[i];

		if (group->halved_by != NULL && free->halvings == 0)
			diag_error(checker->diag, RULE_PERF, node_loc(free->node),
				   "the worth of group %s is halved by a register; say with \"halvings\" how often "
				   "this PMU halves it",
				   group->id);
	}
}

static bool same_formats(const struct perf *a, const struct perf *b)
{
	for (size_t i = 0; i < a->format_count && a->format_count == b->format_count; i++)
		if (strcmp(a->formats[i].word, b->formats[i].word) != 0 ||
		    strcmp(a->formats[i].text, b->formats[i].text) != 0)
			return false;
	return a->format_count == b->format_count;
}

static bool same_events(const struct perf *a, const struct perf *b)
{
	for (size_t i = 0; i < a->event_count && a->event_count == b->event_count; i++)
		if (strcmp(a->events[i].name, b->events[i].name) != 0 || a->events[i].config != b->events[i].config)
			return false;
	return a->event_count == b->event_count && a->scale_count == b->scale_count;
}

static void check_older(struct checker *checker, const struct perf *perf)
{
	const struct perf *older = perf->older;
	uint64_t named = 0;

	if (older == NULL)
		return;
	check_source(checker, older->source, older->node);
	check_perf_names(checker, older);
	for (size_t i = 0; i < older->format_count; i++)
		named |= older->formats[i].is.config == 0 ? older->formats[i].is.mask : 0;
	/* A version that cannot be read is 0, and reported. */
	if (older->is.changed != 0 && older->is.until >= older->is.changed)
		diag_error(checker->diag, RULE_PERF_OLDER, node_member_loc(older->node, "changed"),
			   "Linux %s is no later version than %s", older->changed, older->until);
	if (older->control != 0 && (named & ~older->control) != 0)
		diag_error(checker->diag, RULE_PERF_OLDER, node_member_loc(older->node, "control"),
			   "words of \"formats\" set bits that the driver does not write");
	if (strcmp(older->pmu, perf->pmu) == 0 && older->control == perf->control && older->fixed == perf->fixed &&
	    same_formats(older, perf) && same_events(older, perf))
		diag_error(checker->diag, RULE_PERF_OLDER, node_loc(older->node),
			   "the PMU of Linux %s is the same as that of later versions: leave \"older\" out",
			   older->until);
}

void check_perf(struct checker *checker, const struct box *box)
{
	const struct perf *perf = box->perf;

	if (perf == NULL)
		return;
	check_source(checker, perf->source, perf->node);
	check_formats(checker, box);
	check_counter_bits(checker, box);
	if (perf->is.units > box->instances)
		diag_error(checker->diag, RULE_PERF, node_member_loc(perf->node, "units"),
			   "the box has %u instances, not %u", box->instances, perf->is.units);
	if (perf->free != NULL)
		check_source(checker, perf->free->source, perf->free->node);
	check_perf_names(checker, perf);
	check_perf_names(checker, perf->free);
	check_worths(checker, box);
	check_older(checker, perf);
	for (size_t i = 0; i < perf->take_count; i++)
		check_take(checker, box, &perf->takes[i]);
}
