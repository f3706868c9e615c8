/* SPDX-License-Identifier: MIT */
/* uncore stat: finds the events and metrics that a glob of -e or -M stands for. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/words.h"
#include "cli/common/describe.h"
#include "cli/common/event_words.h"
#include "cli/common/find.h"
#include "cli/stat/request/globs.h"
#include "cli/stat/longest.h"

/* A name that a glob may match. */
struct glob_name {
	char *text;
	uint16_t at;        /* index in events[] or metrics[] */
	bool is_deprecated; /* by its maker, who has no other name for it */
	bool is_absent;     /* the machine's variant of the platform lacks it */
};

struct glob_names {
	struct glob_name *names;
	size_t count, room;
};

/* A glob of the command line, taken apart. */
struct glob {
	const struct cli_request *request;
	const struct uncore_machine *machine;
	char option;       /* e or M */
	const char *one;   /* "event" */
	struct text whole; /* as it was typed */
	struct text box;   /* that an event must be of, with or without an instance; empty: any */
	struct text name;  /* the glob itself */
	struct text after; /* settings, with their first , or : */
	uint16_t box_at;
	struct glob_names names;
};

/* What is said about the names that the glob matches but does not stand for. */
struct left_out {
	unsigned deprecated, absent, wrong;
	struct text why; /* of the first wrong one */
};

bool is_glob(const char *text, size_t length)
{
	return memchr(text, '*', length) != NULL || memchr(text, '?', length) != NULL ||
	       memchr(text, '[', length) != NULL;
}

static bool is_setting(const char *text)
{
	return text[strcspn(text, "=,/.:*?[")] == '=';
}

size_t end_of_event_glob(const char *text, size_t from)
{
	size_t end = end_of_piece(text, from);
	bool is_open = memchr(text + from, '/', end - from) != NULL && text[end - 1] != '/';

	while (text[end] == ',' && (is_open || is_setting(text + end + 1))) {
		end = end_of_piece(text, end + 1);
		is_open = is_open && text[end - 1] != '/';
	}
	return end;
}

/* ---- names ---- */

static struct glob_name *add_name(struct glob_names *names, const char *first, const char *between, const char *last,
				  unsigned at)
{
	struct text text = { 0 };

	if (names->count == names->room) {
		names->room = names->room * 2 + 64;
		names->names = take_memory(names->names, names->room * sizeof(names->names[0]));
	}
	text_join(&text, first, between, last);
	names->names[names->count] = (struct glob_name){ .text = copy_text(text_string(&text)), .at = (uint16_t)at };
	text_free(&text);
	return &names->names[names->count++];
}

static bool is_on(const struct uncore_machine *machine, uint32_t variants)
{
	return machine->variant >= machine->tables->variants.count || (variants >> machine->variant & 1);
}

/* Adds what uncore list --umasks lists: an event without its umasks only if it can be counted so. */
static void add_event_names(struct glob *glob, unsigned at)
{
	const struct uncore_tables *tables = glob->machine->tables;
	const struct uncore_event_row *event = &uncore_events(tables)[at];
	struct uncore_event_index index = uncore_event_at(at);
	const char *name = uncore_text(tables, event->name);
	struct glob_name *added;

	if (event->umask_count == 0 || !(event->flags & UNCORE_EVENT_UMASK_REQUIRED)) {
		added = add_name(&glob->names, name, "", "", at);
		added->is_absent =
			!is_on(glob->machine, uncore_event_variants(tables, index, uncore_umask_at(UNCORE_NO_INDEX)));
	}
	for (unsigned umask = event->first_umask; umask - event->first_umask < event->umask_count; umask++) {
		const struct uncore_umask_row *row = &uncore_umasks(tables)[umask];

		added = add_name(&glob->names, name, ".", uncore_text(tables, row->name), at);
		added->is_deprecated = (row->flags & UNCORE_UMASK_DEPRECATED) != 0;
		added->is_absent = !is_on(glob->machine, uncore_event_variants(tables, index, uncore_umask_at(umask)));
	}
}

static void add_all_events(struct glob *glob)
{
	const struct uncore_tables *tables = glob->machine->tables;

	for (unsigned at = 0; at < tables->events.count; at++) {
		if (glob->box.length == 0 || uncore_events(tables)[at].box == glob->box_at)
			add_event_names(glob, at);
	}
}

