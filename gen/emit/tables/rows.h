/* SPDX-License-Identifier: MIT */
/*
 * Writes rows of the descriptor tables.
 *
 * Rows name strings and other rows by symbols, and the compiler computes the numbers. So a changed fact changes only
 * the lines that are about it. A run is one row, or several that follow each other; the symbol "<table>_<run>" is the
 * number of its first row.
 */
#ifndef GEN_EMIT_TABLES_ROWS_H
#define GEN_EMIT_TABLES_ROWS_H

#include "base/text.h"
#include "emit/tables/image.h"
#include "emit/tables/pool.h"
#include "model/errata.h"
#include "model/metric.h"
#include "model/model.h"

/* An array of rows being written: the rows, and the enumerators that number them. */
struct rows {
	const char *name, *type;
	enum optional part;
	struct text out, numbers;
	size_t count;
	const char *run; /* symbol of the present run */
	size_t in_run;   /* its rows so far */
};

enum table {
#define TABLE_ENUM_(name, type, members) TABLE_##name,
	UNCORE_TABLE_ARRAYS(TABLE_ENUM_)
#undef TABLE_ENUM_
		TABLE_COUNT,
	TABLE_HEAD = TABLE_COUNT /* whose members are written like a row's */
};

/* An array of the model whose elements have rows. */
struct span {
	const char *begin;
	size_t size;  /* of an element */
	size_t first; /* row of the first element */
};

struct spans {
	struct span *at; /* by address */
	size_t count, room;
};

struct tables {
	struct rows rows[TABLE_COUNT];
	/*
	 * Symbols of the rows that others refer to, by number of the row, and the arrays that these rows describe:
	 * symbols.c.
	 */
	const char **symbols[TABLE_COUNT];
	struct spans spans[TABLE_COUNT];
	struct pool pool;
	struct arena *arena;
	enum table at;    /* the table whose row is being written */
	struct text *out; /* that row */
	struct text scratch;
	struct image *image; /* the same as bytes; NULL: not wanted */
};

/* Joins the three; the text is in the arena. */
char *symbol_join(struct tables *tables, const char *left, const char *between, const char *right);
/* Gives a symbol to every row that others may refer to. */
void name_rows(struct tables *tables, const struct platform *platform);
/* The symbol of the row of an element of the model's arrays; NULL for NULL. */
const char *symbol_of(const struct tables *tables, enum table table, const void *thing);

/* X(kind, table): box_symbol() takes a struct box. */
#define SYMBOLS_OF(X) \
	X(box, boxes) \
	X(function, functions) \
	X(window, windows) \
	X(window_part, window_parts) \
	X(reg, registers) \
	X(layout, layouts) \
	X(field, fields) \
	X(value, values) \
	X(counters, counters) \
	X(category, categories) \
	X(event, events) \
	X(umask, umasks) \
	X(metric, metrics) \
	X(variant, variants) \
	X(erratum, errata)

