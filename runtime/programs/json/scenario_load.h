/* SPDX-License-Identifier: MIT */
/* Reads the simulator's scenarios from JSON text: spec/schema/scenario.schema.json, docs/simulator.md. */
#ifndef UNCORE_JSON_SCENARIO_LOAD_H
#define UNCORE_JSON_SCENARIO_LOAD_H

#include <stddef.h>

#include "uncore/error.h"
#include "uncore/scenario.h"

/* A scenario with everything that it points to. */
struct uncore_scenario_text;

/*
 * Loads a scenario from a file, or from text with a name for messages. Allocates. Checks the form here. Names of boxes,
 * registers and events are checked by uncore_sim_create(), whose faults begin with the same JSON pointers. On failure
 * *loaded is NULL, and fault, which may be NULL, says where ("FILE:3:7: ..." or "FILE: /traffic/2/rate: ...") and what
 * is expected. NOENT or DENIED: the file cannot be opened. IO: it cannot be read. ARGUMENT: the text is not JSON, or
 * not a scenario. RANGE: a number is too large. NOMEM.
 */
UNCORE_MUST_CHECK int uncore_scenario_load_file(const char *path, struct uncore_scenario_text **loaded,
						struct uncore_fault *fault);
UNCORE_MUST_CHECK int uncore_scenario_load_text(const char *text, size_t length, const char *name,
						struct uncore_scenario_text **loaded, struct uncore_fault *fault);
/* Valid until loaded is freed. The caller may change the struct, but not what it points to. */
struct uncore_scenario *uncore_scenario_of(struct uncore_scenario_text *loaded);
/* NULL is allowed. */
void uncore_scenario_text_free(struct uncore_scenario_text *loaded);

#endif
