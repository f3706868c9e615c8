/* SPDX-License-Identifier: MIT */
/*
 * Puts new names wherever the platform's files name a renamed event: formulas, clocks, units, disputes, errata, groups,
 * the example machine, other events.
 */
#include <string.h>
#include <strings.h>

#include "base/json/write.h"
#include "import/merge_parts.h"
#include "load/edit.h"
#include "model/errata.h"
#include "model/lookup.h"
#include "model/metric.h"
#include "base/formula/scan.h"

/* The name of an event, or of a umask if given, after the merge. */
static const char *name_after(const struct merge *merge, const struct event *event, const struct umask *umask)
{
	const struct comparison *comparison = merge->comparison;
	const char *now = umask != NULL ? umask->name : event->name;

	for (size_t i = 0; i < comparison->count; i++) {
		const struct match *match = &comparison->at[i];
		const char *name, *after;
		size_t base;

		if (match->verdict != VERDICT_RENAMED || match->event != event ||
		    (umask != NULL && match->umask != umask))
			continue;
		name = match->intel->name;
		base = base_length(name);
		after = umask != NULL ? name + base + 1 : arena_copy(merge->arena, name, base);
		if (strcasecmp(now, after) != 0)
			return after;
	}
	return now;
}

/* Renames "EVENT", "EVENT.UMASK" or "EVENT.UMASK|UMASK". What names no event stays. */
static const char *words_after(const struct merge *merge, const char *words)
{
	size_t length = strcspn(words, ".");
	const struct event *event = find_event_anywhere(merge->comparison->platform, words, length);
	struct text out = { 0 };

	if (event == NULL)
		return words;
	text_add(&out, name_after(merge, event, NULL));
	for (words += length; *words != '\0'; words += length) {
		const struct umask *umask;

		text_char(&out, *words++);
		length = strcspn(words, "|");
		umask = find_umask_span(event, words, length);
		if (umask != NULL)
			text_add(&out, name_after(merge, event, umask));
		else
			text_bytes(&out, words, length);
	}
	return text_take(merge->arena, &out);
}

/* Replaces every {i} in the text by n. */
static const char *numbered(const struct merge *merge, const char *text, unsigned n)
{
	struct text out = { 0 };

	for (const char *at = strstr(text, "{i}"); at != NULL; at = strstr(text, "{i}")) {
		text_bytes(&out, text, (size_t)(at - text));
		text_dec(&out, n);
		text = at + strlen("{i}");
	}
	text_add(&out, text);
	return text_take(merge->arena, &out);
}

static bool is_pattern_of(const struct merge *merge, const char *pattern, const char *words, unsigned count)
{
	for (unsigned n = 0; n < count; n++)
		if (strcmp(numbered(merge, pattern, n), words_after(merge, numbered(merge, words, n))) != 0)
			return false;
	return true;
}

/*
 * Renames a word with {i}, which is several names. It stays one word if the new names also differ in one number only;
 * else a person must decide.
 */
static const char *pattern_after(const struct merge *merge, const char *words, unsigned count)
{
	const char *first = words_after(merge, numbered(merge, words, 0));

	if (count == 0 || is_pattern_of(merge, words, words, count))
		return words;
	for (const char *at = strchr(first, '0'); at != NULL; at = strchr(at + 1, '0')) {
		const char *pattern =
			arena_printf(merge->arena, "%.*s{i}%s", (int)(at - first), first, at + strlen("0"));

		if (is_pattern_of(merge, pattern, words, count))
			return pattern;
	}
	return words;
}

/* Renames the events of a formula. Words inside braces are fields and values; words inside brackets are units. */
static const char *formula_after(const struct merge *merge, const char *formula, unsigned count)
{
	struct text out = { 0 };
	const char *done = formula;
	int inside = 0;

	for (struct formula_token token = formula_scan(formula); token.word != FORMULA_WORD_END;
	     token = formula_scan(token.at + token.length)) {
		const char *word = arena_copy(merge->arena, token.at, token.length);

		if (token.word == FORMULA_WORD_SIGN)
			inside += (strchr("{[", *word) != NULL) - (strchr("}]", *word) != NULL);
		text_bytes(&out, done, (size_t)(token.at - done));
		if (token.word != FORMULA_WORD_NAME || inside != 0)
			text_add(&out, word);
		else
			text_add(&out, strstr(word, "{i}") != NULL ? pattern_after(merge, word, count) :
								     words_after(merge, word));
		done = token.at + token.length;
	}
	text_add(&out, done);
	return text_take(merge->arena, &out);
}

/* Renames "box/EVENT" or "box/EVENT.UMASK". */
static const char *path_after(const struct merge *merge, const char *path)
{
	struct event_ref ref;

	if (strchr(path, '/') == NULL || !find_event_path(merge->comparison->platform, path, &ref))
		return path;
	path = arena_printf(merge->arena, "%s/%s", ref.box->id, name_after(merge, ref.event, NULL));
	return ref.umask == NULL ? path :
				   arena_printf(merge->arena, "%s.%s", path, name_after(merge, ref.event, ref.umask));
}

static void put_text(struct merge *merge, struct node node, const char *key, const char *before, const char *after)
{
	if (strcmp(before, after) != 0)
		edit_put(merge->arena, node, key, quoted_json(merge->arena, after));
}

static void put_paths(struct merge *merge, struct node node, const char *key, const struct strings *paths)
{
	struct text out = { 0 };

	for (size_t i = 0; i < paths->count; i++) {
		text_add(&out, i == 0 ? "[" : ", ");
		text_json(&out, path_after(merge, paths->at[i]));
	}
	if (paths->count != 0) {
		text_char(&out, ']');
		edit_put(merge->arena, node, key, text_take(merge->arena, &out));
	}
	text_free(&out);
}

