/* SPDX-License-Identifier: MIT */
/*
 * Changes one value of a spec at a time and demands that diff tells it, with a class that classes.txt allows.
 * mutate SPEC PLATFORM CLASSES SEED COUNT: COUNT values by chance, 0 for all of them. Each value is changed until the
 * checks accept the spec; a value of which they accept no other one is counted as refused.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check/check.h"
#include "diff/diff.h"
#include "load/load.h"
#include "load/source.h"
#include "load/tree.h"
#include "model/resolve.h"
#include "output/files.h"

enum { TRIES = 9, KINDS_SHOWN_MAX = 400 };

struct expected {
	char file[16], path[80], classes[8];
	size_t told, refused;
};

struct spot {
	const struct source *source;
	size_t position;
	struct expected *rule;
};

static struct expected rules[KINDS_SHOWN_MAX];
static size_t rule_count;
static struct spot *values;
static size_t value_count, value_room;
static struct spec whole;
static struct tree tree;
static uint64_t state;
static size_t told, refused, failed;

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

	while (file != NULL && fgets(line, sizeof line, file) != NULL && rule_count < KINDS_SHOWN_MAX) {
		struct expected *rule = &rules[rule_count];

		if (line[0] != '#' && sscanf(line, "%15s %79s %7s", rule->file, rule->path, rule->classes) == 3)
			rule_count++;
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
					     "documents.json", "documents", "disputes.json", "disputes" };

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

static bool is_map(const char *path)
{
	const char *dot = strrchr(path, '.'), *last = dot != NULL ? dot + 1 : path;

	return strcmp(last, "layouts") == 0 || strcmp(last, "procedures") == 0 || strcmp(last, "set") == 0 ||
	       strcmp(last, "select") == 0 || strcmp(last, "defaults") == 0 || strcmp(last, "units") == 0 ||
	       strcmp(last, "aliases") == 0;
}

static void add_value(const struct source *source, size_t position, const char *path)
{
	struct expected *rule = find_rule(kind_of_file(source->path), path);

	if (rule == NULL) {
		/* These name the file itself; no other value of them can be right. */
		if (strcmp(path, "$schema") == 0 || strcmp(path, "schema") == 0 || strcmp(path, "box") == 0 ||
		    strcmp(path, "platform") == 0 || strcmp(path, "registers.address") == 0)
			return;
		printf("no class is said of %s %s\n", source->path, path);
		failed++;
		return;
	}
	if (value_count == value_room) {
		value_room = value_room != 0 ? value_room * 2 : 4096;
		values = realloc(values, value_room * sizeof *values);
		if (values == NULL)
			exit(2);
	}
	values[value_count++] = (struct spot){ source, position, rule };
}

static void walk(const struct source *source, size_t at, const char *path)
{
	const struct position *positions = source->positions;
	char first = source->text[positions[at].value];

	if (first != '{' && first != '[') {
		add_value(source, at, path);
		return;
	}
	for (size_t child = at + 1; child < positions[at].next; child = positions[child].next) {
		const char *key = source->text + positions[child].key + 1;
		char longer[200];

		if (first == '{' && is_map(path))
			snprintf(longer, sizeof longer, "%s.*", path);
		else if (first == '{')
			snprintf(longer, sizeof longer, "%s%s%.*s", path, *path != '\0' ? "." : "",
				 (int)strcspn(key, "\""), key);
		walk(source, child, first == '{' ? longer : path);
	}
}

static size_t end_of(const struct source *source, size_t position)
{
	size_t at = source->positions[position].value;

	if (source->text[at] != '"')
		return at + strcspn(source->text + at, ",]} \n");
	for (at++; source->text[at] != '"'; at++)
		at += source->text[at] == '\\';
	return at + 1;
}

static char *piece(const struct source *source, size_t from, size_t to)
{
	char *text = malloc(to - from + 64);

	if (text == NULL)
		exit(2);
	memcpy(text, source->text + from, to - from);
	text[to - from] = '\0';
	return text;
}

