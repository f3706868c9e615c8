/* SPDX-License-Identifier: MIT */
/* Splits an event's register values among the words of a PMU of Linux, or says which bit fits none. */
#include "export/perf_words.h"

#include <inttypes.h>
#include <string.h>

#include "base/bits.h"
#include "model/perf.h"

enum { CONFIGS = 1 + PERF_FILTER_WORDS, REGS_MAX = 16 };

/* Finds the config word that a filter register fills for events with this control value, and its first bit there. */
static bool find_place(const struct perf *perf, uint64_t control, const struct reg *reg, unsigned *config,
		       unsigned *shift)
{
	for (size_t i = 0; i < perf->take_count; i++) {
		const struct perf_take *take = &perf->takes[i];

		if (take->is.reg != reg || reg == NULL || (control & take->mask) != take->code)
			continue;
		*config = take->is.config;
		*shift = (unsigned)__builtin_ctzll(take->is.bits) - take->is.low;
		return true;
	}
	for (unsigned word = 0; word < PERF_FILTER_WORDS; word++)
		for (unsigned i = 0; i < PERF_WORD_REGISTERS; i++)
			if (perf->is.regs[word][i] == reg && reg != NULL) {
				*config = word + 1;
				*shift = i * 32;
				return true;
			}
	return false;
}

/* The config words that the driver gets. */
struct configs {
	uint64_t value[CONFIGS];
	uint64_t given[CONFIGS];          /* bits of filters, which may be given as 0 */
	uint64_t asked[CONFIGS];          /* bits for which the user gives a value */
	uint64_t code;                    /* bits of the control register that are said even if they are 0 */
	const struct reg *regs[REGS_MAX]; /* filter registers that are filled */
	size_t reg_count;
};

/* The PMU of counters that run freely, if it alone counts this. NULL: another one does. */
static const struct perf *free_pmu(const struct perf *perf, const struct counters *group, uint64_t counter,
				   struct configs *configs)
{
	const struct perf *free = perf->free;

	for (size_t i = 0; free != NULL && i < free->event_count; i++) {
		if (free->events[i].is.group != group || free->events[i].is.counter != counter)
			continue;
		configs->value[0] = free->events[i].config;
		return free;
	}
	return NULL;
}

/* What a counter without a choice of events counts: Linux has a word for the fixed counter, and none for others. */
static const char *fill_named(struct arena *arena, const struct perf *perf, const struct counters *group,
			      struct configs *configs)
{
	configs->value[0] = perf->fixed;
	return group->kind == UNCORE_COUNTER_FIXED && configs->value[0] != 0 ?
		       NULL :
		       arena_printf(arena, "%s does not count %s", perf->pmu, group->id);
}

static const char *fill_filter(struct arena *arena, const struct perf *perf, const struct reg *reg,
			       const struct field *field, uint64_t value, bool is_asked, struct configs *configs)
{
	unsigned config, shift;

	if (!find_place(perf, configs->value[0], reg, &config, &shift))
		return arena_printf(arena, "%s has no word for %s.%s", perf->pmu, reg->id, field->id);
	if (is_asked)
		configs->asked[config] |= field_mask(field) << shift;
	else
		configs->value[config] |= field_put(field, value) << shift;
	configs->given[config] |= field_mask(field) << shift;
	if (configs->reg_count < REGS_MAX)
		configs->regs[configs->reg_count++] = reg;
	return NULL;
}

/* The driver's fixed counter has a code of its own, which then is no event's. */
static const char *check_code(struct arena *arena, const struct perf *perf, const struct configs *configs)
{
	return perf->fixed != 0 && configs->value[0] == perf->fixed ?
		       arena_printf(arena, "%s takes this code for its fixed counter", perf->pmu) :
		       NULL;
}

