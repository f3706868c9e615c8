/* SPDX-License-Identifier: MIT */
/*
 * Runs a session for a long time on the simulator's own clock, with a journal and locks on disk and with several
 * passes. Checks that memory and open files do not grow, and that the counts match the traffic. Arguments: seconds
 * (600), milliseconds between two samples (10).
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "uncore/session.h"
#include "uncore/sim.h"

#define SECOND UINT64_C(1000000000)
#define EVENTS 5
#define GROWTH_KIB 256 /* of resident memory, after the first seconds: less than a byte in each sample of ten minutes */
#define WARM_UP SECOND
#define TURN 100 /* samples between two changes of pass */
#define TURN_COST \
	(SECOND / 1000) /* the clock continues while the simulator stops counters: 8 us, more on a busy machine */
#define SLACK \
	(SECOND / 20) /* between the time that a sample notes and its reads, on a machine that runs other programs */

static const struct {
	const char *event;
	uint64_t rate;
	unsigned instances;
} events[EVENTS] = { { "UNC_C_TOR_INSERTS.OPCODE,opc=0x182", 40000000, 30 },
		     { "UNC_C_TOR_INSERTS.OPCODE,opc=0x180", 1000000, 30 }, /* alternates with the first */
		     { "UNC_M_CAS_COUNT.RD_REG", 62500000, 16 },
		     { "UNC_Q_TxL_INSERTS", 900000000, 6 },
		     { "UNC_U_LOCK_CYCLES", 1000, 2 } };

struct soak {
	struct uncore_sim *sim;
	struct uncore_machine *machine;
	struct uncore_session *session;
	unsigned requests[EVENTS];
	char state[64];
	uint64_t samples, late_ns; /* the largest delay at the start of a sample */
	long resident, files;      /* measured after warming up */
};

static int complain(const char *what, const char *more)
{
	fprintf(stderr, "soak: %s%s%s\n", what, more[0] == '\0' ? "" : ": ", more);
	return 1;
}

static int failed(const struct soak *soak, const char *what, int result)
{
	const char *text = soak->session == NULL ? "" : uncore_session_fault(soak->session)->text;

	return complain(what, text[0] != '\0' ? text : uncore_error_text(result));
}

