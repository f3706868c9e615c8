/* SPDX-License-Identifier: MIT */
/* What perf_words.c makes of an encoding for Linux's driver, and perf_format.c writes as a string. */
#ifndef RUNTIME_EVENT_TOOLS_PERF_WRITER_H
#define RUNTIME_EVENT_TOOLS_PERF_WRITER_H

#include "event/tool_words/perf.h"

struct perf_writer {
	const struct uncore_encoding *encoding;
	const struct uncore_tables *tables;
	const struct uncore_perf_pmu_row *pmu;
	const struct uncore_perf_event_row *free; /* that it is; NULL: none */
	struct text text, why;
	struct uncore_bits words[CONFIG_COUNT]; /* what the driver gets; mask: what the encoding decides */
	uint64_t levels;                        /* control bits that are no term: perf's modifiers k and u */
};

/* Finds the PMU, and the event of it that is the encoding's counter. */
void perf_begin(struct perf_writer *writer);
/* Makes the words. False after explaining why the driver cannot count the encoding. */
bool perf_make_words(struct perf_writer *writer);
/* Explains why there is no string, by the parts of a sentence. Returns false. */
bool perf_refuse(struct perf_writer *writer, const char *a, const char *b, const char *c);
bool perf_refuse_box(struct perf_writer *writer);
/* Adds what the tables say of the PMU to the explanation. */
void perf_put_reason(struct perf_writer *writer);
/* The name of the field that holds the lowest of some bits of a config word. */
const char *perf_field_at(const struct perf_writer *writer, unsigned config, uint64_t bits);
bool perf_same_bits(const struct uncore_perf_format_row *a, const struct uncore_perf_format_row *b);

#endif