/* What the layout puts into each event's control value unless the event gives another. Levels are perf's modifiers. */
static void fill_defaults(const struct layout *layout, uint64_t given, struct configs *configs)
{
	uint64_t defaults = layout->is.event_defaults & ~given;

	for (size_t i = 0; i < layout->is.field_count; i++) {
		const struct field *field = &layout->is.fields[i];

		if (field->role == UNCORE_ROLE_EVENT_SELECT)
			configs->code |= field_mask(field);
		if (field->role == UNCORE_ROLE_PRIVILEGED || field->role == UNCORE_ROLE_UNPRIVILEGED)
			defaults &= ~field_mask(field);
	}
	configs->value[0] |= defaults;
}

/* Where the config word says which counter of the box counts, it is the first one that can. */
static void fill_counter(const struct box *box, const struct counters *group, const struct numbers *counters,
			 struct configs *configs)
{
	uint64_t number = counters->count != 0 ? counters->at[0] : 0;

	for (const struct counters *at = box->counters; at < group; at++)
		number += at->is.data->count;
	configs->value[0] |= spread_bits(number, box->perf->is.counter);
}

static const char *fill_configs(struct arena *arena, const struct choice *choice, struct configs *configs)
{
	const struct perf *perf = choice->box->perf;
	const char *why = NULL;

	if (choice->event->is.group != NULL && choice->event->is.group->kind != UNCORE_COUNTER_GENERAL)
		return fill_named(arena, perf, choice->event->is.group, configs);
	configs->value[0] = choice->event->is.control;
	fill_defaults(choice->event->is.group->is.control->is.layout, choice->event->is.control_mask, configs);
	fill_counter(choice->box, choice->event->is.group, choice_counters(choice), configs);
	if (choice->umask != NULL)
		configs->value[0] |= choice->umask->is.control;
	for (size_t i = 0; why == NULL && i < choice_filter_count(choice); i++) {
		const struct filter *filter = choice_filter(choice, i);

		if (!filter->optional)
			why = fill_filter(arena, perf, filter->is.ref.reg, filter->is.ref.field,
					  filter->has_value ? filter->value : filter->all,
					  !filter->has_value && filter->all == 0, configs);
	}
	return why != NULL ? why : check_code(arena, perf, configs);
}

static const char *fill_input(struct arena *arena, const struct metric_input *input, struct configs *configs)
{
	const struct perf *perf = input->box->perf;
	const char *why = NULL;

	if (input->event == NULL || input->group->kind != UNCORE_COUNTER_GENERAL)
		return fill_named(arena, perf, input->group, configs);
	configs->value[0] = input->event->is.control;
	fill_defaults(input->group->is.control->is.layout, input->event->is.control_mask, configs);
	fill_counter(input->box, input->group, &input->event->counters, configs);
	for (size_t u = 0; u < input->umask_count; u++)
		configs->value[0] |= input->umasks[u]->is.control;
	for (size_t i = 0; why == NULL && i < input->setting_count; i++) {
		const struct metric_setting *set = &input->settings[i];

		if (set->is_control)
			configs->value[0] =
				(configs->value[0] & ~field_mask(set->field)) | field_put(set->field, set->value);
		else
			why = fill_filter(arena, perf, set->reg, set->field, set->value, false, configs);
	}
	return why != NULL ? why : check_code(arena, perf, configs);
}

static const char *check_taken(struct arena *arena, const struct box *box, const struct configs *configs)
{
	uint64_t taken[CONFIGS] = { box->perf->control | box->perf->is.counter };

	for (size_t i = 0; i < box->perf->take_count; i++) {
		const struct perf_take *take = &box->perf->takes[i];

		if ((configs->value[0] & take->mask) == take->code &&
		    (take->units == 0 || take->units >= box->perf->is.units))
			taken[take->is.config] |= take->is.bits;
	}
	if (configs->value[0] & ~taken[0])
		return arena_printf(arena, "Linux's driver drops bits 0x%" PRIx64 " of the control register",
				    configs->value[0] & ~taken[0]);
	for (unsigned at = 1; at < CONFIGS; at++)
		if ((configs->value[at] | configs->asked[at]) & ~taken[at])
			return arena_printf(
				arena,
				"Linux's driver does not write its filter for this event, or not on every instance");
	return NULL;
}