static long resident_kib(void)
{
	FILE *file = fopen("/proc/self/statm", "r");
	long size = 0, resident = 0;

	if (file == NULL)
		return 0;
	if (fscanf(file, "%ld %ld", &size, &resident) != 2)
		resident = 0;
	fclose(file);
	return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

static long open_files(void)
{
	DIR *directory = opendir("/proc/self/fd");
	long count = 0;

	while (directory != NULL && readdir(directory) != NULL)
		count++;
	if (directory != NULL)
		closedir(directory);
	return count;
}

/* ---- creating the machine and the session ---- */

static int make_machine(struct soak *soak)
{
	struct uncore_scenario_traffic traffic[EVENTS];
	struct uncore_scenario scenario = { .socket_count = 2, .traffic = traffic, .traffic_count = EVENTS };
	struct uncore_fault fault = { 0, "" };

	for (size_t at = 0; at < EVENTS; at++)
		traffic[at] = (struct uncore_scenario_traffic){ .event = events[at].event,
								.socket = UNCORE_SCENARIO_ALL,
								.instance = UNCORE_SCENARIO_ALL,
								.rate = events[at].rate };
	if (uncore_sim_create(uncore_platform("ivt"), &scenario, UNCORE_SIM_REAL, &soak->sim, &fault) != 0)
		return complain("simulator", fault.text);
	soak->machine = uncore_sim_machine(soak->sim);
	strcpy(soak->state, "/tmp/uncore-soak-XXXXXX");
	return mkdtemp(soak->state) == NULL ? complain("no state directory", soak->state) : 0;
}

static int make_session(struct soak *soak)
{
	struct uncore_session_options options = { .size = sizeof(options),
						  .flags = UNCORE_SESSION_MULTIPLEX,
						  .state = soak->state };
	struct uncore_fault fault = { 0, "" };
	int result = uncore_session_create(soak->machine, &options, &soak->session, &fault);

	for (size_t at = 0; at < EVENTS && result == 0; at++) {
		struct uncore_encoding encoding;

		result = uncore_event_parse(soak->machine->tables, events[at].event, strlen(events[at].event),
					    &encoding, NULL);
		if (result == 0)
			result = uncore_session_add(soak->session, &encoding, 0, &soak->requests[at]);
	}
	if (result == 0)
		result = uncore_session_start(soak->session);
	return result == 0 ? 0 : failed(soak, "start", result);
}

/* ---- checking ---- */

static int check_value(const struct soak *soak, size_t at)
{
	struct uncore_value value;
	char text[200];
	uint64_t right, slack;

	if (uncore_session_value(soak->session, soak->requests[at], UNCORE_ALL_UNITS, UNCORE_ALL_INSTANCES, &value) !=
	    0)
		return complain("no value", events[at].event);
	if (value.state == UNCORE_VALUE_NONE)
		return 0; /* its pass has not run yet */
	right = (uint64_t)((long double)value.running_ns / SECOND *
			   (long double)(events[at].rate * events[at].instances));
	/* Reads lose no time, however many there are: each one includes what the one before left out. */
	slack = (uint64_t)((long double)(SLACK + soak->late_ns + soak->samples / TURN * TURN_COST) / SECOND *
			   (long double)(events[at].rate * events[at].instances)) +
		64;
	snprintf(text, sizeof(text), "%s: %s, %" PRIu64 " and not %" PRIu64 ", on %u of %u", events[at].event,
		 uncore_value_state_name(value.state), value.count, right, value.seen, value.expected);
	if (value.state != UNCORE_VALUE_OK || value.seen != events[at].instances || value.expected != value.seen)
		return complain("lost", text);
	if (value.count + slack < right || value.count > right + slack)
		return complain("drifted", text);
	return 0;
}

static int check(struct soak *soak)
{
	long resident = resident_kib(), files = open_files();
	int result = 0;

	for (size_t at = 0; at < EVENTS; at++)
		result |= check_value(soak, at);
	if (resident > soak->resident + GROWTH_KIB)
		result |= complain("resident memory grows", "");
	if (files != soak->files)
		result |= complain("open files grow", "");
	return result;
}

static void report(const struct soak *soak, uint64_t elapsed, uint64_t whole)
{
	printf("soak: %4" PRIu64 " of %" PRIu64 " s, %" PRIu64 " samples, %ld KiB resident (%+ld), %ld files open\n",
	       elapsed / SECOND, whole / SECOND, soak->samples, resident_kib(), resident_kib() - soak->resident,
	       open_files());
	fflush(stdout);
}

/* ---- running ---- */

static int sample(struct soak *soak, uint64_t due)
{
	uint64_t now = uncore_machine_now(soak->machine);
	int result;

	if (now < due && uncore_machine_sleep(soak->machine, due - now) != 0)
		return complain("woken", "");
	now = uncore_machine_now(soak->machine);
	if (now > due && now - due > soak->late_ns)
		soak->late_ns = now - due;
	soak->samples++;
	result =
		soak->samples % TURN == 0 ? uncore_session_rotate(soak->session) : uncore_session_sample(soak->session);
	if (result == 0 && soak->samples % 50 == 0)
		result = uncore_session_verify(soak->session);
	return result == 0 ? 0 : failed(soak, "sample", result);
}

static int run(struct soak *soak, uint64_t whole, uint64_t step)
{
	uint64_t first = uncore_machine_now(soak->machine), told = 0, elapsed = 0;
	bool warm = false;
	int result = 0;

	while (result == 0 && elapsed < whole) {
		result = sample(soak, first + (soak->samples + 1) * step);
		elapsed = uncore_machine_now(soak->machine) - first;
		if (!warm && elapsed >= WARM_UP) {
			soak->resident = resident_kib();
			soak->files = open_files();
			warm = true;
		}
		if (result == 0 && warm && soak->samples % TURN == 0)
			result = check(soak);
		if (elapsed - told >= 5 * SECOND) {
			report(soak, elapsed, whole);
			told = elapsed;
		}
	}
	if (result == 0)
		report(soak, elapsed, whole);
	return result;
}

static void clean(struct soak *soak)
{
	DIR *directory;
	const struct dirent *entry;

	uncore_session_free(soak->session);
	uncore_sim_free(soak->sim);
	directory = soak->state[0] == '\0' ? NULL : opendir(soak->state);
	while (directory != NULL && (entry = readdir(directory)) != NULL)
		if (entry->d_name[0] != '.')
			(void)unlinkat(dirfd(directory), entry->d_name, 0);
	if (directory != NULL)
		closedir(directory);
	if (soak->state[0] != '\0')
		(void)rmdir(soak->state);
}

int main(int argc, char **argv)
{
	uint64_t whole = (argc > 1 ? strtoull(argv[1], NULL, 10) : 600) * SECOND;
	uint64_t step = (argc > 2 ? strtoull(argv[2], NULL, 10) : 10) * 1000000;
	struct soak soak = { .state = "" };
	int result = whole == 0 || step == 0 ? complain("usage: soak SECONDS MILLISECONDS", "") : make_machine(&soak);

	if (result == 0)
		result = make_session(&soak);
	if (result == 0)
		result = run(&soak, whole, step);
	if (result == 0 && uncore_session_stop(soak.session) != 0)
		result = failed(&soak, "stop", 0);
	for (size_t at = 0; at < EVENTS && result == 0; at++)
		result = check_value(&soak, at);
	clean(&soak);
	printf("soak: %s\n", result == 0 ? "nothing grew, nothing drifted" : "FAILED");
	return result == 0 ? 0 : 1;
}
