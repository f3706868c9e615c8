/* SPDX-License-Identifier: MIT */
/*
 * Serves a few pages over HTTP, for GET and HEAD. It has no threads. The caller waits for the server's file together
 * with other events, so a slow client costs only its own time.
 */
#ifndef RUNTIME_HTTP_HTTP_H
#define RUNTIME_HTTP_HTTP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

struct http_server;

struct http_answer {
	unsigned status; /* of HTTP, 200 if it is left as it is; 0: later, after http_answer_waiting() */
	const char *type;
	struct text body; /* the server frees it */
};

struct http_site {
	void *context;
	/* Fills the answer for a path. accept: the header of that name, "" if there is none. */
	void (*answer)(void *context, const char *path, const char *accept, struct http_answer *answer);
};

/*
 * Listens on "ADDRESS:PORT", "[IPV6]:PORT" or ":PORT", which is every address; PORT 0 is any free port. False after
 * writing to why. The caller closes the server; the site's context must outlive it.
 */
bool http_open(const char *address, const struct http_site *site, struct http_server **server, char *why, size_t room);
void http_close(struct http_server *server);
/* Adds "ADDRESS:PORT" as it is, which has the number of a port that was 0. */
void http_add_address(const struct http_server *server, struct text *text);
/* Has input when http_serve() has something to do. */
int http_file(const struct http_server *server);
/*
 * Does what clients want now, and never waits for them. Returns the nanoseconds after which it has more to do that
 * http_file() does not show: clients that do nothing must leave.
 */
uint64_t http_serve(struct http_server *server);
/* Asks the site again for what it answers later. */
void http_answer_waiting(struct http_server *server);

#endif
