/* SPDX-License-Identifier: MIT */
/*
 * Changes one value of a spec at a time, and demands that diff reports it, with a class that classes.txt allows. mutate
 * SPEC PLATFORM CLASSES SEED COUNT [FOLDER]: COUNT values by chance; if that is PART/PARTS, every value of one of so
 * many parts. With a FOLDER after these, each change that the checks take leaves its files there. They are below a
 * number, beside a file "path" with the kind of the value. Each value is changed until the checks accept the spec. If
 * they accept no other value, it is counted as refused. Then the same number of values, or of each part a quarter, is
 * removed, objects and lists too. diff must report that, unless the model stays the same. If "wild" follows the FOLDER,
 * COUNT values, objects and lists are changed by chance, as no user would, and nothing else is done.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/source.h"
#include "check/check.h"
#include "diff/diff.h"
#include "emit/emit.h"
#include "load/like.h"
#include "load/load.h"
#include "load/tree.h"
#include "model/resolve.h"
#include "mutations.h"
#include "output/files.h"

enum { RULES_MAX = 800 };

struct expected {
	char file[16], path[80], classes[8];
	size_t told, refused;
};

static struct expected rules[RULES_MAX];
static size_t rule_count;
static struct spots values, all;
static struct spec whole;
static struct tree tree;
static uint64_t state;
static size_t told, refused, removed, failed;
static const char *kept; /* the folder for changed files; NULL: none */

/* xorshift: the same values on every machine */
static uint64_t chance(uint64_t below)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state % below;
}

static void read_rules(const char *path)
{
	FILE *file = fopen(path, "r");
	char line[200];

	while (file != NULL && fgets(line, sizeof line, file) != NULL && rule_count < RULES_MAX) {
		struct expected *rule = &rules[rule_count];

		if (line[0] != '#' && sscanf(line, "%15s %79s %7s", rule->file, rule->path, rule->classes) == 3)
			rule_count++;
	}
	if (rule_count == RULES_MAX) {
		fprintf(stderr, "mutate: %s has more than %d lines\n", path, RULES_MAX);
		exit(2);
	}
	if (file == NULL || rule_count == 0) {
		fprintf(stderr, "mutate: cannot read %s\n", path);
		exit(2);
	}
	fclose(file);
}

static const char *kind_of_file(const char *path)
{
	static const char *const tails[] = { ".box.json",      "box",       ".events.json",  "events",
					     "metrics.json",   "metrics",   "platform.json", "platform",
					     "errata.json",    "errata",    "groups.json",   "groups",
					     "documents.json", "documents", "disputes.json", "disputes",
					     "synonyms.json",  "synonyms" };

	for (size_t i = 0; i < sizeof tails / sizeof tails[0]; i += 2)
		if (strlen(path) > strlen(tails[i]) && strcmp(path + strlen(path) - strlen(tails[i]), tails[i]) == 0)
			return tails[i + 1];
	return "none";
}

static struct expected *find_rule(const char *file, const char *path)
{
	for (size_t i = 0; i < rule_count; i++)
		if (strcmp(rules[i].file, file) == 0 && strcmp(rules[i].path, path) == 0)
			return &rules[i];
	return NULL;
}

/* A file that is like another has rules of its own for what means something else there. */
static struct expected *rule_for(const struct source *source, const char *path)
{
	const char *kind = kind_of_file(source->path);
	const struct whole *file = find_whole(&whole, source->path);
	struct expected *rule = NULL;

	if (file != NULL && file->base != NULL)
		rule = find_rule(arena_printf(&whole.arena, "%s.delta", kind), path);
	return rule != NULL ? rule : find_rule(kind, path);
}

