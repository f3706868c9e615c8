/* SPDX-License-Identifier: MIT */
/*
 * likwid_plan PLATFORM EVENTS LEFT_OUT COUNTERS FOLDER: spreads LIKWID's events (../facts/likwid_events.txt) over its
 * counters and over seconds, and writes
 *     FOLDER/scenario.json  traffic of each event at a rate of its own, in its second alone
 *     FOLDER/groups         the groups of events, one a second: LIKWID's words
 *     FOLDER/wanted         "SECOND COUNTER RATE BOX EVENT" of each
 * Names that are left out, and events without traffic of their own, are named on standard output.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "uncore/event.h"
#include "uncore/uncore.h"

#define SECOND 1000000000ULL

enum { FACTS_MAX = 2048, TEXT_ROOM = 512, RUNS_MAX = 256, BOXES_MAX = 16 };

/* An event, where it is measured. */
struct plan {
	char name[80], box[16];
	char text[TEXT_ROOM];    /* as traffic says it, and as our command takes it */
	char options[TEXT_ROOM]; /* as LIKWID takes its filters */
	struct uncore_encoding code;
	unsigned run, instance, counter;
	unsigned rate;
};

/* LIKWID's counters of a box. */
struct counters {
	char box[16], begin[16];
	bool is_numbered; /* by instance */
	unsigned instances;
};

/* A name that is left out. */
struct name {
	char box[16], name[80];
};

/*
 * How LIKWID calls the filter fields that an event may need, and a value that lets the traffic through. Both programs
 * leave the others as they are, if they need not be set.
 */
static const struct {
	const char *box, *field, *value, *option;
} filters[] = {
	{ "cbo", "opc", "0x182", "OPCODE=0x182" },
	{ "cbo", "nid", "0x1", "NID=0x1" },
	{ "cbo", "state", "0x1f", "STATE=0x1f" },
	{ "cha", "state", "0x3ff", "STATE=0x3ff" },
};

/* LIKWID takes the state of cores, and the port and kinds of completions, from options, whatever the name says. */
static const struct {
	const char *name, *option;
} needed[] = {
	{ "POWER_STATE_OCCUPANCY_CORES_C0", ":OCCUPANCY=1" }, { "POWER_STATE_OCCUPANCY_CORES_C3", ":OCCUPANCY=2" },
	{ "POWER_STATE_OCCUPANCY_CORES_C6", ":OCCUPANCY=3" }, { "COMP_BUF_INSERTS_PORT0", ":MASK0=0x1:MASK1=0x7" },
	{ "COMP_BUF_INSERTS_PORT1", ":MASK0=0x2:MASK1=0x7" }, { "COMP_BUF_INSERTS_PORT2", ":MASK0=0x4:MASK1=0x7" },
	{ "COMP_BUF_INSERTS_PORT3", ":MASK0=0x8:MASK1=0x7" },
};

static struct plan plans[FACTS_MAX];
static struct counters counters[BOXES_MAX];
static struct name left_out[FACTS_MAX];
static unsigned plan_count, run_count, counters_count, left_out_count;
static const struct uncore_tables *tables;

static FILE *must_open(const char *path, const char *mode)
{
	FILE *file = fopen(path, mode);

	if (file == NULL) {
		perror(path);
		exit(2);
	}
	return file;
}

static const struct counters *counters_of(const char *box)
{
	for (unsigned at = 0; at < counters_count; at++)
		if (strcmp(counters[at].box, box) == 0)
			return &counters[at];
	fprintf(stderr, "no counters of LIKWID are known for %s\n", box);
	exit(2);
}

static void read_counters(const char *path, const char *platform)
{
	FILE *file = must_open(path, "r");
	char line[256], of[16];

	while (fgets(line, sizeof(line), file) != NULL && counters_count < BOXES_MAX) {
		struct counters *each = &counters[counters_count];
		char *star;

		if (sscanf(line, "%15s %15s %15s %u", of, each->box, each->begin, &each->instances) != 4 ||
		    strcmp(of, platform) != 0)
			continue;
		star = strchr(each->begin, '*');
		each->is_numbered = star != NULL;
		if (star != NULL)
			*star = '\0';
		counters_count++;
	}
	fclose(file);
}

/* ---- what to measure ---- */

static void read_left_out(const char *path, const char *platform)
{
	FILE *file = must_open(path, "r");
	char line[256], of[16];

	while (fgets(line, sizeof(line), file) != NULL && left_out_count < FACTS_MAX) {
		struct name *name = &left_out[left_out_count];

		if (sscanf(line, "%*s %15s %15s %79s", of, name->box, name->name) == 3 && strcmp(of, platform) == 0)
			left_out_count++;
	}
	fclose(file);
}