static void add_all_metrics(struct glob *glob)
{
	const struct uncore_tables *tables = glob->machine->tables;
	bool with_box = strchr(text_string(&glob->name), '/') != NULL;

	for (unsigned at = 0; at < tables->metrics.count; at++) {
		const struct uncore_metric_row *row = &uncore_metrics(tables)[at];

		add_name(&glob->names, with_box ? box_id(tables, row->box) : "", with_box ? "/" : "",
			 uncore_text(tables, row->name), at);
	}
}

static void free_glob(struct glob *glob)
{
	for (size_t at = 0; at < glob->names.count; at++)
		free(glob->names.names[at].text);
	free(glob->names.names);
	text_free(&glob->whole);
	text_free(&glob->box);
	text_free(&glob->name);
	text_free(&glob->after);
}

/* ---- a glob that matches nothing ---- */

static bool matches_any(const struct glob_names *names, const char *glob)
{
	for (size_t at = 0; at < names->count; at++) {
		if (match_glob(glob, names->names[at].text))
			return true;
	}
	return false;
}

/* Finds the beginning of a name that is nearest to what the glob has before its first * ? or [. */
static void near_beginning(const struct glob *glob, struct nearest *nearest)
{
	for (size_t at = 0; at < glob->names.count; at++) {
		const char *name = glob->names.names[at].text;

		for (size_t length = nearest->length - 1; length <= nearest->length + 1; length++) {
			char beginning[NEAR_ROOM];

			if (length >= strlen(name) || length >= sizeof(beginning))
				continue;
			memcpy(beginning, name, length);
			beginning[length] = '\0';
			nearest_offer(nearest, beginning);
		}
	}
}

/* Adds a similar glob that matches something, as it can be typed. */
static void add_similar(const struct glob *glob, struct text *similar)
{
	const char *name = text_string(&glob->name);
	struct nearest nearest = { .wanted = name, .length = strcspn(name, "*?[") };

	text_join(similar, "*", name, "");
	if (matches_any(&glob->names, text_string(similar)))
		return;
	text_cut(similar, 0);
	if (nearest.length < 3)
		return;
	near_beginning(glob, &nearest);
	text_join(similar, nearest.best, name + nearest.length, "");
	if (nearest.best[0] == '\0' || !matches_any(&glob->names, text_string(similar)))
		text_cut(similar, 0);
}

/* Other tools' names, and names that the maker gave up, are not what a glob is compared with. */
static void tell_alias(const char *alias, const char *name, const char *umask)
{
	fprintf(stderr,
		"  it matches %s, another name of %s%s%s: a glob takes only the names that uncore list prints\n", alias,
		name, umask[0] != '\0' ? "." : "", umask);
}

static void tell_aliases(const struct glob *glob)
{
	const struct uncore_tables *tables = glob->machine->tables;
	const char *name = text_string(&glob->name);

	for (unsigned at = 0; at < tables->event_aliases.count && glob->option == 'e'; at++) {
		const struct uncore_event_alias_row *row = &uncore_event_aliases(tables)[at];

		if (!match_glob(name, uncore_text(tables, row->name)))
			continue;
		tell_alias(uncore_text(tables, row->name), uncore_text(tables, uncore_events(tables)[row->event].name),
			   row->umask != UNCORE_NO_INDEX ? uncore_text(tables, uncore_umasks(tables)[row->umask].name) :
							   "");
		return;
	}
	for (unsigned at = 0; at < tables->metric_aliases.count && glob->option == 'M'; at++) {
		const struct uncore_metric_alias_row *row = &uncore_metric_aliases(tables)[at];

		if (!match_glob(name, uncore_text(tables, row->name)))
			continue;
		tell_alias(uncore_text(tables, row->name),
			   uncore_text(tables, uncore_metrics(tables)[row->metric].name), "");
		return;
	}
}

static const char *option_of(const struct glob *glob)
{
	return given_by(glob->request, glob->option == 'M' ? "-M " : "-e ");
}

static int no_match(const struct glob *glob)
{
	const char *id = platform_id(glob->machine->tables);
	struct text similar = { 0 };

	complain(glob->request, "%s%s: no %s of %s matches", option_of(glob), text_string(&glob->whole), glob->one, id);
	add_similar(glob, &similar);
	if (similar.length > 0)
		fprintf(stderr, "  did you mean '%s%s%s%s'?\n", text_string(&glob->box),
			glob->box.length > 0 ? ":" : "", text_string(&similar), text_string(&glob->after));
	tell_aliases(glob);
	fprintf(stderr, "  see: uncore list %s -p %s\n", glob->option == 'M' ? "metrics" : "--umasks", id);
	text_free(&similar);
	return CLI_BAD;
}

