/* SPDX-License-Identifier: MIT */
/* Declares what the model knows about events: codes, umasks, filters and variants. */
#ifndef GEN_MODEL_EVENTS_H
#define GEN_MODEL_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "model/registers.h"

/*
 * A filter field that an event needs. It must have a fixed value, must not be 0, or must have a value that the user
 * gives. If it is optional, the event also counts without it.
 */
struct filter {
	struct node node;
	const char *path; /* register.field */
	bool has_value, nonzero, optional;
	uint64_t value, all; /* all: the value that lets everything pass; 0: none */
	struct {
		struct field_ref ref;
	} is;
};

/* What another tool calls an event or umask. */
struct tool_names {
	struct node node;
	const char *tool; /* id of a document */
	struct strings names;
};

/* Processors of a platform on which some events have another meaning. */
struct variant {
	struct node node;
	const char *id, *title, *text, *source;
	struct {
		unsigned index; /* in its platform */
	} is;
};

enum { VARIANTS_MAX = 32 };

struct variants {
	struct strings ids; /* empty where the list is inherited */
	struct {
		uint32_t mask; /* a bit for each, by index; of what inherits a list those of that */
	} is;
};

/* What an event means on those variants where its text is wrong. */
struct difference {
	struct node node;
	struct variants variants;
	const char *text, *source;
};

/* What a part of a umask's name means: a word of the texts that are composed for umasks without one. */
struct phrase {
	struct node node;
	const char *part, *text;
};

struct umask {
	struct node node;
	const char *name;
	uint64_t value;
	struct setting *set; /* other fields of the control register */
	size_t set_count;
	bool combines;        /* may be OR-ed with other umasks that combine */
	bool narrows;         /* narrows what others count, and counts nothing alone */
	bool libpfm4_default; /* libpfm4 means it where none is named */
	bool deprecated;      /* the maker gives the name up, and none that counts the same replaces it */
	const char *unit;     /* what one count means; NULL: the same as for the event */
	unsigned scale;       /* how many of the unit */
	bool clock;           /* counts every cycle of its box's clock */
	unsigned hertz;       /* of that clock; 0: it varies or is unknown */
	struct strings parts; /* names of the umasks whose OR it is; empty for a plain one */
	const char *alias_of, *unprogrammable;
	struct filter *filters;
	size_t filter_count;
	struct numbers counters; /* fewer than the event's; empty: the same */
	unsigned max_increment;  /* 0: as the event's */
	struct variants variants;
	struct tool_names *tool_names;
	size_t tool_count;
	struct about about;
	struct {
		uint64_t control; /* what it puts into the control register; its value where none is known */
		bool doubtful;    /* a dispute about it has low confidence */
		const char *text; /* its own, or one composed of phrases; NULL: neither */
		bool composed;
	} is;
};

/* The tables hold the counters of an event in 16 bits. */
enum { EVENT_COUNTERS_MAX = 16 };

struct event {
	struct node node;
	const char *name;
	struct setting *select; /* fields of the control register */
	size_t select_count;
	struct setting *defaults; /* the same, unless the user gives another value */
	size_t default_count;
	const char *group_id, *category, *unprogrammable, *alias_of;
	const char *umask_field_id, *same_as;
	struct numbers counters;
	unsigned max_increment; /* 0: no source gives it */
	bool umask_required, subcounter, needs_threshold, has_companion;
	const char *unit; /* what one count means; NULL: the event happened once */
	unsigned scale;   /* how many of the unit */
	bool clock;       /* counts every cycle of its box's clock */
	unsigned hertz;   /* of that clock; 0: it varies or is unknown */
	unsigned companion;
	struct filter *filters;
	size_t filter_count;
	struct tool_names *tool_names;
	size_t tool_count;
	struct umask *umasks;
	size_t umask_count;
	struct variants variants;
	struct difference *differences;
	size_t difference_count;
	struct phrase *phrases; /* for its umasks, before those of its box */
	size_t phrase_count;
	struct about about;
	struct {
		const struct counters *group;
		const struct field *umask_field; /* what its umasks set; NULL: it takes none */
		uint64_t control, control_mask;  /* what select and defaults put into the control register */
		uint64_t default_mask;           /* the bits of the fields in defaults */
		const struct event *same; /* the first of the set that counts the same by other filters; NULL: none */
		bool doubtful;            /* a dispute about it has low confidence */
	} is;
};

struct category {
	struct node node;
	const char *id, *text;
	struct {
		unsigned index; /* in its box */
	} is;
};

/* The contents of a box's events file. */
struct events {
	struct node node;
	bool whole;
	const char *like;       /* what it holds only the differences from; NULL: nothing */
	struct strings removed; /* as written */
	const char *box_id;
	struct about about;
	struct category *categories;
	size_t category_count;
	struct phrase *phrases; /* for the umasks of all its events */
	size_t phrase_count;
	struct event *at;
	size_t count;
};

/* Whether at least one variant has both. */
static inline bool share_variant(const struct variants *a, const struct variants *b)
{
	return (a->is.mask & b->is.mask) != 0;
}

/*
 * The variants that count the event without a umask. If it requires one, these are the variants that have none of its
 * umasks.
 */
static inline uint32_t alone_variants(const struct event *event)
{
	uint32_t with = 0;

	for (size_t i = 0; event->umask_required && i < event->umask_count; i++)
		with |= event->umasks[i].variants.is.mask;
	return event->variants.is.mask & ~(event->umask_required && event->umask_count == 0 ? UINT32_MAX : with);
}

/*
 * Whether a control register is known that holds the event's code. If none is, the event's settings are plain numbers.
 */
static inline bool event_is_placed(const struct event *event)
{
	return event->is.group != NULL && event->is.group->is.control != NULL;
}

/*
 * What a placed event with one umask, or NULL, puts into its control register, without the enable bit. It includes the
 * bits that every write needs and the defaults of fields that the event does not set.
 */
static inline uint64_t event_control_value(const struct event *event, const struct umask *umask)
{
	const struct layout *layout = event->is.group->is.control->is.layout;
	uint64_t base = layout->is.write_base | layout->is.event_defaults;

	return (base & ~event->is.control_mask) | event->is.control | (umask != NULL ? umask->is.control : 0);
}

#endif
