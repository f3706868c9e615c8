/* SPDX-License-Identifier: MIT */
/*
 * Checks the C names that a box makes. Ids are joined with underscores, so two different things can get one name: field
 * "a" of register "b_c", and field "c_a" of register "b". Every name goes into one set before anything is emitted.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/hash.h"
#include "base/text.h"
#include "check/check.h"
#include "model/lookup.h"

struct made_name {
	const char *at;
	uint64_t hash;
	struct node node;
};

struct name_set {
	struct checker *checker;
	struct arena arena; /* of this box's names alone, of which there are many */
	struct text out;    /* the name being joined */
	struct made_name *names;
	size_t count;        /* half of the slots at most, for which names have room */
	uint32_t *slots;     /* 1 + the place of a name; 0: empty */
	size_t size;         /* a power of two */
	char upper[256];     /* what each letter of a word is in a name */
	struct node told[2]; /* the pair reported last: one clash makes several names equal, and is reported once */
};

static uint64_t hash(const char *text, size_t length)
{
	struct hash digest = HASH_START;

	hash_bytes(&digest, text, length);
	return digest.b;
}

static void grow(struct name_set *set)
{
	struct made_name *names;

	set->size = set->size == 0 ? 1024 : set->size * 2;
	set->slots = arena_array(&set->arena, set->size, sizeof *set->slots);
	names = arena_raw(&set->arena, set->size / 2 * sizeof *names);
	if (set->count != 0)
		memcpy(names, set->names, set->count * sizeof *names);
	set->names = names;
	for (size_t i = 0; i < set->count; i++) {
		size_t at = set->names[i].hash & (set->size - 1);

		while (set->slots[at] != 0)
			at = (at + 1) & (set->size - 1);
		set->slots[at] = (uint32_t)i + 1;
	}
}

static void report(struct name_set *set, const struct made_name *first, struct node node)
{
	if (set->told[0].position == node.position && set->told[1].position == first->node.position)
		return;
	set->told[0] = node;
	set->told[1] = first->node;
	diag_error(set->checker->diag, RULE_UPPERCASE, node_loc(node), "this makes the C name %s, which exists already",
		   first->at);
	diag_note(set->checker->diag, node_loc(first->node), "the first is made here");
}

static void insert(struct name_set *set, const char *name, size_t length, struct node node)
{
	uint64_t digest = hash(name, length);
	size_t at;

	if (set->count * 2 >= set->size)
		grow(set);
	for (at = digest & (set->size - 1); set->slots[at] != 0; at = (at + 1) & (set->size - 1)) {
		const struct made_name *other = &set->names[set->slots[at] - 1];

		if (other->hash == digest && strcmp(other->at, name) == 0) {
			report(set, other, node);
			return;
		}
	}
	set->names[set->count++] = (struct made_name){ arena_copy(&set->arena, name, length), digest, node };
	set->slots[at] = (uint32_t)set->count;
}

static char upper(char c)
{
	return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c == '.' ? '_' : c;
}

/* Joins the words with "_" in upper case; NULL ones are left out. */
static void add_name(struct name_set *set, struct node node, const char *a, const char *b, const char *c, const char *d)
{
	const char *words[] = { a, b, c, d };

	text_cut(&set->out, 0);
	for (size_t i = 0; i < 4; i++) {
		size_t length = words[i] != NULL ? strlen(words[i]) : 0;
		char *at;

		if (words[i] == NULL)
			continue;
		at = text_reserve(&set->out, length + 1);
		if (set->out.length != 0)
			*at++ = '_';
		for (size_t each = 0; each < length; each++)
			*at++ = set->upper[(unsigned char)words[i][each]];
		text_written(&set->out, (size_t)(at - set->out.at) - set->out.length);
	}
	insert(set, text_string(&set->out), set->out.length, node);
}

/* Adds the name that was joined last with one more word. */
static void add_longer(struct name_set *set, struct node node, const char *word)
{
	text_char(&set->out, '_');
	text_add(&set->out, word);
	insert(set, text_string(&set->out), set->out.length, node);
}

