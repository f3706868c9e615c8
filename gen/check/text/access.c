/* SPDX-License-Identifier: MIT */
/* Compares what texts say of reading and writing with the access of the fields that they are about. */
#include <string.h>

#include "check/check.h"

#define BIT(access) (1U << UNCORE_ACCESS_##access)

enum {
	ANY = (1U << UNCORE_ACCESS_END) - 1,
	WRITABLE = BIT(RW) | BIT(RW_V) | BIT(RWS) | BIT(WO),
	READ_ONLY = BIT(RO) | BIT(RO_V),
	READABLE = (WRITABLE & ~BIT(WO)) | READ_ONLY | BIT(RW1C),
	CLEARED_BY_ONE = BIT(RW1C),
	CLAUSE_WORDS_MAX = 32,
	NEGATION_REACH = 3, /* words before a phrase: "cannot now be read back" */
};

/*
 * X(phrase, the accesses of which it is true, those of which its negation is true). A phrase that ends in "." ends its
 * clause. ANY: says nothing of access.
 */
#define PHRASES(X) \
	X("read back", READABLE, BIT(WO)) \
	X("reads back", READABLE, BIT(WO)) \
	X("be read .", READABLE, BIT(WO)) \
	X("readable", READABLE, BIT(WO)) \
	X("unreadable", BIT(WO), READABLE) \
	X("write only", BIT(WO), ANY & ~BIT(WO)) \
	X("read only", READ_ONLY, ANY & ~READ_ONLY) \
	X("be written", ANY & ~READ_ONLY, READ_ONLY | BIT(RV)) \
	X("writable", WRITABLE | BIT(RW1C), READ_ONLY | BIT(RV)) \
	X("writing 1 clears .", CLEARED_BY_ONE, ANY & ~CLEARED_BY_ONE) \
	X("writing 1 clears it", CLEARED_BY_ONE, ANY & ~CLEARED_BY_ONE) \
	X("writing 1 clears the bit", CLEARED_BY_ONE, ANY & ~CLEARED_BY_ONE) \
	X("cleared by writing 1", CLEARED_BY_ONE, ANY & ~CLEARED_BY_ONE) \
	X("by writing 1 cleared", CLEARED_BY_ONE, ANY & ~CLEARED_BY_ONE) \
	X("writing 0 clears", WRITABLE, ANY) \
	X("cleared by writing 0", WRITABLE, ANY) \
	X("over a warm reset", BIT(RWS), ANY & ~BIT(RWS)) \
	X("sticky", BIT(RWS), ANY & ~BIT(RWS)) \
	X("hardware may change it", BIT(RW_V) | BIT(RO_V), ANY) \
	X("hardware changes it", BIT(RW_V) | BIT(RO_V), BIT(RW) | BIT(RO))

struct phrase_of_access {
	const char *words;
	unsigned holds, holds_negated;
};

static const struct phrase_of_access phrases[] = {
#define ROW_(words, holds, negated) { words, holds, negated },
	PHRASES(ROW_)
#undef ROW_
};

static const char *const negations[] = { "cannot", "not", "never", "no", "nor", "neither", "without" };

/* With one of these, a clause says what others say, what is not certain, or what is true of something else. */
static const char *const reservations[] = {
	"whether", "if",     "unless",    "may",     "might",      "probably", "would",
	"other",   "others", "elsewhere", "guide",   "guides",     "manual",   "datasheet",
	"prints",  "says",   "source",    "sources", "generation",
};

/* A piece of a text between punctuation marks, as words in small letters; "." is the last. */
struct clause {
	struct {
		char at[16]; /* longer words are cut, as no phrase has one */
	} words[CLAUSE_WORDS_MAX];
	size_t count;
};

/* The character in a small letter; 0: it is in no word. */
static char in_word(char c)
{
	if (c >= 'A' && c <= 'Z')
		return (char)(c - 'A' + 'a');
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '\'' ? c : '\0';
}

static bool ends_clause(char c)
{
	return c == '.' || c == ',' || c == ';' || c == ':' || c == '(' || c == ')' || c == '\0';
}

/* Returns where the next clause begins. A dash joins the words of a phrase, as in write-only. */
static const char *read_clause(struct clause *clause, const char *at)
{
	clause->count = 0;
	while (!ends_clause(*at)) {
		char *word = clause->words[clause->count].at;
		size_t length = 0;

		for (char c; (c = in_word(*at)) != '\0'; at++)
			if (length + 1 < sizeof clause->words[0].at && clause->count < CLAUSE_WORDS_MAX - 1)
				word[length++] = c;
		word[length] = '\0';
		clause->count += length != 0;
		at += length == 0 && !ends_clause(*at);
	}
	strcpy(clause->words[clause->count++].at, ".");
	return *at == '\0' ? at : at + 1;
}

static bool has_word(const struct clause *clause, size_t from, size_t to, const char *const *words, size_t count)
{
	for (size_t i = from; i < to; i++)
		for (size_t j = 0; j < count; j++)
			if (strcmp(clause->words[i].at, words[j]) == 0)
				return true;
	return false;
}

