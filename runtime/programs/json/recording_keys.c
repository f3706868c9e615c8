/* SPDX-License-Identifier: MIT */
/* Lists the keys of the lines of a recording. */
#include <limits.h>

#include "base/keys/macros.h"
#include "json/formats.h"
#include "json/replay_lines.h"
#include "uncore/value.h"

/* clang-format off */

#define ANY RANGE(0, UINT64_MAX)

static const char *const op_words[] = { "read", "write" };
static const char *const space_words[] = { "msr", "pci", "mmio", "found" };
static const char *const scope_words[] = { "package", "cpu" };
static const char *const state_words[] = { UNCORE_VALUE_STATES(WORD_) };
static const char *const clock_words[] = { "real", "manual" };
static const char *const wait_words[] = { UNCORE_WAITS(WORD_) };
#define ERROR_WORD_(id, number, text) #id,
static const char *const error_words[] = { UNCORE_ERRORS(ERROR_WORD_) };

/* ---- the first line ---- */

/* Far more than a machine of these platforms has: a session's lists have an element for each socket. */
enum { MOST_CPUS = 1 << 20, MOST_SOCKETS = 1024 };

static const struct key socket_keys[] = {
	{ .name = "package", NUMBER(uncore_socket, package), SIGNED_RANGE(0, INT_MAX), REQUIRED,
	  .help = "the operating system's number; rises from socket to socket" },
	{ .name = "cores", NUMBER(uncore_socket, cores), RANGE(0, MOST_CPUS), REQUIRED,
	  .help = "physical cores that the package shows; 0: not known" },
	{ .name = "cpu", NUMBER(uncore_socket, cpu), SIGNED_RANGE(-1, INT_MAX), REQUIRED,
	  .help = "a logical CPU that was online; -1: none was" },
};
static const struct keys socket_kind = { "socket", "a socket", "A socket, in the order of their numbers.",
	KEYS(socket_keys), .size = sizeof(struct uncore_socket), .bare = true };

static const struct key devices_keys[] = {
	{ .name = "box", STRING(uncore_recorded_devices, box), REQUIRED, .help = "id of the box" },
	{ .name = "socket", NUMBER(uncore_recorded_devices, socket), RANGE(0, MOST_SOCKETS - 1), REQUIRED,
	  .help = "its number" },
	{ .name = "instance", NUMBER(uncore_recorded_devices, instance), RANGE(0, UINT16_MAX - 1), REQUIRED,
	  .help = "of the box" },
	{ .name = "root_bus", STRING(uncore_recorded_devices, root_bus), REQUIRED,
	  .help = "the PCI root bus that it served: domain and number" },
	{ .name = "devices", TEXTS(uncore_recorded_devices, names, name_count), REQUIRED,
	  .help = "names of the devices below that bus" },
};
static const struct keys devices_kind = { "devices", "what an instance served", "An instance, and what it served.",
	KEYS(devices_keys), .size = sizeof(struct uncore_recorded_devices), .bare = true };

static const struct key recorded_setting_keys[] = {
	{ .name = "name", STRING(uncore_recorded_setting, name), REQUIRED, .help = "`box.register.field`" },
	{ .name = "socket", NUMBER(uncore_recorded_setting, socket), RANGE(0, MOST_SOCKETS - 1), REQUIRED,
	  .help = "its number" },
	{ .name = "state", STRING(uncore_recorded_setting, state), WORDS(state_words), REQUIRED,
	  .help = "`ok`, or why there is no value" },
	{ .name = "value", NUMBER(uncore_recorded_setting, value), HAS_AT(uncore_recorded_setting, has_value), ANY,
	  .help = "of the field" },
	{ .name = "reason", STRING(uncore_recorded_setting, reason), .help = "why it was not read, in words" },
};
static const struct keys recorded_setting_kind = { "setting", "a setting", "A setting of a group, as it was.",
	KEYS(recorded_setting_keys), .size = sizeof(struct uncore_recorded_setting), .bare = true };

static const char *const unit_space_words[] = { "msr", "pci", "mmio" };
static const struct key unit_type_keys[] = {
	{ .name = "type", NUMBER(uncore_unit_type, type), RANGE(0, UNCORE_FOUND_OTHERS - 1), REQUIRED,
	  .help = "number of the type" },
	{ .name = "units", NUMBER(uncore_unit_type, units), RANGE(1, 1023), REQUIRED,
	  .help = "their highest number plus 1" },
	{ .name = "access", WORD(uncore_unit_type, space), WORDS(unit_space_words), REQUIRED,
	  .help = "how their registers are reached" },
};
static const struct keys unit_type_kind = { "unit_type", "a type of units", "Units that no box of the platform has.",
	KEYS(unit_type_keys), .size = sizeof(struct uncore_unit_type), .bare = true };

