/* SPDX-License-Identifier: MIT */
/* Spells the enumerators of uncore/words.h in C, so that the compiler checks the tables. */
#include "emit/tables/rows.h"

#define WORD_(prefix, id) "UNCORE_" #prefix "_" #id,

#define ACCESS_(id, word, help) WORD_(ACCESS, id)
const char *access_word(int access)
{
	static const char *const words[] = { UNCORE_ACCESS(ACCESS_) };

	return words[access];
}

#define EVIDENCE_(id, word, help) WORD_(EVIDENCE, id)
const char *evidence_word(int evidence)
{
	static const char *const words[] = { UNCORE_EVIDENCE(EVIDENCE_) };

	return words[evidence];
}

#define ROLE_(id, word, often, help) WORD_(ROLE, id)
const char *role_word(int role)
{
	static const char *const words[] = { "UNCORE_ROLE_NONE", UNCORE_ROLES(ROLE_) };

	return words[role];
}

#define SCOPE_(id, word, help) WORD_(SCOPE, id)
const char *scope_word(int scope)
{
	static const char *const words[] = { UNCORE_SCOPE(SCOPE_) };

	return words[scope];
}

#define PRESENCE_(id, word, help) WORD_(INSTANCES, id)
const char *presence_word(int rule)
{
	static const char *const words[] = { UNCORE_INSTANCE_RULES(PRESENCE_) };

	return words[rule];
}

#define TRUST_(id, word, help) WORD_(TRUST, id)
const char *found_trust_word(int trust)
{
	static const char *const words[] = { UNCORE_FOUND_TRUSTS(TRUST_) };

	return words[trust];
}

#define FOUND_(id, word, help) WORD_(FOUND, id)
const char *found_part_word(int part)
{
	static const char *const words[] = { "UNCORE_FOUND_NOWHERE", UNCORE_FOUND_PARTS(FOUND_) };

	return words[part];
}

#define RECORD_(id, word, help) WORD_(RECORD, id)
const char *record_word(int record)
{
	static const char *const words[] = { "UNCORE_RECORD_NONE", UNCORE_RECORDS(RECORD_) };

	return words[record];
}

#define NUMBER_(id, word, help) WORD_(NUMBER, id)
const char *number_rule_word(int rule)
{
	static const char *const words[] = { UNCORE_NUMBER_RULES(NUMBER_) };

	return words[rule];
}

#define KIND_(id, word, help) WORD_(COUNTER, id)
const char *counter_kind_word(int kind)
{
	static const char *const words[] = { UNCORE_COUNTER_KIND(KIND_) };

	return words[kind];
}

#define METHOD_(id, word, help) WORD_(SOCKET, id)
const char *socket_method_word(int method)
{
	static const char *const words[] = { UNCORE_SOCKET_METHOD(METHOD_) };

	return words[method];
}

#define OTHERS_(id, word, help) WORD_(OTHERS, id)
const char *bus_others_word(int others)
{
	static const char *const words[] = { UNCORE_BUS_OTHERS(OTHERS_) };

	return words[others];
}

#define PROCEDURE_(id, word, help) WORD_(PROC, id)
const char *procedure_enum(int procedure)
{
	static const char *const words[] = { UNCORE_PROCEDURE(PROCEDURE_) };

	return words[procedure];
}

#define METRIC_OP_(id, word, help) WORD_(METRIC, id)
const char *metric_op_word(int op)
{
	static const char *const words[] = { UNCORE_METRIC_OPS(METRIC_OP_) };

	return words[op];
}

#define EFFECT_(id, word, help) WORD_(ERRATUM, id)
const char *erratum_effect_word(int effect)
{
	static const char *const words[] = { UNCORE_ERRATUM_EFFECTS(EFFECT_) };

	return words[effect];
}

#define GROUP_BY_(id, word, help) WORD_(GROUP_BY, id)
const char *group_by_word(int by)
{
	static const char *const words[] = { UNCORE_GROUP_BY(GROUP_BY_) };

	return words[by];
}

#define SYNONYM_KIND_(id, word, help) WORD_(SYNONYM, id)
const char *synonym_kind_word(int kind)
{
	static const char *const words[] = { UNCORE_SYNONYM_KIND(SYNONYM_KIND_) };

	return words[kind];
}

#define CORE_MSR_(id, word, help) WORD_(CORE_MSR, id)
const char *core_msr_word(int kind)
{
	static const char *const words[] = { UNCORE_CORE_MSR(CORE_MSR_) };

	return words[kind];
}

#define CACHE_(id, word, help) WORD_(CACHE, id)
const char *cache_type_word(int type)
{
	static const char *const words[] = { UNCORE_CACHE_TYPE(CACHE_) };

	return words[type];
}

#define FLOW_(id, word, help) WORD_(FLOW, id)
const char *flow_word(int of)
{
	static const char *const words[] = { UNCORE_FLOW(FLOW_) };

	return words[of];
}
