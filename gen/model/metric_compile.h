/* SPDX-License-Identifier: MIT */
/* Declares what the files that compile formulas share. */
#ifndef GEN_MODEL_METRIC_COMPILE_H
#define GEN_MODEL_METRIC_COMPILE_H

#include "model/metric.h"
#include "model/metric_scan.h"
#include "model/resolve.h"

/*
 * A formula that is being read. The formulas of metrics that it names are read into the same metric, so they share its
 * parameters.
 */
struct metric_reader {
	struct resolver *resolver;
	const struct platform *platform;
	struct metric *metric;      /* gets ops and inputs */
	const struct metric *scope; /* whose formula is read */
	const struct metric_reader *outer;
	struct metric_token token; /* the next one */
	size_t outer_position;     /* where the metric's own formula names the scope */
	unsigned depth;            /* operands on the stack */
	unsigned nesting;          /* formulas and parentheses being read */
	bool failed;
};

void metric_advance(struct metric_reader *reader);
bool metric_at_sign(const struct metric_reader *reader, char sign);
/* Skips a sign, or reports that it is missing. */
bool metric_expect(struct metric_reader *reader, char sign);
/* The place of a token in the metric's own formula. */
size_t metric_position(const struct metric_reader *reader, const struct metric_token *token);
/* Reports an error at a token, only the first of a formula; returns false. */
bool metric_fail(struct metric_reader *reader, enum rule rule, const struct metric_token *token, const char *format,
		 ...) __attribute__((format(printf, 4, 5)));
/* A token's text with {i} replaced. */
const char *metric_token_text(const struct metric_reader *reader, const struct metric_token *token);

void metric_push(struct metric_reader *reader, struct metric_op op);
/* Reads a name: a symbol, a metric, an event with its settings, or a counter group. */
bool metric_read_name(struct metric_reader *reader, struct metric_unit *unit);
/* Reads a whole formula, whose metric becomes the scope. */
bool metric_read_formula(struct metric_reader *reader, struct metric_unit *unit);

#endif