/* Another number, in the form of the old one. */
static void other_number(char *text, int try)
{
	static const int64_t steps[] = { 1, -1, 2, 16, -2, 256, 4, 8, -4, 3, 32, 64 };
	bool quoted = *text == '"';
	uint64_t number =
		strncmp(text, "\"0b", 3) == 0 ? strtoull(text + 3, NULL, 2) : strtoull(text + quoted, NULL, 0);

	number += (uint64_t)steps[try % 12];
	if (quoted)
		sprintf(text, "\"0x%" PRIx64 "\"", number);
	else
		sprintf(text, "%" PRIu64, number);
}

static bool is_number(const char *text)
{
	return (*text >= '0' && *text <= '9') || strncmp(text, "\"0x", 3) == 0 || strncmp(text, "\"0b", 3) == 0;
}

static bool is_bits(const char *text)
{
	return *text == '"' && text[strspn(text, "\"0123456789:")] == '\0';
}

static void other_bits(char *text, int try)
{
	unsigned hi = 0, lo = 0;
	int read = sscanf(text, "\"%u:%u\"", &hi, &lo);

	if (read < 2)
		lo = hi;
	hi += (unsigned)(try % 3) - 1;
	lo += (unsigned)(try / 3) - 1;
	if (hi > 63 || lo >= hi)
		sprintf(text, "\"%u\"", hi > 63 ? 0 : hi);
	else
		sprintf(text, "\"%u:%u\"", hi, lo);
}

/* The same key elsewhere: what stands there is a value of the right kind. */
static char *borrowed(const struct spot *value)
{
	const struct spot *other = value;

	for (int i = 0; i < 200 && (other == value || other->rule != value->rule); i++)
		other = &values[chance(value_count)];
	if (other->rule != value->rule)
		return NULL;
	return piece(other->source, other->source->positions[other->position].value,
		     end_of(other->source, other->position));
}

/* A new value in the form of JSON, or NULL where this try has none. */
static char *mutated(const struct spot *value, int try)
{
	size_t from = value->source->positions[value->position].value;
	char *text = piece(value->source, from, end_of(value->source, value->position));

	if (strcmp(text, "true") == 0)
		strcpy(text, "false");
	else if (strcmp(text, "false") == 0)
		strcpy(text, "true");
	else if (strcmp(text, "\"all\"") == 0)
		strcpy(text, "0"); /* of a field of one bit, all is 1 */
	else if (is_bits(text) && strstr(value->rule->path, "bits") != NULL)
		other_bits(text, try);
	else if (is_number(text))
		other_number(text, try);
	else if (try % 2 == 0)
		strcpy(text + strlen(text) - 1, try == 0 ? "x\"" : "0\"");
	else {
		free(text);
		return borrowed(value);
	}
	return text;
}

/* Files of the platform, and those that are of all. */
static bool is_wanted(const char *path, const char *folder, const char *platform)
{
	const char *rest = path + strlen(folder) + 1;
	size_t length = strlen(platform);

	return strchr(rest, '/') == NULL || (strncmp(rest, platform, length) == 0 && rest[length] == '/');
}

/* Disputes about other platforms name what is not there. */
static const char *own_disputes(const struct source *source, const char *platform)
{
	const char *mark = arena_printf(&whole.arena, "\"platform\": \"%s\"", platform);
	struct out out = { 0 };
	const struct position *positions = source->positions;
	size_t array = 1;

	while (source->text[positions[array].value] != '[')
		array = positions[array].next;
	out_text(&out, "{\"schema\": 1, \"disputes\": [");
	for (size_t at = array + 1, count = 0; at < positions[array].next; at = positions[at].next) {
		const char *from = source->text + positions[at].value;
		size_t next = positions[at].next;
		size_t length = next < positions[array].next ? positions[next].value - positions[at].value :
							       strlen(from) - strlen(strrchr(from, ']'));
		char *text = arena_copy(&whole.arena, from, length);

		*(strrchr(text, '}') + 1) = '\0';
		if (strstr(text, mark) != NULL)
			out_printf(&out, "%s%s", count++ != 0 ? ", " : "", text);
	}
	out_text(&out, "] }");
	mark = arena_copy(&whole.arena, out.text, out.length);
	out_free(&out);
	return mark;
}