static bool is_map(const char *path)
{
	const char *dot = strrchr(path, '.'), *last = dot != NULL ? dot + 1 : path;

	return strcmp(last, "layouts") == 0 || strcmp(last, "procedures") == 0 || strcmp(last, "set") == 0 ||
	       strcmp(last, "select") == 0 || strcmp(last, "defaults") == 0 || strcmp(last, "units") == 0 ||
	       strcmp(last, "aliases") == 0 || strcmp(last, "words") == 0 || strcmp(path, "perf.formats") == 0 ||
	       strcmp(path, "perf.events") == 0 || strcmp(path, "perf.scales") == 0 ||
	       strcmp(path, "perf.free.formats") == 0 || strcmp(path, "perf.free.events") == 0 ||
	       strcmp(path, "perf.free.scales") == 0 || strcmp(path, "perf.older.formats") == 0 ||
	       strcmp(path, "perf.older.events") == 0 || strcmp(path, "perf.older.scales") == 0 ||
	       strcmp(path, "likwid.counters") == 0 || strcmp(path, "likwid.options") == 0 ||
	       strcmp(path, "likwid.defaults") == 0;
}

static void add_value(const struct source *source, size_t position, size_t parent, const char *path)
{
	struct expected *rule = rule_for(source, path);

	if (rule == NULL) {
		/* These name the file itself; no other value of them can be right. */
		if (strcmp(path, "$schema") == 0 || strcmp(path, "schema") == 0 || strcmp(path, "box") == 0 ||
		    strcmp(path, "platform") == 0 || strcmp(path, "registers.address") == 0)
			return;
		printf("no class is said of %s %s\n", source->path, path);
		failed++;
		return;
	}
	values.at = arena_grow(&whole.arena, values.at, values.count, &values.room, sizeof *values.at);
	values.at[values.count++] = (struct spot){ source, position, parent, rule->path };
}

static struct expected *rule_of(const struct spot *value)
{
	return (struct expected *)((char *)value->path - offsetof(struct expected, path));
}

static void walk(const struct source *source, size_t at, size_t parent, const char *path)
{
	const struct position *positions = source->positions;
	char first = source->text[positions[at].value];

	if (first != '{' && first != '[') {
		add_value(source, at, parent, path);
		return;
	}
	for (size_t child = at + 1; child < positions[at].next; child = positions[child].next) {
		const char *key = source->text + positions[child].key + 1;
		char longer[200];

		if (strncmp(key, "before\"", strlen("before\"")) == 0)
			continue; /* the order of a list is no fact */
		all.at = arena_grow(&whole.arena, all.at, all.count, &all.room, sizeof *all.at);
		all.at[all.count++] = (struct spot){ source, child, at, NULL };

		if (first == '{' && is_map(path))
			snprintf(longer, sizeof longer, "%s.*", path);
		else if (first == '{')
			snprintf(longer, sizeof longer, "%s%s%.*s", path, *path != '\0' ? "." : "",
				 (int)strcspn(key, "\""), key);
		walk(source, child, at, first == '{' ? longer : path);
	}
}

/* Files of the platform, and those that are of all. */
static bool is_own(const char *path, const char *folder, const char *platform)
{
	const char *rest = path + strlen(folder) + 1;
	size_t length = strlen(platform);

	return strchr(rest, '/') == NULL || (strncmp(rest, platform, length) == 0 && rest[length] == '/');
}

/* The same, and the files of the platforms that the platform is like; these may be like others again. */
static bool is_wanted(const char *path, const char *folder, const char *platform)
{
	if (is_own(path, folder, platform))
		return true;
	for (const struct whole *file = whole.wholes; file != NULL; file = file->next) {
		const char *base = file->base != NULL ? file->base->path + strlen(folder) + 1 : NULL;

		if (base != NULL && is_own(file->path, folder, platform) &&
		    !is_own(file->base->path, folder, platform) &&
		    is_wanted(path, folder, arena_copy(&whole.arena, base, strcspn(base, "/"))))
			return true;
	}
	return false;
}

static void fill_tree(const char *folder, const char *platform)
{
	for (size_t i = 0; i < whole.source_count; i++) {
		const struct source *source = whole.sources[i];

		if (is_wanted(source->path, folder, platform))
			tree_add(&whole.arena, &tree, source->path, source->text, strlen(source->text));
	}
}

