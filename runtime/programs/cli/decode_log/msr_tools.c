/* SPDX-License-Identifier: MIT */
/*
 * Reads command lines of msr-tools 1.3, as its own usage texts describe them:
 *
 *   rdmsr [-aX…] [-p CPU] [-f HIGH:LOW] REGISTER     prints the value: hexadecimal without 0x, unless -d, -u, -o, -c
 *   wrmsr [-a] [-p CPU] REGISTER VALUE...            writes the values one after the other
 *
 * Both take options also after the register, as getopt_long() does, and read numbers as C does. What they print when
 * the kernel refuses an access says what they tried.
 */
#include <string.h>

#include "cli/decode_log/access.h"

struct asked {
	struct log_unit unit;
	unsigned base;
	unsigned high, low; /* the bits that are printed */
	bool is_signed;     /* what is printed may begin with "-" */
	bool is_raw;        /* bytes, not a number, are printed */
	size_t operands;    /* the register's number, and the values */
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

/* The last of these options holds; -c and -0 change how the number is written, not its base. */
static void set_form(struct asked *asked, char letter)
{
	asked->base = letter == 'd' || letter == 'u' ? 10 : letter == 'o' ? 8 : 16;
	asked->is_signed = letter == 'd';
	asked->is_raw = letter == 'r';
}

static void set_flag(struct asked *asked, char letter)
{
	if (letter == 'a')
		asked->unit = (struct log_unit){ LOG_UNIT_EVERY, 0 };
	else if (strchr("xXduor", letter) != NULL)
		set_form(asked, letter);
}

/* Options may have long names; only these two change what is accessed. */
static void set_long(struct asked *asked, const char *name, const char *next, size_t *used)
{
	static const struct {
		const char *name;
		char letter;
	} flags[] = { { "all", 'a' }, { "decimal", 'd' },     { "unsigned", 'u' },   { "octal", 'o' },
		      { "raw", 'r' }, { "hexadecimal", 'x' }, { "capital-hex", 'X' } };
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

/* Moves the operands to the front of words. False: there is none. */
static bool read_words(struct asked *asked, char **words, size_t count)
{
	bool has_ended = false;

	/* Without -p both use CPU 0. */
	*asked = (struct asked){ .unit = { LOG_UNIT_CPU, 0 }, .base = 16, .high = 63 };
	for (size_t at = 0; at < count; at++) {
		char *word = words[at];
		const char *next = at + 1 < count ? words[at + 1] : NULL;

		if (has_ended || word[0] != '-' || word[1] == '\0')
			words[asked->operands++] = word;
		else if (strcmp(word, "--") == 0)
			has_ended = true;
		else if (word[1] == '-')
			set_long(asked, word + 2, next, &at);
		else
			set_letters(asked, word + 1, next, &at);
	}
	return asked->operands > 0;
}

void log_read_rdmsr(struct log_reader *reader, char **words, size_t count)
{
	struct log_awaited awaited = { .repeats = false };
	struct asked asked;
	uint64_t number;

	if (!read_words(&asked, words, count) || !log_whole_number(words[0], 0, &number))
		return;
	awaited.access = log_msr(asked.unit, false, number);
	if (asked.unit.kind == LOG_UNIT_EVERY) {
		awaited.repeats = true;
		awaited.access.unit = (struct log_unit){ LOG_UNIT_NTH, 0 };
	}
	if (asked.high - asked.low < 63)
		awaited.access.mask = (UINT64_MAX >> (63 - (asked.high - asked.low))) << asked.low;
	awaited.access.is_raw = asked.is_raw;
	awaited.base = asked.base;
	awaited.sign = asked.is_signed ? UINT64_C(1) << (asked.high - asked.low) : 0;
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

	if (!read_words(&asked, words, count) || !log_whole_number(words[0], 0, &number))
		return;
	access = log_msr(asked.unit, true, number);
	for (size_t at = 1; at < asked.operands; at++) {
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