static void fill_tree(const char *folder, const char *platform)
{
	for (size_t i = 0; i < whole.source_count; i++) {
		const struct source *source = whole.sources[i];
		const char *text = source->text;

		if (!is_wanted(source->path, folder, platform))
			continue;
		if (strcmp(kind_of_file(source->path), "disputes") == 0)
			text = own_disputes(source, platform);
		tree_add(&whole.arena, &tree, source->path, text, strlen(text));
	}
}

static bool load(struct spec *spec, const char *folder)
{
	struct resolver resolver = { &spec->arena, &spec->diag };
	struct checker checker = { &spec->arena, &spec->diag, &spec->model };

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

static void complain(const struct spot *value, const char *text, enum change_class got)
{
	struct line_column at = source_locate(value->source, value->source->positions[value->position].value);

	printf("%s:%u:%u: %s becomes %s: %s, not one of %s\n", value->source->path, at.line, at.column,
	       value->rule->path, text, got < CLASS_COUNT ? class_name(got) : "nothing is told", value->rule->classes);
	failed++;
}

/* True once the checks took the changed spec, whatever diff then said. */
static bool try_text(const char *folder, const struct spec *old, const struct spot *value, const char *text)
{
	const struct source *source = value->source;
	size_t from = source->positions[value->position].value, to = end_of(source, value->position);
	struct spec spec = { .tree = &tree };
	struct arena arena = { 0 };
	struct diff diff = { .arena = &arena };
	char *changed;
	bool good;

	if (strlen(text) == to - from && memcmp(text, source->text + from, to - from) == 0)
		return false;
	changed = arena_printf(&arena, "%.*s%s%s", (int)from, source->text, text, source->text + to);
	tree_add(&whole.arena, &tree, source->path, changed, strlen(changed));
	good = load(&spec, folder);
	if (good) {
		diff_models(&diff, &old->model, &spec.model);
		if (!allows(value->rule, diff_gravest(&diff)))
			complain(value, text, diff_gravest(&diff));
	}
	tree_add(&whole.arena, &tree, source->path, source->text, source->length);
	spec_free(&spec);
	arena_free(&arena);
	return good;
}

static void change(const char *folder, const struct spec *old, const struct spot *value)
{
	bool done = false;

	for (int try = 0; try < TRIES && !done; try++) {
		char *text = mutated(value, try);

		done = text != NULL && try_text(folder, old, value, text);
		free(text);
	}
	told += done;
	refused += !done;
	value->rule->told += done;
	value->rule->refused += !done;
}

int main(int argc, char **argv)
{
	struct spec old = { .tree = &tree };
	uint64_t count;

	if (argc != 6)
		return 2;
	state = strtoull(argv[4], NULL, 0) * 0x9e3779b97f4a7c15u + 1;
	count = strtoull(argv[5], NULL, 0);
	read_rules(argv[3]);
	load_spec(&whole, argv[1]);
	fill_tree(argv[1], argv[2]);
	if (!load(&old, argv[1])) {
		fprintf(stderr, "mutate: %s has errors of its own\n", argv[1]);
		return 2;
	}
	for (size_t i = 0; i < old.source_count; i++)
		walk(old.sources[i], 0, "");
	for (uint64_t i = 0; i < (count != 0 ? count : value_count); i++)
		change(argv[1], &old, &values[count != 0 ? chance(value_count) : i]);
	printf("%s: %zu values, %zu changed and told, %zu of which the checks take no other value, %zu failures\n",
	       argv[2], value_count, told, refused, failed);
	for (size_t i = 0; getenv("VERBOSE") != NULL && i < rule_count; i++)
		if (rules[i].told + rules[i].refused != 0)
			printf("%-10s %-45s %5zu told %5zu refused\n", rules[i].file, rules[i].path, rules[i].told,
			       rules[i].refused);
	free(values);
	spec_free(&old);
	spec_free(&whole);
	return failed != 0;
}