static bool is_left_out(const char *box, const char *name)
{
	for (unsigned at = 0; at < left_out_count; at++)
		if (strcmp(left_out[at].name, name) == 0 && strcmp(left_out[at].box, box) == 0)
			return true;
	return false;
}

static bool add_filter(struct plan *plan, const struct uncore_filter_row *row)
{
	const char *field = uncore_text(tables, uncore_fields(tables)[row->field].id);

	for (unsigned at = 0; at < sizeof(filters) / sizeof(filters[0]); at++) {
		size_t text = strlen(plan->text), options = strlen(plan->options);

		if (strcmp(filters[at].box, plan->box) != 0 || strcmp(filters[at].field, field) != 0)
			continue;
		snprintf(plan->text + text, sizeof(plan->text) - text, ",%s=%s", field, filters[at].value);
		snprintf(plan->options + options, sizeof(plan->options) - options, ":%s", filters[at].option);
		return true;
	}
	if (row->kind == UNCORE_FILTER_OPTIONAL || (row->kind == UNCORE_FILTER_NONZERO && row->value != 0))
		return true;
	printf("# %s:%s needs a filter: %s\n", plan->box, plan->name, field);
	return false;
}

static bool add_filters(struct plan *plan, unsigned first, unsigned count)
{
	bool known = true;

	for (unsigned at = first; at < first + count && known; at++) {
		const struct uncore_filter_row *row = &uncore_filters(tables)[at];

		known = row->kind == UNCORE_FILTER_VALUE || add_filter(plan, row);
	}
	return known;
}

static const struct uncore_event_alias_row *find_alias(const struct plan *plan)
{
	for (unsigned at = 0; at < tables->event_aliases.count; at++) {
		const struct uncore_event_alias_row *alias = &uncore_event_aliases(tables)[at];
		unsigned box = uncore_events(tables)[alias->event].box;

		if (strcmp(uncore_text(tables, alias->name), plan->name) == 0 &&
		    strcmp(uncore_text(tables, uncore_boxes(tables)[box].id), plan->box) == 0)
			return alias;
	}
	return NULL;
}

static bool encode(struct plan *plan)
{
	const struct uncore_event_alias_row *alias = find_alias(plan);
	struct uncore_event_error error;
	const struct uncore_event_row *event;
	char text[TEXT_ROOM];

	snprintf(text, sizeof(text), "%s:%s", plan->box, plan->name);
	memcpy(plan->text, text, sizeof(text));
	if (alias == NULL) {
		printf("# %s:%s is no name here\n", plan->box, plan->name);
		return false;
	}
	for (unsigned at = 0; at < sizeof(needed) / sizeof(needed[0]); at++)
		if (strcmp(needed[at].name, plan->name) == 0)
			snprintf(plan->options, sizeof(plan->options), "%s", needed[at].option);
	event = &uncore_events(tables)[alias->event];
	if (event->flags & UNCORE_EVENT_COMPANION) {
		printf("# %s:%s counts what another counter does\n", plan->box, plan->name);
		return false;
	}
	if (!add_filters(plan, event->first_filter, event->filter_count) ||
	    (alias->umask != UNCORE_NO_INDEX && !add_filters(plan, uncore_umasks(tables)[alias->umask].first_filter,
							     uncore_umasks(tables)[alias->umask].filter_count)))
		return false;
	if (uncore_event_parse(tables, plan->text, strlen(plan->text), &plan->code, &error) == 0)
		return true;
	printf("# %s:%s: %s\n", plan->box, plan->name, error.message);
	return false;
}

static void read_facts(const char *path, const char *platform)
{
	char line[256], of[16], code[16];
	FILE *file = must_open(path, "r");

	while (fgets(line, sizeof(line), file) != NULL && plan_count < FACTS_MAX) {
		struct plan *plan = &plans[plan_count];

		memset(plan, 0, sizeof(*plan));
		if (sscanf(line, "%15s %15s %79s %15s", of, plan->box, plan->name, code) != 4 ||
		    strcmp(of, platform) != 0 || strcmp(code, "fixed") == 0)
			continue;
		if (counters_of(plan->box)->instances == 0)
			printf("# %s:%s: LIKWID reaches no counter of the box\n", plan->box, plan->name);
		else if (is_left_out(plan->box, plan->name))
			printf("# %s:%s is disputed\n", plan->box, plan->name);
		else if (encode(plan))
			plan_count++;
	}
	fclose(file);
}

/* ---- where ---- */

/* Up to the extra select bit, which LIKWID may lose. */
static bool has_code_of(const struct plan *one, const struct plan *other)
{
	return ((one->code.control.value ^ other->code.control.value) & 0xff) == 0;
}

