/* SPDX-License-Identifier: MIT */
/* Replaces the server in builds with HTTP=0: opening it is an error. */
#include <stdio.h>

#include "http/http.h"

bool http_open(const char *address, const struct http_site *site, struct http_server **server, char *why, size_t room)
{
	(void)address;
	(void)site;
	*server = NULL;
	snprintf(why, room, "this uncore was built without libmicrohttpd; build it with libmicrohttpd-dev");
	return false;
}

void http_close(struct http_server *server)
{
	(void)server;
}

void http_add_address(const struct http_server *server, struct text *text)
{
	(void)server;
	(void)text;
}

int http_file(const struct http_server *server)
{
	(void)server;
	return -1;
}

uint64_t http_serve(struct http_server *server)
{
	(void)server;
	return UINT64_MAX;
}

void http_answer_waiting(struct http_server *server)
{
	(void)server;
}
