/* SPDX-License-Identifier: MIT */
/* Declares the functions that write parts of the dump. */
#ifndef GEN_EMIT_DUMP_H
#define GEN_EMIT_DUMP_H

#include "base/keys/write.h"
#include "model/errata.h"
#include "model/model.h"

/* The members "evidence", "source", "as_on" and "corrected". */
void dump_citation(struct json *json, const struct about *about);
/* The same, and "text". */
void dump_origin(struct json *json, const struct about *about);

/* The members "categories" and "events" of a box that has an events file. */
void dump_events(struct json *json, const struct box *box);
/* The member "perf" of a box that Linux has a PMU for. */
void dump_perf(struct json *json, const struct box *box);
/* The member "likwid" of a box that LIKWID has counters of. */
void dump_likwid(struct json *json, const struct box *box);
/* The member "metrics" of a platform that has a metrics file. */
void dump_metrics(struct json *json, const struct platform *platform);
/* An element of "errata". */
void dump_erratum(struct json *json, const struct erratum *erratum);
/* The member "errata" of a platform that has an errata file. */
void dump_errata(struct json *json, const struct platform *platform);
/* The member "groups" of a platform that has a groups file. */
void dump_groups(struct json *json, const struct platform *platform);

#endif
