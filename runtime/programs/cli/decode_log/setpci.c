/* SPDX-License-Identifier: MIT */
/*
 * Reads command lines of pciutils' setpci, and the lines that it prints with -v. Its manual describes them:
 *
 *   setpci [-vfD] {-s [[DOMAIN:]BUS:]DEVICE.FUNCTION | -d VENDOR:DEVICE} REGISTER.{b,w,l}[=VALUE[:MASK],...]...
 *
 * All numbers are hexadecimal. Several VALUEs go to places that follow each other. -v prints (exec_op() in setpci.c):
 *
 *   0000:7f:10.4 @d8 = 00400304                                    a read
 *   0000:7f:10.4 @d8 00400304                                      a write, or several
 *   0000:7f:10.4 @d8 00400305->(00000005:0000000f)->00400305       a write with a mask: before, what was asked, after
 */
#include <string.h>

#include "cli/decode_log/access.h"

/* The functions that an operation is for. */
struct target {
	struct log_unit unit;
	uint8_t device, function;
	uint16_t device_id;
};

#define NO_TARGET ((struct target){ .device = UNCORE_NO_PLACE, .function = UNCORE_NO_PLACE })

/* "10.4" */
static bool read_function(const char **at, struct target *target)
{
	uint64_t device, function;

	if (!log_number(at, 16, &device) || device > 31 || !log_skip(at, ".") || !log_number(at, 16, &function) ||
	    function > 7)
		return false;
	target->device = (uint8_t)device;
	target->function = (uint8_t)function;
	return true;
}

/* "7f:", "0000:7f:"; a bus that is no number is not known. */
static struct log_unit read_bus(const char *at, const char *end)
{
	uint64_t numbers[2] = { 0, 0 };
	size_t count = 0;

	for (; at < end; count++)
		if (count == 2 || !log_number(&at, 16, &numbers[count]) || !log_skip(&at, ":"))
			return (struct log_unit){ LOG_UNIT_UNKNOWN, 0 };
	if (count == 0 || numbers[count - 1] > UINT8_MAX || numbers[0] > UINT16_MAX)
		return (struct log_unit){ LOG_UNIT_UNKNOWN, 0 };
	return (struct log_unit){ LOG_UNIT_BUS, (uint32_t)(count == 1 ? numbers[0] : numbers[0] << 8 | numbers[1]) };
}

static void set_slot(struct target *target, const char *word)
{
	const char *colon = strrchr(word, ':'), *at = colon != NULL ? colon + 1 : word;

	if (read_function(&at, target) && *at == '\0')
		target->unit = read_bus(word, colon != NULL ? colon + 1 : word);
	else
		target->device = target->function = UNCORE_NO_PLACE;
}

static void set_id(struct target *target, const char *word)
{
	uint64_t id;

	if (log_skip(&word, "8086:") && log_number(&word, 16, &id) && id <= UINT16_MAX)
		target->device_id = (uint16_t)id;
}

static unsigned width_of(char letter)
{
	return letter == 'b' || letter == 'B' ? 1 : letter == 'w' || letter == 'W' ? 2 : 4;
}

/* "400304,0:ff" after the equals sign. */
static void write_values(struct log_reader *reader, const struct target *target, uint32_t offset, unsigned width,
			 const char *at)
{
	do {
		struct log_access access = log_pci(target->unit, target->device, target->function, true, offset, width);
		uint64_t mask;

		access.at.device_id = target->device_id;
		access.has_value = log_number(&at, 16, &access.value);
		if (log_skip(&at, ":") && log_number(&at, 16, &mask)) {
			access.mask &= mask;
			access.value &= mask;
		}
		log_add(reader, &access);
		offset += width;
	} while (log_skip(&at, ","));
}

