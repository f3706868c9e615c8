/* SPDX-License-Identifier: MIT */
/* Writes the C file of a platform's tables from its rows and strings. */
#include "emit/tables/rows.h"
#include "uncore/table_abi.h"

#define OPTIONAL_WORD_(part) [OPTIONAL_##part] = #part,
static const char *const optional_words[OPTIONAL_COUNT] = { OPTIONAL_PARTS(OPTIONAL_WORD_) };
#define WORDS_OF_(part) "WORDS_OF_" #part "(X) "

/* Arrays of a part that comes after another part are between #ifndef and #endif. */
static void change_part(struct text *out, enum optional *part, enum optional next)
{
	if (*part == next)
		return;
	if (*part != OPTIONAL_NEVER)
		text_add(out, "#endif\n");
	if (next != OPTIONAL_NEVER)
		text_join(out, "#ifndef UNCORE_WITHOUT_", optional_words[next], "\n");
	*part = next;
}

static void emit_words(struct tables *tables, struct text *out)
{
	text_add(out, "/* Words, names of events, and what explains them. X(symbol, text) */\n#define WORDS(X) \\\n");
	pool_emit_words(&tables->pool, OPTIONAL_NEVER, out);
	for (unsigned part = OPTIONAL_NEVER + 1; part < OPTIONAL_COUNT; part++) {
		text_fill(out, "\n#ifdef UNCORE_WITHOUT_$o\n#define WORDS_OF_$o(X)\n#else\n#define WORDS_OF_$o(X) \\\n",
			  &(struct text_vars){ .slot = { ['o'] = optional_words[part] } });
		pool_emit_words(&tables->pool, (enum optional)part, out);
		text_add(out, "\n#endif\n");
	}
}

static void emit_strings(struct tables *tables, const struct platform *platform, struct text *out)
{
	struct text_vars vars = { .slot = { ['p'] = platform->id } };

	emit_words(tables, out);
	text_add(out, "\n#define NAMES(X) \\\n");
	pool_emit_names(&tables->pool, out);
	text_add(out, "\n#ifdef UNCORE_WITHOUT_TEXTS\n#define SENTENCES(X)\n#else\n#define SENTENCES(X) \\\n");
	pool_emit_sentences(&tables->pool, out);
	text_fill(out,
		  "\n#endif\n\n#define STRINGS(X) \\\n\tWORDS(X) " OPTIONAL_PARTS(WORDS_OF_) "NAMES(X) SENTENCES(X)\n"
		  "#define MEMBER(symbol, text) char symbol[sizeof(text)];\n"
		  "#define TEXT(symbol, text) text,\n"
		  "/*\n * The offset of a string that rows may share, and of one that belongs to a row; 0 is the empty "
		  "string.\n * C is a citation, T a sentence.\n */\n"
		  "#define S(symbol) offsetof(struct uncore_$p_strings, s_##symbol)\n"
		  "#define N(symbol) offsetof(struct uncore_$p_strings, n_##symbol)\n"
		  "#ifdef UNCORE_WITHOUT_TEXTS\n"
		  "#define C(symbol) 0\n"
		  "#define T(symbol) 0\n"
		  "#else\n"
		  "#define C(symbol) S(symbol)\n"
		  "#define T(symbol) offsetof(struct uncore_$p_strings, t_##symbol)\n"
		  "#endif\n"
		  "#define NONE UNCORE_NO_INDEX\n"
		  "/* The slot of a name that only other tools use. */\n"
		  "#ifdef UNCORE_WITHOUT_ALIASES\n"
		  "#define A(slot) UNCORE_NAME_LEFT_OUT\n"
		  "#else\n"
		  "#define A(slot) slot\n"
		  "#endif\n\n"
		  "struct uncore_$p_strings {\n\tchar empty[1];\n\tSTRINGS(MEMBER)\n};\n\n",
		  &vars);
}

static void emit_numbers_of(const struct rows *rows, struct text *out)
{
	if (rows->count == 0)
		return;
	text_add(out, "enum {\n");
	text_bytes(out, rows->numbers.at, rows->numbers.length);
	text_char(out, '\t');
	text_add(out, rows->name);
	text_add(out, "_COUNT\n};\n\n");
}

