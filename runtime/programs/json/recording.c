/* SPDX-License-Identifier: MIT */
/* Writes recordings. */
#define _GNU_SOURCE
#include "json/recording.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "json/date.h"
#include "json/register_names.h"

struct uncore_recording {
	struct uncore_machine machine;
	struct uncore_machine *next;
	struct register_names *names;
	char *path;
	FILE *file;
	char *head;            /* the first line */
	bool is_new, is_begun; /* the file was not there before; it has lines */
	unsigned long lines;   /* complete lines in the file */
	int error;             /* errno of the first failure, after which nothing is written */
};

const char *uncore_recording_error(int code)
{
	static const char prefix[] = "UNCORE_E_";
	const char *name = uncore_error_name(code);

	return strncmp(name, prefix, sizeof(prefix) - 1) == 0 ? name + sizeof(prefix) - 1 : name;
}

/* ---- lines ---- */

/* A device or a pipe has nothing to lose. */
static int empty_file(int fd)
{
	struct stat status;

	return fstat(fd, &status) == 0 && S_ISREG(status.st_mode) ? ftruncate(fd, 0) : 0;
}

/*
 * Where the next line goes; NULL: nothing is written any more. Only the first access replaces what the file had, so a
 * run that fails before leaves the recording of another.
 */
static FILE *next_line(struct uncore_recording *recording)
{
	if (!recording->is_begun) {
		recording->is_begun = true;
		if (empty_file(fileno(recording->file)) != 0)
			recording->error = errno;
		else
			fprintf(recording->file, "%s\n", recording->head);
	}
	return recording->error == 0 ? recording->file : NULL;
}

/* Flushes after each line, so that a killed run leaves complete lines. */
static void hand_over(struct uncore_recording *recording, unsigned long lines)
{
	if (recording->error != 0)
		return;
	if (fflush(recording->file) == 0 && !ferror(recording->file))
		recording->lines += lines + (recording->lines == 0); /* the first line goes with the second */
	else
		recording->error = errno != 0 ? errno : EIO;
}

/* Most platforms have one bus. */
static void put_place(FILE *file, const struct uncore_address *address)
{
	if (address->bus != 0)
		fprintf(file, "\"bus\":%u,", address->bus);
	fprintf(file, "\"device\":%u,\"function\":%u,", address->device, address->function);
}

static void put_function(FILE *file, const struct uncore_address *address)
{
	fputs("\"space\":\"pci\",", file);
	if (!uncore_is_by_id(address))
		put_place(file, address);
	if (address->device_id != 0)
		fprintf(file, "\"device_id\":\"0x%x\",", (unsigned)address->device_id);
	if (uncore_is_by_id(address))
		fprintf(file, "\"nth\":%u,", address->nth);
	fprintf(file, "\"offset\":\"0x%" PRIx32 "\",", address->number);
}

/* Where the window is, the next machine may say otherwise: the line names it. */
static void put_window(FILE *file, const struct uncore_tables *tables, const struct uncore_address *address)
{
	const struct uncore_window_row *window = &uncore_windows(tables)[address->window];

	fprintf(file, "\"space\":\"%s\",\"window\":\"%s.%s\",\"instance\":%u,\"offset\":\"0x%" PRIx32 "\",",
		address->space == UNCORE_SPACE_MMIO ? "mmio" : "found",
		uncore_text(tables, uncore_boxes(tables)[window->box].id), uncore_text(tables, window->id),
		address->instance, address->number);
}

static void put_address(FILE *file, const struct uncore_tables *tables, const struct uncore_address *address)
{
	if (address->scope == UNCORE_SCOPE_CPU)
		fputs("\"scope\":\"cpu\",", file);
	if (address->space == UNCORE_SPACE_PCI)
		put_function(file, address);
	else if (uncore_is_in_window(address))
		put_window(file, tables, address);
	else
		fprintf(file, "\"space\":\"msr\",\"number\":\"0x%" PRIx32 "\",", address->number);
	fprintf(file, "\"width\":%u", address->width);
}

struct access {
	unsigned unit;
	const struct uncore_address *address;
	bool is_write, is_list;
	int result;
	uint64_t value;
};

