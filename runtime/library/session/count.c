/* SPDX-License-Identifier: MIT */
/* Counts one event by a session of its own. */
#include "uncore/count.h"

#include <string.h>

#include "uncore/session.h"

/* Samples often enough that no counter can wrap twice between two samples. */
#define SAFETY_DIVISOR 2

static int parse(const struct uncore_machine *machine, const char *event, struct uncore_encoding *encoding,
		 struct uncore_fault *fault)
{
	struct uncore_event_error error;
	int result = uncore_event_parse(machine->tables, event, strlen(event), encoding, &error);

	if (result == 0)
		return 0;
	return uncore_fault_set(fault, result, "%s: %s%s%s", event, error.message, error.hint[0] == '\0' ? "" : "; ",
				error.hint);
}

static int wait(struct uncore_machine *machine, struct uncore_session *session, uint64_t nanoseconds)
{
	uint64_t longest = uncore_session_interval(session) / SAFETY_DIVISOR + 1;
	int result = 0;

	while (result == 0 && nanoseconds > 0) {
		uint64_t turn = nanoseconds < longest ? nanoseconds : longest;

		result = uncore_machine_sleep(machine, turn);
		nanoseconds -= turn;
		if (result != 0)
			return uncore_fault_set(uncore_session_fault(session), result, "a signal ended the wait");
		if (nanoseconds > 0)
			result = uncore_session_sample(session);
	}
	return result;
}

static int measure(struct uncore_machine *machine, struct uncore_session *session,
		   const struct uncore_encoding *encoding, uint64_t nanoseconds, struct uncore_value *value)
{
	int result = uncore_session_add(session, encoding, 0, NULL);
	int stopped;

	if (result == 0)
		result = uncore_session_start(session);
	if (result != 0)
		return result;
	result = wait(machine, session, nanoseconds);
	stopped = uncore_session_stop(session);
	if (result == 0)
		result = stopped;
	if (result == 0)
		result = uncore_session_value(session, 0, UNCORE_ALL_UNITS, UNCORE_ALL_INSTANCES, value);
	return result;
}

static const char *why(unsigned state)
{
#define HELP(id, word, help) help,
	static const char *const texts[] = { UNCORE_VALUE_STATES(HELP) };
#undef HELP
	return state < UNCORE_VALUE_END ? texts[state] : "unknown";
}

/* A count of only a part of the machine is an error. */
static int check(const char *event, const struct uncore_value *value, struct uncore_fault *fault)
{
	if (value->state != UNCORE_VALUE_OK)
		return uncore_fault_set(fault, UNCORE_E_UNMEASURED, "%s has no count: %s", event, why(value->state));
	if (value->seen != value->expected)
		return uncore_fault_set(fault, UNCORE_E_UNMEASURED, "%s was counted on %u of %u instances only", event,
					(unsigned)value->seen, (unsigned)value->expected);
	return 0;
}

int uncore_count(struct uncore_machine *machine, const char *event, double seconds, struct uncore_value *value,
		 struct uncore_fault *fault)
{
	struct uncore_session_options options = { .size = sizeof(options), .state = machine->state };
	struct uncore_session *session = NULL;
	struct uncore_encoding encoding;
	int result;

	/* Clears the fault: it keeps the first failure, and an earlier call's would hide this one's. */
	if (fault != NULL)
		uncore_fault_clear(fault);
	if (!(seconds > 0 && seconds <= UNCORE_COUNT_SECONDS))
		return uncore_fault_set(fault, UNCORE_E_RANGE,
					"the time to count must be more than 0 s and at most "
					"%g s",
					UNCORE_COUNT_SECONDS);
	result = parse(machine, event, &encoding, fault);
	if (result == 0)
		result = uncore_session_create(machine, &options, &session, fault);
	if (result == 0) {
		result = measure(machine, session, &encoding, (uint64_t)(seconds * 1e9 + 0.5), value);
		if (result != 0 && uncore_session_fault(session)->code != 0)
			(void)uncore_fault_set(fault, result, "%s", uncore_session_fault(session)->text);
	}
	uncore_session_free(session);
	if (result != 0)
		return uncore_fault_set(fault, result, "%s", uncore_error_text(result));
	return check(event, value, fault);
}
