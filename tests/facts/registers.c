/* SPDX-License-Identifier: MIT */
/* Holds facts from other projects against the flattened model: registers DUMP DISPUTES ACCEPTED FACTS... */
#include <jansson.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLATFORM, BOX, INSTANCE, REGISTER, INDEX, KIND, FIRST, SECOND, MAX_WORDS };
enum { MAX_LINE = 256, MAX_ACCEPTED = 128 };

/* A line of a fact file, split at blanks; missing words are empty. */
struct fact {
	const char *word[MAX_WORDS];
	char text[MAX_LINE];  /* the words, one blank between them */
	char split[MAX_LINE]; /* where they are */
	int words;
};

/* "-" is everything: all is set. */
struct range {
	size_t lo, hi;
	bool all;
};

/* One register of the dump that a fact speaks of. */
struct place {
	const json_t *reg;
	size_t instance, index; /* counted from the first one that the fact names */
};

struct accepted {
	struct fact fact;
	char dispute[MAX_LINE];
	int line;
	bool seen;
};

struct accepted_list {
	struct accepted at[MAX_ACCEPTED];
	size_t count;
	const char *file;
};

/* What the dump has instead, for the message about a fact that does not hold. */
static char found[MAX_LINE];

__attribute__((format(printf, 1, 2))) static bool differs(const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(found, sizeof found, format, args);
	va_end(args);
	return false;
}

static const char *string_of(const json_t *object, const char *key)
{
	const char *text = json_string_value(json_object_get(object, key));

	return text ? text : "";
}

/* The member of an array whose key has this value, or NULL. */
static const json_t *member(const json_t *array, const char *key, const char *value)
{
	const json_t *item;
	size_t i;

	json_array_foreach(array, i, item) {
		if (!strcmp(string_of(item, key), value))
			return item;
	}
	return NULL;
}

static unsigned long number(const char *text)
{
	return strtoul(text, NULL, 0);
}

static bool is_all(const char *word)
{
	return !strcmp(word, "-");
}

static struct range range_of(const char *word)
{
	struct range range = { .all = is_all(word) };
	const char *dots = strstr(word, "..");

	range.lo = number(word);
	range.hi = dots ? number(dots + 2) : range.lo;
	return range;
}

static bool within(const struct range *range, size_t n)
{
	return range->all || (range->lo <= n && n <= range->hi);
}

/* "BASE+INSTANCE+INDEX": an address and its steps, which may be left out. */
static unsigned long address_of(const char *word, const struct place *place)
{
	char *end;
	unsigned long address = strtoul(word, &end, 0);

	if (*end == '+')
		address += strtoul(end + 1, &end, 0) * place->instance;
	if (*end == '+')
		address += strtoul(end + 1, &end, 0) * place->index;
	return address;
}

static bool msr_holds(const struct fact *fact, const struct place *place)
{
	const char *msr = string_of(place->reg, "msr");

	return (*msr && number(msr) == address_of(fact->word[FIRST], place)) ||
	       differs("%s at msr %s", string_of(place->reg, "name"), *msr ? msr : "none");
}

static bool pci_holds(const struct fact *fact, const struct place *place)
{
	const char *offset = string_of(place->reg, "offset");
	const json_t *device = json_object_get(place->reg, "device");
	const json_t *function = json_object_get(place->reg, "function");
	char where[32] = "-";

	if (device && !is_all(fact->word[FIRST]))
		snprintf(where, sizeof where, "%d.%d", (int)json_integer_value(device),
			 (int)json_integer_value(function));
	return (*offset && !strcmp(where, fact->word[FIRST]) &&
		number(offset) == address_of(fact->word[SECOND], place)) ||
	       differs("%s at pci %s %s", string_of(place->reg, "name"), where, *offset ? offset : "none");
}