static void read_operation(struct log_reader *reader, const struct target *target, const char *word, bool is_silent,
			   bool is_demo)
{
	struct log_awaited awaited = { .base = 16 };
	uint64_t offset;
	unsigned width;

	if ((target->device == UNCORE_NO_PLACE && target->device_id == 0) || !log_number(&word, 16, &offset) ||
	    offset > UINT16_MAX || !log_skip(&word, ".") || *word == '\0' || strchr("bwlBWL", *word) == NULL)
		return;
	width = width_of(*word++);
	if (log_skip(&word, "=") && !is_demo) {
		write_values(reader, target, (uint32_t)offset, width, word);
	} else if (*word == '\0') {
		awaited.access =
			log_pci(target->unit, target->device, target->function, false, (uint32_t)offset, width);
		awaited.access.at.device_id = target->device_id;
		/* An ID may be that of several functions, and each has a value. */
		awaited.repeats = target->device == UNCORE_NO_PLACE;
		if (is_silent)
			log_await(reader, &awaited);
		else
			log_add(reader, &awaited.access);
	}
}

void log_read_setpci(struct log_reader *reader, char **words, size_t count)
{
	struct target target = NO_TARGET;
	bool is_silent = true, is_demo = false, is_chosen = false;

	for (size_t at = 0; at < count; at++) {
		const char *word = words[at], *value = word[0] == '-' && word[1] != '\0' ? word + 2 : "";

		if (word[0] != '-') {
			read_operation(reader, &target, word, is_silent, is_demo);
			is_chosen = true;
		} else if (word[1] == 's' || word[1] == 'd') {
			/* A new choice of devices follows the operations of the last one. */
			if (is_chosen)
				target = NO_TARGET;
			is_chosen = false;
			if (*value == '\0' && at + 1 < count)
				value = words[++at];
			(word[1] == 's' ? set_slot : set_id)(&target, value);
		} else {
			is_silent = is_silent && strchr(word, 'v') == NULL;
			is_demo = is_demo || strchr(word, 'D') != NULL;
		}
	}
}

/* ---- setpci -v ---- */

/* A number of setpci, which prints 2, 4 or 8 digits. */
static bool read_digits(const char **at, uint64_t *number, unsigned *width)
{
	const char *begin = *at;
	size_t digits;

	if (!log_number(at, 16, number))
		return false;
	digits = (size_t)(*at - begin);
	*width = (unsigned)digits / 2;
	return digits == 2 || digits == 4 || digits == 8;
}

static void add_traced(struct log_reader *reader, const struct target *target, bool is_write, uint32_t offset,
		       uint64_t value, unsigned width)
{
	struct log_access access = log_pci(target->unit, target->device, target->function, is_write, offset, width);

	access.value = value;
	access.has_value = true;
	log_add(reader, &access);
}

static bool read_writes(struct log_reader *reader, const struct target *target, uint64_t offset, const char *at)
{
	uint64_t value, mask;
	unsigned width;

	while (log_skip(&at, " ") && *at != '\0') {
		if (!read_digits(&at, &value, &width))
			return false;
		if (log_skip(&at, "->(") &&
		    (!log_number(&at, 16, &value) || !log_skip(&at, ":") || !log_number(&at, 16, &mask) ||
		     !log_skip(&at, ")->") || !read_digits(&at, &value, &width)))
			return false;
		add_traced(reader, target, true, (uint32_t)offset, value, width);
		offset += width;
	}
	return *at == '\0' && reader->count > 0;
}

bool log_scan_setpci_trace(struct log_reader *reader, const char *line)
{
	struct target target = NO_TARGET;
	const char *at = strstr(line, " @"), *end = at, *function;
	uint64_t offset, value;
	unsigned width;
	bool is_good;

	while (end > line && end[-1] != ':' && end[-1] != ' ')
		end--;
	function = end;
	if (end == line || end[-1] != ':' || !read_function(&function, &target) || function != at)
		return false;
	target.unit = read_bus(line, end);
	at += 2;
	if (target.unit.kind != LOG_UNIT_BUS || !log_number(&at, 16, &offset) || offset > UINT16_MAX)
		return false;
	if (log_skip(&at, " = ")) {
		is_good = read_digits(&at, &value, &width) && *at == '\0';
		if (is_good)
			add_traced(reader, &target, false, (uint32_t)offset, value, width);
	} else {
		is_good = read_writes(reader, &target, offset, at);
	}
	if (!is_good)
		reader->count = 0;
	return is_good;
}