/* Emits the numbers of rows, by the symbols that other rows use. The index counts the rows of the others. */
static void emit_numbers(const struct tables *tables, struct text *out)
{
	for (size_t i = 0; i < TABLE_COUNT; i++)
		if (i != TABLE_name_index)
			emit_numbers_of(&tables->rows[i], out);
	emit_numbers_of(&tables->rows[TABLE_name_index], out);
}

static void emit_struct(const struct tables *tables, const struct platform *platform, struct text *out)
{
	struct text_vars vars = { .slot = { ['p'] = platform->id } };
	enum optional part = OPTIONAL_NEVER;

	text_fill(out, "struct uncore_$p_tables {\n\tstruct uncore_tables head;\n", &vars);
	for (size_t i = 0; i < TABLE_COUNT; i++) {
		vars.slot['t'] = tables->rows[i].type;
		vars.slot['n'] = tables->rows[i].name;
		if (tables->rows[i].count == 0)
			continue;
		change_part(out, &part, tables->rows[i].part);
		text_fill(out, "\t$t $n[$n_COUNT];\n", &vars);
	}
	change_part(out, &part, OPTIONAL_NEVER);
	text_fill(out,
		  "\tstruct uncore_$p_strings pool;\n};\n\n"
		  "extern const struct uncore_$p_tables uncore_$p_tables;\n\n"
		  "const struct uncore_$p_tables uncore_$p_tables = {\n",
		  &vars);
}

static void emit_prologue(const struct platform *platform, struct text *out)
{
	struct text_vars vars = { .slot = { ['p'] = platform->id } };

	text_fill(out,
		  "/* SPDX-License-Identifier: MIT */\n"
		  "/* GENERATED from spec/$p/ by \"make generate\". Do not edit. */\n"
		  "#include <stddef.h>\n\n#include \"uncore/tables.h\"\n\n#if UNCORE_TABLE_ABI != ",
		  &vars);
	text_dec(out, UNCORE_TABLE_ABI);
	text_add(out, "\n#error \"these tables are stale: run make generate\"\n#endif\n\n");
}

/* Frees each array's text. All of them are most of the file, so its room grows once. */
static void emit_arrays(struct tables *tables, struct text *out)
{
	enum optional part = OPTIONAL_NEVER;
	size_t length = 0;

	for (size_t i = 0; i < TABLE_COUNT; i++)
		length += tables->rows[i].out.length;
	text_reserve_exactly(out, length + length / 8);
	for (size_t i = 0; i < TABLE_COUNT; i++) {
		struct rows *rows = &tables->rows[i];

		if (rows->count == 0)
			continue;
		change_part(out, &part, rows->part);
		text_join(out, "\t.", rows->name, " = {\n");
		text_bytes(out, rows->out.at, rows->out.length);
		text_add(out, "\t},\n");
		text_free(&rows->out);
	}
	change_part(out, &part, OPTIONAL_NEVER);
	text_add(out, "\t.pool = { \"\", STRINGS(TEXT) },\n};\n");
}

/* Where the arrays are. */
static void emit_places(const struct tables *tables, const struct platform *platform, struct text *out)
{
	struct text_vars vars = { .slot = { ['p'] = platform->id } };
	enum optional part = OPTIONAL_NEVER;

	for (size_t i = 0; i < TABLE_COUNT; i++) {
		vars.slot['n'] = tables->rows[i].name;
		if (tables->rows[i].count == 0)
			continue;
		change_part(out, &part, tables->rows[i].part);
		text_fill(out, "\t\t.$n = { offsetof(struct uncore_$p_tables, $n), $n_COUNT },\n", &vars);
	}
	change_part(out, &part, OPTIONAL_NEVER);
	text_fill(out,
		  "\t\t.pool = { offsetof(struct uncore_$p_tables, pool), sizeof(struct uncore_$p_strings) },\n\t},\n",
		  &vars);
}

void emit_c_file(struct tables *tables, const struct platform *platform, const struct text *head, struct text *out)
{
	emit_prologue(platform, out);
	emit_strings(tables, platform, out);
	emit_numbers(tables, out);
	emit_struct(tables, platform, out);
	text_bytes(out, head->at, head->length);
	emit_places(tables, platform, out);
	emit_arrays(tables, out);
}