static bool device_holds(const struct fact *fact, const struct place *place)
{
	const char *id = string_of(place->reg, "device_id");

	return (*id && number(id) == number(fact->word[FIRST])) ||
	       differs("%s in device %s", string_of(place->reg, "name"), *id ? id : "of no known ID");
}

/* Where the dump has the field: both ends, or all its pieces. */
static void write_bits(const json_t *field, char *at, size_t room)
{
	int hi = (int)json_integer_value(json_object_get(field, "hi"));
	int lo = (int)json_integer_value(json_object_get(field, "lo"));
	const char *pieces = string_of(field, "pieces");

	if (*pieces)
		snprintf(at, room, "%s", pieces);
	else if (hi == lo)
		snprintf(at, room, "%d", hi);
	else
		snprintf(at, room, "%d:%d", hi, lo);
}

/* A field by its id and its bits; with "low" the upper end is not known. */
static bool field_holds(const struct fact *fact, const struct place *place)
{
	const json_t *field = member(json_object_get(place->reg, "fields"), "id", fact->word[FIRST]);
	unsigned long low;
	char bits[64];

	if (!field)
		return differs("%s has no %s", string_of(place->reg, "name"), fact->word[FIRST]);
	write_bits(field, bits, sizeof bits);
	low = (unsigned long)json_integer_value(json_object_get(field, "lo"));
	return (strcmp(fact->word[KIND], "low") ? !strcmp(bits, fact->word[SECOND]) :
						  low == number(fact->word[SECOND])) ||
	       differs("%s has %s at %s", string_of(place->reg, "name"), fact->word[FIRST], bits);
}

/* The number of registers that the fact means and the dump has in one instance; all of them must obey the fact. */
static bool instance_holds(const struct fact *fact, const json_t *instance, size_t number_of_it, size_t *seen,
			   bool (*holds)(const struct fact *, const struct place *))
{
	struct range index = range_of(fact->word[INDEX]);
	const json_t *reg;
	size_t i, n, here = 0;

	json_array_foreach(json_object_get(instance, "registers"), i, reg) {
		n = (size_t)json_integer_value(json_object_get(reg, "index"));
		if (strcmp(string_of(reg, "id"), fact->word[REGISTER]) || !within(&index, n))
			continue;
		if (!holds(fact, &(struct place){ reg, number_of_it, n - index.lo }))
			return false;
		here++;
	}
	*seen += here;
	return index.all || here == index.hi - index.lo + 1 || differs("%zu of these registers", here);
}

static bool registers_hold(const struct fact *fact, const json_t *box,
			   bool (*holds)(const struct fact *, const struct place *))
{
	struct range range = range_of(fact->word[INSTANCE]);
	const json_t *instances = json_object_get(box, "instances"), *instance;
	size_t i, seen = 0;

	if (!range.all && range.hi >= json_array_size(instances))
		return differs("%zu instances", json_array_size(instances));
	json_array_foreach(instances, i, instance) {
		if (within(&range, i) && !instance_holds(fact, instance, i - range.lo, &seen, holds))
			return false;
	}
	return seen > 0 || differs("no such register");
}

static bool any_holds(const struct fact *fact, const struct place *place)
{
	(void)fact;
	(void)place;
	return true;
}

/* Elements of an array register, the same number in each instance. */
static bool count_holds(const struct fact *fact, const json_t *box)
{
	const json_t *instance;
	size_t i, seen;

	json_array_foreach(json_object_get(box, "instances"), i, instance) {
		seen = 0;
		instance_holds(fact, instance, i, &seen, any_holds);
		if (seen != number(fact->word[FIRST]))
			return differs("%zu of them", seen);
	}
	return true;
}

/* Width of the counters that count in this register. */
static bool bits_hold(const struct fact *fact, const json_t *box)
{
	const json_t *group = member(json_object_get(box, "counters"), "data", fact->word[REGISTER]);
	unsigned long width = (unsigned long)json_integer_value(json_object_get(group, "width"));

	if (!group)
		return differs("no counter there");
	return width == number(fact->word[FIRST]) || differs("%lu bits", width);
}

