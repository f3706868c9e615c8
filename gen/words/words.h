/* SPDX-License-Identifier: MIT */
/* Declares the words that a spec uses for access, evidence and so on, and what each means. The index is its number. */
#ifndef GEN_WORDS_WORDS_H
#define GEN_WORDS_WORDS_H

#include "uncore/words.h"

/* How sure the verdict of a dispute is. */
enum confidence { CONFIDENCE_HIGH, CONFIDENCE_MEDIUM, CONFIDENCE_LOW, CONFIDENCE_COUNT };

extern const char *const access_words[UNCORE_ACCESS_END], *const access_helps[UNCORE_ACCESS_END];
extern const char *const bus_others_words[UNCORE_OTHERS_END];
extern const char *const cache_type_words[UNCORE_CACHE_END];
extern const char *const confidence_words[CONFIDENCE_COUNT];
extern const char *const core_msr_words[UNCORE_CORE_MSR_END];
extern const char *const counter_kind_words[UNCORE_COUNTER_END], *const counter_kind_helps[UNCORE_COUNTER_END];
extern const char *const erratum_effect_words[UNCORE_ERRATUM_END], *const erratum_effect_helps[UNCORE_ERRATUM_END];
extern const char *const evidence_words[UNCORE_EVIDENCE_END], *const evidence_helps[UNCORE_EVIDENCE_END];
extern const char *const flow_words[UNCORE_FLOW_END];
/* Of a window of registers that hold its address: NULL. */
extern const char *const found_part_words[UNCORE_FOUND_END], *const found_part_helps[UNCORE_FOUND_END];
extern const char *const found_trust_words[UNCORE_TRUST_END];
extern const char *const group_by_words[UNCORE_GROUP_BY_END], *const group_by_helps[UNCORE_GROUP_BY_END];
extern const char *const instance_rule_words[UNCORE_INSTANCES_END], *const instance_rule_helps[UNCORE_INSTANCES_END];
extern const char *const number_rule_words[UNCORE_NUMBER_END];
extern const char *const procedure_words[UNCORE_PROC_END], *const procedure_helps[UNCORE_PROC_END];
/* Of a register that is in no table of units: NULL. */
extern const char *const record_words[UNCORE_RECORD_END], *const record_helps[UNCORE_RECORD_END];
/* Of no role: NULL. */
extern const char *const role_words[UNCORE_ROLE_END], *const role_helps[UNCORE_ROLE_END];
extern const char *const scope_words[UNCORE_SCOPE_END], *const scope_helps[UNCORE_SCOPE_END];
extern const char *const socket_method_words[UNCORE_SOCKET_END];

#endif
