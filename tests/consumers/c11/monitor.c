/* SPDX-License-Identifier: MIT */
/*
 * Counts an event every second for three seconds, by instance, on a simulated machine: monitor PLATFORM EVENT RATE.
 * A count that could not be measured is shown by its state.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "uncore/session.h"
#include "uncore/sim.h"
#include "uncore/version.h"

#define SECOND UINT64_C(1000000000)

static int fail(const char *what, const char *why)
{
	fprintf(stderr, "monitor: %s: %s\n", what, why);
	return 1;
}

static int show(const struct uncore_session *session, unsigned second)
{
	struct uncore_value value;
	int result = uncore_session_value(session, 0, UNCORE_ALL_UNITS, UNCORE_ALL_INSTANCES, &value);

	if (result != 0)
		return result;
	if (value.state == UNCORE_VALUE_OK)
		printf("%u s: %" PRIu64 " on %d of %d\n", second, value.count, value.seen, value.expected);
	else
		printf("%u s: <%s>\n", second, uncore_value_state_name(value.state));
	return 0;
}

static int watch(struct uncore_machine *machine, const struct uncore_encoding *event)
{
	struct uncore_session *session = NULL;
	int result = uncore_session_create(machine, NULL, &session, NULL);

	if (result == 0)
		result = uncore_session_add(session, event, 0, NULL);
	if (result == 0)
		result = uncore_session_start(session);
	for (unsigned second = 1; result == 0 && second <= 3; second++) {
		result = uncore_machine_sleep(machine, SECOND);
		if (result == 0)
			result = uncore_session_sample(session);
		if (result == 0)
			result = show(session, second);
	}
	if (result == 0)
		result = uncore_session_stop(session);
	uncore_session_free(session);
	return result;
}

static int simulate(const struct uncore_tables *tables, const struct uncore_encoding *event, const char *name,
		    uint64_t rate)
{
	struct uncore_scenario_traffic traffic = {
		.event = name,
		.socket = UNCORE_SCENARIO_ALL,
		.instance = UNCORE_SCENARIO_ALL,
		.rate = rate,
	};
	struct uncore_scenario scenario = { .traffic = &traffic, .traffic_count = 1 };
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim;
	int result = uncore_sim_create(tables, &scenario, UNCORE_SIM_MANUAL, &sim, &fault);

	if (result != 0)
		return fail("simulator", fault.text);
	result = watch(uncore_sim_machine(sim), event);
	uncore_sim_free(sim);
	return result == 0 ? 0 : fail("session", uncore_error_text(result));
}

int main(int argc, char **argv)
{
	const struct uncore_tables *tables = argc == 4 ? uncore_platform(argv[1]) : NULL;
	struct uncore_event_error error;
	struct uncore_encoding event;

	if (tables == NULL)
		return fail("usage", "monitor PLATFORM EVENT RATE");
	if (strcmp(uncore_version(), UNCORE_VERSION) != 0)
		return fail("library", uncore_version());
	if (uncore_event_parse(tables, argv[2], strlen(argv[2]), &event, &error) != 0)
		return fail(argv[2], error.message);
	printf("control 0x%" PRIx64 "\n", event.control.value);
	return simulate(tables, &event, argv[2], strtoull(argv[3], NULL, 10));
}
