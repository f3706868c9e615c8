/* SPDX-License-Identifier: MIT */
/* Serves pages by libmicrohttpd, in the caller's thread. */
#define _GNU_SOURCE
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/memory.h"
#include "http/http.h"
#include "http/library.h"
#include "http/listen.h"

/* What hostile clients can take of the server. */
#define CONNECTIONS 64
#define CONNECTIONS_OF_ONE 32
#define HEADER_BYTES (16U * 1024)
/* A client has so long for a request, and so long to take the answer. */
#define REQUEST_NS UINT64_C(10000000000)
/* A connection may wait so long for the next request: longer than a minute, at which many scrape. */
#define IDLE_NS UINT64_C(75000000000)

struct client {
	struct http_server *server;
	struct MHD_Connection *connection;
	struct client *next, **place; /* in the server's list */
	uint64_t since_ns;            /* when its present state began */
	bool is_idle, is_waiting, is_cut;
};

struct http_server {
	struct http_library library;
	struct MHD_Daemon *daemon;
	struct http_site site;
	struct client *clients;
	int file; /* it listens there; the daemon closes it */
};

bool http_is_built_in(void)
{
	return true;
}

static uint64_t now(void)
{
	struct timespec time;

	clock_gettime(CLOCK_MONOTONIC, &time);
	return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/* ---- clients ---- */

static void add_client(struct http_server *server, struct MHD_Connection *connection, void **context)
{
	struct client *client = take_memory(NULL, sizeof(*client));

	*client = (struct client){ .server = server, .connection = connection, .since_ns = now() };
	client->next = server->clients;
	client->place = &server->clients;
	if (client->next != NULL)
		client->next->place = &client->next;
	server->clients = client;
	*context = client;
}

static void remove_client(struct client *client)
{
	*client->place = client->next;
	if (client->next != NULL)
		client->next->place = client->place;
	free(client);
}

static void note_connection(void *context, struct MHD_Connection *connection, void **client,
			    enum MHD_ConnectionNotificationCode code)
{
	struct http_server *server = (struct http_server *)context;

	if (code == MHD_CONNECTION_NOTIFY_STARTED)
		add_client(server, connection, client);
	else if (*client != NULL)
		remove_client((struct client *)*client);
}

static struct client *client_of(const struct http_server *server, struct MHD_Connection *connection)
{
	const union MHD_ConnectionInfo *info =
		server->library.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);

	return info != NULL ? (struct client *)info->socket_context : NULL;
}

static void note_state(struct http_server *server, struct MHD_Connection *connection, bool is_idle)
{
	struct client *client = client_of(server, connection);

	if (client == NULL)
		return;
	client->is_idle = is_idle;
	client->since_ns = now();
}

static void note_completed(void *context, struct MHD_Connection *connection, void **request,
			   enum MHD_RequestTerminationCode code)
{
	(void)request;
	(void)code;
	note_state((struct http_server *)context, connection, true);
}

/* A client that sends or takes a byte now and then would otherwise stay for ever. */
static void cut_slow_clients(struct http_server *server)
{
	uint64_t time = now();

	for (struct client *client = server->clients; client != NULL; client = client->next) {
		uint64_t most = client->is_idle ? IDLE_NS : REQUEST_NS;
		const union MHD_ConnectionInfo *info;

		if (client->is_cut || client->is_waiting || time - client->since_ns < most)
			continue;
		info = server->library.MHD_get_connection_info(client->connection, MHD_CONNECTION_INFO_CONNECTION_FD);
		if (info != NULL)
			shutdown(info->connect_fd, SHUT_RDWR);
		client->is_cut = true;
	}
}

/* ---- requests ---- */

static enum MHD_Result reply(struct http_server *server, struct MHD_Connection *connection, struct http_answer *answer)
{
	const struct http_library *library = &server->library;
	struct MHD_Response *response =
		library->MHD_create_response_from_buffer(answer->body.length, answer->body.at, MHD_RESPMEM_MUST_COPY);
	enum MHD_Result result = MHD_NO;

	text_free(&answer->body);
	if (response == NULL)
		return MHD_NO;
	library->MHD_add_response_header(response, "Content-Type", answer->type);
	if (answer->status == MHD_HTTP_METHOD_NOT_ALLOWED)
		library->MHD_add_response_header(response, "Allow", "GET, HEAD");
	result = library->MHD_queue_response(connection, answer->status, response);
	library->MHD_destroy_response(response);
	note_state(server, connection, false);
	return result;
}