/* ---- what it stands for ---- */

static void add_word(struct stat_expansion *expansion, const char *word)
{
	expansion->words = take_memory(expansion->words, (expansion->count + 1) * sizeof(expansion->words[0]));
	expansion->words[expansion->count++] = copy_text(word);
}

static void note_wrong(struct left_out *left, const char *word, const char *why)
{
	if (left->wrong++ == 0)
		text_join(&left->why, word, word[0] != '\0' ? ": " : "", why);
}

static void take_event(const struct glob *glob, const struct glob_name *name, struct stat_expansion *expansion,
		       struct left_out *left)
{
	struct uncore_encoding encoding;
	struct uncore_event_error error;
	struct text word = { 0 };

	text_join(&word, text_string(&glob->box), glob->box.length > 0 ? ":" : "", name->text);
	text_add(&word, text_string(&glob->after));
	if (parse_event(glob->request, glob->machine->tables, text_string(&word), word.length, &encoding, &error) != 0)
		note_wrong(left, "", error.message);
	else
		add_word(expansion, text_string(&word));
	text_free(&word);
}

/* Whether the settings give the parameter of the metric. */
static bool is_given(const char *settings, const char *id)
{
	size_t length = strlen(id);

	for (; *settings != '\0'; settings += strcspn(settings + 1, ",") + 1) {
		if (strncmp(settings + 1, id, length) == 0 && settings[1 + length] == '=')
			return true;
	}
	return false;
}

static unsigned count_settings(const char *settings)
{
	unsigned count = 0;

	for (; *settings != '\0'; settings += strcspn(settings + 1, ",") + 1)
		count++;
	return count;
}

static void take_metric(const struct glob *glob, const struct glob_name *name, struct stat_expansion *expansion,
			struct left_out *left)
{
	const struct uncore_tables *tables = glob->machine->tables;
	const struct uncore_metric_row *row = &uncore_metrics(tables)[name->at];
	const char *settings = text_string(&glob->after);
	struct text word = { 0 }, why = { 0 };

	for (unsigned at = 0; at < row->parameters.count && why.length == 0; at++) {
		const char *id = uncore_text(tables, uncore_metric_parameters(tables)[row->parameters.first + at].id);

		if (!is_given(settings, id))
			text_printf(&why, "it needs a number for %s", id);
	}
	if (row->inputs.count == 0)
		text_printf(&why, "it cannot be computed");
	else if (count_settings(settings) > row->parameters.count)
		text_printf(&why, "it has no such parameter");
	/* Several boxes may have a metric of the name. */
	text_printf(&word, "%s/%s%s", box_id(tables, row->box), uncore_text(tables, row->name), settings);
	if (why.length > 0)
		note_wrong(left, text_string(&word), text_string(&why));
	else
		add_word(expansion, text_string(&word));
	text_free(&word);
	text_free(&why);
}

static void tell_left_out(const struct left_out *left)
{
	if (left->deprecated > 0)
		fprintf(stderr, "  %u left out, deprecated by their maker\n", left->deprecated);
	if (left->absent > 0)
		fprintf(stderr, "  %u left out that this processor does not have\n", left->absent);
	if (left->wrong > 0)
		fprintf(stderr, "  %u left out that cannot be counted so: %s%s\n", left->wrong, text_string(&left->why),
			left->wrong > 1 ? ", ..." : "");
}

static int tell_count(const struct glob *glob, const struct stat_expansion *expansion, const struct left_out *left)
{
	unsigned matched = left->deprecated + left->absent + left->wrong + (unsigned)expansion->count;
	const char *typed = text_string(&glob->whole);

	if (matched == 0)
		return no_match(glob);
	if (expansion->count == 0)
		complain(glob->request, "%s%s: it matches %u %s%s, none of which can be counted", option_of(glob),
			 typed, matched, glob->one, matched == 1 ? "" : "s");
	else
		complain(glob->request, "%s%s: %zu %s%s", option_of(glob), typed, expansion->count, glob->one,
			 expansion->count == 1 ? "" : "s");
	tell_left_out(left);
	return expansion->count > 0 ? CLI_GOOD : CLI_BAD;
}