static void put_access(struct uncore_recording *recording, const struct access *access)
{
	char name[REGISTER_NAME_ROOM];
	FILE *file = next_line(recording);

	if (file == NULL)
		return;
	fprintf(file, "{\"op\":\"%s\",\"unit\":%u,", access->is_write ? "write" : "read", access->unit);
	put_address(file, recording->next->tables, access->address);
	/* Names from the manual need no escape in JSON. */
	if (register_name_at(recording->names, access->address, name)[0] != '\0')
		fprintf(file, ",\"register\":\"%s\"", name);
	if (access->is_write || access->result == 0)
		fprintf(file, ",\"value\":\"0x%" PRIx64 "\"", access->value);
	if (access->result != 0)
		fprintf(file, ",\"error\":\"%s\"", uncore_recording_error(access->result));
	fputs(access->is_list ? ",\"list\":true}\n" : "}\n", file);
}

/* ---- the machine ---- */

static int record_read(void *context, unsigned unit, const struct uncore_address *address, uint64_t *value)
{
	struct uncore_recording *recording = (struct uncore_recording *)context;
	int result = uncore_io_read(&recording->next->io, unit, address, value);
	struct access access = { unit, address, false, false, result, result == 0 ? *value : 0 };

	put_access(recording, &access);
	hand_over(recording, 1);
	return result;
}

static int record_write(void *context, unsigned unit, const struct uncore_address *address, uint64_t value)
{
	struct uncore_recording *recording = (struct uncore_recording *)context;
	int result = uncore_io_write(&recording->next->io, unit, address, value);
	struct access access = { unit, address, true, false, result, value };

	put_access(recording, &access);
	hand_over(recording, 1);
	return result;
}

static void record_read_list(void *context, unsigned unit, struct uncore_io_item *items, size_t count)
{
	struct uncore_recording *recording = (struct uncore_recording *)context;
	int result = uncore_io_read_list(&recording->next->io, unit, items, count);

	for (size_t at = 0; at < count; at++) {
		struct access access = { unit, &items[at].address, false, true, 0, 0 };

		if (result != 0)
			items[at] = (struct uncore_io_item){ items[at].address, 0, result };
		access.result = items[at].result;
		access.value = items[at].value;
		put_access(recording, &access);
	}
	hand_over(recording, count);
}

static uint64_t record_now(void *context)
{
	struct uncore_recording *recording = (struct uncore_recording *)context;
	uint64_t now = uncore_machine_now(recording->next);
	FILE *file = next_line(recording);

	if (file != NULL)
		fprintf(file, "{\"now\":%" PRIu64 "}\n", now);
	hand_over(recording, 1);
	return now;
}

static int record_sleep(void *context, uint64_t nanoseconds)
{
	struct uncore_recording *recording = (struct uncore_recording *)context;
	int result = uncore_machine_sleep(recording->next, nanoseconds);
	FILE *file = next_line(recording);

	if (file != NULL)
		fprintf(file, "{\"sleep\":%" PRIu64 ",\"result\":%d}\n", nanoseconds, result);
	hand_over(recording, 1);
	return result;
}

static void pass_release(void *context)
{
	const struct uncore_recording *recording = (const struct uncore_recording *)context;

	uncore_machine_release(recording->next);
}

static int pass_find(void *context, unsigned unit, uint16_t box, uint16_t instance)
{
	const struct uncore_machine *next = ((const struct uncore_recording *)context)->next;

	return next->ops->find == NULL ? UNCORE_E_NOENT : next->ops->find(next->context, unit, box, instance);
}

void uncore_recording_wait(struct uncore_recording *recording, enum uncore_wait wait, int status)
{
#define WORD(id, word, help) word,
	static const char *const words[] = { UNCORE_WAITS(WORD) };
#undef WORD
	FILE *file = next_line(recording);

	if (file != NULL)
		fprintf(file, "{\"wait\":\"%s\",\"status\":%d}\n", words[wait], status);
	hand_over(recording, 1);
}

/* ---- the first line ---- */

static json_t *list_sockets(const struct uncore_machine *machine)
{
	json_t *list = json_array();

	for (unsigned at = 0; at < machine->socket_count; at++) {
		const struct uncore_socket *socket = &machine->sockets[at];

		json_array_append_new(list, json_pack("{si sI si}", "package", socket->package, "cores",
						      (json_int_t)socket->cores, "cpu", socket->cpu));
	}
	return list;
}

