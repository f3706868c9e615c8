/* SPDX-License-Identifier: MIT */
/* Loads a side of a comparison, and leaves out the files that cannot be understood. */
#include "cli/side.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "diag/diag_message.h"
#include "base/source.h"
#include "check/check.h"
#include "cli/pipeline.h"
#include "diff/git.h"
#include "load/dump.h"
#include "load/like.h"
#include "model/resolve.h"
#include "shared/named.h"

static bool is_file(const char *path)
{
	struct stat status;

	return stat(path, &status) == 0 && !S_ISDIR(status.st_mode);
}

/* Reads "git:REVISION" or "git:REVISION:PATH". */
static bool read_revision(struct side *side, const struct options *options)
{
	struct arena *arena = &side->spec.arena;
	const char *revision = side->name + strlen("git:"), *colon = strchr(revision, ':');
	const char *folder = colon != NULL ? colon + 1 : options->spec;

	if (colon != NULL)
		revision = arena_copy(arena, revision, (size_t)(colon - revision));
	side->spec.tree = &side->tree;
	if (!git_read_tree(arena, revision, folder, colon != NULL, side->name, false, &side->tree))
		return false;
	git_describe(arena, revision, colon != NULL ? "." : folder, &side->said.commit);
	return true;
}

/* Keeps the first error as one line. This sorts the diagnostics, so it comes last. */
static void describe_errors(struct side *side)
{
	const struct diag_message *first;
	struct line_column at = { 1, 1 };

	side->said.errors = side->spec.diag.count;
	if (side->said.errors == 0)
		return;
	diag_sort(&side->spec.diag);
	first = &side->spec.diag.messages[0];
	if (first->loc.source != NULL && first->loc.source->text != NULL)
		at = source_locate(first->loc.source, first->loc.offset);
	side->said.first_error =
		arena_printf(&side->spec.arena, "%s:%u:%u: %s",
			     first->loc.source != NULL ? first->loc.source->path : "", at.line, at.column, first->text);
}

static void finish_side(struct side *side)
{
	struct resolver resolver = { &side->spec.arena, &side->spec.diag };
	struct checker checker = { &side->spec.arena, &side->spec.diag, &side->spec.model };

	resolve_model(&resolver, &side->spec.model);
	side->unread = side->spec.diag.count;
	check_model(&checker);
}

void check_side(struct side *side, const char *folder)
{
	load_spec(&side->spec, folder);
	finish_side(side);
}

/* Whether a file has another version. Nothing is known about such a file, not even whether it has an error. */
static bool has_other_version(const struct diag *diag)
{
	for (size_t i = 0; i < diag->count; i++)
		if (diag->messages[i].rule == RULE_SCHEMA_VERSION)
			return true;
	return false;
}

bool load_side(struct side *side, const struct options *options)
{
	bool revision = strncmp(side->name, "git:", 4) == 0;

	side->said.name = side->name;
	if (revision && !read_revision(side, options))
		return false;
	if (!revision && is_file(side->name))
		load_dump(&side->spec, side->name);
	else
		load_spec(&side->spec, side->name);
	if (!revision)
		git_describe(&side->spec.arena, NULL, side->name, &side->said.commit);
	finish_side(side);
	if (!has_other_version(&side->spec.diag) &&
	    (side->spec.model.platform_count != 0 || side->spec.diag.count == 0))
		return true;
	print_errors(&side->spec.diag, FORMAT_TEXT);
	return false;
}

/* ---- what cannot be understood ---- */

/* What a file of the spec describes. */
struct part {
	const char *platform, *box; /* NULL platform: documents or synonyms; NULL box: the whole platform */
	bool metrics, errata, groups, disputes;
};

struct parts {
	struct arena *arena;
	struct strings names;
};

static struct platform *platform_of(struct side *side, const char *id)
{
	return NAMED(side->spec.model.platforms, side->spec.model.platform_count, id, id);
}

static void empty_box(struct platform *platform, const char *id)
{
	for (size_t i = 0; platform != NULL && i < platform->box_count; i++) {
		struct box *box = &platform->boxes[i];

		if (strcmp(box->id, id) == 0)
			*box = (struct box){ .node = box->node,
					     .id = id,
					     .is = { .platform = platform, .index = box->is.index } };
	}
}

/*
 * Empties a part on one side. What a platform says about its boxes goes with every box: formulas, errata, groups,
 * procedures, the bus mapping.
 */
static void empty_side(struct side *side, const struct part *part)
{
	struct platform *platform = part->platform != NULL ? platform_of(side, part->platform) : NULL;

	if (platform == NULL)
		return;
	if (part->disputes) {
		platform->disputes.count = 0;
		return;
	}
	if (!part->metrics && !part->groups)
		platform->errata = NULL;
	if (part->errata)
		return;
	platform->groups = NULL;
	if (part->groups)
		return;
	platform->metrics = NULL;
	if (part->box != NULL) {
		empty_box(platform, part->box);
		platform->procedure_count = 0;
		platform->sockets = NULL;
		for (size_t i = 0; i < platform->box_count; i++) {
			platform->boxes[i].present = NULL;
			platform->boxes[i].root_buses = NULL;
		}
	} else if (!part->metrics) {
		*platform = (struct platform){ .node = platform->node, .id = platform->id };
	}
}

