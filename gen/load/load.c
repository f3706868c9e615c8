/* SPDX-License-Identifier: MIT */
/* Loads all files of a spec folder. */
#include "load/load.h"

#include <errno.h>
#include <string.h>

#include "load/keys/spec_keys.h"
#include "load/overlay.h"
#include "load/read_json.h"
#include "load/tree.h"
#include "load/unknown_to.h"
#include "model/errata.h"
#include "model/metric.h"
#include "shared/named.h"

static bool ends_with(const char *text, const char *tail)
{
	size_t length = strlen(text), tail_length = strlen(tail);

	return length >= tail_length && strcmp(text + length - tail_length, tail) == 0;
}

static void name_bases(struct spec_report *report, const struct whole *file)
{
	const struct whole *base = file->base;

	report->root = source_root(file->source);
	for (; base != NULL && base->source != NULL && report->base_count < SPEC_CHAIN_MAX - 1; base = base->base)
		report->bases[report->base_count++] = source_root(base->source);
}

/* Decodes one file. NULL if neither it nor a base of it exists. whole says whether everything was decoded. */
static const struct whole *read_file(struct spec *spec, const char *path, const struct keys *keys, void *into,
				     bool *whole)
{
	const struct whole *file = read_whole(spec, path, keys);
	struct spec_report report = { .diag = &spec->diag };
	struct reader reader = spec_reader(&report);

	reader.arena = arena_of_parts(spec);
	if (file != NULL && file->source != NULL)
		name_bases(&report, file);
	*whole = file != NULL && file->source != NULL && read_object(&reader, source_root(file->source), keys, into);
	return file;
}

static struct loc file_loc(struct spec *spec, const char *path)
{
	struct source *source = arena_alloc(&spec->arena, sizeof *source);

	source->path = path;
	return (struct loc){ source, 0 };
}

/* A file that inherits its name has the base's name, which says nothing about this file. */
static bool has_other_name(const struct whole *file, const char *name, const char *wanted)
{
	return file->own != NULL && name != NULL && strcmp(name, wanted) != 0;
}

static void load_events(struct spec *spec, struct box *box, const char *folder)
{
	const char *path = arena_printf(&spec->arena, "%s/%s.events.json", folder, box->id);
	struct events *events = arena_alloc(arena_of_parts(spec), sizeof *events);
	const struct whole *file = read_file(spec, path, &events_keys, events, &events->whole);

	if (file == NULL)
		return;
	box->events = events;
	events->like = file->from;
	if (has_other_name(file, events->box_id, box->id))
		diag_error(&spec->diag, RULE_FILE_NAME, node_member_loc(events->node, "box"),
			   "events of box \"%s\" are in the file of box \"%s\"", events->box_id, box->id);
}

static void load_box(struct spec *spec, struct platform *platform, size_t index, const char *folder)
{
	struct box *box = &platform->boxes[platform->box_count];
	const char *id = platform->box_ids.at[index];
	const char *path = arena_printf(&spec->arena, "%s/%s.box.json", folder, id);
	const struct whole *file;

	for (size_t i = 0; i < index; i++)
		if (strcmp(platform->box_ids.at[i], id) == 0)
			return; /* a check reports it */
	box->id = id; /* set even if the file is broken, so that references to the box are not reported as well */
	platform->box_count++;
	file = read_file(spec, path, &box_keys, box, &box->whole);
	if (file == NULL) {
		diag_error(&spec->diag, RULE_UNKNOWN_BOX, node_element_loc(platform->node, "boxes", index),
			   "box \"%s\" has no file %s", id, path);
		return;
	}
	box->like = file->from;
	if (has_other_name(file, box->id, id))
		diag_error(&spec->diag, RULE_FILE_NAME, node_member_loc(box->node, "box"),
			   "box \"%s\" is in the file of box \"%s\"", box->id, id);
	box->id = id;
	load_events(spec, box, folder);
}

static void load_metrics(struct spec *spec, struct platform *platform, const char *folder)
{
	const char *path = arena_printf(&spec->arena, "%s/metrics.json", folder);
	struct metrics *metrics = arena_alloc(arena_of_parts(spec), sizeof *metrics);
	const struct whole *file = read_file(spec, path, &metrics_keys, metrics, &metrics->whole);

	if (file == NULL)
		return;
	platform->metrics = metrics;
	metrics->like = file->from;
	if (has_other_name(file, metrics->platform_id, platform->id))
		diag_error(&spec->diag, RULE_FILE_NAME, node_member_loc(metrics->node, "platform"),
			   "metrics of platform \"%s\" are in the folder \"%s\"", metrics->platform_id, platform->id);
}

static void load_errata(struct spec *spec, struct platform *platform, const char *folder)
{
	const char *path = arena_printf(&spec->arena, "%s/errata.json", folder);
	struct errata *errata = arena_alloc(arena_of_parts(spec), sizeof *errata);
	const struct whole *file = read_file(spec, path, &errata_keys, errata, &errata->whole);

	if (file == NULL)
		return;
	platform->errata = errata;
	errata->like = file->from;
	if (has_other_name(file, errata->platform_id, platform->id))
		diag_error(&spec->diag, RULE_FILE_NAME, node_member_loc(errata->node, "platform"),
			   "errata of platform \"%s\" are in the folder \"%s\"", errata->platform_id, platform->id);
}

