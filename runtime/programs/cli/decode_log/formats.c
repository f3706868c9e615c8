/* SPDX-License-Identifier: MIT */
/* Lists the formats of logs, and finds the format of a line. */
#include <string.h>

#include "cli/decode_log/access.h"

/* A line is of the first format whose text it has and whose scanner takes it. */
static const struct log_format {
	const char *word;
	const char *text; /* every line of the format has it; NULL: it has no such text */
	bool (*scan)(struct log_reader *reader, const char *line);
} formats[] = {
	{ "kernel", "_msr:", log_scan_kernel },
	{ "likwid", "DEBUG - [", log_scan_likwid },
	{ "uncore", " PCI ", log_scan_uncore },
	{ "uncore", " MSR 0x", log_scan_uncore },
	{ "uncore", " MMIO ", log_scan_uncore },
	{ "uncore", " FOUND ", log_scan_uncore },
	{ "pcm", "Writing ", log_scan_pcm },
	{ "pcm", "Read value ", log_scan_pcm },
	{ "pcm", "DEBUG: writing ", log_scan_pcm },
	{ "setpci", " @", log_scan_setpci_trace },
	{ "msr-tools", "msr: CPU ", log_scan_refused },
	{ "shell", "msr", log_scan_shell },
	{ "shell", "setpci", log_scan_shell },
	{ "value", NULL, log_scan_number },
};

const char *const log_format_words[LOG_FORMATS] = { "kernel", "likwid",    "uncore", "pcm",
						    "setpci", "msr-tools", "shell",  "value" };

void log_reader_begin(struct log_reader *reader, const struct address_map *map)
{
	*reader = (struct log_reader){ .map = map };
	for (size_t at = 0; at < LOG_DEVICES; at++)
		reader->likwid.devices[at].box = UNCORE_NO_INDEX;
}

const char *log_read_line(struct log_reader *reader, const char *line)
{
	size_t awaited = reader->awaited_count;

	reader->count = 0;
	for (size_t at = 0; at < sizeof(formats) / sizeof(formats[0]); at++) {
		const struct log_format *format = &formats[at];

		if (format->text != NULL && strstr(line, format->text) == NULL)
			continue;
		/* Other lines end the output of a command, so that no number is taken for a value by chance. */
		if (format->text != NULL)
			reader->awaited_count = 0;
		if (format->scan(reader, line))
			return format->word;
		if (format->text != NULL)
			reader->awaited_count = awaited;
	}
	reader->awaited_count = 0;
	return NULL;
}
