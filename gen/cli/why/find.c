/* SPDX-License-Identifier: MIT */
/*
 * Finds what a word names: by path, by name, or by the name of an instance. It may name several registers, a dispute,
 * an erratum, or a group.
 */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "cli/why/parts.h"
#include "model/errata.h"
#include "model/metric.h"
#include "shared/register_name.h"

static void add_found(struct found *found, const struct item *item)
{
	found->items = arena_grow(found->arena, found->items, found->count, &found->room, sizeof *found->items);
	found->items[found->count++] = *item;
}

/* ---- registers ---- */

static bool has_name(const struct reg *reg, const char *word)
{
	struct name_numbers numbers;

	if (reg->name != NULL && name_matches(reg->name, word, &numbers))
		return true;
	for (size_t i = 0; i < reg->names.count; i++)
		if (name_matches(reg->names.at[i], word, &numbers))
			return true;
	for (size_t i = 0; i < reg->about.aliases.count; i++)
		if (name_matches(reg->about.aliases.at[i], word, &numbers))
			return true;
	return false;
}

/* Whether the word is the register's id, "ctl", or that of an element, "ctl2". */
static bool has_id(const struct reg *reg, const char *word)
{
	size_t length = strlen(reg->id);

	return strncasecmp(reg->id, word, length) == 0 && word[length + strspn(word + length, "0123456789")] == '\0';
}

static void find_registers(struct found *found, const struct platform *platform, const char *word, bool by_id)
{
	for (size_t b = 0; b < platform->box_count; b++) {
		const struct box *box = &platform->boxes[b];

		for (size_t i = 0; i < box->reg_count; i++)
			if (by_id ? has_id(&box->regs[i], word) : has_name(&box->regs[i], word))
				add_found(found,
					  &(struct item){ .platform = platform, .box = box, .reg = &box->regs[i] });
	}
}

/*
 * Removes the digits at the end of the first part of the word, of the second, or of both: "box3.reg0.field" becomes
 * "box.reg.field".
 */
static const char *without_numbers(struct arena *arena, const char *word, unsigned which)
{
	struct text out = { 0 };
	const char *text;

	for (unsigned part = 0; *word != '\0'; part++) {
		size_t length = strcspn(word, "."), kept = length;

		while (which >> part & 1 && kept > 1 && isdigit((unsigned char)word[kept - 1]))
			kept--;
		text_bytes(&out, word, kept);
		word += length;
		if (*word == '.')
			text_char(&out, *word++);
	}
	text = arena_copy(arena, text_string(&out), out.length);
	text_free(&out);
	return text;
}

/* Metrics are found by name. */
static bool find_by_path(struct found *found, const struct platform *platform, const char *word)
{
	for (unsigned which = 0; which < (strchr(word, '/') == NULL ? 4 : 1); which++) {
		struct item item = item_at_path(platform, without_numbers(found->arena, word, which));

		if (item.platform == NULL || item.metric != NULL)
			continue;
		add_found(found, &item);
		return true;
	}
	return false;
}

/* ---- events and metrics ---- */

static bool same(const char *id, const char *text, size_t length)
{
	return strlen(id) == length && strncasecmp(id, text, length) == 0;
}

static bool match_umask(struct item *item, const char *name)
{
	for (size_t i = 0; i < item->event->umask_count; i++)
		if (strcasecmp(item->event->umasks[i].name, name) == 0) {
			item->umask = &item->event->umasks[i];
			return true;
		}
	return false;
}

/* Finds events by their own name, in any case, with or without a umask. */
static void find_events(struct found *found, const struct platform *platform, const char *word)
{
	size_t length = strcspn(word, ".");

	for (size_t b = 0; b < platform->box_count; b++) {
		const struct events *events = platform->boxes[b].events;

		for (size_t i = 0; events != NULL && i < events->count; i++) {
			struct item item = { .platform = platform,
					     .box = &platform->boxes[b],
					     .event = &events->at[i] };

			if (same(item.event->name, word, length) &&
			    (word[length] == '\0' || match_umask(&item, word + length + 1)))
				add_found(found, &item);
		}
	}
}

/*
 * Whether the word is the metric's name. It may begin with the box, as for events; without it, metrics of all boxes are
 * meant.
 */
static bool is_metric(const struct metric *metric, const char *word)
{
	const char *slash = strchr(word, '/');

	if (slash == NULL)
		return strcasecmp(metric->name, word) == 0;
	return same(metric->is.box->id, word, (size_t)(slash - word)) && strcasecmp(metric->name, slash + 1) == 0;
}

static void find_metrics(struct found *found, const struct platform *platform, const char *word)
{
	const struct metrics *metrics = platform->metrics;

	for (size_t i = 0; metrics != NULL && i < metrics->is.count; i++)
		if (is_metric(&metrics->is.at[i], word))
			add_found(found, &(struct item){ .platform = platform,
							 .box = metrics->is.at[i].is.box,
							 .metric = &metrics->is.at[i] });
}

static void find_disputes(struct found *found, const struct platform *platform, const char *word)
{
	for (size_t i = 0; i < platform->disputes.count; i++)
		if (strcasecmp(platform->disputes.at[i].id, word) == 0)
			add_found(found, &(struct item){ .platform = platform, .dispute = &platform->disputes.at[i] });
}

static void find_errata(struct found *found, const struct platform *platform, const char *word)
{
	const struct errata *errata = platform->errata;

	for (size_t i = 0; errata != NULL && i < errata->count; i++)
		if (strcasecmp(errata->at[i].id, word) == 0)
			add_found(found, &(struct item){ .platform = platform, .erratum = &errata->at[i] });
}

static void find_groups(struct found *found, const struct platform *platform, const char *word)
{
	const struct groups *groups = platform->groups;

	for (size_t i = 0; groups != NULL && i < groups->count; i++)
		if (strcasecmp(groups->at[i].name, word) == 0)
			add_found(found, &(struct item){ .platform = platform, .group = &groups->at[i] });
}

static void find_on(struct found *found, const struct platform *platform, const char *word, bool by_id)
{
	if (by_id) {
		find_registers(found, platform, word, true);
	} else if (!find_by_path(found, platform, word)) {
		find_events(found, platform, word);
		find_registers(found, platform, word, false);
	}
	if (!by_id)
		find_metrics(found, platform, word);
}

static void find_item(struct found *found, const struct platform *platform, const char *word, bool by_id)
{
	if (!by_id) {
		find_disputes(found, platform, word);
		find_errata(found, platform, word);
		find_groups(found, platform, word);
	}
	find_on(found, platform, word, by_id);
}

/* What follows "ivt/" in the word, on ivt; NULL: the word begins with no platform, or with another one. */
static const char *behind_platform(const struct platform *platform, const char *word)
{
	size_t length = strcspn(word, "/");

	return word[length] == '/' && same(platform->id, word, length) ? word + length + 1 : NULL;
}

void why_find(struct found *found, const struct model *model, const char *only, const char *word)
{
	/* An id without its box is found in many boxes, so it counts only if nothing else has the name. */
	for (unsigned by_id = 0; found->count == 0 && by_id < 2; by_id++) {
		for (size_t i = 0; i < model->platform_count; i++) {
			const struct platform *platform = &model->platforms[i];
			const char *rest = behind_platform(platform, word);

			if (only == NULL || strcmp(platform->id, only) == 0)
				find_item(found, platform, rest != NULL ? rest : word, by_id != 0);
		}
	}
}
