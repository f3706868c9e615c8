/* SPDX-License-Identifier: MIT */
/* Encodes an event of the project's own hardware, counts it on a simulated one, and checks the header against both. */
#include <stdio.h>
#include <string.h>

#include "uncore/session.h"
#include "uncore/sim.h"
#include "uncore/toy/dma.h"
#include "uncore/toy/dma_events.h"

extern const struct uncore_toy_tables uncore_toy_tables;

static int count(struct uncore_machine *machine, const struct uncore_encoding *event, struct uncore_value *value)
{
	struct uncore_session *session = NULL;
	int result = uncore_session_create(machine, NULL, &session, NULL);

	if (result == 0)
		result = uncore_session_add(session, event, 0, NULL);
	if (result == 0)
		result = uncore_session_start(session);
	if (result == 0)
		result = uncore_machine_sleep(machine, 100000000);
	if (result == 0)
		result = uncore_session_stop(session);
	if (result == 0)
		result = uncore_session_value(session, 0, UNCORE_ALL_UNITS, UNCORE_ALL_INSTANCES, value);
	uncore_session_free(session);
	return result;
}

int main(void)
{
	const struct uncore_tables *tables = (const struct uncore_tables *)(const void *)&uncore_toy_tables;
	struct uncore_scenario_traffic traffic = {
		.event = "UNC_D_TRANSFERS.READ",
		.socket = UNCORE_SCENARIO_ALL,
		.instance = UNCORE_SCENARIO_ALL,
		.rate = 5000,
	};
	struct uncore_scenario scenario = { .traffic = &traffic, .traffic_count = 1 };
	struct uncore_fault fault = { 0 };
	struct uncore_event_error error = { 0 };
	struct uncore_encoding event;
	struct uncore_value value = { 0 };
	struct uncore_sim *sim = NULL;
	int result;

	if (uncore_tables_check(tables) != 0)
		return 2;
	if (uncore_event_parse(tables, traffic.event, strlen(traffic.event), &event, &error) != 0) {
		fprintf(stderr, "%s\n", error.message);
		return 3;
	}
	if (event.control.value != TOY_DMA_EVENT_TRANSFERS_READ.raw)
		return 4;
	result = uncore_sim_create(tables, &scenario, UNCORE_SIM_MANUAL, &sim, &fault);
	if (result == 0)
		result = count(uncore_sim_machine(sim), &event, &value);
	uncore_sim_free(sim);
	if (result != 0) {
		fprintf(stderr, "%s %s\n", uncore_error_name(result), fault.text);
		return 5;
	}
	printf("0x%llx at 0x%x: %s %llu\n", (unsigned long long)event.control.value, toy_dma_ctl_addr(1, 1).number,
	       uncore_value_state_name(value.state), (unsigned long long)value.count);
	return 0;
}
