/* SPDX-License-Identifier: MIT */
/* Perf's words: what the tables say of the PMU that Linux's driver has for a box, and config words. */
#ifndef RUNTIME_EVENT_TOOLS_PERF_H
#define RUNTIME_EVENT_TOOLS_PERF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/text.h"
#include "event/names.h"
#include "uncore/event.h"
#include "uncore/tables.h"

/* Bits of a word, as the mask picks them, side by side; and the way back. */
uint64_t gather_bits(uint64_t bits, uint64_t mask);
uint64_t scatter_bits(uint64_t value, uint64_t mask);

enum { CONFIG_COUNT = 3 }; /* config, config1, config2 */

/* The PMU of the box's counters that events choose; NULL: Linux has none. */
const struct uncore_perf_pmu_row *perf_pmu(const struct uncore_tables *tables, unsigned box);
/* perf_pmus.c: what older versions of Linux have in place of this PMU; NULL: the same. */
const struct uncore_perf_pmu_row *perf_older(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu);
/* Whether it is an older PMU that writes the control registers elsewhere: nothing that it counts is right. */
bool perf_miscounts(const struct uncore_perf_pmu_row *pmu);
/*
 * The PMU that a version of Linux has, uncore_linux_version(); 0: that of today. If no source says it, the PMU of
 * today, and doubt receives a sentence about it. pmu and doubt may be NULL.
 */
const struct uncore_perf_pmu_row *perf_pmu_in(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu,
					      unsigned version, struct text *doubt);
/* Whether the PMU's counters run freely: each of its events is one. */
bool perf_is_free(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu);
/* The same if the expression uses perf's name of the box. */
const struct uncore_perf_pmu_row *perf_named(const struct uncore_tables *tables, unsigned box, struct span name);
/* The counters for the PMU's fixed config; UNCORE_NO_INDEX: there are none. */
uint16_t perf_fixed(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu);
/* Finds the config word and its bit that are bit 0 of a register; false: none. */
bool perf_place(const struct uncore_perf_pmu_row *pmu, const struct uncore_encoding *encoding, uint16_t reg,
		unsigned *config, unsigned *shift);

/* How much higher in its config word than in the register the driver takes the bits. */
static inline unsigned perf_take_shift(const struct uncore_perf_take_row *row)
{
	return (unsigned)__builtin_ctzll(row->bits) - row->low;
}

/* What an encoding is in the attributes of an event. */
struct perf_words {
	const struct uncore_perf_pmu_row *pmu;
	uint64_t configs[CONFIG_COUNT];
	bool exclude_user, exclude_kernel;
};

/* Makes the words for the encoding's instance. False if Linux's driver cannot count it; why, a text, says why not. */
bool perf_words(const struct uncore_encoding *encoding, struct perf_words *words, char *why, size_t why_room);
/* The bits of its config word that a format of the PMU is used for. */
uint64_t perf_own(const struct uncore_tables *tables, const struct uncore_perf_pmu_row *pmu, unsigned format);

#endif