static bool are_equal(const struct perf_format *a, const struct perf_format *b)
{
	return a->is.config == b->is.config && a->is.mask == b->is.mask;
}

/* Whether the driver takes exactly the bits of the format into a register, for this event. */
static bool is_whole_take(const struct perf *perf, uint64_t control, const struct perf_format *format)
{
	for (size_t i = 0; i < perf->take_count; i++) {
		const struct perf_take *take = &perf->takes[i];

		if (take->is.reg != NULL && take->is.config == format->is.config && take->is.bits == format->is.mask &&
		    (control & take->mask) == take->code)
			return true;
	}
	return false;
}

/*
 * The bits for which this format is the narrowest that has them; of equally narrow formats the first takes the bit.
 * Formats for the same bits have them all. Those of a register that the event fills belong to the word for it.
 */
static uint64_t own_bits(const struct perf *perf, uint64_t control, size_t format)
{
	const struct perf_format *formats = perf->formats;
	uint64_t own = formats[format].is.mask;
	unsigned mine = bit_count(own);

	if (is_whole_take(perf, control, &formats[format]))
		return own;
	for (size_t i = 0; i < perf->format_count; i++) {
		unsigned width = bit_count(formats[i].is.mask);

		if (i != format && formats[i].is.config == formats[format].is.config &&
		    !are_equal(&formats[i], &formats[format]) &&
		    (width < mine || (width == mine && i < format) || is_whole_take(perf, control, &formats[i])))
			own &= ~formats[i].is.mask;
	}
	return own;
}

/* Of formats for the same bits the one that is named as a register that the event fills writes them; else the first. */
static bool writes(const struct perf *perf, const struct configs *configs, size_t format)
{
	size_t first = format;

	for (size_t i = 0; i < perf->format_count; i++) {
		if (!are_equal(&perf->formats[i], &perf->formats[format]))
			continue;
		first = i < first ? i : first;
		for (size_t reg = 0; reg < configs->reg_count; reg++)
			if (strcmp(configs->regs[reg]->id, perf->formats[i].word) == 0)
				return i == format;
	}
	return first == format;
}

static void put_term(struct text *out, const struct perf_format *format, uint64_t value, bool is_asked)
{
	text_join(out, out->length != 0 ? "," : "", format->word, "");
	if (is_asked)
		text_add(out, "=?");
	else if (value != 1 || bit_count(format->is.mask) != 1)
		text_printf(out, "=0x%" PRIx64, value);
}

static void put_format(struct perf_words *words, const struct perf_format *format, const struct configs *configs,
		       uint64_t own)
{
	unsigned at = format->is.config;
	uint64_t value = gather_bits(configs->value[at] & own, format->is.mask);

	if (strcmp(format->word, "event") == 0) {
		words->has_event = true;
		words->event = value;
	} else if (strcmp(format->word, "umask") == 0) {
		words->umask = value;
	} else if ((configs->asked[at] & own) != 0) {
		put_term(&words->asked, format, 0, true);
	} else if (value != 0 || (at == 0 && (configs->code & own) != 0)) {
		put_term(&words->rest, format, value, false);
	} else if ((configs->given[at] & own) != 0) {
		put_term(&words->zeros, format, value, false);
	}
}

static const char *split_words(struct arena *arena, const struct perf *perf, struct configs *configs,
			       struct perf_words *words)
{
	uint64_t control = configs->value[0];

	words->pmu = perf->pmu;
	words->listed = perf->listed;
	for (size_t i = 0; i < perf->format_count; i++) {
		const struct perf_format *format = &perf->formats[i];
		uint64_t own = own_bits(perf, control, i);

		if (!writes(perf, configs, i))
			continue;
		put_format(words, format, configs, own);
		configs->value[format->is.config] &= ~own;
	}
	for (unsigned at = 0; at < CONFIGS; at++)
		if (configs->value[at] != 0)
			return arena_printf(arena, "%s has no word for bits 0x%" PRIx64 " of config%s", perf->pmu,
					    configs->value[at],
					    at == 0 ? "" :
					    at == 1 ? "1" :
						      "2");
	return NULL;
}

