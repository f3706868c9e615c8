/* SPDX-License-Identifier: MIT */
/* Lists the words of the spec once; the library's header gives all but those of disputes, which it does not know. */
#include "words/words.h"

#include <stddef.h>

#define WORD_(id, word, help) word,
#define HELP_(id, word, help) help,
#define ROLE_WORD_(id, word, often, help) word,
#define ROLE_HELP_(id, word, often, help) help,

const char *const access_words[] = { UNCORE_ACCESS(WORD_) };
const char *const access_helps[] = { UNCORE_ACCESS(HELP_) };
const char *const bus_others_words[] = { UNCORE_BUS_OTHERS(WORD_) };
const char *const cache_type_words[] = { UNCORE_CACHE_TYPE(WORD_) };
const char *const confidence_words[] = { "high", "medium", "low" };
const char *const core_msr_words[] = { UNCORE_CORE_MSR(WORD_) };
const char *const counter_kind_words[] = { UNCORE_COUNTER_KIND(WORD_) };
const char *const counter_kind_helps[] = { UNCORE_COUNTER_KIND(HELP_) };
const char *const erratum_effect_words[] = { UNCORE_ERRATUM_EFFECTS(WORD_) };
const char *const erratum_effect_helps[] = { UNCORE_ERRATUM_EFFECTS(HELP_) };
const char *const evidence_words[] = { UNCORE_EVIDENCE(WORD_) };
const char *const evidence_helps[] = { UNCORE_EVIDENCE(HELP_) };
const char *const flow_words[] = { UNCORE_FLOW(WORD_) };
const char *const found_part_words[] = { NULL, UNCORE_FOUND_PARTS(WORD_) };
const char *const found_part_helps[] = { NULL, UNCORE_FOUND_PARTS(HELP_) };
const char *const found_trust_words[] = { UNCORE_FOUND_TRUSTS(WORD_) };
const char *const group_by_words[] = { UNCORE_GROUP_BY(WORD_) };
const char *const group_by_helps[] = { UNCORE_GROUP_BY(HELP_) };
const char *const instance_rule_words[] = { UNCORE_INSTANCE_RULES(WORD_) };
const char *const instance_rule_helps[] = { UNCORE_INSTANCE_RULES(HELP_) };
const char *const number_rule_words[] = { UNCORE_NUMBER_RULES(WORD_) };
const char *const procedure_words[] = { UNCORE_PROCEDURE(WORD_) };
const char *const procedure_helps[] = { UNCORE_PROCEDURE(HELP_) };
const char *const record_words[] = { NULL, UNCORE_RECORDS(WORD_) };
const char *const record_helps[] = { NULL, UNCORE_RECORDS(HELP_) };
const char *const role_words[] = { NULL, UNCORE_ROLES(ROLE_WORD_) };
const char *const role_helps[] = { NULL, UNCORE_ROLES(ROLE_HELP_) };
const char *const scope_words[] = { UNCORE_SCOPE(WORD_) };
const char *const scope_helps[] = { UNCORE_SCOPE(HELP_) };
const char *const socket_method_words[] = { UNCORE_SOCKET_METHOD(WORD_) };