static void load_groups(struct spec *spec, struct platform *platform, const char *folder)
{
	const char *path = arena_printf(&spec->arena, "%s/groups.json", folder);
	struct groups *groups = arena_alloc(arena_of_parts(spec), sizeof *groups);
	const struct whole *file = read_file(spec, path, &groups_keys, groups, &groups->whole);

	if (file == NULL)
		return;
	platform->groups = groups;
	groups->like = file->from;
	if (has_other_name(file, groups->platform_id, platform->id))
		diag_error(&spec->diag, RULE_FILE_NAME, node_member_loc(groups->node, "platform"),
			   "groups of platform \"%s\" are in the folder \"%s\"", groups->platform_id, platform->id);
}

static void load_disputes(struct spec *spec, struct platform *platform, const char *folder)
{
	const char *path = arena_printf(&spec->arena, "%s/disputes.json", folder);
	struct disputes disputes = { 0 };
	struct arena *parts = spec->parts;
	const struct whole *file;
	bool whole;

	spec->parts = NULL; /* their ids are compared with those of other platforms */
	file = read_file(spec, path, &disputes_keys, &disputes, &whole);
	spec->parts = parts;
	if (whole)
		platform->disputes = disputes;
	if (file != NULL && has_other_name(file, disputes.platform_id, platform->id))
		diag_error(&spec->diag, RULE_FILE_NAME, node_member_loc(disputes.node, "platform"),
			   "disputes of platform \"%s\" are in the folder \"%s\"", disputes.platform_id, platform->id);
}

static bool is_listed(const struct platform *platform, const char *file, const char *tail)
{
	size_t length = strlen(file) - strlen(tail);

	for (size_t i = 0; i < platform->box_ids.count; i++)
		if (strlen(platform->box_ids.at[i]) == length && strncmp(platform->box_ids.at[i], file, length) == 0)
			return true;
	return false;
}

static bool is_one_of(const char *name, const char *const *names, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (strcmp(name, names[i]) == 0)
			return true;
	return false;
}

static bool is_platform_file(const char *name)
{
	static const char *const names[] = { "platform.json", "metrics.json", "errata.json", "groups.json",
					     "disputes.json" };

	return is_one_of(name, names, sizeof names / sizeof names[0]);
}

static void check_strays(struct spec *spec, const struct platform *platform, const char *folder)
{
	struct names names = { 0 };

	tree_list(spec->tree, &spec->arena, folder, &names);
	for (size_t i = 0; i < names.count; i++) {
		const char *path = arena_printf(&spec->arena, "%s/%s", folder, names.at[i]), *tail;

		if (is_platform_file(names.at[i]))
			continue;
		tail = ends_with(names.at[i], ".events.json") ? ".events.json" : ".box.json";
		if (!ends_with(names.at[i], tail))
			diag_error(&spec->diag, RULE_FILE_NAME, file_loc(spec, path),
				   "a platform's folder holds platform.json, metrics.json, errata.json, groups.json, "
				   "disputes.json, <box>.box.json and <box>.events.json files");
		else if (!is_listed(platform, names.at[i], tail))
			diag_error(&spec->diag, RULE_FILE_NAME, file_loc(spec, path),
				   "this box is not in \"boxes\" of %s/platform.json", folder);
	}
}

static void load_head(struct spec *spec, struct platform *platform, const char *folder, const char *name)
{
	const char *path = arena_printf(&spec->arena, "%s/platform.json", folder);
	const struct whole *file;

	platform->id = name; /* see load_box() */
	file = read_file(spec, path, &platform_keys, platform, &platform->whole);
	if (file == NULL)
		diag_error(&spec->diag, RULE_FILE, file_loc(spec, path), "cannot open: %s", strerror(ENOENT));
	else if (has_other_name(file, platform->id, name))
		diag_error(&spec->diag, RULE_FILE_NAME, node_member_loc(platform->node, "platform"),
			   "platform \"%s\" is in the folder \"%s\"", platform->id, name);
	platform->like = file != NULL ? file->from : NULL;
	platform->id = name;
}

void load_parts(struct spec *spec, struct platform *platform)
{
	const char *folder = arena_printf(&spec->arena, "%s/%s", spec->folder, platform->id);

	platform->boxes = arena_array(arena_of_parts(spec), platform->box_ids.count, sizeof *platform->boxes);
	for (size_t i = 0; i < platform->box_ids.count; i++)
		load_box(spec, platform, i, folder);
	load_metrics(spec, platform, folder);
	load_errata(spec, platform, folder);
	load_groups(spec, platform, folder);
	load_disputes(spec, platform, folder);
	forget_unknown_tools(&spec->diag, platform);
	if (platform->whole)
		check_strays(spec, platform, folder);
}

