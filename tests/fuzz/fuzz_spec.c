/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes the loader of the spec: one file of an otherwise sound spec has any bytes. The spec is loaded, resolved and
 * checked.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check/check.h"
#include "load/load.h"
#include "model/resolve.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char folder[] = "/tmp/fuzz_spec.XXXXXX";

static const char *const files[][2] = {
	{ "documents.json",
	  "{ \"schema\": 1, \"documents\": [\n"
	  "{ \"id\": \"manual\", \"title\": \"The manual\", \"kind\": \"manual\" } ] }\n" },
	{ "toy/platform.json",
	  "{ \"schema\": 1, \"platform\": \"toy\", \"title\": \"Toy\", \"source\": \"manual\",\n"
	  "\"cpuid\": [ { \"family\": 6, \"model\": 1, \"source\": \"manual\" } ], \"boxes\": [\"unit\"] }\n" },
	{ "toy/unit.box.json",
	  "{ \"schema\": 1, \"box\": \"unit\", \"title\": \"Unit\", \"instances\": 2, \"evidence\": \"manual\", "
	  "\"source\": \"manual\",\n"
	  "\"layouts\": { \"ctl\": { \"width\": 32, \"fields\": [\n"
	  "{ \"bits\": \"31:24\", \"access\": \"RV\", \"write\": 0 },\n"
	  "{ \"id\": \"en\", \"bits\": \"23\", \"access\": \"RW\", \"role\": \"enable\" },\n"
	  "{ \"id\": \"opc\", \"bits\": \"22:16\", \"access\": \"RW\" },\n"
	  "{ \"id\": \"umask\", \"bits\": \"15:8\", \"access\": \"RW\", \"role\": \"umask\" },\n"
	  "{ \"id\": \"ev_sel\", \"bits\": \"7:0\", \"access\": \"RW\", \"role\": \"event_select\" } ] },\n"
	  "\"ctr\": { \"width\": 64, \"fields\": [ { \"bits\": \"63:48\", \"access\": \"RV\", \"write\": 0 },\n"
	  "{ \"id\": \"count\", \"bits\": \"47:0\", \"access\": \"RW-V\", \"role\": \"count\" } ] } },\n"
	  "\"registers\": [\n"
	  "{ \"id\": \"ctl\", \"name\": \"CTL{i}\", \"count\": 4, \"layout\": \"ctl\", \"msr\": { \"base\": \"0x100\", "
	  "\"instance\": \"0x20\", \"index\": 1 } },\n"
	  "{ \"id\": \"ctr\", \"name\": \"CTR{i}\", \"count\": 4, \"layout\": \"ctr\", \"msr\": { \"base\": \"0x110\", "
	  "\"instance\": \"0x20\", \"index\": 1 } } ],\n"
	  "\"counters\": [ { \"id\": \"general\", \"control\": \"ctl\", \"data\": \"ctr\", \"width\": 48 } ] }\n" },
	{ "toy/unit.events.json",
	  "{ \"schema\": 1, \"box\": \"unit\", \"categories\": [ { \"id\": \"ALL\", \"text\": \"All.\" } ], "
	  "\"events\": [\n"
	  "{ \"name\": \"UNC_X\", \"select\": { \"ev_sel\": 1 }, \"counters\": [0, 1], \"category\": \"ALL\", "
	  "\"text\": \"One.\",\n"
	  "\"umasks\": [ { \"name\": \"A\", \"value\": 1, \"or\": true, \"text\": \"A.\" } ] } ] }\n" },
	{ "toy/metrics.json",
	  "{ \"schema\": 1, \"platform\": \"toy\", \"source\": \"manual\",\n"
	  "\"clocks\": [ { \"id\": \"clk\", \"text\": \"It.\", \"ticks\": [\"unit/UNC_X\"] } ],\n"
	  "\"units\": { \"UNC_X\": \"cycles\" }, \"metrics\": [\n"
	  "{ \"name\": \"M\", \"box\": \"unit\", \"title\": \"M\", \"category\": \"ALL\", \"text\": \"It.\",\n"
	  "\"formula\": \"UNC_X.A{opc=1} / UNC_X\", \"unit\": \"ratio\", \"min\": 0 } ] }\n" },
};

enum { FILES = sizeof(files) / sizeof(files[0]) };

static void write_file(unsigned which, const void *bytes, size_t size)
{
	char path[100];
	FILE *file;

	snprintf(path, sizeof(path), "%s/%s", folder, files[which][0]);
	file = fopen(path, "wb");
	if (file == NULL || (size != 0 && fwrite(bytes, 1, size, file) != size) || fclose(file) != 0)
		exit(1);
}

static void clear(void)
{
	char path[100];

	for (unsigned which = 0; which < FILES; which++) {
		snprintf(path, sizeof(path), "%s/%s", folder, files[which][0]);
		unlink(path);
	}
	snprintf(path, sizeof(path), "%s/toy", folder);
	rmdir(path);
	rmdir(folder);
}

static void prepare(void)
{
	char path[100];

	if (mkdtemp(folder) == NULL)
		exit(1);
	snprintf(path, sizeof(path), "%s/toy", folder);
	if (mkdir(path, 0700) != 0)
		exit(1);
	atexit(clear);
	for (unsigned which = 0; which < FILES; which++)
		write_file(which, files[which][1], strlen(files[which][1]));
}

/* Returns the kind of file that the bytes look like, or a box if they look like none. */
static unsigned kind_of(const uint8_t *data, size_t size)
{
	static const struct {
		const char *word;
		unsigned which;
	} kinds[] = { { "\"metrics\"", 4 }, { "\"events\"", 3 }, { "\"documents\"", 0 }, { "\"cpuid\"", 1 } };

	for (size_t at = 0; at < sizeof(kinds) / sizeof(kinds[0]); at++) {
		if (memmem(data, size, kinds[at].word, strlen(kinds[at].word)) != NULL)
			return kinds[at].which;
	}
	return 2;
}

static void load(struct spec *spec)
{
	struct resolver resolver = { &spec->arena, &spec->diag };
	struct checker checker = { &spec->arena, &spec->diag, &spec->model };

	load_spec(spec, folder);
	resolve_model(&resolver, &spec->model);
	check_model(&checker);
}

/* The other files must be free of errors: otherwise the fuzzer's file would not be processed far enough. */
static void demand_sound(void)
{
	struct spec spec = { 0 };

	load(&spec);
	if (spec.diag.count != 0) {
		fputs("fuzz_spec: its own files are not sound\n", stderr);
		abort();
	}
	spec_free(&spec);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool prepared;
	unsigned which = kind_of(data, size);
	struct spec spec = { 0 };
	struct text out = { 0 };

	if (!prepared) {
		prepare();
		demand_sound();
	}
	prepared = true;
	write_file(which, data, size);
	load(&spec);
	diag_print_text(&spec.diag, &out);
	diag_print_json(&spec.diag, &out);
	text_free(&out);
	spec_free(&spec);
	write_file(which, files[which][1], strlen(files[which][1]));
	return 0;
}
