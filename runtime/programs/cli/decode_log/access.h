/* SPDX-License-Identifier: MIT */
/*
 * Reads lines of other programs' logs as accesses to registers. formats.c lists the formats; a scanner of each finds
 * the accesses of a line, and knows nothing of what they mean.
 */
#ifndef RUNTIME_CLI_DECODE_LOG_ACCESS_H
#define RUNTIME_CLI_DECODE_LOG_ACCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "cli/registers/at_address.h"
#include "uncore/uncore.h"

/* Which unit of a machine a log names. */
enum log_unit_kind {
	LOG_UNIT_UNKNOWN,
	LOG_UNIT_CPU,    /* a logical CPU */
	LOG_UNIT_NTH,    /* the n-th CPU of those that are online, from 0 */
	LOG_UNIT_EVERY,  /* every CPU */
	LOG_UNIT_SOCKET, /* as uncore numbers sockets */
	LOG_UNIT_BUS     /* a PCI bus: domain << 8 | bus */
};

struct log_unit {
	enum log_unit_kind kind;
	uint32_t number;
};

/* One access of a line. */
struct log_access {
	struct address_query at;
	struct log_unit unit;
	bool is_write;
	bool has_value;
	bool has_failed;
	bool is_raw;      /* its value was printed as bytes, which no line can show */
	bool is_resolved; /* the log itself says which register: reg, and shift; the instance may be UNCORE_NO_INDEX */
	struct found_register resolved;
	uint64_t value; /* from the byte of the address on */
	uint64_t mask;  /* bits of value that the access gives; 0: as wide as the register */
};

/* A read whose value is printed on a line of its own, after the command. */
struct log_awaited {
	struct log_access access;
	unsigned base;  /* of the number: 8, 10 or 16 */
	uint64_t sign;  /* the bit that "-" before the number stands for; 0: none */
	uint8_t lowest; /* which bit of the register its lowest bit is */
	bool repeats;   /* one number for each CPU */
};

enum { LOG_ASKED = 64, LOG_DEVICES = 512 };

/* An event that LIKWID was asked for, by one of its counters. */
struct log_asked {
	struct uncore_event_index event;
	struct uncore_umask_index umask; /* UNCORE_NO_INDEX: none */
	uint16_t instance, counter;
	bool is_found; /* a device was found for it */
};

/* What LIKWID's lines have said so far; likwid.c explains. */
struct log_likwid {
	struct log_asked asked[LOG_ASKED];
	size_t asked_count;
	struct {
		uint16_t box, instance; /* box UNCORE_NO_INDEX: not known */
	} devices[LOG_DEVICES];
};

/* Reads a log, line by line. */
struct log_reader {
	const struct address_map *map;
	struct log_access *accesses; /* of the last line */
	size_t count, room;
	struct log_awaited *awaited;
	size_t awaited_count, awaited_room;
	struct log_likwid likwid;
};

void log_reader_begin(struct log_reader *reader, const struct address_map *map);
void log_reader_end(struct log_reader *reader);
/*
 * Reads a line without its end; a NUL follows it. Fills reader->accesses. Returns the word for its format, or NULL if
 * no format has such a line.
 */
const char *log_read_line(struct log_reader *reader, const char *line);
/* The words for the formats. */
enum { LOG_FORMATS = 8 };
extern const char *const log_format_words[LOG_FORMATS];

/* ---- for the scanners ---- */

/* Adds an access of the line. */
void log_add(struct log_reader *reader, const struct log_access *access);
/* Adds a read whose value a later line prints. */
void log_await(struct log_reader *reader, const struct log_awaited *awaited);

/* The next character must be this one. */
bool log_skip(const char **at, const char *text);
void log_skip_blanks(const char **at);
/* Digits of the base, at most 64 bits; base 0: hexadecimal after 0x, octal after 0, else decimal, as strtoull(). */
bool log_number(const char **at, unsigned base, uint64_t *number);
/* A number that ends with the word, in hexadecimal with or without 0x. */
bool log_whole_number(const char *word, unsigned base, uint64_t *number);

struct log_access log_msr(struct log_unit unit, bool is_write, uint64_t number);
struct log_access log_pci(struct log_unit unit, uint8_t device, uint8_t function, bool is_write, uint32_t offset,
			  unsigned bytes);

/* Each returns whether the line is of its format. */
bool log_scan_setpci_trace(struct log_reader *reader, const char *line);
bool log_scan_kernel(struct log_reader *reader, const char *line);
bool log_scan_likwid(struct log_reader *reader, const char *line);
bool log_scan_pcm(struct log_reader *reader, const char *line);
bool log_scan_uncore(struct log_reader *reader, const char *line);
bool log_scan_shell(struct log_reader *reader, const char *line);
bool log_scan_refused(struct log_reader *reader, const char *line);
bool log_scan_number(struct log_reader *reader, const char *line);

/* The commands that log_scan_shell() finds; words are what follows the command's name. */
void log_read_rdmsr(struct log_reader *reader, char **words, size_t count);
void log_read_wrmsr(struct log_reader *reader, char **words, size_t count);
void log_read_setpci(struct log_reader *reader, char **words, size_t count);

#endif
