/* SPDX-License-Identifier: MIT */
/*
 * Scans command lines of rdmsr, wrmsr and setpci, as a script has them or a shell prints them. They may follow a
 * prompt, the "+" of set -x, or sudo, and several may be on a line. A word with a variable of the shell ($CPU) is not
 * known.
 */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/decode_log/access.h"

static const struct command {
	const char *name;
	void (*read)(struct log_reader *reader, char **words, size_t count);
} commands[] = {
	{ "rdmsr", log_read_rdmsr },
	{ "wrmsr", log_read_wrmsr },
	{ "setpci", log_read_setpci },
};

/* Copies one word without its quotes, and ends it. Returns where the next begins. */
static char *take_word(const char **line, char *to)
{
	char quote = '\0';

	for (; **line != '\0'; (*line)++) {
		if (quote == '\0' && strchr(" \t;|&()`<>", **line) != NULL)
			break;
		if (quote == '\0' ? **line == '"' || **line == '\'' : **line == quote)
			quote = quote == '\0' ? **line : '\0';
		else
			*to++ = **line;
	}
	*to++ = '\0';
	return to;
}

/* Splits the line, a NULL word for what ends a command. The room has twice the line's bytes; each may be a word. */
static size_t split(const char *line, char *room, char **words)
{
	size_t count = 0;

	while (*line != '\0') {
		if (*line == ' ' || *line == '\t') {
			line++;
		} else if (strchr(";|&()`<>", *line) != NULL) {
			words[count++] = NULL;
			line++;
		} else if (*line == '#' && count > 0) {
			break;
		} else {
			words[count++] = room;
			room = take_word(&line, room);
		}
	}
	return count;
}

static const struct command *find_command(const char *word)
{
	const char *slash = strrchr(word, '/'), *name = slash != NULL ? slash + 1 : word;

	for (size_t at = 0; at < sizeof(commands) / sizeof(commands[0]); at++)
		if (strcmp(commands[at].name, name) == 0)
			return &commands[at];
	return NULL;
}

static void read_commands(struct log_reader *reader, char **words, size_t count)
{
	for (size_t at = 0; at < count; at++) {
		const struct command *command = words[at] != NULL ? find_command(words[at]) : NULL;
		size_t end = at + 1;

		while (end < count && words[end] != NULL)
			end++;
		if (command == NULL)
			continue;
		command->read(reader, &words[at + 1], end - at - 1);
		at = end;
	}
}

bool log_scan_shell(struct log_reader *reader, const char *line)
{
	size_t length = strlen(line) + 1;
	char *room = take_memory(NULL, 2 * length), **words = take_memory(NULL, length * sizeof(*words));

	read_commands(reader, words, split(line, room, words));
	free(words);
	free(room);
	return reader->count > 0;
}