static const struct key head_keys[] = {
	{ .name = "uncore_recording", VERSION(UNCORE_RECORDING_VERSION), REQUIRED,
	  .help = "version of the format: 1; another version is rejected" },
	{ .name = "uncore", STRING(replay_head, uncore), .help = "version of the command that recorded" },
	{ .name = "platform", STRING(replay_head, platform), REQUIRED, .help = "id of the platform" },
	{ .name = "name", STRING(replay_head, name), REQUIRED, .help = "the place of the machine, as in headings" },
	{ .name = "simulated", BOOL(replay_head, simulated), .help = "whether the machine was a simulated one" },
	{ .name = "sockets", LIST(replay_head, sockets, socket_count), RANGE(1, MOST_SOCKETS), .element = &socket_kind,
	  REQUIRED, .help = "in the order of their numbers" },
	{ .name = "cpus", NUMBER(replay_head, cpus), RANGE(0, MOST_CPUS), REQUIRED,
	  .help = "logical CPUs, including offline ones" },
	{ .name = "clock", WORD(replay_head, clock), WORDS(clock_words), REQUIRED,
	  .help = "manual if time stood still except for sleeps: a simulator with `--timeout` and no command" },
	{ .name = "command", BOOL(replay_head, command), REQUIRED, .help = "whether a command was measured" },
	{ .name = "arguments", TEXTS(replay_head, arguments, argument_count), REQUIRED,
	  .help = "options of `uncore stat`, without those that name files or the machine" },
	{ .name = "variant", STRING(replay_head, variant),
	  .help = "which processors of the platform; none where its platform has no variants" },
	{ .name = "stepping", NUMBER(replay_head, stepping), HAS_AT(replay_head, has_stepping), RANGE(0, 15),
	  .help = "of the processor; a recording of an older uncore has none" },
	{ .name = "devices", LIST(replay_head, devices, device_count), .element = &devices_kind,
	  .help = "what instances served that are printed; left out if nothing is known" },
	{ .name = "settings", LIST(replay_head, settings, setting_count), .element = &recorded_setting_kind,
	  .help = "settings of the groups, as they were when the run began; left out if there are none" },
	{ .name = "unit_types", LIST(replay_head, unit_types, unit_type_count), RANGE(0, 64),
	  .element = &unit_type_kind,
	  .help = "types of units that the machine listed and the platform does not describe, if the run named one" },
	{ .name = "date", STRING(replay_head, date),
	  .help = "time of day at the start, UTC as RFC 3339 has it; a recording of an older uncore has none" },
	{ .name = "date_clock", NUMBER(replay_head, date_clock), HAS_AT(replay_head, has_date_clock), ANY,
	  .help = "nanoseconds that the machine's clock showed at that time of day" },
};
static const struct key_rule head_rules[] = {
	{ "date", NULL, "a time of day", .needs = { "date_clock" } },
	{ "date_clock", NULL, "a clock's time", .needs = { "date" } },
};
const struct keys recording_keys = { "head", "the first line of a recording", "The first line.",
	KEYS(head_keys),
	.size = sizeof(struct replay_head), .bare = true, RULES_OF(head_rules) };

/* ---- the other lines ---- */

