/* SPDX-License-Identifier: MIT */
/* Replaces the reader and writer of JSON in builds with JANSSON=0: opening any file is an error. */
#include "json/dumped.h"
#include "json/exporter_config.h"
#include "json/measured.h"
#include "json/replay.h"
#include "json/scenario_load.h"

static int refuse_file(struct uncore_fault *fault, const char *name, const char *what)
{
	return uncore_fault_set(fault, UNCORE_E_ARGUMENT,
				"%s: this uncore was built without Jansson and cannot read "
				"or write %s; build it with libjansson-dev",
				name, what);
}

int uncore_scenario_load_file(const char *path, struct uncore_scenario_text **loaded, struct uncore_fault *fault)
{
	*loaded = NULL;
	return refuse_file(fault, path, "scenarios");
}

int uncore_scenario_load_text(const char *text, size_t length, const char *name, struct uncore_scenario_text **loaded,
			      struct uncore_fault *fault)
{
	(void)text;
	(void)length;
	*loaded = NULL;
	return refuse_file(fault, name, "scenarios");
}

int exporter_config_load(const char *path, struct exporter_config_text **loaded, struct uncore_fault *fault)
{
	*loaded = NULL;
	return refuse_file(fault, path, "configurations");
}

int uncore_recording_create(const char *path, struct uncore_machine *machine, const struct uncore_recording_head *head,
			    struct uncore_recording **recording, struct uncore_fault *fault)
{
	(void)machine;
	(void)head;
	*recording = NULL;
	return refuse_file(fault, path, "recordings");
}

int uncore_replay_open(const char *path, const struct uncore_platforms *platforms, struct uncore_replay **replay,
		       struct uncore_fault *fault)
{
	(void)platforms;
	*replay = NULL;
	return refuse_file(fault, path, "recordings");
}

int dumped_read(const char *path, struct arena *arena, struct dumped *out, struct uncore_fault *fault)
{
	(void)arena;
	(void)out;
	return refuse_file(fault, path, "dumps");
}

bool measured_begins(const char *text, size_t length)
{
	return length > 0 && (*text == '{' || *text == '[');
}

int measured_read(struct measured_input *input, struct uncore_fault *fault)
{
	return refuse_file(fault, input->name, "JSON");
}

/* These take what was opened, which is always NULL here. */

struct uncore_scenario *uncore_scenario_of(struct uncore_scenario_text *loaded)
{
	(void)loaded;
	return NULL;
}

void uncore_scenario_text_free(struct uncore_scenario_text *loaded)
{
	(void)loaded;
}

const struct exporter_config *exporter_config_of(const struct exporter_config_text *loaded)
{
	(void)loaded;
	return NULL;
}

void exporter_config_free(struct exporter_config_text *loaded)
{
	(void)loaded;
}

struct uncore_machine *uncore_recording_machine(struct uncore_recording *recording)
{
	(void)recording;
	return NULL;
}

void uncore_recording_wait(struct uncore_recording *recording, enum uncore_wait wait, int status)
{
	(void)recording;
	(void)wait;
	(void)status;
}

int uncore_recording_close(struct uncore_recording *recording, struct uncore_fault *fault)
{
	(void)recording;
	(void)fault;
	return 0;
}