/* Writes all units again, in their order. A new key would be at the end. */
static void put_units(struct merge *merge, const struct metrics *metrics)
{
	struct text out = { 0 };

	for (size_t i = 0; i < metrics->unit_count; i++) {
		text_add(&out, i == 0 ? "{" : ", ");
		text_json(&out, words_after(merge, metrics->units[i].event));
		text_add(&out, ": ");
		text_json(&out, metrics->units[i].unit);
	}
	if (metrics->unit_count != 0) {
		text_char(&out, '}');
		edit_put(merge->arena, metrics->node, "units", text_take(merge->arena, &out));
	}
	text_free(&out);
}

static void rename_in_metrics(struct merge *merge, const struct metrics *metrics)
{
	for (size_t i = 0; i < metrics->clock_count; i++)
		put_paths(merge, metrics->clocks[i].node, "ticks", &metrics->clocks[i].tick_paths);
	put_units(merge, metrics);
	for (size_t i = 0; i < metrics->is.count; i++) {
		const struct metric *metric = &metrics->is.at[i];

		if (metric->formula != NULL)
			put_text(merge, metric->node, "formula", metric->formula,
				 formula_after(merge, metric->formula, metric->count));
	}
}

static void rename_in_umasks(struct merge *merge, const struct event *event)
{
	for (size_t u = 0; u < event->umask_count; u++) {
		const struct umask *umask = &event->umasks[u], *other = find_umask(event, umask->alias_of);
		struct text out = { 0 };

		if (other != NULL)
			put_text(merge, umask->node, "alias_of", umask->alias_of, name_after(merge, event, other));
		for (size_t i = 0; i < umask->parts.count; i++) {
			other = find_umask(event, umask->parts.at[i]);
			text_add(&out, i == 0 ? "[" : ", ");
			text_json(&out, other != NULL ? name_after(merge, event, other) : umask->parts.at[i]);
		}
		if (umask->parts.count != 0) {
			text_char(&out, ']');
			edit_put(merge->arena, umask->node, "of", text_take(merge->arena, &out));
		}
		text_free(&out);
	}
}

static void rename_in_events(struct merge *merge, const struct events *events)
{
	for (size_t e = 0; e < events->count; e++) {
		const struct event *event = &events->at[e];

		if (event->alias_of != NULL)
			put_text(merge, event->node, "alias_of", event->alias_of, words_after(merge, event->alias_of));
		if (event->same_as != NULL)
			put_text(merge, event->node, "same_as", event->same_as, words_after(merge, event->same_as));
		rename_in_umasks(merge, event);
	}
}

static void rename_in_errata(struct merge *merge, const struct errata *errata)
{
	for (size_t i = 0; i < errata->count; i++) {
		put_paths(merge, errata->at[i].node, "items", &errata->at[i].item_paths);
		put_paths(merge, errata->at[i].node, "instead", &errata->at[i].instead_paths);
	}
}

static void swap_signs(char *text, char from, char to)
{
	for (char *at = text; *at != '\0'; at++)
		if (*at == from)
			*at = to;
}

/* An expression with the new names of its event and umasks, which it joins by +; its settings stay. */
static const char *expression_after(const struct merge *merge, const char *text)
{
	size_t length = strcspn(text, ",");
	char *words = arena_printf(merge->arena, "%.*s", (int)length, text);

	if (strchr(words, ':') != NULL)
		return text; /* counters that count one thing */
	swap_signs(words, '+', '|');
	words = arena_printf(merge->arena, "%s", words_after(merge, words));
	swap_signs(words, '|', '+');
	return arena_printf(merge->arena, "%s%s", words, text + length);
}

static void rename_in_groups(struct merge *merge, const struct groups *groups)
{
	for (size_t i = 0; i < groups->count; i++) {
		const struct strings *events = &groups->at[i].events;
		struct text out = { 0 };

		for (size_t e = 0; e < events->count; e++) {
			text_add(&out, e == 0 ? "[" : ", ");
			text_json(&out, expression_after(merge, events->at[e]));
		}
		if (events->count != 0) {
			text_char(&out, ']');
			edit_put(merge->arena, groups->at[i].node, "events", text_take(merge->arena, &out));
		}
		text_free(&out);
	}
}

static void rename_in_machine(struct merge *merge, const struct machine *machine)
{
	for (size_t i = 0; i < machine->traffic_count; i++)
		put_text(merge, machine->traffic[i].node, "name", machine->traffic[i].name,
			 expression_after(merge, machine->traffic[i].name));
}

void merge_names(struct merge *merge)
{
	const struct comparison *comparison = merge->comparison;
	const struct platform *platform = comparison->platform;

	if (comparison->totals[VERDICT_RENAMED] == 0)
		return;
	for (size_t b = 0; b < platform->box_count; b++)
		if (platform->boxes[b].events != NULL)
			rename_in_events(merge, platform->boxes[b].events);
	if (platform->metrics != NULL)
		rename_in_metrics(merge, platform->metrics);
	if (platform->errata != NULL)
		rename_in_errata(merge, platform->errata);
	if (platform->groups != NULL)
		rename_in_groups(merge, platform->groups);
	if (platform->machine != NULL)
		rename_in_machine(merge, platform->machine);
	for (size_t d = 0; d < platform->disputes.count; d++)
		put_paths(merge, platform->disputes.at[d].node, "items", &platform->disputes.at[d].items);
}
