/* SPDX-License-Identifier: MIT */
/*
 * Reads command lines of msr-tools 1.3, as its own usage texts describe them:
 *
 *   rdmsr [-aX…] [-p CPU] [-f HIGH:LOW] REGISTER          prints the value: hexadecimal without 0x, unless -d, -o or -c
 *   wrmsr [-a] [-p CPU] REGISTER VALUE...                  writes the values one after the other
 *
 * Both read numbers as C does. What they print when the kernel refuses an access says what they tried.
 */
#include <string.h>

#include "cli/decode_log/access.h"

struct asked {
	struct log_unit unit;
	unsigned base;
	unsigned high, low;  /* the bits that are printed */
	bool is_raw;         /* bytes, not a number, are printed */
	const char *operand; /* NULL: none */
	size_t rest;         /* which word follows the operand */
};

static void set_cpu(struct asked *asked, const char *word)
{
	uint64_t cpu;

	asked->unit = (struct log_unit){ LOG_UNIT_UNKNOWN, 0 };
	if (log_whole_number(word, 0, &cpu) && cpu <= UINT32_MAX)
		asked->unit = (struct log_unit){ LOG_UNIT_CPU, (uint32_t)cpu };
}

static void set_bits(struct asked *asked, const char *word)
{
	uint64_t high, low;

	if (log_number(&word, 10, &high) && log_skip(&word, ":") && log_number(&word, 10, &low) && *word == '\0' &&
	    low <= high && high < 64) {
		asked->high = (unsigned)high;
		asked->low = (unsigned)low;
	}
}

static void set_flag(struct asked *asked, char letter)
{
	if (letter == 'a')
		asked->unit = (struct log_unit){ LOG_UNIT_EVERY, 0 };
	else if (letter == 'd' || letter == 'u')
		asked->base = 10;
	else if (letter == 'o')
		asked->base = 8;
	else if (letter == 'r')
		asked->is_raw = true;
}

/* Options may have long names; only these two change what is accessed. */
static void set_long(struct asked *asked, const char *name, const char *next, size_t *used)
{
	static const struct {
		const char *name;
		char letter;
	} flags[] = { { "all", 'a' }, { "decimal", 'd' }, { "unsigned", 'u' }, { "octal", 'o' }, { "raw", 'r' } };
	bool is_cpu = strncmp(name, "processor", 9) == 0, is_bits = strncmp(name, "bitfield", 8) == 0;
	const char *equals = strchr(name, '='), *value = equals != NULL ? equals + 1 : next;

	if ((is_cpu || is_bits) && value != NULL) {
		*used += equals == NULL;
		(is_cpu ? set_cpu : set_bits)(asked, value);
	}
	for (size_t at = 0; at < sizeof(flags) / sizeof(flags[0]); at++)
		if (strcmp(flags[at].name, name) == 0)
			set_flag(asked, flags[at].letter);
}

static void set_letters(struct asked *asked, const char *letters, const char *next, size_t *used)
{
	for (; *letters != '\0'; letters++) {
		const char *value = letters[1] != '\0' ? letters + 1 : next;

		if (*letters != 'p' && *letters != 'f') {
			set_flag(asked, *letters);
			continue;
		}
		if (value != NULL)
			(*letters == 'p' ? set_cpu : set_bits)(asked, value);
		*used += letters[1] == '\0';
		return;
	}
}

static bool read_words(struct asked *asked, char **words, size_t count)
{
	/* Without -p both use CPU 0. */
	*asked = (struct asked){ .unit = { LOG_UNIT_CPU, 0 }, .base = 16, .high = 63 };
	for (size_t at = 0; at < count; at++) {
		const char *word = words[at], *next = at + 1 < count ? words[at + 1] : NULL;

		if (word[0] == '-' && word[1] == '-')
			set_long(asked, word + 2, next, &at);
		else if (word[0] == '-' && word[1] != '\0')
			set_letters(asked, word + 1, next, &at);
		else {
			asked->operand = word;
			asked->rest = at + 1;
			return true;
		}
	}
	return false;
}

void log_read_rdmsr(struct log_reader *reader, char **words, size_t count)
{
	struct log_awaited awaited = { .repeats = false };
	struct asked asked;
	uint64_t number;

	if (!read_words(&asked, words, count) || !log_whole_number(asked.operand, 0, &number))
		return;
	awaited.access = log_msr(asked.unit, false, number);
	if (asked.unit.kind == LOG_UNIT_EVERY) {
		awaited.repeats = true;
		awaited.access.unit = (struct log_unit){ LOG_UNIT_NTH, 0 };
	}
	if (asked.high - asked.low < 63)
		awaited.access.mask = (UINT64_MAX >> (63 - (asked.high - asked.low))) << asked.low;
	awaited.base = asked.base;
	awaited.lowest = (uint8_t)asked.low;
	if (asked.is_raw)
		log_add(reader, &awaited.access);
	else
		log_await(reader, &awaited);
	reader->accesses[reader->count - 1].unit = asked.unit;
}

void log_read_wrmsr(struct log_reader *reader, char **words, size_t count)
{
	struct log_access access;
	struct asked asked;
	uint64_t number;

	if (!read_words(&asked, words, count) || !log_whole_number(asked.operand, 0, &number))
		return;
	access = log_msr(asked.unit, true, number);
	for (size_t at = asked.rest; at < count; at++) {
		access.has_value = log_whole_number(words[at], 0, &access.value);
		if (access.has_value || strchr(words[at], '$') != NULL)
			log_add(reader, &access);
	}
}

/* "rdmsr: CPU 0 cannot read MSR 0x000fffff", "wrmsr: CPU 0 cannot set MSR 0x00000d10 to 0x0000000000000001" */
bool log_scan_refused(struct log_reader *reader, const char *line)
{
	const char *at = strstr(line, "msr: CPU ") + strlen("msr: CPU ");
	struct log_access access = { .has_failed = true };
	uint64_t cpu, number;
	bool is_write;

	if (!log_number(&at, 10, &cpu) || cpu > UINT32_MAX)
		return false;
	is_write = log_skip(&at, " cannot set MSR ");
	if ((!is_write && !log_skip(&at, " cannot read MSR ")) || !log_number(&at, 16, &number))
		return false;
	access = log_msr((struct log_unit){ LOG_UNIT_CPU, (uint32_t)cpu }, is_write, number);
	access.has_failed = true;
	access.has_value = is_write && log_skip(&at, " to ") && log_number(&at, 16, &access.value);
	log_add(reader, &access);
	return true;
}