#define SYMBOL_OF_(kind, table) \
	static inline const char *kind##_symbol(const struct tables *tables, const struct kind *thing) \
	{ \
		return symbol_of(tables, TABLE_##table, thing); \
	}
SYMBOLS_OF(SYMBOL_OF_)
#undef SYMBOL_OF_

/* Announces a run of count rows; a count of 0 does nothing. */
void run_begin(struct tables *tables, enum table table, const char *symbol, size_t count);
/*
 * A row is written between row_begin() and row_end(). The functions below write one member each, and leave it out if it
 * is 0 or empty.
 */
void row_begin(struct tables *tables, enum table table);
void row_end(struct tables *tables);
/*
 * Begins a run of one row. row_next() is for rows that follow each other and all have symbols: it does not write the
 * index.
 */
void row_named(struct tables *tables, enum table table, const char *symbol);
void row_next(struct tables *tables, enum table table, const char *symbol);

void row_number(struct tables *tables, const char *member, uint64_t value);
void row_hex(struct tables *tables, const char *member, uint64_t value);
/* A number that is written even if it is 0, for readers who would not expect 0 of a missing member. */
void row_member(struct tables *tables, const char *member, uint64_t value);
/*
 * A sentence belongs to the row; rows may share a word (an id, a citation). The name of an event is a list of its own.
 * Words are sorted, so two branches that each add an event would often change neighbouring lines.
 */
void row_sentence(struct tables *tables, const char *member, const char *text);
void row_name(struct tables *tables, const char *member, const char *text);
void row_word(struct tables *tables, const char *member, const char *text);
/* A word that is 0 in a build without texts. */
void row_citation(struct tables *tables, const char *source);
/* An enumerator of uncore/words.h or uncore/tables.h, and its number. */
void row_enum(struct tables *tables, const char *member, int number, const char *enumerator);
/*
 * The same of a member that is one key of one object and has its name. ROW_HEX(tables, uncore_core_msr_row, msr, value)
 * writes msr->value as the member of struct uncore_core_msr_row. A name that either of them lacks does not compile.
 */
#define ROW_MEMBER_NAME_(row, member) (&#member[0 * sizeof(((const struct row *)NULL)->member)])
#define ROW_NUMBER(tables, row, thing, key) row_number(tables, ROW_MEMBER_NAME_(row, key), (thing)->key)
#define ROW_HEX(tables, row, thing, key) row_hex(tables, ROW_MEMBER_NAME_(row, key), (thing)->key)
#define ROW_MEMBER(tables, row, thing, key) row_member(tables, ROW_MEMBER_NAME_(row, key), (thing)->key)
#define ROW_SENTENCE(tables, row, thing, key) row_sentence(tables, ROW_MEMBER_NAME_(row, key), (thing)->key)
#define ROW_NAME(tables, row, thing, key) row_name(tables, ROW_MEMBER_NAME_(row, key), (thing)->key)
#define ROW_WORD(tables, row, thing, key) row_word(tables, ROW_MEMBER_NAME_(row, key), (thing)->key)
#define ROW_ENUM(tables, row, thing, key, word) \
	row_enum(tables, ROW_MEMBER_NAME_(row, key), (thing)->key, word((thing)->key))

/* The citations, and from where they are inherited. */
void row_source(struct tables *tables, const struct about *about);
/* Leaves out "manual", which is 0. */
void row_evidence(struct tables *tables, int evidence);
/* The enumerators of the flags that are set, the lowest first. */
void row_flags(struct tables *tables, const char *member, const char *const *enumerators, unsigned set);
/* The number of a row; UNCORE_NO_INDEX for NULL. */
void row_reference(struct tables *tables, const char *member, enum table table, const char *symbol);
/* A run of code rows, in 64 bits: its first and its count, 16 bits each. */
void row_codes(struct tables *tables, const char *member, const char *symbol, size_t count);
/* The number of a row, counted from the first of a run. */
void row_place(struct tables *tables, const char *member, enum table table, const char *symbol, size_t behind);
void row_range(struct tables *tables, const char *member, enum table table, const char *symbol, size_t count);
void row_field_ref(struct tables *tables, const char *member, const struct field_ref *ref);

/*
 * A list that belongs to a row. A list_ function writes it into numbers[], strings[] or field_refs[] before the row.
 * Then row_list() with the same member and count refers to it in the row.
 */
void list_numbers(struct tables *tables, enum table owner, const char *symbol, const char *member,
		  const struct numbers *numbers);
void list_words(struct tables *tables, enum table owner, const char *symbol, const char *member,
		const struct strings *words);
void list_field_refs(struct tables *tables, enum table owner, const char *symbol, const char *member,
		     const struct field_ref *refs, size_t count);
void row_list(struct tables *tables, const char *member, enum table table, size_t count);

/* Appends a constant to metric_numbers[]: the digits of a number, which may have a point. */
void list_double(struct tables *tables, const char *digits);

/* Spells an enumerator of uncore/words.h in C. */
const char *access_word(int access);
const char *evidence_word(int evidence);
const char *role_word(int role);
const char *scope_word(int scope);
const char *found_part_word(int part);
const char *found_trust_word(int trust);
const char *record_word(int record);
const char *presence_word(int rule);
const char *number_rule_word(int rule);
const char *counter_kind_word(int kind);
const char *socket_method_word(int method);
const char *bus_others_word(int others);
const char *procedure_enum(int procedure);
const char *metric_op_word(int op);
const char *erratum_effect_word(int effect);
const char *group_by_word(int by);
const char *synonym_kind_word(int kind);
const char *core_msr_word(int kind);
const char *cache_type_word(int type);
const char *flow_word(int of);

/* The whole file, head being its head without the places of arrays: c_file.c. */
void emit_c_file(struct tables *tables, const struct platform *platform, const struct text *head, struct text *out);
/* The procedures of an owner, a box; NULL is the package: procedures.c. */
void emit_procedures(struct tables *tables, const char *owner, const struct procedure *procedures, size_t count);
/* The member of the owner that says which they are. */
void range_of_procedures(struct tables *tables, const char *owner, const struct procedure *procedures, size_t count);
/* The events of a box: events.c. */
void emit_events(struct tables *tables, const struct box *box);
/* Its PMU in Linux: perf.c. */
void emit_perf(struct tables *tables, const struct box *box);
/* Its counters in LIKWID: likwid.c. */
void emit_likwid(struct tables *tables, const struct box *box);
/* What names rows, when all rows that have names are there: index.c. */
void emit_name_index(struct tables *tables, const struct platform *platform);
/* What a real machine shows besides the uncore: machine.c. */
void emit_machine(struct tables *tables, const struct machine *machine);
/* The members of the head about it. */
void emit_machine_head(struct tables *tables, const struct machine *machine);
/* The metrics of a platform: metrics.c. */
void emit_metrics(struct tables *tables, const struct platform *platform);
/* Its errata: errata.c. */
void emit_errata(struct tables *tables, const struct platform *platform);
/* Its groups, after its metrics and events: groups.c. */
void emit_groups(struct tables *tables, const struct platform *platform);
/* The words that searches take for each other: synonyms.c. */
void emit_synonyms(struct tables *tables, const struct platform *platform);

#endif