static void add_field_names(struct name_set *set, const struct reg *reg, const struct field *field)
{
	static const char *const tails[] = { "MASK", "SHIFT", "WIDTH" };
	static const char *const verbs[] = { "GET", "SET", "CLEAR" };

	for (size_t i = 0; i < 3; i++) {
		add_name(set, field->node, reg->id, field->id, tails[i], NULL);
		add_name(set, field->node, reg->id, verbs[i], field->id, NULL);
	}
	if (field->value_count != 0)
		add_name(set, field->node, reg->id, field->id, NULL, NULL);
	for (size_t i = 0; i < field->value_count; i++) {
		const struct value *value = &field->values[i];

		add_name(set, value->node, reg->id, field->id, value->when_id, value->id);
		if (value->is.mask == field_max(field))
			continue;
		add_name(set, value->node, reg->id, field->id, value->when_id,
			 arena_printf(&set->arena, "%s_MASK", value->id));
	}
}

static void add_reg_names(struct name_set *set, const struct reg *reg)
{
	static const char *const tails[] = { NULL,   "RESET",   "COUNT",           "MUST_ZERO",    "MUST_ONE",
					     "RW1C", "ADDR",    "CLEAR",           "OFFSET",       "MSR",
					     "MSRS", "OFFSETS", "INSTANCE_STRIDE", "INDEX_STRIDE", "DISTANCES" };
	bool halves = reg->is.space == SPACE_PCI && reg->is.layout->width > 32;

	for (size_t i = 0; i < sizeof tails / sizeof tails[0]; i++)
		add_name(set, reg->node, reg->id, tails[i], NULL, NULL);
	if (halves) {
		add_name(set, reg->node, reg->id, "ADDR_HIGH", NULL, NULL);
		add_name(set, reg->node, reg->id, "READ", NULL, NULL);
	}
	if (reg->is.space == SPACE_MMIO) {
		add_name(set, reg->node, reg->id, "LOAD", NULL, NULL);
		add_name(set, reg->node, reg->id, "STORE", NULL, NULL);
	}
	for (size_t i = 0; i < reg->is.layout->is.field_count; i++)
		if (reg->is.layout->is.fields[i].id != NULL)
			add_field_names(set, reg, &reg->is.layout->is.fields[i]);
}

static bool is_repeated_group(const struct box *box, size_t index)
{
	return find_counters(box, box->counters[index].id) != &box->counters[index];
}

static void add_window_names(struct name_set *set, const struct box *box)
{
	static const char *const tails[] = { "BASE", "SIZE", "OFFSET", "OFFSETS" };

	for (size_t i = 0; i < box->window_count; i++)
		for (size_t t = 0; find_window(box, box->windows[i].id) == &box->windows[i] && t < 4; t++)
			add_name(set, box->windows[i].node, box->windows[i].id, tails[t], NULL, NULL);
}

static void add_box_names(struct name_set *set, const struct box *box)
{
	static const char *const tails[] = { "COUNTERS", "WIDTH", "COUNT_MASK", "RDPMC" };

	add_name(set, box->node, "INSTANCES", NULL, NULL, NULL);
	for (size_t i = 0; i < box->counter_count; i++)
		for (size_t t = 0; !is_repeated_group(box, i) && t < sizeof tails / sizeof tails[0]; t++)
			add_name(set, box->counters[i].node, box->counters[i].id, tails[t], NULL, NULL);
	for (size_t i = 0; i < box->function_count; i++) {
		if (find_function(box, box->functions[i].id) != &box->functions[i])
			continue; /* a duplicate has its own rule */
		add_name(set, box->functions[i].node, box->functions[i].id, "PLACE", NULL, NULL);
		add_name(set, box->functions[i].node, box->functions[i].id, "DEVICE_ID", NULL, NULL);
	}
}

static bool has_repeated_ids(const struct layout *layout)
{
	for (size_t i = 0; i < layout->is.field_count; i++)
		for (size_t j = 0; j < i; j++)
			if (layout->is.fields[i].id != NULL && layout->is.fields[j].id != NULL &&
			    strcmp(layout->is.fields[i].id, layout->is.fields[j].id) == 0)
				return true;
	return false;
}

static bool has_repeated_values(const struct layout *layout)
{
	for (size_t i = 0; i < layout->is.field_count; i++)
		for (size_t j = 0; j < layout->is.fields[i].value_count; j++)
			for (size_t k = 0; k < j; k++)
				if (strcasecmp(layout->is.fields[i].values[j].id, layout->is.fields[i].values[k].id) ==
					    0 &&
				    layout->is.fields[i].by_id == NULL)
					return true;
	return false;
}

/* Other rules report what is there twice. */
static bool is_clean(const struct reg *reg)
{
	return reg->is.layout != NULL && !has_repeated_ids(reg->is.layout) && !has_repeated_values(reg->is.layout);
}

