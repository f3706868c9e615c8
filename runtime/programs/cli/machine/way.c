/* SPDX-License-Identifier: MIT */
/* Chooses what counts a measurement, and says what it is. */
#include "cli/machine/way.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "uncore/linux.h"
#include "uncore/perf.h"

/* ---- registers ---- */

/* Whether the files of the msr-safe module serve this machine's MSRs. */
static bool has_msr_safe(const struct cli_request *request, const struct uncore_machine *machine)
{
	struct text path = { 0 };
	bool has;

	text_printf(&path, "%s/dev/cpu/%d/msr_safe", request->root == NULL ? "" : request->root,
		    machine->socket_count == 0 ? 0 : machine->sockets[0].cpu);
	has = access(text_string(&path), R_OK | W_OK) == 0;
	text_free(&path);
	return has;
}

/* If some function cannot be mapped, the others are: doctor says which. */
static int map_registers(const struct cli_request *request, bool is_recorded, struct cli_machine *opened)
{
	struct uncore_fault fault = { 0, "" };
	unsigned mapped;

	opened->registers = is_recorded ? "registers" : "mapped";
	if (uncore_linux_map(opened->machine, &mapped, &fault) == 0 || mapped > 0)
		return CLI_GOOD;
	complain(request, "--via mapped: %s", fault.text);
	fputs("  use --via registers, which counts the same with more system calls\n", stderr);
	return CLI_MACHINE;
}

static int take_registers(const struct cli_request *request, bool is_recorded, struct cli_machine *opened)
{
	bool is_safe = opened->sim == NULL && has_msr_safe(request, opened->machine);

	if (request->via == CLI_VIA_MAPPED)
		return map_registers(request, is_recorded, opened);
	/* A recording does not know it, and its replay prints the same as it did. */
	opened->registers = is_safe && !is_recorded ? "msr-safe" : "registers";
	if (request->via != CLI_VIA_MSR_SAFE || is_safe)
		return CLI_GOOD;
	complain(request, "--via msr-safe: %s",
		 opened->sim != NULL ? "a simulated machine in this process has no files" :
				       "there is no file /dev/cpu/*/msr_safe that can be read and written");
	fputs(opened->sim != NULL ? "  leave out --via\n" :
				    "  load the module msr-safe, and see its gate: uncore doctor\n",
	      stderr);
	return CLI_MACHINE;
}

/* ---- perf ---- */

/* linux/magic.h: SYSFS_MAGIC */
#define SYSFS 0x62656572

/*
 * A container may have a mount of sysfs of its own, which is another device. Folders of sysfs have the same number in
 * all its mounts.
 */
bool is_this_kernel(const char *root)
{
	static const char devices[] = "/sys/bus/event_source/devices";
	struct stat here, there;
	struct statfs of_here, of_there;
	struct text path = { 0 };
	bool is_same;

	if (root == NULL || root[0] == '\0')
		return true;
	text_printf(&path, "%s%s", root, devices);
	is_same = stat(devices, &here) == 0 && stat(text_string(&path), &there) == 0 && here.st_ino == there.st_ino;
	if (is_same && here.st_dev != there.st_dev)
		is_same = statfs(devices, &of_here) == 0 && statfs(text_string(&path), &of_there) == 0 &&
			  of_here.f_type == SYSFS && of_there.f_type == SYSFS;
	text_free(&path);
	return is_same;
}

/* Why perf is no choice here, whatever the kernel allows; NULL: it is one. */
static const char *why_no_perf(const struct cli_request *request, bool is_recorded, const struct cli_machine *opened)
{
	if (opened->sim != NULL)
		return "a simulated machine in this process has no kernel: leave out --via, or use "
		       "uncore sim run --sim PLATFORM:2 -- uncore stat --via perf ...";
	if (is_recorded)
		return "a recording is of accesses to registers: leave out --via, or measure without recording";
	if (request->dry_run)
		return "--dry-run prints writes of registers, and perf makes none: leave out one of them";
	if (!is_this_kernel(request->root))
		return "the folder of --root is not of the kernel that runs here, which counts perf events: leave out "
		       "--via, or --root";
	return NULL;
}

static int perf_failed(const struct cli_request *request, int result, const struct uncore_fault *fault)
{
	complain(request, "--via perf: %s", fault->code != 0 ? fault->text : uncore_error_text(result));
	fputs("  see what is missing, and how to get it: uncore doctor\n", stderr);
	return refused_status(request);
}

int choose_way(const struct cli_request *request, bool is_recorded, struct cli_machine *opened)
{
	struct uncore_perf_options options = { .size = sizeof(options), .root = request->root };
	struct uncore_fault fault = { 0, "" };
	const char *why = why_no_perf(request, is_recorded, opened);
	int result = take_registers(request, is_recorded, opened);

	if (result != CLI_GOOD || request->via > CLI_VIA_PERF)
		return result;
	if (request->via == CLI_VIA_PERF && why != NULL) {
		complain(request, "--via perf: %s", why);
		return CLI_BAD;
	}
	if (why != NULL)
		return CLI_GOOD;
	result = uncore_perf_open(opened->machine, &options, &opened->way, &fault);
	if (result != 0 && request->via == CLI_VIA_PERF)
		return perf_failed(request, result, &fault);
	if (result != 0) {
		opened->no_perf = fault;
		opened->no_perf.code = result;
	}
	return CLI_GOOD;
}