/* perf scales what such a PMU counts by the driver's own names only. */
static const char *only_named(struct arena *arena, const struct perf *free)
{
	return free == NULL || free->halvings == 0 ?
		       NULL :
		       arena_printf(arena, "perf has names of its own for what %s counts, in its own unit", free->pmu);
}

const char *perf_words(struct arena *arena, const struct choice *choice, struct perf_words *words)
{
	const struct numbers *counters = &choice->event->counters;
	const struct perf *free;
	struct configs configs = { 0 };
	const char *why;

	if (choice->box->perf == NULL)
		return arena_printf(arena, "Linux's driver has no PMU for %s", choice->box->id);
	if (choice->umask != NULL && choice->umask->narrows)
		return "it only narrows what another umask counts";
	free = counters->count == 1 ? free_pmu(choice->box->perf, choice->event->is.group, counters->at[0], &configs) :
				      NULL;
	if (free == NULL && ((why = fill_configs(arena, choice, &configs)) != NULL ||
			     (why = check_taken(arena, choice->box, &configs)) != NULL))
		return why;
	why = only_named(arena, free);
	return why != NULL ? why : split_words(arena, free != NULL ? free : choice->box->perf, &configs, words);
}

const char *perf_input_words(struct arena *arena, const struct metric_input *input, struct perf_words *words)
{
	const struct numbers *counters = input->event != NULL ? &input->event->counters : NULL;
	const struct perf *free = NULL;
	struct configs configs = { 0 };
	const char *why;

	if (input->box->perf == NULL)
		return arena_printf(arena, "Linux's driver has no PMU for %s", input->box->id);
	/* Linux has an event for each counter, and none for their sum. */
	if (counters != NULL ? counters->count == 1 : input->group->is.data->count == 1)
		free = free_pmu(input->box->perf, input->group, counters != NULL ? counters->at[0] : 0, &configs);
	if (free == NULL && ((why = fill_input(arena, input, &configs)) != NULL ||
			     (why = check_taken(arena, input->box, &configs)) != NULL))
		return why;
	why = only_named(arena, free);
	return why != NULL ? why : split_words(arena, free != NULL ? free : input->box->perf, &configs, words);
}

bool perf_words_same(const struct perf_words *a, const struct perf_words *b)
{
	return a->event == b->event && a->umask == b->umask && strcmp(a->pmu, b->pmu) == 0 &&
	       strcmp(text_string(&a->rest), text_string(&b->rest)) == 0 &&
	       strcmp(text_string(&a->asked), text_string(&b->asked)) == 0;
}

void perf_words_put(struct text *out, const char *pmu, const struct perf_words *words, bool zeros)
{
	const char *parts[] = { text_string(&words->rest), zeros ? text_string(&words->zeros) : "",
				text_string(&words->asked) };
	const char *between = "";

	text_join(out, pmu, "/", "");
	if (words->has_event) {
		text_printf(out, "event=0x%" PRIx64, words->event);
		between = ",";
	}
	if (words->umask != 0) {
		text_printf(out, "%sumask=0x%" PRIx64, between, words->umask);
		between = ",";
	}
	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
		if (*parts[i] == '\0')
			continue;
		text_join(out, between, parts[i], "");
		between = ",";
	}
	text_char(out, '/');
}

const char *perf_short_name(const char *pmu)
{
	static const char head[] = "uncore_";

	return strncmp(pmu, head, sizeof head - 1) == 0 ? pmu + sizeof head - 1 : pmu;
}

void perf_words_free(struct perf_words *words)
{
	text_free(&words->rest);
	text_free(&words->zeros);
	text_free(&words->asked);
}
