/* SPDX-License-Identifier: MIT */
/* uncore stat: reads the commands of --control, and acknowledges them, as perf does. */
#define _GNU_SOURCE
#include "cli/run/control.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/words.h"
#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/run/signals.h"

/* perf writes the NUL too, so programs that read five bytes work with both. */
static const char ack_text[] = "ack\n";

/* ---- opening ---- */

/* Opened for both directions, so that it neither waits for the other side nor ends with it. */
static int open_fifo(const struct cli_request *request, const char *name)
{
	struct stat status;
	int file = -1, error = 0;

	use_own_rights();
	if (stat(name, &status) != 0)
		error = errno;
	else if (S_ISFIFO(status.st_mode) && (file = open(name, O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)) < 0)
		error = errno;
	use_all_rights();
	if (error != 0)
		complain(request, "--control: %s: %s%s%s", name, strerror(error),
			 error == ENOENT ? "; make it: mkfifo " : "", error == ENOENT ? name : "");
	else if (file < 0)
		complain(request, "--control: %s is not a FIFO; make one with mkfifo", name);
	return file;
}

/* An open file of the caller, which stays open. */
static int find_file(const struct cli_request *request, const char *name, bool is_written)
{
	int wrong = is_written ? O_RDONLY : O_WRONLY, flags;
	uint64_t number;

	if (!word_is_number(name, &number) || number > INT_MAX) {
		complain(request, "--control: fd:%s: this is not the number of an open file", name);
		return -1;
	}
	flags = fcntl((int)number, F_GETFL);
	if (flags >= 0 && (flags & O_ACCMODE) != wrong)
		return (int)number;
	complain(request, "--control: file %s is not open for %s", name, is_written ? "writing" : "reading");
	return -1;
}

static bool open_files(const struct cli_request *request, const char *names, bool is_fifo, struct run_control *control)
{
	char *first = copy_text(names), *second = strchr(first, ',');

	if (second != NULL)
		*second++ = '\0';
	control->file = is_fifo ? open_fifo(request, first) : find_file(request, first, false);
	if (second != NULL && control->file >= 0)
		control->ack = is_fifo ? open_fifo(request, second) : find_file(request, second, true);
	control->opened_file = is_fifo && control->file >= 0;
	control->opened_ack = is_fifo && control->ack >= 0;
	free(first);
	return control->file >= 0 && (second == NULL || control->ack >= 0);
}

int open_control(const struct cli_request *request, struct run_control *control)
{
	const char *text = request->control;
	bool is_fifo = text != NULL && strncmp(text, "fifo:", 5) == 0;

	*control = RUN_CONTROL_NONE;
	control->request = request;
	if (text == NULL)
		return CLI_GOOD;
	if (!is_fifo && strncmp(text, "fd:", 3) != 0) {
		complain(request, "--control takes fifo:FIFO[,ACK] or fd:N[,ACK], not \"%s\"", text);
		return CLI_BAD;
	}
	return open_files(request, text + (is_fifo ? 5 : 3), is_fifo, control) ? CLI_GOOD : CLI_BAD;
}

void close_control(struct run_control *control)
{
	if (control->opened_file)
		close(control->file);
	if (control->opened_ack)
		close(control->ack);
	*control = RUN_CONTROL_NONE;
}

/* ---- commands ---- */

static void tell_control(const struct run_control *control, const char *text, const char *word)
{
	begin_writing(STDERR_FILENO);
	complain(control->request, "--control: %s%s", text, word);
	end_writing();
}

static bool is_ready(int file, short wanted)
{
	struct pollfd poll_file = { .fd = file, .events = wanted };

	return file >= 0 && poll(&poll_file, 1, 0) == 1;
}

/* Whether another byte has come. */
static bool next_byte(struct run_control *control, char *byte)
{
	ssize_t got;

	if (!is_ready(control->file, POLLIN))
		return false;
	do
		got = read(control->file, byte, 1);
	while (got < 0 && errno == EINTR);
	if (got == 1)
		return true;
	if (got < 0 && errno == EAGAIN)
		return false;
	tell_control(control, "its other end is closed; the measurement goes on", "");
	if (control->opened_file)
		close(control->file);
	control->opened_file = false;
	control->file = -1;
	return false;
}

static enum run_order order_of(const struct run_control *control)
{
	static const char *const words[] = {
		[ORDER_ENABLE] = "enable", [ORDER_DISABLE] = "disable", [ORDER_PING] = "ping", [ORDER_STOP] = "stop"
	};

	for (unsigned order = ORDER_ENABLE; order <= ORDER_STOP && !control->is_too_long; order++) {
		if (strcmp(control->line, words[order]) == 0)
			return (enum run_order)order;
	}
	if (control->length > 0)
		tell_control(control, "the commands are enable, disable, ping and stop, not ", control->line);
	return ORDER_NONE;
}

enum run_order next_order(struct run_control *control)
{
	enum run_order order = ORDER_NONE;
	char byte;

	while (order == ORDER_NONE && next_byte(control, &byte)) {
		bool is_end = byte == '\n' || byte == '\0';

		if (!is_end && control->length + 1 == sizeof(control->line))
			control->is_too_long = true;
		else if (!is_end)
			control->line[control->length++] = byte < ' ' || byte > '~' ? '?' : byte;
		control->line[control->length] = '\0';
		if (!is_end)
			continue;
		order = order_of(control);
		control->length = 0;
		control->is_too_long = false;
	}
	return order;
}

void acknowledge(struct run_control *control)
{
	ssize_t put = -1;

	if (control->ack < 0)
		return;
	if (is_ready(control->ack, POLLOUT))
		put = write(control->ack, ack_text, sizeof(ack_text));
	if (put == (ssize_t)sizeof(ack_text) || control->is_unread)
		return;
	tell_control(control, "acks could not be written: no program reads them", "");
	control->is_unread = true;
}