/* ---- without any right ---- */

static void offer_perf(const struct uncore_fault *fault)
{
	fprintf(stderr, "  --via perf: %s\n", fault->text[0] != '\0' ? fault->text : uncore_error_text(fault->code));
	fputs("    as root: sysctl kernel.perf_event_paranoid=0, for all users until the next boot; for this program "
	      "alone: setcap cap_perfmon=ep $(command -v uncore)\n",
	      stderr);
}

/* The file of MSRs that a session would open first says more than the state directory, which it opens before that. */
static void offer_registers(const struct cli_request *request, const struct uncore_machine *machine, const char *text)
{
	struct text path = { 0 };

	text_printf(&path, "%s/dev/cpu/%d/msr", request->root == NULL ? "" : request->root,
		    machine->socket_count == 0 ? 0 : machine->sockets[0].cpu);
	if (access(text_string(&path), R_OK | W_OK) != 0)
		fprintf(stderr, "  --via registers: %s: %s\n", text_string(&path), strerror(errno));
	else
		fprintf(stderr, "  --via registers: %s\n", text);
	fprintf(stderr, "    as root: sudo uncore %s ...\n", request->line.command->name);
	text_free(&path);
}

/* A user who asked for registers may be allowed perf events. */
static bool may_use_perf(const struct cli_request *request, const struct cli_machine *opened)
{
	struct uncore_perf_options options = { .size = sizeof(options), .root = request->root };
	struct uncore_fault fault = { 0, "" };
	struct uncore_way *way = NULL;

	if (request->via <= CLI_VIA_PERF || opened->machine == NULL || why_no_perf(request, false, opened) != NULL ||
	    uncore_perf_open(opened->machine, &options, &way, &fault) != 0)
		return false;
	uncore_perf_close(way);
	return true;
}

int session_denied(const struct cli_request *request, const struct cli_machine *opened, int code, const char *text)
{
	const char *command = request->line.command->name;

	if (code == UNCORE_E_DENIED && may_use_perf(request, opened)) {
		complain(request, "%s", text[0] != '\0' ? text : uncore_error_text(code));
		fprintf(stderr, "  perf counts without these rights: uncore %s --via perf\n", command);
		fputs("  see which permission is missing, and how to get it: uncore doctor\n", stderr);
		return refused_status(request);
	}
	if (code != UNCORE_E_DENIED || opened->no_perf.code != UNCORE_E_DENIED)
		return machine_failed_on(request, opened->machine == NULL ? NULL : opened->machine->tables, code, text);
	complain(request, "this user may count neither by perf events nor by registers");
	offer_perf(&opened->no_perf);
	offer_registers(request, opened->machine, text);
	fputs("  what else is missing, and other ways: uncore doctor\n", stderr);
	fprintf(stderr, "  to try it without rights: uncore %s --sim %s%s\n", command,
		platform_id(opened->machine->tables), two_sockets(opened->machine->tables));
	return refused_status(request);
}

/* ---- as text ---- */

/* Whether the way counts some instance of the box. */
static bool counts(const struct cli_machine *opened, const struct uncore_session *session, uint16_t box,
		   const char *way)
{
	const struct uncore_machine *machine = opened->machine;
	unsigned units = uncore_machine_units(machine, box);

	for (unsigned unit = 0; unit < units; unit++) {
		for (uint16_t at = 0; at < uncore_boxes(machine->tables)[box].instances; at++) {
			const char *used = uncore_session_way(session, unit, box, at);

			if (used != NULL && strcmp(used, way) == 0)
				return true;
		}
	}
	return false;
}

static bool counts_any(const struct cli_machine *opened, const struct uncore_session *session, const char *way)
{
	for (uint16_t box = 0; box < opened->machine->tables->boxes.count; box++) {
		if (counts(opened, session, box, way))
			return true;
	}
	return false;
}

void add_way_word(struct text *text, const struct cli_machine *opened, const struct uncore_session *session)
{
	bool perf = opened->way != NULL && counts_any(opened, session, "perf");

	if (perf)
		text_add(text, "perf");
	if (!perf || counts_any(opened, session, "registers"))
		text_printf(text, "%s%s", perf ? "+" : "", opened->registers == NULL ? "registers" : opened->registers);
}

void add_boxes_of_way(struct text *text, const struct cli_machine *opened, const struct uncore_session *session,
		      const char *way, const char *first)
{
	const char *between = first;

	for (uint16_t box = 0; box < opened->machine->tables->boxes.count; box++) {
		if (!counts(opened, session, box, way))
			continue;
		text_printf(text, "%s%s", between, box_id(opened->machine->tables, box));
		between = ", ";
	}
}

void add_way(struct text *text, const struct cli_machine *opened, const struct uncore_session *session)
{
	bool perf = opened->way != NULL && counts_any(opened, session, "perf");

	text_add(text, perf ? "perf" : opened->registers);
	if (perf)
		add_boxes_of_way(text, opened, session, "registers", ", and registers for ");
}
