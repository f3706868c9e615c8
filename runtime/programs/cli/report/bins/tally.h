/* SPDX-License-Identifier: MIT */
/* uncore report: declares what all samples of a series were, whatever becomes of its bins. */
#ifndef RUNTIME_CLI_REPORT_BINS_TALLY_H
#define RUNTIME_CLI_REPORT_BINS_TALLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The sum of many numbers, rounded once: an amount of a day has more digits than a double. */
struct exact_sum {
	double sum, rest;
};

void exact_add(struct exact_sum *sum, double number);
double exact_value(const struct exact_sum *sum);

/* The samples that were not measured, for the same reason. */
struct absence {
	const char *state;
	size_t count;
	double first; /* when the first of them ended, in seconds since the start of the run */
};

/* More different states of a series than this are not told apart. */
enum { TOLD_STATES = 4 };

/* What a line says of one sample, without its value. */
struct coverage {
	float share; /* the part of the time in which it counted, 0 to 1 */
	float least; /* the same of the instance that counted least */
	float late;  /* the part of the time by which its time may be wrong */
	uint16_t seen, expected;
};

/* Values are as they are shown: rates, where the unit is an amount. All zero: there was no sample. */
struct tally {
	size_t lines, measured, absent; /* absent: those that the file says were not measured */
	size_t late;                    /* samples whose time may be wrong by more than NOTED_LATE */
	struct exact_sum seconds, weighted, plain, total;
	double low, high, last;
	float share, least;      /* the smallest ones */
	uint16_t seen, expected; /* of the sample that lacks the most instances */
	struct absence *absences;
	uint8_t absence_count;
};

void tally_line(struct tally *tally, const struct coverage *coverage);
/* amount: what it adds to the total */
void tally_value(struct tally *tally, double value, double seconds, double amount);
/* end: when the sample ended. States are the same pointer if they are equal. */
void tally_absence(struct tally *tally, const char *state, double end);
/* Adds those of a later run, which began so many seconds after this one. */
void tally_join(struct tally *into, const struct tally *from, double later);
/* Moves the times of absences. */
void tally_shift(struct tally *tally, double by);
void tally_free(struct tally *tally);

#endif
