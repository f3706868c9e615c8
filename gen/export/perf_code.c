/* SPDX-License-Identifier: MIT */
/* Turns entries of perf's lists into the config words of the kernel, as jevents and perf do. */
#include "export/perf_code.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/words.h"
#include "model/lookup.h"
#include "model/perf.h"

static const struct perf_word words[] = {
	{ "UMask", "umask", false },    { "PortMask", "ch_mask", false }, { "FCMask", "fc_mask", false },
	{ "EdgeDetect", "edge", true }, { "Invert", "inv", true },        { "CounterMask", "cmask", false },
};

const struct perf_word *perf_find_word(const char *word, size_t length)
{
	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (strlen(words[i].word) == length && strncmp(words[i].word, word, length) == 0)
			return &words[i];
	return NULL;
}

static const struct perf *find_pmu(const struct platform *platform, const char *name)
{
	for (size_t i = 0; i < platform->box_count; i++) {
		const struct perf *perf = platform->boxes[i].perf;

		if (perf != NULL && strcmp(perf->pmu, name) == 0)
			return perf;
		if (perf != NULL && perf->free != NULL && strcmp(perf->free->pmu, name) == 0)
			return perf->free;
	}
	return NULL;
}

/*
 * The PMU is "uncore_" and the unit in small letters. Older lists have Intel's units, of which jevents knows the PMUs:
 * the first word of such a unit is the PMU's or the box's name.
 */
static const struct perf *find_unit(struct arena *arena, const struct platform *platform, const char *unit,
				    const char **name)
{
	char *pmu = arena_printf(arena, "uncore_%s", unit), *at;
	const struct perf *perf;
	const struct box *box;

	for (at = pmu; *at != '\0'; at++)
		*at = (char)tolower((unsigned char)*at);
	*name = pmu;
	perf = find_pmu(platform, pmu);
	if (perf == NULL) {
		at = arena_copy(arena, pmu, strcspn(pmu, " "));
		box = find_box(platform, perf_short_name(at), strlen(perf_short_name(at)));
		perf = find_pmu(platform, at);
		perf = perf == NULL && box != NULL ? box->perf : perf;
	}
	if (perf != NULL)
		*name = perf->pmu;
	return perf;
}

struct coder {
	struct arena *arena;
	const struct perf *perf;
	struct perf_code *code;
	struct text terms;
};

/* Whole words, and those of the PMU. NULL after success, else what is wrong. */
static const char *set_word(struct coder *coder, const char *word, uint64_t value)
{
	static const char *const wholes[] = { "config", "config1", "config2" };
	uint64_t bits;

	if (value != 0 || strcmp(word, "event") == 0)
		text_printf(&coder->terms, "%s%s=0x%" PRIx64, coder->terms.length != 0 ? "," : "", word, value);
	for (unsigned i = 0; i < 3; i++)
		if (strcmp(wholes[i], word) == 0) {
			coder->code->config[i] |= value;
			return NULL;
		}
	for (size_t i = 0; i < coder->perf->format_count; i++) {
		const struct perf_format *format = &coder->perf->formats[i];

		if (strcmp(format->word, word) != 0)
			continue;
		bits = spread_bits(value, format->is.mask);
		coder->code->config[format->is.config] |= bits;
		return gather_bits(bits, format->is.mask) == value ?
			       NULL :
			       arena_printf(coder->arena, "0x%" PRIx64 " does not fit %s", value, word);
	}
	return arena_printf(coder->arena, "%s has no word \"%s\"", coder->perf->pmu, word);
}

/* The first number of "0xb7,0xbb". */
static bool read_number(const char *text, size_t length, uint64_t *value)
{
	while (length > 0 && *text == ' ')
		text++, length--;
	while (length > 0 && text[length - 1] == ' ')
		length--;
	return scan_number(text, length, value) == SCAN_NUMBER_OK;
}

static const char *set_member(struct coder *coder, const char *member, const char *word, const char *text)
{
	uint64_t value;

	if (!read_number(text, strcspn(text, ","), &value))
		return arena_printf(coder->arena, "%s \"%s\" is no number", member, text);
	return value == 0 ? NULL : set_word(coder, word, value);
}

/* "filter_opc=0x182,edge": words without a value are 1. */
static const char *set_filter(struct coder *coder, const char *text)
{
	const char *wrong = NULL;

	while (wrong == NULL && *text != '\0') {
		size_t length = strcspn(text, ","), name = strcspn(text, "=,");
		const char *word = arena_copy(coder->arena, text, name);
		uint64_t value = 1;

		if (name < length && !read_number(text + name + 1, length - name - 1, &value))
			return arena_printf(coder->arena, "Filter \"%.*s\" has no number", (int)length, text);
		wrong = set_word(coder, word, value);
		text += length + (text[length] == ',' ? 1 : 0);
	}
	return wrong;
}

static const char *set_code(struct coder *coder, const struct perf_entry *entry)
{
	const char *config = perf_entry_get(entry, "ConfigCode"), *code = perf_entry_get(entry, "EventCode"),
		   *extra = perf_entry_get(entry, "ExtSel");
	uint64_t value = 0, bit = 0;

	if (config != NULL)
		return set_member(coder, "ConfigCode", "config", config);
	if (code != NULL && !read_number(code, strcspn(code, ","), &value))
		return arena_printf(coder->arena, "EventCode \"%s\" is no number", code);
	if (extra != NULL && !read_number(extra, strlen(extra), &bit))
		return arena_printf(coder->arena, "ExtSel \"%s\" is no number", extra);
	return set_word(coder, "event", value | bit << 8);
}

struct perf_code perf_code_of(struct arena *arena, const struct platform *platform, const struct perf_entry *entry)
{
	struct perf_code code = { 0 };
	struct coder coder = { .arena = arena, .code = &code };
	const char *filter = perf_entry_get(entry, "Filter");

	coder.perf = find_unit(arena, platform, perf_entry_get(entry, "Unit"), &code.pmu);
	if (coder.perf == NULL) {
		code.wrong = arena_printf(arena, "no box has the PMU %s", code.pmu);
		code.terms = "";
		return code;
	}
	code.wrong = set_code(&coder, entry);
	for (size_t i = 0; code.wrong == NULL && i < sizeof words / sizeof words[0]; i++)
		if (perf_entry_get(entry, words[i].member) != NULL)
			code.wrong = set_member(&coder, words[i].member, words[i].word,
						perf_entry_get(entry, words[i].member));
	if (code.wrong == NULL && filter != NULL)
		code.wrong = set_filter(&coder, filter);
	code.terms = arena_copy(arena, text_string(&coder.terms), coder.terms.length);
	text_free(&coder.terms);
	return code;
}

bool perf_code_same(const struct perf_code *a, const struct perf_code *b)
{
	return a->wrong == NULL && b->wrong == NULL && strcmp(a->pmu, b->pmu) == 0 &&
	       memcmp(a->config, b->config, sizeof a->config) == 0;
}