static void load_documents(struct spec *spec, const char *folder)
{
	struct documents_file file = { 0 };
	const char *path = arena_printf(&spec->arena, "%s/documents.json", folder);
	bool whole;

	if (read_file(spec, path, &documents_keys, &file, &whole) == NULL)
		diag_error(&spec->diag, RULE_FILE, file_loc(spec, path), "cannot open: %s", strerror(ENOENT));
	if (!whole)
		return;
	spec->model.documents_known = true;
	spec->model.documents = file.documents;
	spec->model.document_count = file.document_count;
}

static void load_synonyms(struct spec *spec, const char *folder)
{
	struct synonyms_file file = { 0 };
	const char *path = arena_printf(&spec->arena, "%s/synonyms.json", folder);
	bool whole;

	read_file(spec, path, &synonyms_keys, &file, &whole);
	if (!whole)
		return;
	spec->model.synonyms = file.synonyms;
	spec->model.synonym_count = file.synonym_count;
}

static bool is_top_file(const char *name)
{
	static const char *const names[] = { "documents.json", "synonyms.json", "schema" };

	return is_one_of(name, names, sizeof names / sizeof names[0]);
}

/* Whether the spec has the one platform that is asked for. An overlay is checked with all of its files. */
static bool has_only(struct spec *spec, const char *folder, const struct names *names)
{
	for (size_t i = 0; i < names->count && spec->only != NULL && spec->overlay == NULL; i++)
		if (strcmp(names->at[i], spec->only) == 0)
			return tree_is_folder(spec->tree, arena_printf(&spec->arena, "%s/%s", folder, spec->only));
	return false;
}

static void report_top_file(struct spec *spec, const char *name, const char *path)
{
	if (strcmp(name, "disputes.json") == 0)
		diag_error(&spec->diag, RULE_FILE_NAME, file_loc(spec, path),
			   "disputes are in the folder of the platform that they are about: "
			   "%s/<platform>/disputes.json",
			   spec->folder);
	else
		diag_error(&spec->diag, RULE_FILE_NAME, file_loc(spec, path),
			   "the spec folder holds documents.json, synonyms.json, schema/ and a folder for each "
			   "platform");
}

static bool has_head(const struct model *model, const char *id)
{
	return NAMED(model->platforms, model->platform_count + model->base_count, id, id) != NULL;
}

/* Evidence depends on the documents of a base, so its head is read although it is no part of the model. */
static void load_bases(struct spec *spec, const char *folder)
{
	struct model *model = &spec->model;

	for (const struct whole *whole = spec->wholes; whole != NULL; whole = whole->next) {
		const char *id;

		if (whole->base == NULL || whole->from == NULL)
			continue;
		id = arena_copy(&spec->arena, whole->from, strcspn(whole->from, "/"));
		if (has_head(model, id))
			continue;
		load_head(spec, &model->platforms[model->platform_count + model->base_count++],
			  arena_printf(&spec->arena, "%s/%s", folder, id), id);
	}
}

static void load_platforms(struct spec *spec, const char *folder, const struct names *names, bool with_parts)
{
	const char *only = has_only(spec, folder, names) ? spec->only : NULL;

	for (size_t i = 0; i < names->count; i++) {
		const char *path = arena_printf(&spec->arena, "%s/%s", folder, names->at[i]);

		if (is_top_file(names->at[i]) || (only != NULL && strcmp(names->at[i], only) != 0))
			continue;
		if (!tree_is_folder(spec->tree, path)) {
			report_top_file(spec, names->at[i], path);
			continue;
		}
		load_head(spec, &spec->model.platforms[spec->model.platform_count++], path, names->at[i]);
		if (with_parts)
			load_parts(spec, &spec->model.platforms[spec->model.platform_count - 1]);
	}
	if (only != NULL)
		load_bases(spec, folder);
}

void drop_parts(struct spec *spec, struct platform *platform, struct whole *wholes)
{
	platform->boxes = NULL;
	platform->box_count = 0;
	platform->metrics = NULL;
	platform->errata = NULL;
	platform->groups = NULL;
	spec->wholes = wholes;
	arena_free(spec->parts);
}

static bool load_folder(struct spec *spec, const char *folder, bool with_parts)
{
	struct names names = { 0 };

	spec->diag.arena = &spec->arena;
	spec->stale = (struct diag){ .arena = &spec->arena, .are_warnings = true };
	spec->folder = folder;
	if (!tree_list(spec->tree, &spec->arena, folder, &names)) {
		diag_error(&spec->diag, RULE_FILE, file_loc(spec, folder), "cannot open the spec folder: %s",
			   strerror(errno));
		return false;
	}
	load_documents(spec, folder);
	load_synonyms(spec, folder);
	spec->model.platforms = arena_array(&spec->arena, names.count, sizeof *spec->model.platforms);
	load_platforms(spec, folder, &names, with_parts);
	return true;
}

bool load_heads(struct spec *spec, const char *folder)
{
	return load_folder(spec, folder, false);
}

void load_end(struct spec *spec)
{
	check_overlay(spec);
}

void load_spec(struct spec *spec, const char *folder)
{
	if (load_folder(spec, folder, true))
		load_end(spec);
}

void spec_free(struct spec *spec)
{
	arena_free(&spec->arena);
}