static int expand(struct glob *glob, struct stat_expansion *expansion)
{
	struct left_out left = { 0 };
	int result;

	for (size_t at = 0; at < glob->names.count; at++) {
		const struct glob_name *name = &glob->names.names[at];

		if (!match_glob(text_string(&glob->name), name->text))
			continue;
		if (name->is_deprecated)
			left.deprecated++;
		else if (name->is_absent)
			left.absent++;
		else if (glob->option == 'e')
			take_event(glob, name, expansion, &left);
		else
			take_metric(glob, name, expansion, &left);
	}
	result = tell_count(glob, expansion, &left);
	text_free(&left.why);
	return result;
}

/* ---- reading ---- */

/* Reads BOX:GLOB,SETTINGS or BOX/GLOB,SETTINGS/ or GLOB,SETTINGS. */
static void read_event_glob(struct glob *glob, const char *text, size_t length)
{
	size_t box = strcspn(text, "/:,"), name, end = length;

	if (box < length && text[box] != ',') {
		text_bytes(&glob->box, text, box);
		end -= text[box] == '/' && text[length - 1] == '/' ? 1 : 0;
		text += box + 1;
		end -= box + 1;
	}
	name = strcspn(text, ",");
	name = name < end ? name : end;
	text_bytes(&glob->name, text, name);
	text_bytes(&glob->after, text + name, end - name);
}

static void complain_box(const struct uncore_tables *tables, const char *name)
{
	struct nearest nearest = { .wanted = name };

	for (unsigned at = 0; at < tables->boxes.count; at++)
		nearest_offer(&nearest, uncore_text(tables, uncore_boxes(tables)[at].id));
	complain_nearest(&nearest);
}

int expand_events(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
		  size_t length, struct stat_expansion *expansion)
{
	struct glob glob = { .request = request, .machine = machine, .option = 'e', .one = "event" };
	uint16_t instance;
	int result;

	text_bytes(&glob.whole, text, length);
	read_event_glob(&glob, text_string(&glob.whole), length);
	if (glob.box.length > 0 && uncore_event_find_box(machine->tables, text_string(&glob.box), glob.box.length,
							 &glob.box_at, &instance) != 0) {
		complain(request, "%s%s: there is no box %s", option_of(&glob), text_string(&glob.whole),
			 text_string(&glob.box));
		complain_box(machine->tables, text_string(&glob.box));
		fprintf(stderr, "  see: uncore list boxes -p %s\n", platform_id(machine->tables));
		free_glob(&glob);
		return CLI_BAD;
	}
	add_all_events(&glob);
	result = expand(&glob, expansion);
	free_glob(&glob);
	return result;
}

int expand_metrics(const struct cli_request *request, const struct uncore_machine *machine, const char *text,
		   size_t length, struct stat_expansion *expansion)
{
	struct glob glob = { .request = request, .machine = machine, .option = 'M', .one = "metric" };
	size_t name = strcspn(text, ":");
	int result;

	name = name < length ? name : length;
	text_bytes(&glob.whole, text, length);
	text_bytes(&glob.name, text, name);
	text_bytes(&glob.after, text + name, length - name);
	add_all_metrics(&glob);
	result = expand(&glob, expansion);
	free_glob(&glob);
	return result;
}

bool glob_matches(const struct uncore_tables *tables, char option, const char *text, size_t length)
{
	/* Whichever variant of the platform it is. */
	const struct uncore_machine any = { .tables = tables, .variant = UNCORE_NO_INDEX };
	struct glob glob = { .machine = &any, .option = option };
	size_t name = strcspn(text, ":");
	uint16_t instance;
	bool is_any = true;

	if (option == 'e') {
		read_event_glob(&glob, text, length);
		is_any = glob.box.length == 0 || uncore_event_find_box(tables, text_string(&glob.box), glob.box.length,
								       &glob.box_at, &instance) == 0;
		if (is_any)
			add_all_events(&glob);
	} else {
		text_bytes(&glob.name, text, name < length ? name : length);
		add_all_metrics(&glob);
	}
	is_any = is_any && matches_any(&glob.names, text_string(&glob.name));
	free_glob(&glob);
	return is_any;
}

void free_expansion(struct stat_expansion *expansion)
{
	for (size_t at = 0; at < expansion->count; at++)
		free(expansion->words[at]);
	free(expansion->words);
	*expansion = (struct stat_expansion){ .count = 0 };
}