/* NULL: an argument is not UTF-8. */
static json_t *list_arguments(const struct uncore_recording_head *head)
{
	json_t *list = json_array();

	for (size_t at = 0; at < head->argument_count; at++) {
		if (json_array_append_new(list, json_string(head->arguments[at])) != 0) {
			json_decref(list);
			return NULL;
		}
	}
	return list;
}

static void add_date(json_t *line, const struct uncore_recording_head *head)
{
	struct text date = { 0 };

	text_date(&date, head->date_ns);
	json_object_set_new(line, "date", json_string(text_string(&date)));
	json_object_set_new(line, "date_clock", json_integer((json_int_t)head->date_clock_ns));
	text_free(&date);
}

/* Names are those of files in sysfs, and were cleaned: a name that is no UTF-8 would be left out. */
static json_t *list_devices(const struct uncore_recording_head *head)
{
	json_t *list = json_array();

	for (size_t at = 0; at < head->device_count; at++) {
		const struct uncore_recorded_devices *each = &head->devices[at];
		json_t *names = json_array();

		for (size_t name = 0; name < each->name_count; name++)
			json_array_append_new(names, json_string(each->names[name]));
		json_array_append_new(list, json_pack("{ss sI sI ss so}", "box", each->box, "socket",
						      (json_int_t)each->socket, "instance", (json_int_t)each->instance,
						      "root_bus", each->root_bus, "devices", names));
	}
	return list;
}

static json_t *list_settings(const struct uncore_recording_head *head)
{
	json_t *list = json_array();

	for (size_t at = 0; at < head->setting_count; at++) {
		const struct uncore_recorded_setting *each = &head->settings[at];
		json_t *setting = json_pack("{ss sI ss}", "name", each->name, "socket", (json_int_t)each->socket,
					    "state", each->state);

		if (each->has_value)
			json_object_set_new(setting, "value", json_integer((json_int_t)each->value));
		else
			json_object_set_new(setting, "reason", json_string(each->reason));
		json_array_append_new(list, setting);
	}
	return list;
}

/* The types of units for which the machine's tables have boxes that those of the platform lack. */
static json_t *list_types(const struct uncore_tables *tables)
{
	static const char *const spaces[] = { "msr", "pci", "mmio" };
	json_t *list = json_array();

	for (unsigned at = 0; at < tables->found_boxes.count; at++) {
		const struct uncore_found_box_row *row = &uncore_found_boxes(tables)[at];

		if (uncore_is_added_type(tables, row) && row->space <= UNCORE_SPACE_MMIO)
			json_array_append_new(list, json_pack("{si si ss}", "type", row->type, "units",
							      uncore_boxes(tables)[row->box].instances, "access",
							      spaces[row->space]));
	}
	return list;
}

static json_t *describe(const struct uncore_machine *machine, const struct uncore_recording_head *head)
{
	const struct uncore_tables *tables = machine->tables;
	json_t *arguments = list_arguments(head), *types = list_types(tables), *line;

	if (arguments == NULL || types == NULL) {
		json_decref(arguments);
		json_decref(types);
		return NULL;
	}
	line = json_pack("{si ss ss ss so sI ss sb so}", "uncore_recording", UNCORE_RECORDING_VERSION, "uncore",
			 head->version, "platform", uncore_text(tables, tables->id), "name", machine->name, "sockets",
			 list_sockets(machine), "cpus", (json_int_t)machine->cpu_count, "clock",
			 head->is_manual ? "manual" : "real", "command", (int)head->has_command, "arguments",
			 arguments);
	if (line != NULL && json_array_size(types) != 0)
		json_object_set(line, "unit_types", types);
	json_decref(types);
	if (line != NULL && head->date_ns != 0)
		add_date(line, head);
	if (line != NULL && head->device_count != 0)
		json_object_set_new(line, "devices", list_devices(head));
	if (line != NULL && head->setting_count != 0)
		json_object_set_new(line, "settings", list_settings(head));
	if (line != NULL && machine->is_simulated)
		json_object_set_new(line, "simulated", json_true());
	if (line != NULL && machine->variant < tables->variants.count)
		json_object_set_new(line, "variant",
				    json_string(uncore_text(tables, uncore_variants(tables)[machine->variant].id)));
	if (line != NULL && machine->stepping != UNCORE_NO_INDEX)
		json_object_set_new(line, "stepping", json_integer(machine->stepping));
	return line;
}