/* The number of words of the phrase if the clause has it at this word; otherwise 0. */
static size_t match_phrase(const struct clause *clause, size_t at, const char *words)
{
	size_t count = 0;

	if (clause->words[at].at[0] != *words)
		return 0;
	for (; *words != '\0'; count++) {
		size_t length = strcspn(words, " ");

		if (at + count == clause->count || strlen(clause->words[at + count].at) != length ||
		    strncmp(clause->words[at + count].at, words, length) != 0)
			return 0;
		words += length + (words[length] != '\0');
	}
	return count;
}

/* A text, where it is, and the accesses of the fields that it is about. */
struct subject {
	struct node owner;
	const char *text, *what;
	unsigned accesses;
};

static const char *spell_accesses(struct arena *arena, unsigned accesses)
{
	const char *text = "";

	for (unsigned i = 0; i < UNCORE_ACCESS_END; i++)
		if (accesses >> i & 1)
			text = arena_printf(arena, "%s%s%s", text, *text == '\0' ? "" : ", ", access_words[i]);
	return text;
}

/* The words of the clause, with blanks between them. */
static const char *quote(struct arena *arena, const struct clause *clause, size_t from, size_t to)
{
	const char *text = clause->words[from].at;

	for (size_t i = from + 1; i < to; i++)
		if (strcmp(clause->words[i].at, ".") != 0)
			text = arena_printf(arena, "%s %s", text, clause->words[i].at);
	return text;
}

/* The nearest word before the phrase that negates it; the phrase's own place: none does. */
static size_t find_negation(const struct clause *clause, size_t at)
{
	for (size_t i = at; i-- > 0 && i + NEGATION_REACH >= at;)
		if (has_word(clause, i, i + 1, negations, sizeof(negations) / sizeof(negations[0])))
			return i;
	return at;
}

/* False after a report. */
static bool check_phrase(struct checker *checker, const struct subject *subject, const struct clause *clause, size_t at,
			 const struct phrase_of_access *phrase)
{
	size_t count = match_phrase(clause, at, phrase->words), from;

	if (count == 0)
		return true;
	from = find_negation(clause, at);
	if ((subject->accesses & (from < at ? phrase->holds_negated : phrase->holds)) != 0 ||
	    has_word(clause, 0, clause->count, reservations, sizeof(reservations) / sizeof(reservations[0])))
		return true;
	diag_error(checker->diag, RULE_TEXT_ACCESS, node_member_loc(subject->owner, "text"),
		   "\"%s\" contradicts the access of %s, which is %s: change one of them",
		   quote(checker->arena, clause, from, at + count), subject->what,
		   spell_accesses(checker->arena, subject->accesses));
	return false;
}

static bool check_clause(struct checker *checker, const struct subject *subject, const struct clause *clause)
{
	for (size_t i = 0; i < clause->count; i++)
		for (size_t p = 0; p < sizeof(phrases) / sizeof(phrases[0]); p++)
			if (!check_phrase(checker, subject, clause, i, &phrases[p]))
				return false;
	return true;
}

static void check_text(struct checker *checker, const struct subject *subject)
{
	const char *at = subject->text;
	struct clause clause;

	if (at == NULL || subject->accesses == 0 || checker->diag->fact_faults != 0)
		return;
	do
		at = read_clause(&clause, at);
	while (check_clause(checker, subject, &clause) && *at != '\0');
}

/* Of all fields; reserved bits only if there is nothing else. */
static unsigned accesses_of(const struct layout *layout)
{
	unsigned accesses = 0;

	for (size_t i = 0; i < layout->is.field_count; i++)
		if (!field_is_reserved(&layout->is.fields[i]))
			accesses |= 1U << layout->is.fields[i].is.access;
	return accesses;
}

void check_field_words(struct checker *checker, const struct field *field)
{
	struct subject subject = { field->node, field->about.text, field->is.name, 1U << field->is.access };

	check_text(checker, &subject);
	for (size_t i = 0; i < field->value_count; i++) {
		subject.owner = field->values[i].node;
		subject.text = field->values[i].text;
		check_text(checker, &subject);
	}
}

void check_register_words(struct checker *checker, const struct box *box)
{
	for (size_t i = 0; i < box->layout_count; i++) {
		const struct layout *layout = &box->layouts[i];

		check_text(checker,
			   &(struct subject){ layout->node, layout->about.text, layout->id, accesses_of(layout) });
	}
	for (size_t i = 0; i < box->reg_count; i++) {
		const struct reg *reg = &box->regs[i];

		if (reg->is.layout != NULL)
			check_text(checker, &(struct subject){ reg->node, reg->about.text, reg->id,
							       accesses_of(reg->is.layout) });
	}
}

void check_step_words(struct checker *checker, const struct step *step)
{
	struct subject subject = { step->node, step->text, step->is.reg->id, 0 };

	for (size_t i = 0; i < step->setting_count; i++)
		if (step->settings[i].is.field != NULL) {
			subject.accesses |= 1U << step->settings[i].is.field->is.access;
			if (step->setting_count == 1)
				subject.what = step->settings[i].field_id;
		}
	if (step->setting_count == 0)
		subject.accesses = accesses_of(step->is.reg->is.layout);
	check_text(checker, &subject);
}
