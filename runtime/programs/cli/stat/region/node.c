/* SPDX-License-Identifier: MIT */
/* uncore stat -r: serves the ranks of a node that join a measurement. */
#define _GNU_SOURCE
#include "cli/stat/region/node.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/words.h"
#include "cli/common/find.h"
#include "cli/machine/rights.h"
#include "cli/run/words.h"
#include "cli/stat/region/rank.h"
#include "shared/monotonic.h"

/* For a rank that the launcher has started, and that has not come when the first one ends. */
#define LATE_NS UINT64_C(10000000000)

/* Where launchers say how many ranks they start on this node: Open MPI, MPICH's hydra, Slurm. */
static const char *const launchers[] = { "OMPI_COMM_WORLD_LOCAL_SIZE", "MPI_LOCALNRANKS", "SLURM_STEP_TASKS_PER_NODE" };

static uint64_t expected_ranks(void)
{
	for (size_t at = 0; at < sizeof(launchers) / sizeof(launchers[0]); at++) {
		const char *value = getenv(launchers[at]);

		/* Of different nodes Slurm says "2,3", and not which is this one. */
		if (value != NULL && strchr(value, ',') == NULL)
			return strtoull(value, NULL, 10);
	}
	return 0;
}

/* What is counted, and how. Where the reports go, and as what, is the first one's. */
static void add_request_words(struct text *text, const struct cli_request *request)
{
	static const char *const own[] = { "--format", "--json-output", "--field-separator", "--serve", "--verbose" };
	struct stat_words words = { .count = 0 };

	add_option_words(&words, request, false);
	for (size_t at = 0; at < words.count; at++) {
		bool is_own = false;

		for (size_t each = 0; each < sizeof(own) / sizeof(own[0]); each++)
			is_own = is_own || strncmp(words.words[at], own[each], strlen(own[each])) == 0;
		if (!is_own)
			text_join(text, text->length > 0 ? " " : "", words.words[at], "");
	}
	if (request->sim != NULL)
		text_join(text, " --sim ", request->sim, "");
	free_words(&words);
}

/* ---- the lock ---- */

/*
 * A user's own, or the group's if the administrator has given the directory to one by chmod g+s. Nobody else's file is
 * trusted. 0, or an errno.
 */
static int open_lock(struct stat_node *node)
{
	struct stat directory, lock;
	char name[sizeof(node->name) + 8];
	bool is_shared;

	if (fstat(node->directory, &directory) != 0)
		return errno;
	is_shared = (directory.st_mode & S_ISGID) != 0;
	if (is_shared)
		(void)snprintf(node->name, sizeof(node->name), "regions");
	else
		(void)snprintf(node->name, sizeof(node->name), "regions.%u", (unsigned)geteuid());
	(void)snprintf(name, sizeof(name), "%s.lock", node->name);
	node->lock = openat(node->directory, name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, is_shared ? 0660 : 0600);
	if (node->lock < 0 || fstat(node->lock, &lock) != 0)
		return errno;
	if (is_shared && lock.st_uid == geteuid())
		(void)fchmod(node->lock, 0660);
	return lock.st_uid == geteuid() || (is_shared && lock.st_gid == directory.st_gid) ? 0 : EPERM;
}

/* A path of a socket is short; that of the directory need not be. */
static struct sockaddr_un socket_address(const struct stat_node *node)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };

	(void)snprintf(address.sun_path, sizeof(address.sun_path), "/proc/self/fd/%d/%s", node->directory, node->name);
	return address;
}

/* Under the lock. 0, or an errno. */
static int listen_to_ranks(struct stat_node *node)
{
	struct sockaddr_un address = socket_address(node);
	struct stat directory;

	(void)unlinkat(node->directory, node->name, 0);
	node->listener = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
	if (node->listener < 0 || bind(node->listener, (const struct sockaddr *)&address, sizeof(address)) != 0 ||
	    fstat(node->directory, &directory) != 0 ||
	    fchmodat(node->directory, node->name, (directory.st_mode & S_ISGID) != 0 ? 0660 : 0600, 0) != 0)
		return errno;
	return listen(node->listener, SOMAXCONN) == 0 ? 0 : errno;
}

static int node_failed(const struct stat_node *node, const char *state, int error)
{
	complain(node->request, "--regions: %s/%s: %s", state, node->name, strerror(error));
	return CLI_MACHINE;
}

/* The lock is held by a measurement that may not listen yet, or not any more. */
static int lock_or_join(struct stat_node *node, const char *state, bool *is_joined)
{
	uint64_t end = monotonic_ns() + LATE_NS;
	int error = 0;

	while (monotonic_ns() < end) {
		struct sockaddr_un address = socket_address(node);
		int rank;

		if (flock(node->lock, LOCK_EX | LOCK_NB) == 0) {
			error = listen_to_ranks(node);
			return error == 0 ? CLI_GOOD : node_failed(node, state, error);
		}
		rank = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
		if (rank >= 0 && connect(rank, (const struct sockaddr *)&address, sizeof(address)) == 0) {
			*is_joined = true;
			return run_rank(node->request, text_string(&node->words), rank);
		}
		error = errno;
		if (rank >= 0)
			close(rank);
		usleep(10000);
	}
	return node_failed(node, state, error);
}