/* The names of an event's constant, alone or with a umask, and of its counters and filters. */
struct constant {
	struct node node;
	const char *event, *umask;
};

static void add_constant(struct name_set *set, const struct constant *constant)
{
	add_name(set, constant->node, "EVENT", constant->event, constant->umask, NULL);
	add_longer(set, constant->node, "COUNTERS");
}

/* Of registers, events or umasks: whether an earlier one has the name. */
struct repeated {
	const struct box *box;       /* its registers; NULL: */
	const struct events *events; /* these events; NULL: */
	const struct event *event;   /* its umasks */
	bool *is;
};

static const char *name_at(const struct repeated *repeated, size_t at)
{
	if (repeated->box != NULL)
		return repeated->box->regs[at].id;
	return repeated->events != NULL ? repeated->events->at[at].name : repeated->event->umasks[at].name;
}

static void note_repeated(void *context, size_t earlier, size_t later)
{
	const struct repeated *repeated = context;

	if (strcasecmp(name_at(repeated, earlier), name_at(repeated, later)) == 0)
		repeated->is[later] = true;
}

static const bool *find_repeated(struct name_set *set, struct repeated repeated, size_t count)
{
	struct alike *list = arena_array(&set->arena, count, sizeof *list);

	repeated.is = arena_array(&set->arena, count, sizeof *repeated.is);
	for (size_t i = 0; i < count; i++)
		list[i] = (struct alike){ name_key(name_at(&repeated, i)), i };
	each_alike(list, count, note_repeated, &repeated);
	return repeated.is;
}

static bool is_needed(const struct filter *filters, size_t count, const struct reg *reg)
{
	for (size_t i = 0; i < count; i++)
		if (filters[i].is.ref.reg == reg)
			return true;
	return false;
}

static void add_needs(struct name_set *set, const struct constant *constant, const struct event *event,
		      const struct umask *umask, const struct box *box)
{
	for (size_t i = 0; i < box->reg_count; i++) {
		const struct reg *reg = &box->regs[i];

		if (!is_needed(event->filters, event->filter_count, reg) &&
		    (umask == NULL || !is_needed(umask->filters, umask->filter_count, reg)))
			continue;
		add_name(set, constant->node, "EVENT", constant->event, constant->umask, reg->id);
		add_name(set, constant->node, "EVENT", constant->event, constant->umask,
			 arena_printf(&set->arena, "%s_MASK", reg->id));
		add_name(set, constant->node, "EVENT", constant->event, constant->umask,
			 arena_printf(&set->arena, "%s_FREE", reg->id));
	}
}

static void add_umask_names(struct name_set *set, const struct box *box, const struct event *event, const char *name)
{
	const bool *repeated = find_repeated(set, (struct repeated){ .event = event }, event->umask_count);

	for (size_t u = 0; u < event->umask_count; u++) {
		struct constant constant = { event->umasks[u].node, name, event->umasks[u].name };

		if (repeated[u])
			continue;
		add_constant(set, &constant);
		add_needs(set, &constant, event, &event->umasks[u], box);
	}
}

/*
 * Event A with umask B_C and event A_B with umask C would make one constant. So would the counters of A, and A with a
 * umask COUNTERS.
 */
static void add_event_names(struct name_set *set, const struct box *box)
{
	const struct events *events = box->events;
	const bool *repeated = find_repeated(set, (struct repeated){ .events = events }, events->count);
	size_t prefix = event_prefix_length(events);

	for (size_t i = 0; i < events->count; i++) {
		const struct event *event = &events->at[i];
		struct constant constant = { event->node, event->name + prefix, NULL };

		if (repeated[i])
			continue; /* duplicates have their own rule */
		add_constant(set, &constant);
		add_needs(set, &constant, event, NULL, box);
		add_umask_names(set, box, event, constant.event);
	}
}

void check_names(struct checker *checker, const struct box *box)
{
	struct name_set set = { .checker = checker };
	const bool *repeated;

	for (size_t i = 0; i < sizeof set.upper; i++)
		set.upper[i] = upper((char)i);
	add_box_names(&set, box);
	add_window_names(&set, box);
	repeated = find_repeated(&set, (struct repeated){ .box = box }, box->reg_count);
	for (size_t i = 0; i < box->reg_count; i++)
		if (!repeated[i] && is_clean(&box->regs[i]))
			add_reg_names(&set, &box->regs[i]);
	if (box->events != NULL && box->events->whole)
		add_event_names(&set, box);
	text_free(&set.out);
	arena_free(&set.arena);
}
