/* SPDX-License-Identifier: MIT */
/* uncore decode-log: reads logs of programs that access registers, and prints what each access meant. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/decode_log/print.h"
#include "cli/decode_log/source.h"
#include "cli/common/describe.h"
#include "cli/common/find.h"
#include "cli/machine/rights.h"

/* Longer lines are copied, and not read: no program prints an access so. */
enum { LONGEST = 64 * 1024, CANDIDATES = 8 };

struct decoding {
	const struct cli_request *request;
	struct log_source source;
	struct address_map map;
	struct log_reader reader;
	struct log_values values;
	struct log_line line;
	struct text out;
	uint64_t found; /* accesses to registers of the platform */
};

/* ---- one line ---- */

static void explain(struct decoding *decoding, const struct log_access *access, const struct found_register *found,
		    size_t candidates)
{
	struct log_meaning meaning;

	find_meaning(&meaning, decoding->source.tables, decoding->source.variant, &decoding->values, access, found);
	if (decoding->request->format == CLI_JSON)
		print_meaning_json(&decoding->line, &meaning, candidates);
	else
		add_meaning_text(&decoding->out, &meaning);
	free_meaning(&meaning);
}

/* Finds the registers of an access. Returns how many were found. */
static size_t explain_access(struct decoding *decoding, const struct log_access *access)
{
	struct found_register found[CANDIDATES];
	size_t count = 1;

	if (access->is_resolved)
		found[0] = access->resolved;
	else
		count = find_at_address(&decoding->map, &access->at, found, CANDIDATES);
	for (size_t at = 0; at < count && at < CANDIDATES; at++)
		explain(decoding, access, &found[at], count);
	if (count > CANDIDATES && decoding->request->format != CLI_JSON)
		text_printf(&decoding->out, "  = and %zu more registers at this address\n", count - CANDIDATES);
	return count;
}

/* Prints the line as it was, with its end if it has one. */
static void copy_line(const char *line, size_t length)
{
	fwrite(line, 1, length, stdout);
}

/* length: with the line's end. The line's text ends with a NUL without it. */
static void read_line(struct decoding *decoding, char *line, size_t length)
{
	size_t end = length, found = 0;
	char first_end;

	while (end > 0 && (line[end - 1] == '\n' || line[end - 1] == '\r'))
		end--;
	first_end = line[end];
	line[end] = '\0';
	decoding->line.number++;
	text_cut(&decoding->out, 0);
	/* A line with a NUL inside is no program's text. */
	decoding->line.format = strlen(line) == end ? log_read_line(&decoding->reader, line) : NULL;
	for (size_t at = 0; decoding->line.format != NULL && at < decoding->reader.count; at++)
		found += explain_access(decoding, &decoding->reader.accesses[at]);
	decoding->found += found;
	if (found == 0 && !decoding->request->only_known && decoding->request->format == CLI_JSON)
		print_line_json(&decoding->line, line);
	line[end] = first_end;
	if (decoding->request->format == CLI_JSON || (found == 0 && decoding->request->only_known))
		return;
	copy_line(line, length);
	/* The last line may have no end. */
	if (found > 0 && line[length - 1] != '\n')
		putchar('\n');
	fwrite(text_string(&decoding->out), 1, decoding->out.length, stdout);
}

/* ---- the input ---- */

/* Reads what is there, so that each line of a pipe is printed at once. */
struct input {
	int file;
	char *bytes; /* with room for a NUL */
	size_t length;
	bool is_long; /* in a line that is copied only */
	bool is_live; /* more lines may come later */
};

/* Copies the rest of a line that is too long. Returns how many bytes belong to it. */
static size_t skip_long(struct decoding *decoding, struct input *input, size_t from)
{
	char *end = memchr(input->bytes + from, '\n', input->length - from);
	size_t length = end != NULL ? (size_t)(end + 1 - (input->bytes + from)) : input->length - from;

	if (decoding->request->format != CLI_JSON && !decoding->request->only_known)
		copy_line(input->bytes + from, length);
	input->is_long = end == NULL;
	return length;
}

static void take_lines(struct decoding *decoding, struct input *input, bool is_end)
{
	size_t from = 0;

	while (from < input->length) {
		char *line = input->bytes + from, *end = memchr(line, '\n', input->length - from);

		if (input->is_long) {
			from += skip_long(decoding, input, from);
		} else if (end == NULL && !is_end) {
			if (input->length - from < LONGEST)
				break;
			decoding->line.number++;
			input->is_long = true;
		} else {
			size_t length = end != NULL ? (size_t)(end + 1 - line) : input->length - from;

			read_line(decoding, line, length);
			from += length;
		}
	}
	memmove(input->bytes, input->bytes + from, input->length - from);
	input->length -= from;
}

static int read_all(struct decoding *decoding, struct input *input, const char *name)
{
	for (;;) {
		ssize_t got = read(input->file, input->bytes + input->length, 2 * LONGEST - input->length);

		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0) {
			complain(decoding->request, "%s: %s", name, strerror(errno));
			return CLI_BAD;
		}
		input->length += (size_t)got;
		take_lines(decoding, input, got == 0);
		if (input->is_live && fflush(stdout) != 0)
			return CLI_GOOD;
		if (got == 0)
			return CLI_GOOD;
	}
}

static int read_log(struct decoding *decoding)
{
	const char *name = decoding->request->line.count > 0 ? decoding->request->line.arguments[0] : "-";
	struct input input = { .file = STDIN_FILENO };
	struct stat about;
	int result;

	if (strcmp(name, "-") != 0)
		input.file = open(name, O_RDONLY | O_CLOEXEC);
	else
		name = "standard input";
	if (input.file < 0 || fstat(input.file, &about) != 0) {
		complain(decoding->request, "%s: %s", name, strerror(errno));
		return CLI_BAD;
	}
	input.is_live = !S_ISREG(about.st_mode);
	input.bytes = take_memory(NULL, 2 * LONGEST + 1);
	result = read_all(decoding, &input, name);
	free(input.bytes);
	if (input.file != STDIN_FILENO)
		close(input.file);
	return result;
}

int cli_decode_log(const struct cli_request *request)
{
	struct decoding *decoding;
	int result;

	if (request->line.count == 0 && isatty(STDIN_FILENO) == 1) {
		complain(request, "give FILE, or - for lines that you type");
		return CLI_BAD;
	}
	/* Only the user's own rights: FILE may be anything. */
	drop_rights();
	decoding = take_memory(NULL, sizeof(*decoding));
	*decoding = (struct decoding){ .request = request, .source.variant = UNCORE_NO_INDEX };
	result = choose_log_source(request, &decoding->source);
	if (result == CLI_GOOD) {
		make_address_map(&decoding->map, decoding->source.tables);
		log_reader_begin(&decoding->reader, &decoding->map);
		result = read_log(decoding);
		log_reader_end(&decoding->reader);
	}
	if (result == CLI_GOOD && decoding->found == 0) {
		complain(request, "no line accesses a register of %s", platform_id(decoding->source.tables));
		result = CLI_NOTHING;
	}
	text_free(&decoding->out);
	free_values(&decoding->values);
	free_address_map(&decoding->map);
	free(decoding);
	return result;
}