static bool instances_hold(const struct fact *fact, const json_t *box)
{
	size_t count = json_array_size(json_object_get(box, "instances"));

	return count == number(fact->word[FIRST]) || differs("%zu instances", count);
}

static const struct kind {
	const char *name;
	int words; /* of a whole line */
	bool (*of_register)(const struct fact *, const struct place *);
	bool (*of_box)(const struct fact *, const json_t *);
} kinds[] = {
	{ "msr", 7, msr_holds, NULL },       { "pci", 8, pci_holds, NULL },
	{ "device", 7, device_holds, NULL }, { "field", 8, field_holds, NULL },
	{ "low", 8, field_holds, NULL },     { "count", 7, NULL, count_holds },
	{ "bits", 7, NULL, bits_hold },      { "instances", 7, NULL, instances_hold },
};

static const struct kind *kind_of(const struct fact *fact)
{
	size_t i;

	for (i = 0; fact->words > KIND && i < sizeof kinds / sizeof kinds[0]; i++) {
		if (!strcmp(kinds[i].name, fact->word[KIND]))
			return &kinds[i];
	}
	return NULL;
}

static bool fact_holds(const struct fact *fact, const json_t *dump)
{
	const json_t *platform = member(json_object_get(dump, "platforms"), "platform", fact->word[PLATFORM]);
	const json_t *box = member(json_object_get(platform, "boxes"), "box", fact->word[BOX]);
	const struct kind *kind = kind_of(fact);

	if (!kind || kind->words != fact->words)
		return differs("no fact in this line");
	if (!box)
		return differs("no such box");
	return kind->of_box ? kind->of_box(fact, box) : registers_hold(fact, box, kind->of_register);
}

/* The words of a line from this one on; false where there are none, or only a comment. */
static bool split_line(struct fact *fact, const char *line)
{
	char *word, *rest = NULL;
	size_t used = 0;
	int i;

	memset(fact, 0, sizeof *fact);
	for (i = 0; i < MAX_WORDS; i++)
		fact->word[i] = "";
	snprintf(fact->split, sizeof fact->split, "%s", line);
	for (word = strtok_r(fact->split, " \t\n", &rest); word; word = strtok_r(NULL, " \t\n", &rest)) {
		if (*word == '#' && !fact->words)
			return false;
		used += (size_t)snprintf(fact->text + used, sizeof fact->text - used, used ? " %s" : "%s", word);
		if (fact->words < MAX_WORDS)
			fact->word[fact->words] = word;
		fact->words++;
	}
	return fact->words > 0;
}

/* An open file, or the end of the program. */
static FILE *open_file(const char *path)
{
	FILE *file = fopen(path, "r");

	if (!file) {
		perror(path);
		exit(2);
	}
	return file;
}

static json_t *load(const char *path)
{
	json_error_t error;
	json_t *root = json_load_file(path, 0, &error);

	if (!root) {
		fprintf(stderr, "%s:%d:%d: %s\n", path, error.line, error.column, error.text);
		exit(2);
	}
	return root;
}

/* Whether one of the dispute's items is the box or something in it. No item at all means the platform as a whole. */
static bool names_box(const json_t *dispute, const char *box)
{
	const json_t *items = json_object_get(dispute, "items"), *item;
	const char *name;
	size_t i, length = strlen(box);

	json_array_foreach(items, i, item) {
		name = json_string_value(item);
		if (name && !strncmp(name, box, length) && (name[length] == '.' || !name[length]))
			return true;
	}
	return json_array_size(items) == 0;
}

