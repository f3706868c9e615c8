/* SPDX-License-Identifier: MIT */
/* Opens the simulated machine of --sim. Part of uncore-sim only. */
#define _GNU_SOURCE
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/words.h"
#include "json/scenario_load.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/machine/programs.h"
#include "cli/sim/sim.h"

#define SCENARIOS "/share/libuncore/scenarios"

/* ---- the words of --sim ---- */

/* PLATFORM[/VARIANT][:SOCKETS][,FILE], split. */
struct sim_words {
	char *platform;
	char *variant;    /* NULL: not given */
	uint64_t sockets; /* 0: not given */
	const char *file; /* NULL: not given */
};

static int split_sim(const struct cli_request *request, struct sim_words *words)
{
	size_t length = strcspn(request->sim, ":,");
	const char *number;

	words->platform = take_memory(NULL, strlen(request->sim) + 1);
	memcpy(words->platform, request->sim, length);
	words->platform[length] = '\0';
	words->variant = strchr(words->platform, '/');
	if (words->variant != NULL)
		*words->variant++ = '\0';
	words->file = scenario_name(request);
	words->sockets = 0;
	if (request->sim[length] != ':')
		return CLI_GOOD;
	number = request->sim + length + 1;
	if (scan_number(number, strcspn(number, ","), &words->sockets) == SCAN_NUMBER_OK && words->sockets > 0 &&
	    words->sockets <= UNCORE_SCENARIO_SOCKETS)
		return CLI_GOOD;
	complain(request, "--sim %s: the colon needs a number of sockets after it, 1 to %d", request->sim,
		 UNCORE_SCENARIO_SOCKETS);
	return CLI_BAD;
}

/* A word instead of FILE: only the clocks run. */
#define IDLE "idle"

/* ---- the scenario ---- */

/* Finds NAME.json near the program's folder, where "make install" puts scenarios. */
static bool find_installed(const char *name, struct text *path)
{
	char own[PATH_MAX];
	ssize_t length = readlink("/proc/self/exe", own, sizeof(own) - 1);

	if (strchr(name, '/') != NULL || length <= 0)
		return false;
	own[length] = '\0';
	for (int up = 0; up < 2; up++) {
		char *slash = strrchr(own, '/');

		if (slash == NULL)
			return false;
		*slash = '\0';
	}
	text_printf(path, "%s" SCENARIOS "/%s.json", own, name);
	return access(text_string(path), R_OK) == 0;
}

/* Loads a file, or an installed scenario by name. */
static int load_scenario(const char *name, struct uncore_scenario_text **loaded, struct uncore_fault *fault)
{
	struct text path = { 0 };
	bool is_installed = access(name, F_OK) != 0 && find_installed(name, &path);
	int result = uncore_scenario_load_file(is_installed ? text_string(&path) : name, loaded, fault);

	text_free(&path);
	return result;
}

/* The number of sockets that the words ask for, which no processor for one socket has. */
static unsigned wanted_sockets(const struct cli_request *request, const struct sim_words *words,
			       const struct uncore_tables *tables)
{
	if (tables->sockets.method != UNCORE_SOCKET_SINGLE || words->sockets <= 1)
		return (unsigned)words->sockets;
	complain(request, "--sim %s: a machine with %s has one socket, and so has this one", request->sim,
		 platform_id(tables));
	return 1;
}

static int make_sim(const struct cli_request *request, const struct sim_words *words,
		    const struct uncore_tables *tables, bool is_manual, struct cli_machine *opened)
{
	struct uncore_scenario empty = { .sockets = NULL }, *scenario = &empty;
	struct uncore_scenario_text *loaded = NULL;
	struct uncore_fault fault = { 0, "" };
	bool is_idle = words->file != NULL && strcmp(words->file, IDLE) == 0;
	int result = words->file == NULL || is_idle ? 0 : load_scenario(words->file, &loaded, &fault);

	if (result == 0 && loaded != NULL)
		scenario = uncore_scenario_of(loaded);
	if (words->file == NULL)
		scenario->example = true;
	opened->only_clocks_count = loaded != NULL && scenario->traffic_count + scenario->clock_count == 0 &&
				    scenario->register_count == 0 && !scenario->example;
	if (words->variant != NULL)
		scenario->variant = words->variant;
	if (request->numbering != CLI_NUMBERING_GIVEN)
		scenario->numbering = request->numbering == CLI_NUMBERING_ALTERNATE ? UNCORE_SCENARIO_ALTERNATE :
										      UNCORE_SCENARIO_BLOCKS;
	if (result == 0 && words->sockets != 0) {
		unsigned sockets = wanted_sockets(request, words, tables);

		if (scenario->sockets != NULL && scenario->socket_count != sockets)
			result = uncore_fault_set(&fault, UNCORE_E_ARGUMENT, "%s describes %u sockets, not %u",
						  words->file, scenario->socket_count, sockets);
		scenario->socket_count = sockets;
	}
	if (result == 0)
		result = uncore_sim_create(tables, scenario, is_manual ? UNCORE_SIM_MANUAL : UNCORE_SIM_REAL,
					   &opened->sim, &fault);
	if (result != 0)
		complain(request, "--sim: %s", fault.code != 0 ? fault.text : uncore_error_text(result));
	uncore_scenario_text_free(loaded);
	return result == 0 ? CLI_GOOD : CLI_BAD;
}

int open_simulated(const struct cli_request *request, bool is_manual, struct cli_machine *opened)
{
	struct sim_words words = { NULL, NULL, 0, NULL };
	struct cli_request of_platform = *request;
	const struct uncore_tables *tables = NULL;
	int result = split_sim(request, &words);

	of_platform.platform = words.platform;
	if (result == CLI_GOOD)
		tables = choose_platform(&of_platform);
	if (result == CLI_GOOD && tables == NULL)
		result = CLI_BAD;
	if (result == CLI_GOOD)
		result = make_sim(request, &words, tables, is_manual, opened);
	free(words.platform);
	if (result == CLI_GOOD)
		opened->machine = uncore_sim_machine(opened->sim);
	return result;
}

void close_simulated(struct uncore_sim *sim)
{
	uncore_sim_free(sim);
}