static int note_head(struct uncore_recording *recording, const struct uncore_recording_head *head,
		     struct uncore_fault *fault)
{
	json_t *line = describe(recording->next, head);

	if (line == NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
					"%s: the options, or the machine's name, are not UTF-8 as JSON needs it",
					recording->path);
	recording->head = json_dumps(line, JSON_COMPACT);
	json_decref(line);
	return recording->head != NULL ?
		       0 :
		       uncore_fault_set(fault, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
}

/* ---- creating and closing ---- */

static FILE *open_file(const char *path, bool *is_new)
{
	/* CLOEXEC: the measured command must not inherit it. */
	const int flags = O_WRONLY | O_CREAT | O_CLOEXEC;
	int fd = open(path, flags | O_EXCL, 0666);
	FILE *file;

	*is_new = fd >= 0;
	if (fd < 0 && errno == EEXIST)
		fd = open(path, flags, 0666);
	file = fd < 0 ? NULL : fdopen(fd, "w");
	if (file == NULL && fd >= 0)
		(void)close(fd);
	return file;
}

/* Takes a file away that was made for nothing. */
static int close_file(struct uncore_recording *recording)
{
	if (!recording->is_begun && recording->is_new)
		unlink(recording->path);
	return fclose(recording->file);
}

static void free_recording(struct uncore_recording *recording)
{
	register_names_free(recording->names);
	free(recording->head);
	free(recording->path);
	free(recording);
}

static struct uncore_recording *make(const char *path, struct uncore_machine *machine)
{
	static const struct uncore_io_ops io_ops = { record_read, record_write, record_read_list };
	static const struct uncore_machine_ops ops = { record_now, record_sleep, pass_release, NULL, NULL, pass_find };
	struct uncore_recording *recording = (struct uncore_recording *)calloc(1, sizeof(*recording));

	if (recording == NULL)
		return NULL;
	recording->machine = *machine;
	recording->machine.io = (struct uncore_io){ &io_ops, recording };
	recording->machine.ops = &ops;
	recording->machine.context = recording;
	recording->next = machine;
	recording->names = register_names_create(machine->tables);
	recording->path = strdup(path);
	if (recording->names == NULL || recording->path == NULL) {
		free_recording(recording);
		return NULL;
	}
	return recording;
}

int uncore_recording_create(const char *path, struct uncore_machine *machine, const struct uncore_recording_head *head,
			    struct uncore_recording **recording, struct uncore_fault *fault)
{
	struct uncore_recording *made = make(path, machine);
	int result;

	*recording = NULL;
	if (made == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOMEM, "%s", uncore_error_text(UNCORE_E_NOMEM));
	made->file = open_file(path, &made->is_new);
	if (made->file == NULL)
		result = uncore_fault_set(fault, errno == EACCES || errno == EPERM ? UNCORE_E_DENIED : UNCORE_E_IO,
					  "%s: %s", path, strerror(errno));
	else
		result = note_head(made, head, fault);
	if (result == 0) {
		*recording = made;
		return 0;
	}
	if (made->file != NULL)
		(void)close_file(made);
	free_recording(made);
	return result;
}

struct uncore_machine *uncore_recording_machine(struct uncore_recording *recording)
{
	return &recording->machine;
}

int uncore_recording_close(struct uncore_recording *recording, struct uncore_fault *fault)
{
	int error, result = 0;

	if (recording == NULL)
		return 0;
	error = recording->error;
	/* A failure to write the buffer is noted already. */
	if (close_file(recording) != 0 && error == 0)
		error = errno;
	if (error != 0)
		result = uncore_fault_set(fault, UNCORE_E_IO, "%s: %s; the recording is whole up to line %lu",
					  recording->path, strerror(error), recording->lines);
	free_recording(recording);
	return result;
}