static const struct key access_rows[] = {
	{ .name = "op", WORD(recorded_access, op), WORDS(op_words), REQUIRED, .help = "what was done" },
	{ .name = "unit", NUMBER(recorded_access, unit), RANGE(0, UINT_MAX), REQUIRED,
	  .help = "number of the socket, or with scope cpu of the logical CPU" },
	{ .name = "scope", WORD(recorded_access, scope), WORDS(scope_words),
	  .help = "what unit counts; package where left out" },
	{ .name = "space", WORD(recorded_access, space), WORDS(space_words), REQUIRED,
	  .help = "where the register is" },
	{ .name = "number", NUMBER(recorded_access, number), RANGE(0, UINT32_MAX), .help = "of the MSR" },
	{ .name = "bus", NUMBER(recorded_access, bus), RANGE(0, UINT8_MAX),
	  .help = "which of the socket's buses; left out: the first, or in a recording of an older uncore any" },
	{ .name = "device", NUMBER(recorded_access, device), RANGE(0, 31), HAS_AT(recorded_access, has_place),
	  .help = "on the socket's bus of such devices" },
	{ .name = "function", NUMBER(recorded_access, function), RANGE(0, 7), .help = "of the device" },
	{ .name = "device_id", NUMBER(recorded_access, device_id), RANGE(0, UINT16_MAX),
	  .help = "of the function; a recording of an older uncore has none" },
	{ .name = "nth", NUMBER(recorded_access, nth), RANGE(0, UINT8_MAX),
	  .help = "of a function that is found by its ID alone: which of the socket's functions with the ID, "
		  "from 0" },
	{ .name = "window", STRING(recorded_access, window),
	  .help = "of a register in memory, or in a unit that is found: the box and the window of it, `box.window`" },
	{ .name = "instance", NUMBER(recorded_access, instance), RANGE(0, UINT16_MAX - 1),
	  .help = "of that box: each instance has its own window" },
	{ .name = "offset", NUMBER(recorded_access, offset), RANGE(0, UINT32_MAX),
	  .help = "in the function's configuration space, below 4096; or in the window" },
	{ .name = "width", NUMBER(recorded_access, width), RANGE(32, 64), REQUIRED, .help = "bits: 32 or 64" },
	{ .name = "register", STRING(recorded_access, name),
	  .help = "the manual's name of the first register at the address, for people: a replay uses addresses" },
	{ .name = "value", NUMBER(recorded_access, value), ANY, .help = "that was read, or was to be written" },
	{ .name = "error", WORD(recorded_access, error), WORDS(error_words), HAS_AT(recorded_access, has_error),
	  .help = "why the access failed: a name in `uncore/error.h` without `UNCORE_E_`" },
	{ .name = "list", BOOL(recorded_access, list),
	  .help = "true: read in one call with the lines around it that have it too" },
};
static const struct key_rule access_rules[] = {
	{ "space", "msr", "an access to an MSR", .needs = { "number" },
	  .excludes = { "bus", "device", "function", "device_id", "nth", "offset", "window", "instance" } },
	{ "space", "mmio", "an access to memory", .needs = { "window", "instance", "offset" },
	  .excludes = { "number", "bus", "device", "function", "device_id", "nth" } },
	{ "space", "found", "an access to a unit that is found", .needs = { "window", "instance", "offset" },
	  .excludes = { "number", "bus", "device", "function", "device_id", "nth" } },
	{ "space", "pci", "an access to PCI space", .needs = { "offset" },
	  .excludes = { "number", "window", "instance" },
	  .either = { "device", "nth" } },
	{ "device", NULL, "an access by device", .needs = { "function" } },
	{ "nth", NULL, "an access by device ID", .needs = { "device_id" }, .excludes = { "function", "bus" } },
	{ "op", "write", "a write", .needs = { "value" }, .excludes = { "list" } },
	{ "op", "read", "a read", .either = { "value", "error" } },
};
const struct keys access_keys = { "access", "an access", "An access to a register.", KEYS(access_rows),
	.size = sizeof(struct recorded_access), .bare = true, RULES_OF(access_rules) };

static const struct key now_rows[] = {
	{ .name = "now", NUMBER(replay_line, value), ANY, REQUIRED,
	  .help = "nanoseconds of a clock that never goes back" },
};
const struct keys now_keys = { "now", "a reading of the clock", "A look at the clock.", KEYS(now_rows),
	.size = sizeof(struct replay_line), .bare = true };

static const struct key sleep_rows[] = {
	{ .name = "sleep", NUMBER(replay_line, value), ANY, REQUIRED, .help = "nanoseconds that were asked for" },
	{ .name = "result", NUMBER(replay_line, result), SIGNED_RANGE(INT_MIN, 0), REQUIRED,
	  .help = "0, or the number of an error in `uncore/error.h`" },
};
const struct keys sleep_keys = { "sleep", "a sleep", "A sleep.", KEYS(sleep_rows),
	.size = sizeof(struct replay_line), .bare = true };

static const struct key wait_rows[] = {
	{ .name = "wait", WORD(replay_line, wait), WORDS(wait_words), REQUIRED, .help = "what ended it" },
	{ .name = "status", NUMBER(replay_line, result), SIGNED_RANGE(0, 255), REQUIRED,
	  .help = "of the command as of a shell, or the number of the signal; else 0" },
};
const struct keys wait_keys = { "wait", "a wait", "The end of a wait of the measuring loop, or another event from "
	"outside.", KEYS(wait_rows), .size = sizeof(struct replay_line), .bare = true };

const struct keys *const line_kinds[LINE_KINDS] = { &access_keys, &now_keys, &sleep_keys, &wait_keys };

static const struct keys *const all_kinds[] = { &recording_keys, &access_keys, &now_keys, &sleep_keys, &wait_keys };
const struct format recording_format = { .name = "recording", .title = "a line of a recording", .kinds = all_kinds,
	.kind_count = sizeof(all_kinds) / sizeof(all_kinds[0]) };