static bool note(struct parts *parts, const char *name)
{
	if (list_has(&parts->names, name))
		return false;
	list_add(parts->arena, &parts->names, name);
	return true;
}

static const char *without_tail(struct arena *arena, const char *file, const char *tail)
{
	size_t length = strlen(file), tail_length = strlen(tail);

	if (length <= tail_length || strcmp(file + length - tail_length, tail) != 0)
		return NULL;
	return arena_copy(arena, file, length - tail_length);
}

static void note_platform_file(struct parts *parts, struct side *old, struct side *new, const char *platform,
			       const char *file)
{
	static const char *const with[] = { "metrics", "errata", "groups", "procedures", "sockets" };
	struct part part = { .platform = platform,
			     .metrics = strcmp(file, "metrics.json") == 0,
			     .errata = strcmp(file, "errata.json") == 0,
			     .groups = strcmp(file, "groups.json") == 0,
			     .disputes = strcmp(file, "disputes.json") == 0 };
	const char *name = platform;

	part.box = without_tail(parts->arena, file, ".box.json");
	if (part.box == NULL)
		part.box = without_tail(parts->arena, file, ".events.json");
	if (part.errata)
		name = arena_printf(parts->arena, "%s errata", platform);
	else if (part.disputes)
		name = arena_printf(parts->arena, "%s disputes", platform);
	else if (part.groups)
		name = arena_printf(parts->arena, "%s groups", platform);
	else if (part.metrics)
		name = arena_printf(parts->arena, "%s metrics", platform);
	else if (part.box != NULL)
		name = arena_printf(parts->arena, "%s/%s", platform, part.box);
	if (!note(parts, name))
		return;
	for (size_t i = 0; part.box != NULL && i < sizeof with / sizeof with[0]; i++)
		note(parts, arena_printf(parts->arena, "%s %s", platform, with[i]));
	if (part.metrics)
		note(parts, arena_printf(parts->arena, "%s groups", platform));
	empty_side(old, &part);
	empty_side(new, &part);
}

static void leave_out_disputes(struct side *side)
{
	for (size_t i = 0; i < side->spec.model.platform_count; i++)
		side->spec.model.platforms[i].disputes.count = 0;
}

/* Adds the part that a file describes, by the file's path below the spec folder. */
static void note_file(struct parts *parts, struct side *old, struct side *new, const char *file)
{
	const char *slash = strchr(file, '/');

	if (slash != NULL) {
		note_platform_file(parts, old, new, arena_copy(parts->arena, file, (size_t)(slash - file)), slash + 1);
	} else if (strcmp(file, "documents.json") == 0 && note(parts, "documents")) {
		old->spec.model.document_count = 0;
		new->spec.model.document_count = 0;
	} else if (strcmp(file, "disputes.json") == 0 && note(parts, "disputes")) {
		leave_out_disputes(old);
		leave_out_disputes(new);
	} else if (strcmp(file, "synonyms.json") == 0 && note(parts, "synonyms")) {
		old->spec.model.synonym_count = 0;
		new->spec.model.synonym_count = 0;
	}
}

/*
 * Whether the fault leaves the meaning of its part open. An unknown key does not. A list of the wrong length does,
 * because its last elements are unknown.
 */
static bool leaves_open(const struct side *side, size_t index)
{
	enum rule rule = side->spec.diag.messages[index].rule;

	return index < side->unread ?
		       rule != RULE_UNKNOWN_KEY :
		       rule == RULE_ADDRESS_LIST || rule == RULE_ADDRESS_FORM || rule == RULE_NAME_LIST ||
			       rule == RULE_MISSING_KEY || rule == RULE_STEP_FORM || rule == RULE_EVENT_FIELD;
}

/* Whether a file is like the one at the path, or like one that is. Faulty files may be like each other in a circle. */
static bool is_like(const struct whole *wholes, const struct whole *whole, const char *path)
{
	const struct whole *base = whole->base;

	for (const struct whole *step = wholes; step != NULL && base != NULL; step = step->next, base = base->base)
		if (strcmp(base->path, path) == 0)
			return true;
	return false;
}

/* What cannot be understood of a file cannot be understood of those that are like it. */
static void note_inheritors(struct parts *parts, const struct side *side, struct side *old, struct side *new,
			    const char *path)
{
	size_t skip = strlen(side->spec.folder) + 1;

	for (const struct whole *whole = side->spec.wholes; whole != NULL; whole = whole->next)
		if (is_like(side->spec.wholes, whole, path))
			note_file(parts, old, new, whole->path + skip);
}

static void note_side(struct parts *parts, struct side *side, struct side *old, struct side *new)
{
	size_t skip = strlen(side->spec.folder) + 1;

	for (size_t i = 0; i < side->spec.diag.count; i++) {
		const struct diag_message *message = &side->spec.diag.messages[i];

		if (!leaves_open(side, i) || message->loc.source == NULL || strlen(message->loc.source->path) <= skip)
			continue;
		note_file(parts, old, new, message->loc.source->path + skip);
		note_inheritors(parts, side, old, new, message->loc.source->path);
	}
}

struct strings leave_out(struct arena *arena, struct side *old, struct side *new)
{
	struct parts parts = { .arena = arena };

	note_side(&parts, old, old, new);
	note_side(&parts, new, old, new);
	describe_errors(old);
	describe_errors(new);
	return parts.names;
}
