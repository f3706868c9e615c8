/* SPDX-License-Identifier: MIT */
/* uncore stat -r: runs a command whose regions another measurement of this node counts. */
#define _GNU_SOURCE
#include "cli/stat/region/rank.h"

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/run/child.h"
#include "cli/run/signals.h"
#include "cli/stat/region/ring.h"

/* A wait is over when something comes: this is no deadline. */
#define LONG_NS UINT64_C(1000000000)

union region_files_message {
	struct cmsghdr head;
	char room[CMSG_SPACE(2 * sizeof(int))];
};

bool welcome_rank(int rank, int ring, int bell)
{
	static char word[] = REGION_READY;
	int files[2] = { ring, bell };
	union region_files_message control;
	struct iovec data = { word, sizeof(word) };
	struct msghdr message = {
		.msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof(control)
	};

	memset(&control, 0, sizeof(control));
	control.head.cmsg_level = SOL_SOCKET;
	control.head.cmsg_type = SCM_RIGHTS;
	control.head.cmsg_len = CMSG_LEN(sizeof(files));
	memcpy(CMSG_DATA(&control.head), files, sizeof(files));
	return sendmsg(rank, &message, MSG_NOSIGNAL) > 0;
}

static int rank_failed(const struct cli_request *request, const char *text)
{
	complain(request, "%s", text);
	return CLI_MACHINE;
}

/* Waits until the counters count. The two files stay open: the command inherits them. */
static int join(const struct cli_request *request, const char *words, int socket, int *files)
{
	char text[4096];
	union region_files_message control;
	struct iovec data = { text, sizeof(text) - 1 };
	struct msghdr message = {
		.msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof(control)
	};
	ssize_t got = send(socket, words, strlen(words), MSG_NOSIGNAL);

	while (got > 0 && (got = recvmsg(socket, &message, 0)) < 0 && errno == EINTR)
		got = 1;
	if (got <= 0)
		return rank_failed(request,
				   "the measurement of this node that was to count for this command "
				   "has ended; it says why");
	text[got] = '\0';
	if (text[0] == RANK_REFUSED)
		return rank_failed(request, text + 1);
	if (CMSG_FIRSTHDR(&message) == NULL || CMSG_FIRSTHDR(&message)->cmsg_len != CMSG_LEN(2 * sizeof(int)))
		return rank_failed(request, "the measurement of this node is of another version of uncore");
	memcpy(files, CMSG_DATA(CMSG_FIRSTHDR(&message)), 2 * sizeof(int));
	return CLI_GOOD;
}

/* Until the command has ended, or the program of --serve. */
static void outlive(const struct cli_request *request, struct stat_child *child, int socket)
{
	bool is_counted = true, is_served = request->line.count == 0;
	int number = 0;
	char byte;

	for (look_at_child(child); !child->has_ended; look_at_child(child)) {
		if (is_served && recv(atoi(request->serve + 3), &byte, 1, MSG_DONTWAIT) == 0)
			return;
		if (is_counted)
			(void)await_signal_or_input(is_served ? atoi(request->serve + 3) : socket, LONG_NS, &number);
		else
			number = await_signal(LONG_NS);
		if (number != 0 && number != SIGCHLD) {
			end_child(child);
			return;
		}
		if (is_counted && recv(socket, &byte, 1, MSG_DONTWAIT) == 0) {
			is_counted = false;
			complain(request,
				 "the measurement of this node has ended before this command; "
				 "later regions are not counted");
		}
	}
}

int run_rank(const struct cli_request *request, const char *words, int socket)
{
	struct stat_child child = { .go = -1, .fail = -1 };
	int files[2], result = join(request, words, socket, files);

	if (result == CLI_GOOD) {
		hand_down(getpid(), files[0], files[1]);
		take_signals();
		if (request->serve != NULL && !welcome_rank(atoi(request->serve + 3), files[0], files[1]))
			result = CLI_MACHINE;
	}
	if (result == CLI_GOOD)
		result = hold_child(request, STDOUT_FILENO, &child);
	if (result == CLI_GOOD)
		result = release_child(request, &child);
	if (result == CLI_GOOD && (request->line.count > 0 || request->serve != NULL))
		outlive(request, &child, socket);
	close(socket);
	return result == CLI_GOOD ? child_status(&child) : result;
}
