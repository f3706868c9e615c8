/* SPDX-License-Identifier: MIT */
/* Declares what the files that compile formulas share. */
#ifndef GEN_MODEL_METRIC_COMPILE_H
#define GEN_MODEL_METRIC_COMPILE_H

#include "model/metric.h"
#include "model/resolve.h"

/*
 * A formula that is being read. The formulas of metrics that it names are read into the same metric, so they share its
 * parameters.
 */
struct metric_reader {
	struct formula_reader formula;
	struct resolver *resolver;
	const struct platform *platform;
	struct metric *metric;      /* gets ops and inputs */
	const struct metric *scope; /* whose formula is read */
	const struct metric_reader *outer;
	size_t outer_position; /* where the metric's own formula names the scope */
};

/* Of a language's calls. */
static inline struct metric_reader *metric_reader_of(struct formula_reader *reader)
{
	return (struct metric_reader *)(void *)reader;
}

/* The place of a token in the metric's own formula. */
size_t metric_position(const struct metric_reader *reader, const struct formula_token *token);
/* Reports an error at a token, only the first of a formula; returns false. */
bool metric_fail(struct metric_reader *reader, enum rule rule, const struct formula_token *token, const char *format,
		 ...) __attribute__((format(printf, 4, 5)));
/* A token's text with {i} replaced. */
const char *metric_token_text(const struct metric_reader *reader, const struct formula_token *token);

/* Pushes an operand. */
void metric_push(struct metric_reader *reader, struct metric_op op);
/* Reads a name: a symbol, a metric, an event with its settings, or a counter group. */
bool metric_read_name(struct formula_reader *reader, struct formula_unit *unit);
/* Reads "field=value" for an input. */
bool metric_read_setting(struct formula_reader *reader, void *input, const struct formula_token *field,
			 const struct formula_token *value);

#endif