/*
 * A box has one set of filters. LIKWID's skx_cbox_setup (perfmon_skylake.h) and bdwep_cbox_setup (perfmon_broadwell.h)
 * write that of a CHA or CBo for each event, so that the last one's holds, also one without options.
 */
static bool disturbs_filters(const struct plan *one, const struct plan *other)
{
	bool first = one->options[0] != '\0', second = other->options[0] != '\0';

	return strcmp(one->box, "cha") == 0 || strcmp(one->box, "cbo") == 0 ? first || second : first && second;
}

/* Sub-events of one event would see each other's traffic. */
static bool disturbs(const struct plan *one, const struct plan *other)
{
	return one->run == other->run && one->code.box == other->code.box && one->instance == other->instance &&
	       (one->counter == other->counter || has_code_of(one, other) || disturbs_filters(one, other));
}

static bool is_free(unsigned index)
{
	for (unsigned at = 0; at < index; at++)
		if (disturbs(&plans[index], &plans[at]))
			return false;
	return true;
}

static bool place_in(unsigned index, unsigned run)
{
	struct plan *plan = &plans[index];
	unsigned instances = counters_of(plan->box)->instances;

	plan->run = run;
	for (plan->instance = 0; plan->instance < instances; plan->instance++) {
		for (plan->counter = 0; plan->counter < 4; plan->counter++) {
			if ((plan->code.counters >> plan->counter & 1) && is_free(index))
				return true;
		}
	}
	return false;
}

static void place_all(void)
{
	for (unsigned index = 0; index < plan_count; index++) {
		unsigned run = 0;

		while (run < RUNS_MAX && !place_in(index, run))
			run++;
		if (run == RUNS_MAX) {
			fprintf(stderr, "%s:%s has no place\n", plans[index].box, plans[index].name);
			exit(2);
		}
		if (run >= run_count)
			run_count = run + 1;
		plans[index].rate = 1000003 + 7919 * index;
	}
}

/* ---- what LIKWID and the simulator get ---- */

static FILE *open_part(const char *folder, const char *name)
{
	char path[TEXT_ROOM];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	return must_open(path, "w");
}

static void print_counter(FILE *file, const struct plan *plan)
{
	const struct counters *of = counters_of(plan->box);

	if (of->is_numbered)
		fprintf(file, "%s%uC%u", of->begin, plan->instance, plan->counter);
	else
		fprintf(file, "%s%u", of->begin, plan->counter);
}

static void write_group(FILE *groups, FILE *wanted, unsigned run)
{
	const char *comma = "";

	for (unsigned at = 0; at < plan_count; at++) {
		const struct plan *plan = &plans[at];

		if (plan->run != run)
			continue;
		fprintf(groups, "%s%s:", comma, plan->name);
		print_counter(groups, plan);
		fprintf(groups, "%s", plan->options);
		fprintf(wanted, "%u ", run);
		print_counter(wanted, plan);
		fprintf(wanted, " %u %s %s\n", plan->rate, plan->box, plan->name);
		comma = ",";
	}
	fprintf(groups, "\n");
}

static void write_scenario(const char *folder, const char *platform)
{
	FILE *file = open_part(folder, "scenario.json");

	fprintf(file, "{ \"schema\": 1, \"platform\": \"%s\", \"sockets\": 2, \"traffic\": [", platform);
	for (unsigned at = 0; at < plan_count; at++) {
		const struct plan *plan = &plans[at];

		fprintf(file, "%s\n  { \"event\": \"%s\", \"socket\": 0, \"instance\": %u, \"rate\": %u, ",
			at == 0 ? "" : ",", plan->text, plan->instance, plan->rate);
		fprintf(file, "\"from_ns\": %llu, \"to_ns\": %llu }", plan->run * SECOND, (plan->run + 1) * SECOND);
	}
	fprintf(file, "\n] }\n");
	fclose(file);
}

int main(int argc, char **argv)
{
	FILE *groups, *wanted;

	if (argc != 6 || (tables = uncore_platform(argv[1])) == NULL) {
		fputs("usage: likwid_plan PLATFORM EVENTS LEFT_OUT COUNTERS FOLDER\n", stderr);
		return 2;
	}
	read_counters(argv[4], argv[1]);
	read_left_out(argv[3], argv[1]);
	read_facts(argv[2], argv[1]);
	place_all();
	groups = open_part(argv[5], "groups");
	wanted = open_part(argv[5], "wanted");
	for (unsigned run = 0; run < run_count; run++)
		write_group(groups, wanted, run);
	fclose(groups);
	fclose(wanted);
	write_scenario(argv[5], argv[1]);
	printf("%u events in %u seconds\n", plan_count, run_count);
	return 0;
}