static int check_dispute(const struct accepted_list *list, const struct accepted *entry, const json_t *disputes)
{
	const json_t *dispute = member(json_object_get(disputes, "disputes"), "id", entry->dispute);
	const char *why = NULL;

	if (!dispute)
		why = "no dispute of this id";
	else if (strcmp(string_of(dispute, "platform"), entry->fact.word[PLATFORM]))
		why = "the dispute is about another platform";
	else if (!names_box(dispute, entry->fact.word[BOX]))
		why = "the dispute names no item of this box";
	if (why)
		printf("%s:%d: %s: %s\n", list->file, entry->line, entry->dispute, why);
	return why != NULL;
}

/* Lines "DISPUTE FACT"; returns how many are wrong. */
static int read_accepted(struct accepted_list *list, const char *path, const json_t *disputes)
{
	FILE *file = open_file(path);
	char line[MAX_LINE], *blank;
	int number_of_line = 0, wrong = 0;

	list->file = path;
	while (fgets(line, sizeof line, file)) {
		struct accepted *entry = &list->at[list->count];

		number_of_line++;
		blank = strchr(line, ' ');
		if (*line == '#' || !blank || list->count == MAX_ACCEPTED || !split_line(&entry->fact, blank))
			continue;
		snprintf(entry->dispute, sizeof entry->dispute, "%.*s", (int)(blank - line), line);
		entry->line = number_of_line;
		list->count++;
		wrong += check_dispute(list, entry, disputes);
	}
	fclose(file);
	return wrong;
}

/* The entry that accepts this fact, or NULL. */
static struct accepted *accepting(struct accepted_list *list, const struct fact *fact)
{
	size_t i;

	for (i = 0; i < list->count; i++) {
		if (!strcmp(list->at[i].fact.text, fact->text)) {
			list->at[i].seen = true;
			return &list->at[i];
		}
	}
	return NULL;
}

/* Prints the lines that are wrong and a summary; returns how many are. */
static int check_file(const char *path, const json_t *dump, struct accepted_list *list)
{
	FILE *file = open_file(path);
	int number_of_line = 0, facts = 0, accepted = 0, wrong = 0;
	char line[MAX_LINE];
	struct fact fact;

	while (fgets(line, sizeof line, file)) {
		bool holds;
		const struct accepted *entry;

		number_of_line++;
		if (!split_line(&fact, line))
			continue;
		facts++;
		holds = fact_holds(&fact, dump);
		entry = accepting(list, &fact);
		accepted += !holds && entry;
		wrong += holds == (entry != NULL);
		if (!holds && !entry)
			printf("%s:%d: %s (dump: %s)\n", path, number_of_line, fact.text, found);
		if (holds && entry)
			printf("%s:%d: %s: accepted, but no longer differs\n", path, number_of_line, fact.text);
	}
	fclose(file);
	printf("%s: %d facts, %d hold, %d accepted, %d wrong\n", path, facts, facts - accepted - wrong, accepted,
	       wrong);
	return wrong + (facts == 0);
}

/* Accepted lines that are in no fact file accept nothing. */
static int check_seen(const struct accepted_list *list)
{
	int wrong = 0;
	size_t i;

	for (i = 0; i < list->count; i++) {
		if (list->at[i].seen)
			continue;
		printf("%s:%d: %s: no such fact\n", list->file, list->at[i].line, list->at[i].fact.text);
		wrong++;
	}
	return wrong;
}

int main(int argc, char **argv)
{
	static struct accepted_list list;
	json_t *dump, *disputes;
	int i, wrong;

	if (argc < 5) {
		fprintf(stderr, "usage: registers DUMP DISPUTES ACCEPTED FACTS...\n");
		return 2;
	}
	dump = load(argv[1]);
	disputes = load(argv[2]);
	wrong = read_accepted(&list, argv[3], disputes);
	for (i = 4; i < argc; i++)
		wrong += check_file(argv[i], dump, &list);
	wrong += check_seen(&list);
	printf("%s: %zu accepted differences, %d errors in all\n", argv[3], list.count, wrong);
	json_decref(dump);
	json_decref(disputes);
	return wrong != 0;
}
