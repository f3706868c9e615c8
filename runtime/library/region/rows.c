/* SPDX-License-Identifier: MIT */
/* Gets reports from the process that counts, and reads their rows. */
#define _GNU_SOURCE
#include "uncore/region.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "region/own.h"
#include "region/ring.h"
#include "shared/monotonic.h"

/* How long another process of the program may take to read its report. */
#define PATIENCE_NS UINT64_C(5000000000)

/* What was given out last. */
static struct {
	char *text; /* of uncore_region_report() */
	char *row_text;
	struct uncore_region_row *rows;
} given;

void region_free_report(void)
{
	free(given.text);
	free(given.row_text);
	free(given.rows);
	given.text = given.row_text = NULL;
	given.rows = NULL;
}

/* One process at a time reads a report. One that was killed meanwhile does not keep the others out. */
static bool begin_reading(struct region_ring *ring)
{
	uint64_t end = monotonic_ns() + PATIENCE_NS;
	uint32_t reader = 0, own = (uint32_t)getpid();

	while (!atomic_compare_exchange_weak(&ring->reporter, &reader, own)) {
		if (reader == own || monotonic_ns() > end)
			return true;
		if (reader != 0 && (kill((pid_t)reader, 0) == 0 || errno != ESRCH))
			reader = 0;
		if (atomic_load(&ring->is_closed) != 0)
			return false;
		sched_yield();
	}
	return true;
}

static bool read_bytes(char *bytes, size_t length)
{
	off_t from = (off_t)sizeof(struct region_ring);

	for (size_t have = 0; have < length;) {
		ssize_t got = pread(region_ring_file(), bytes + have, length - have, from + (off_t)have);

		if (got <= 0 && (got == 0 || errno != EINTR))
			return false;
		have += got > 0 ? (size_t)got : 0;
	}
	return true;
}

/* Gives the bytes of a report, ending in a NUL that does not count. */
static int get_report(enum region_format format, char **bytes, size_t *length)
{
	struct region_ring *ring = region_process.ring;
	int result;

	*bytes = NULL;
	if (!uncore_region_is_counted())
		return UNCORE_E_STATE;
	ring = region_process.ring;
	if (!begin_reading(ring))
		return UNCORE_E_IO;
	result = region_ask(REGION_REPORT, format);
	if (result == 0 && ring->report_result != 0)
		result = UNCORE_E_IO;
	*length = result == 0 ? (size_t)ring->report_length : 0;
	if (result == 0 && (*bytes = malloc(*length + 1)) == NULL)
		result = UNCORE_E_NOMEM;
	if (result == 0 && !read_bytes(*bytes, *length))
		result = UNCORE_E_IO;
	atomic_store(&ring->reporter, 0);
	if (result == 0) {
		(*bytes)[*length] = '\0';
		return 0;
	}
	free(*bytes);
	*bytes = NULL;
	return result;
}

int uncore_region_report(const char *format, const char **text)
{
	static const char *const words[] = { [REGION_TABLE] = "table", [REGION_CSV] = "csv", [REGION_JSON] = "json" };
	size_t length;
	char *bytes;
	int result;

	if (format == NULL || text == NULL)
		return UNCORE_E_ARGUMENT;
	for (unsigned at = 0; at < sizeof(words) / sizeof(words[0]); at++) {
		if (strcmp(words[at], format) != 0)
			continue;
		result = get_report((enum region_format)at, &bytes, &length);
		if (result != 0)
			return result;
		free(given.text);
		*text = given.text = bytes;
		return 0;
	}
	return UNCORE_E_RANGE;
}

/* ---- rows ---- */

/* The text has fields, each ended by a NUL. Numbers are hexadecimal, so that no locale reads them differently. */
struct fields {
	char *at, *end;
};

static const char *next_text(struct fields *fields)
{
	const char *text = fields->at < fields->end ? fields->at : "";

	if (fields->at < fields->end)
		fields->at += strlen(fields->at) + 1;
	return text;
}

static uint64_t next_number(struct fields *fields)
{
	return strtoull(next_text(fields), NULL, 16);
}

static double next_double(struct fields *fields)
{
	uint64_t bits = next_number(fields);
	double number;

	memcpy(&number, &bits, sizeof(number));
	return number;
}

static void read_row(struct fields *fields, struct uncore_region_row *row)
{
	row->region = next_text(fields);
	row->calls = next_number(fields);
	row->unended = next_number(fields);
	row->seconds = next_double(fields);
	row->error = next_double(fields);
	row->ranks = (uint32_t)next_number(fields);
	row->most = (uint32_t)next_number(fields);
	row->item = next_text(fields);
	row->socket = (int32_t)(uint32_t)next_number(fields);
	row->instance = (int32_t)(uint32_t)next_number(fields);
	row->value = next_double(fields);
	row->unit = next_text(fields);
	row->state = next_text(fields);
}

int uncore_region_rows(const struct uncore_region_row **rows, size_t *count)
{
	struct fields fields;
	size_t length, room;
	uint64_t told;
	char *bytes;
	int result;

	if (rows == NULL || count == NULL)
		return UNCORE_E_ARGUMENT;
	result = get_report(REGION_ROWS, &bytes, &length);
	if (result != 0)
		return result;
	fields = (struct fields){ bytes, bytes + length };
	told = next_number(&fields);
	room = told < length ? (size_t)told : length; /* a row takes more than a byte */
	free(given.rows);
	free(given.row_text);
	given.row_text = bytes;
	given.rows = calloc(room + 1, sizeof(given.rows[0]));
	if (given.rows == NULL)
		return UNCORE_E_NOMEM;
	for (*count = 0; *count < room && fields.at < fields.end; ++*count)
		read_row(&fields, &given.rows[*count]);
	*rows = given.rows;
	return 0;
}