static enum MHD_Result refuse_method(struct http_server *server, struct MHD_Connection *connection)
{
	struct http_answer answer = { .status = MHD_HTTP_METHOD_NOT_ALLOWED, .type = "text/plain; charset=utf-8" };

	text_add(&answer.body, "Only GET and HEAD are served here.\n");
	return reply(server, connection, &answer);
}

static enum MHD_Result serve(struct http_server *server, struct MHD_Connection *connection, const char *path)
{
	const char *accept = server->library.MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Accept");
	struct http_answer answer = { .status = MHD_HTTP_OK, .type = "text/plain; charset=utf-8" };
	struct client *client = client_of(server, connection);

	server->site.answer(server->site.context, path, accept != NULL ? accept : "", &answer);
	if (answer.status != 0)
		return reply(server, connection, &answer);
	text_free(&answer.body);
	if (client == NULL)
		return MHD_NO;
	client->is_waiting = true;
	server->library.MHD_suspend_connection(connection);
	return MHD_YES;
}

/* The library calls it when the headers are there, again for parts of a body, and after a pause. */
static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *path, const char *method,
			      const char *version, const char *upload, size_t *upload_bytes, void **request)
{
	struct http_server *server = (struct http_server *)context;

	(void)version;
	(void)upload;
	if (strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0)
		return refuse_method(server, connection);
	if (*request == NULL) {
		*request = server;
		note_state(server, connection, false);
		return MHD_YES;
	}
	if (*upload_bytes != 0) {
		*upload_bytes = 0;
		return MHD_YES;
	}
	return serve(server, connection, path);
}

/* ---- the server ---- */

/* The library's messages are about single clients. */
static void say_nothing(void *context, const char *format, va_list arguments)
{
	(void)context;
	(void)format;
	(void)arguments;
}

static struct MHD_Daemon *start(struct http_server *server)
{
	const struct MHD_OptionItem options[] = {
		{ MHD_OPTION_EXTERNAL_LOGGER, (intptr_t)say_nothing, NULL },
		{ MHD_OPTION_LISTEN_SOCKET, server->file, NULL },
		{ MHD_OPTION_CONNECTION_LIMIT, CONNECTIONS, NULL },
		{ MHD_OPTION_PER_IP_CONNECTION_LIMIT, CONNECTIONS_OF_ONE, NULL },
		{ MHD_OPTION_CONNECTION_MEMORY_LIMIT, HEADER_BYTES, NULL },
		{ MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)note_connection, server },
		{ MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)note_completed, server },
		{ MHD_OPTION_END, 0, NULL },
	};

	return server->library.MHD_start_daemon(MHD_USE_ERROR_LOG | MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME, 0, NULL,
						NULL, handle, server, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

bool http_open(const char *address, const struct http_site *site, struct http_server **server, char *why, size_t room)
{
	struct http_server *made = take_memory(NULL, sizeof(*made));

	*server = NULL;
	*made = (struct http_server){ .site = *site, .file = -1 };
	made->file = listen_on(address, why, room);
	if (made->file >= 0 && http_load_library(&made->library, why, room)) {
		made->daemon = start(made);
		if (made->daemon != NULL) {
			*server = made;
			return true;
		}
		snprintf(why, room, "libmicrohttpd cannot serve there");
	}
	if (made->file >= 0)
		close(made->file);
	free(made);
	return false;
}

void http_close(struct http_server *server)
{
	if (server == NULL)
		return;
	http_answer_waiting(server);
	server->library.MHD_stop_daemon(server->daemon);
	free(server);
}

void http_add_address(const struct http_server *server, struct text *text)
{
	add_listening(server->file, text);
}

int http_file(const struct http_server *server)
{
	return server->library.MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd;
}

void http_serve(struct http_server *server)
{
	server->library.MHD_run(server->daemon);
	cut_slow_clients(server);
}

void http_answer_waiting(struct http_server *server)
{
	bool is_any = false;

	for (struct client *client = server->clients; client != NULL; client = client->next) {
		if (!client->is_waiting)
			continue;
		client->is_waiting = false;
		is_any = true;
		server->library.MHD_resume_connection(client->connection);
	}
	if (is_any)
		server->library.MHD_run(server->daemon);
}
