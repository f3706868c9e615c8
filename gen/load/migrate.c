/* SPDX-License-Identifier: MIT */
/* Runs the migration steps that each file of a spec needs. */
#include "load/migrate.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/json/value.h"
#include "load/edit.h"
#include "load/format.h"
#include "load/join/value_tree.h"
#include "load/keys/spec_keys.h"
#include "load/read_json.h"

/* So far every version can be read as version 1: keys were added, and none has changed its meaning. */
const struct migration *const migrations = NULL;
const size_t migration_count = 0;

struct walk {
	struct arena *arena;
	struct diag *diag;
	const struct migration *steps;
	size_t step_count;
	int version;
	struct migrated_files *into;
};

static int compare_names(const struct dirent **left, const struct dirent **right)
{
	return strcmp((*left)->d_name, (*right)->d_name);
}

static int is_wanted(const struct dirent *entry)
{
	return entry->d_name[0] != '.' && strcmp(entry->d_name, "schema") != 0;
}

static const struct migration *step_from(const struct walk *walk, int version)
{
	for (size_t i = 0; i < walk->step_count; i++)
		if (walk->steps[i].from == version)
			return &walk->steps[i];
	return NULL;
}

static bool run_steps(const struct walk *walk, struct source *source, int from)
{
	const struct keys *keys = keys_of_file(source->path);
	struct node root = { .source = source, .json = source_tree(source) };
	struct migrating file = { walk->arena, walk->diag, keys != NULL ? keys->kind : "", root };

	for (int at = from; at < walk->version; at++) {
		const struct migration *step = step_from(walk, at);

		if (step == NULL) {
			diag_error(walk->diag, RULE_SCHEMA_VERSION, node_member_loc(file.root, "schema"),
				   "no step converts schema version %d; this tool reads version %d", at, walk->version);
			return false;
		}
		if (!step->run(&file))
			return false;
		edit_put(walk->arena, file.root, "schema", arena_printf(walk->arena, "%d", at + 1));
	}
	return true;
}

/* The version of a file; -1 if it gives no number. */
static int version_of(struct node root)
{
	struct node version;

	return value_member(root, "schema", &version) && value_type(version) == VALUE_INTEGER &&
			       value_integer(version) >= 0 && value_integer(version) < INT32_MAX ?
		       (int)value_integer(version) :
		       -1;
}

static bool migrate_file(struct walk *walk, const char *path)
{
	struct source *source = read_json(walk->arena, walk->diag, path, path);
	struct node root;
	int from;

	if (source == NULL)
		return false;
	root = source_root(source);
	from = value_is_object(root) ? version_of(root) : -1;
	if (from < 0 || from > walk->version) {
		diag_error(walk->diag, RULE_SCHEMA_VERSION, node_member_loc(root, "schema"),
			   from < 0 ? "the file has no schema version; add \"schema\": %d" :
				      "the file is newer than this tool, which reads schema version %d",
			   walk->version);
		return false;
	}
	walk->into->at =
		arena_grow(walk->arena, walk->into->at, walk->into->count, &walk->into->room, sizeof *walk->into->at);
	walk->into->at[walk->into->count++] = (struct migrated){ source, from, walk->version };
	return run_steps(walk, source, from);
}

static bool is_folder(const char *path)
{
	struct stat status;

	return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static bool cannot_open(const struct walk *walk, const char *path)
{
	struct source *source = arena_alloc(walk->arena, sizeof *source);

	source->path = path;
	diag_error(walk->diag, RULE_FILE, (struct loc){ source, 0 }, "cannot open the folder: %s", strerror(errno));
	return false;
}

static bool walk_folder(struct walk *walk, const char *folder, bool inner)
{
	struct dirent **entries;
	int count = scandir(folder, &entries, is_wanted, compare_names);
	bool good = count >= 0 || cannot_open(walk, folder);

	for (int i = 0; i < count; i++) {
		const char *path = arena_printf(walk->arena, "%s/%s", folder, entries[i]->d_name);

		if (!is_folder(path))
			good &= migrate_file(walk, path);
		else if (!inner)
			good &= walk_folder(walk, path, true);
		free(entries[i]);
	}
	if (count >= 0)
		free(entries);
	return good;
}

bool migrate_files(struct arena *arena, struct diag *diag, const char *folder, const struct migration *steps,
		   size_t count, int version, struct migrated_files *into)
{
	struct walk walk = { arena, diag, steps, count, version, into };

	return walk_folder(&walk, folder, false);
}

bool report_older(struct diag *diag, struct node root, const char *folder, bool writable)
{
	int version = version_of(root);

	if (version < 0 || version >= SPEC_SCHEMA_VERSION)
		return false;
	diag_error(diag, RULE_SCHEMA_VERSION, node_member_loc(root, "schema"),
		   "the file has schema version %d, and this tool reads %d; %s: uncoregen migrate %s", version,
		   SPEC_SCHEMA_VERSION, writable ? "run" : "copy it to a folder, and run there",
		   writable ? folder : "DIR");
	return true;
}