static bool load(struct spec *spec, const char *folder)
{
	struct resolver resolver = { &spec->arena, &spec->diag };
	struct checker checker = { &spec->arena, &spec->diag, &spec->model };

	/* As uncoregen does, whatever was found before: what is faulty must not end the later stages. */
	load_spec(spec, folder);
	resolve_model(&resolver, &spec->model);
	check_model(&checker);
	return spec->diag.count == 0;
}

static bool allows(const struct expected *rule, enum change_class of)
{
	static const char letters[CLASS_COUNT] = { 'b', 'h', 'a', 't' };

	return of < CLASS_COUNT && strchr(rule->classes, letters[of]) != NULL;
}

static void complain(const struct spot *value, const struct edits *edits, enum change_class got, const char *wanted)
{
	struct line_column at = source_locate(value->source, value->source->positions[value->position].key);

	printf("%s:%u:%u: %s of %zu files changed: %s, not %s\n", value->source->path, at.line, at.column,
	       value->path != NULL ? value->path : "less", edits->count,
	       got < CLASS_COUNT ? class_name(got) : "nothing is told", wanted);
	for (size_t i = 0; getenv("VERBOSE") != NULL && i < edits->count; i++)
		printf("---- %s\n%s\n", edits->at[i].source->path, edits->at[i].text);
	failed++;
}

/* What is resolved from the files, without them. */
static void dump(const struct model *model, struct text *out)
{
	emit_dump(model, NULL, 0, "", out);
}

static bool are_one_model(const struct model *old, const struct model *new)
{
	static struct text before;
	struct text after = { 0 };
	bool same;

	if (before.length == 0)
		dump(old, &before);
	dump(new, &after);
	same = before.length == after.length && memcmp(before.at, after.at, after.length) == 0;
	text_free(&after);
	return same;
}

static void judge(const struct spot *value, const struct edits *edits, const struct spec *old, const struct spec *new,
		  enum change_class got)
{
	/* "all" of a field of one bit is 1. */
	if (got == CLASS_COUNT && value->path != NULL && strchr(rule_of(value)->classes, '=') != NULL &&
	    are_one_model(&old->model, &new->model))
		return;
	if (value->path != NULL && !allows(rule_of(value), got))
		complain(value, edits, got, rule_of(value)->classes);
	else if (got == CLASS_COUNT && !are_one_model(&old->model, &new->model))
		complain(value, edits, got, "the same model");
}

static void write_file(const char *path, const char *text)
{
	FILE *file = fopen(path, "w");

	if (file == NULL || fputs(text, file) < 0 || fclose(file) != 0) {
		perror(path);
		exit(2);
	}
}

static void keep(struct arena *arena, const char *folder, const struct spot *value, const struct edits *edits)
{
	static unsigned number;
	const char *below = arena_printf(arena, "%s/%u", kept, number++);

	if (mkdir(below, 0777) != 0) {
		perror(below);
		exit(2);
	}
	write_file(arena_printf(arena, "%s/path", below), value->path != NULL ? value->path : "less");
	for (size_t i = 0; i < edits->count; i++) {
		char *name = arena_printf(arena, "%s", edits->at[i].source->path + strlen(folder) + 1);

		for (char *c = name; *c != '\0'; c++)
			if (*c == '/')
				*c = '=';
		write_file(arena_printf(arena, "%s/%s", below, name), edits->at[i].text);
	}
}

/* True once the checks took the changed spec, whatever diff then said. */
static bool try_edits(struct arena *arena, const char *folder, const struct spec *old, const struct spot *value,
		      const struct edits *edits)
{
	struct spec spec = { .tree = &tree, .known = old };
	struct diff diff = { .arena = arena };
	bool good;

	for (size_t i = 0; i < edits->count; i++)
		tree_add(&whole.arena, &tree, edits->at[i].source->path, edits->at[i].text, strlen(edits->at[i].text));
	good = load(&spec, folder);
	if (good) {
		diff_models(&diff, &old->model, &spec.model);
		judge(value, edits, old, &spec, diff_gravest(&diff));
		if (kept != NULL)
			keep(arena, folder, value, edits);
	}
	for (size_t i = 0; i < edits->count; i++)
		tree_add(&whole.arena, &tree, edits->at[i].source->path, edits->at[i].source->text,
			 edits->at[i].source->length);
	spec_free(&spec);
	return good;
}

