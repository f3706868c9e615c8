/* SPDX-License-Identifier: MIT */
/*
 * uncore stat -r: declares how several measurements of a node become one. The first has a lock and a socket in the
 * state directory. Later ones with the same request send it there, get the ring, and run their commands with it.
 */
#ifndef RUNTIME_CLI_STAT_REGION_NODE_H
#define RUNTIME_CLI_STAT_REGION_NODE_H

#include "base/text.h"
#include "cli/common/commands.h"

struct stat_node {
	const struct cli_request *request; /* NULL: there is none */
	struct text words;                 /* what is counted, as ranks must want it too */
	char name[32];                     /* of the socket; the lock has another ending */
	int directory, lock, listener;     /* -1: none */
	int files;                         /* an epoll file that watches all of this */
	int *ranks;                        /* sockets of those that have joined, and have not ended */
	size_t rank_count, joined;
	bool is_counting;
	uint64_t expected; /* ranks that the launcher starts here; 0: not known */
	uint64_t ended_ns; /* when the own command was first seen to have ended; 0: it has not */
};

/*
 * Takes the lock, or joins. CLI_GOOD, or the exit status. *is_joined: another measurement has counted for the command,
 * which has ended; the status is the command's.
 */
int open_node(const struct cli_request *request, const char *state, struct stat_node *node, bool *is_joined);
void close_node(struct stat_node *node);
/* Adds the sockets to the epoll file, to which those of later ranks are added. */
bool watch_node(struct stat_node *node, int files);
/* The counters count: ranks that wait may begin, with these two files. */
void welcome_all(struct stat_node *node, int ring, int bell);
/* Admits ranks, and notes which have ended. */
void serve_node(struct stat_node *node, int ring, int bell);
/* Whether ranks have not ended, or not even come. is_own_ended: the measurement's own command has. */
bool node_has_ranks(struct stat_node *node, bool is_own_ended);

#endif