static void add_rank(struct stat_node *node, int rank)
{
	node->ranks = take_memory(node->ranks, (node->rank_count + 1) * sizeof(node->ranks[0]));
	node->ranks[node->rank_count++] = rank;
}

/* --serve fd:N: the program at the other end is a rank that has asked already. */
static int add_served(struct stat_node *node)
{
	const char *serve = node->request->serve;
	struct stat status;
	uint64_t file;

	if (serve == NULL)
		return CLI_GOOD;
	if (strncmp(serve, "fd:", 3) != 0 || !word_is_number(serve + 3, &file) || file > INT32_MAX ||
	    fstat((int)file, &status) != 0 || !S_ISSOCK(status.st_mode)) {
		complain(node->request, "--serve %s: it takes fd:N, a socket that a program has opened for it", serve);
		return CLI_BAD;
	}
	(void)fcntl((int)file, F_SETFD, FD_CLOEXEC);
	add_rank(node, (int)file);
	return CLI_GOOD;
}

int open_node(const struct cli_request *request, const char *state, struct stat_node *node, bool *is_joined)
{
	int result, error;

	*node = (struct stat_node){ .request = request, .directory = -1, .lock = -1, .listener = -1, .files = -1 };
	node->expected = expected_ranks();
	result = add_served(node);
	if (result != CLI_GOOD || state == NULL)
		return result;
	add_request_words(&node->words, request);
	/* The session makes it as well, and says what is wrong with it. */
	if (!has_more_rights() && mkdir(state, 01777) == 0)
		(void)chmod(state, 01777);
	node->directory = open(state, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (node->directory < 0)
		return CLI_GOOD;
	error = open_lock(node);
	return error == 0 ? lock_or_join(node, state, is_joined) : node_failed(node, state, error);
}

void close_node(struct stat_node *node)
{
	if (node->request == NULL)
		return;
	for (size_t at = 0; at < node->rank_count; at++)
		close(node->ranks[at]);
	free(node->ranks);
	if (node->listener >= 0) {
		(void)unlinkat(node->directory, node->name, 0);
		close(node->listener);
	}
	if (node->lock >= 0)
		close(node->lock);
	if (node->directory >= 0)
		close(node->directory);
	text_free(&node->words);
	*node = (struct stat_node){ .request = NULL };
}

/* ---- ranks ---- */

static bool watch(const struct stat_node *node, int file)
{
	struct epoll_event event = { .events = EPOLLIN };

	return file < 0 || epoll_ctl(node->files, EPOLL_CTL_ADD, file, &event) == 0;
}

bool watch_node(struct stat_node *node, int files)
{
	bool is_good;

	node->files = files;
	is_good = watch(node, node->listener);
	for (size_t at = 0; at < node->rank_count; at++)
		is_good = is_good && watch(node, node->ranks[at]);
	return is_good;
}

/* The rank's request, from the first byte it sends. True: it is the measurement's. */
static bool is_same_request(const struct stat_node *node, int rank, int ring, int bell)
{
	char words[4096];
	struct timeval patience = { .tv_sec = 1 };
	ssize_t got;

	(void)setsockopt(rank, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
	got = recv(rank, words, sizeof(words) - 1, 0);
	if (got <= 0)
		return false;
	words[got] = '\0';
	if (strcmp(words, text_string(&node->words)) == 0)
		return welcome_rank(rank, ring, bell);
	(void)snprintf(words, sizeof(words),
		       "%cprocess %d counts other things on this node: %s; give the same options, or wait for its end",
		       RANK_REFUSED, (int)getpid(), text_string(&node->words));
	(void)send(rank, words, strlen(words), MSG_NOSIGNAL);
	return false;
}

static void admit_ranks(struct stat_node *node, int ring, int bell)
{
	int rank;

	while (node->listener >= 0 && (rank = accept4(node->listener, NULL, NULL, SOCK_CLOEXEC)) >= 0) {
		if (!is_same_request(node, rank, ring, bell)) {
			close(rank);
			continue;
		}
		node->joined++;
		add_rank(node, rank);
		(void)watch(node, rank);
	}
}

void welcome_all(struct stat_node *node, int ring, int bell)
{
	node->is_counting = true;
	for (size_t at = 0; at < node->rank_count; at++)
		(void)welcome_rank(node->ranks[at], ring, bell);
}

/* A rank says nothing more: what can be read of it is its end. */
static bool has_left(int rank)
{
	char byte;
	ssize_t got = recv(rank, &byte, 1, MSG_DONTWAIT);

	return got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR);
}

void serve_node(struct stat_node *node, int ring, int bell)
{
	size_t left = 0;

	if (!node->is_counting)
		return;
	admit_ranks(node, ring, bell);
	for (size_t at = 0; at < node->rank_count; at++) {
		if (has_left(node->ranks[at]))
			close(node->ranks[at]);
		else
			node->ranks[left++] = node->ranks[at];
	}
	node->rank_count = left;
}

bool node_has_ranks(struct stat_node *node, bool is_own_ended)
{
	uint64_t now = monotonic_ns();

	if (is_own_ended && node->ended_ns == 0)
		node->ended_ns = now;
	return node->rank_count > 0 || (is_own_ended && node->listener >= 0 && node->joined + 1 < node->expected &&
					now < node->ended_ns + LATE_NS);
}