static void change(const char *folder, const struct spec *old, size_t which)
{
	const struct spot *value = &values.at[which];
	bool done = false;

	for (int try = 0; try < MUTATIONS && !done; try++) {
		struct arena arena = { 0 };
		struct edits edits = { 0 };

		done = mutate(&arena, old, &values, which, try, &edits) &&
		       try_edits(&arena, folder, old, value, &edits);
		arena_free(&arena);
	}
	told += done;
	refused += !done;
	rule_of(value)->told += done;
	rule_of(value)->refused += !done;
}

static void remove_one(const char *folder, const struct spec *old, size_t which)
{
	struct arena arena = { 0 };
	struct edits edits = { 0 };

	if (take_away(&arena, &all.at[which], &edits))
		removed += try_edits(&arena, folder, old, &all.at[which], &edits);
	arena_free(&arena);
}

enum { WILD_TRIES = 12 };

static void change_wildly(const char *folder, const struct spec *old, size_t which)
{
	bool done = false;

	for (int try = 0; try < WILD_TRIES && !done; try++) {
		struct arena arena = { 0 };
		struct edits edits = { 0 };
		struct spot spot = all.at[which];

		done = mutate_wildly(&arena, &all, which, chance(UINT64_MAX), &edits) &&
		       try_edits(&arena, folder, old, &spot, &edits);
		arena_free(&arena);
	}
	told += done;
	refused += !done;
}

typedef void try_one(const char *folder, const struct spec *old, size_t which);

/* which: COUNT, or PART/PARTS */
static void try_some(const struct spots *spots, size_t sparse, try_one *try, const char *folder, const struct spec *old,
		     const char *which)
{
	size_t part, parts;
	uint64_t count = strtoull(which, NULL, 0);

	if (sscanf(which, "%zu/%zu", &part, &parts) == 2 && parts != 0)
		for (size_t i = part; i < spots->count; i += parts * sparse)
			try(folder, old, i);
	else
		for (uint64_t i = 0; i < count; i++)
			try(folder, old, chance(spots->count));
}

int main(int argc, char **argv)
{
	struct spec old = { .tree = &tree };
	bool wild;

	if (argc < 6 || argc > 8)
		return 2;
	kept = argc > 6 && argv[6][0] != 0 ? argv[6] : NULL;
	wild = argc > 7 && strcmp(argv[7], "wild") == 0;
	state = strtoull(argv[4], NULL, 0) * 0x9e3779b97f4a7c15u + 1;
	read_rules(argv[3]);
	load_spec(&whole, argv[1]);
	fill_tree(argv[1], argv[2]);
	if (!load(&old, argv[1])) {
		fprintf(stderr, "mutate: %s has errors of its own\n", argv[1]);
		return 2;
	}
	for (size_t i = 0; i < old.source_count; i++)
		if (is_own(old.sources[i]->path, argv[1], argv[2]))
			walk(old.sources[i], 0, 0, "");
	if (wild) {
		try_some(&all, 1, change_wildly, argv[1], &old, argv[5]);
	} else {
		try_some(&values, 1, change, argv[1], &old, argv[5]);
		try_some(&all, 4, remove_one, argv[1], &old, argv[5]);
	}
	printf("%s: %zu values, %zu changed and told, %zu of which the checks take no other value, %zu taken away, %zu "
	       "failures\n",
	       argv[2], values.count, told, refused, removed, failed);
	for (size_t i = 0; getenv("VERBOSE") != NULL && i < rule_count; i++)
		if (rules[i].told + rules[i].refused != 0)
			printf("%-10s %-45s %5zu told %5zu refused\n", rules[i].file, rules[i].path, rules[i].told,
			       rules[i].refused);
	spec_free(&old);
	spec_free(&whole);
	return failed != 0;
}
