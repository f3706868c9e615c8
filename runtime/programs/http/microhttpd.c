/* SPDX-License-Identifier: MIT */
/* Serves pages by libmicrohttpd, in the caller's thread. */
#define _GNU_SOURCE
#include <microhttpd.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/loaded.h"
#include "base/memory.h"
#include "http/http.h"
#include "http/listen.h"
#include "shared/monotonic.h"

/* What hostile clients can take of the server. */
#define CONNECTIONS 64
/* So many are kept free for newcomers: a client that asks for nothing must leave. */
#define KEPT_FREE 16
#define HEADER_BYTES (16U * 1024)
/* A client has so long for a request, and so long to take the answer. */
#define REQUEST_NS UINT64_C(10000000000)
/* While half of the connections are taken, so long for a request; */
#define CROWDED_NS UINT64_C(2000000000)
/* while nearly all are, so long for either. */
#define FULL_NS UINT64_C(100000000)
/* A connection may wait so long for the next request: longer than a minute, at which many scrape. */
#define IDLE_NS UINT64_C(75000000000)
/* While there are clients, the server looks after them so often: one that waits may leave without a sign. */
#define LOOK_NS UINT64_C(1000000000)
/* After so many turns of one call the caller's other work comes first, even if a client sends requests without end. */
#define TURNS 100

/* What is used of it. X(name) */
#define HTTP_LIBRARY(X) \
	X(MHD_start_daemon) \
	X(MHD_stop_daemon) \
	X(MHD_get_daemon_info) \
	X(MHD_run) \
	X(MHD_get_timeout) \
	X(MHD_suspend_connection) \
	X(MHD_resume_connection) \
	X(MHD_get_connection_info) \
	X(MHD_lookup_connection_value) \
	X(MHD_create_response_from_buffer) \
	X(MHD_add_response_header) \
	X(MHD_queue_response) \
	X(MHD_destroy_response)

struct http_library {
	HTTP_LIBRARY(LOADED_MEMBER)
};

static const char *const http_names[] = { HTTP_LIBRARY(LOADED_NAME) };
/* The name that Debian 12 and its successors give the interface of microhttpd.h since 0.9.50. */
static const struct loading loading = { "libmicrohttpd.so.12", "libmicrohttpd12", http_names,
					sizeof(http_names) / sizeof(http_names[0]) };

/* What a connection does. The smaller the number, the sooner it must leave when others want its place. */
enum client_state {
	CLIENT_ASKING,  /* has sent no whole request */
	CLIENT_IDLE,    /* has its answer; may send a further request */
	CLIENT_TAKING,  /* its answer is on the way */
	CLIENT_WAITING, /* for its answer, which ends soon, whatever the client does */
};

struct client {
	struct http_server *server;
	struct MHD_Connection *connection;
	struct client *next, **place; /* in the server's list */
	uint64_t since_ns;            /* when its present state began */
	enum client_state state;
	bool is_suspended; /* the site answers later */
	bool is_cut;
};

struct http_server {
	struct http_library library;
	struct MHD_Daemon *daemon;
	struct http_site site;
	struct client *clients;
	unsigned count; /* of the clients that are not cut */
	/* A client was cut since the last turns: the library notices it, and listens again, in its next turn. */
	bool has_parted;
	int file; /* it listens there; the daemon closes it */
};

/* ---- clients ---- */

static void add_client(struct http_server *server, struct MHD_Connection *connection, void **context)
{
	struct client *client = take_memory(NULL, sizeof(*client));

	*client = (struct client){ .server = server, .connection = connection, .since_ns = monotonic_ns() };
	client->next = server->clients;
	client->place = &server->clients;
	if (client->next != NULL)
		client->next->place = &client->next;
	server->clients = client;
	server->count++;
	*context = client;
}

static void remove_client(struct client *client)
{
	client->server->count -= client->is_cut ? 0 : 1;
	client->server->has_parted = true;
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

static void note_state(struct http_server *server, struct MHD_Connection *connection, enum client_state state)
{
	struct client *client = client_of(server, connection);

	if (client == NULL)
		return;
	client->state = state;
	client->since_ns = monotonic_ns();
}

static void note_completed(void *context, struct MHD_Connection *connection, void **request,
			   enum MHD_RequestTerminationCode code)
{
	(void)request;
	(void)code;
	note_state((struct http_server *)context, connection, CLIENT_IDLE);
}

/* ---- who must leave ---- */

static int file_of(const struct client *client)
{
	const union MHD_ConnectionInfo *info =
		client->server->library.MHD_get_connection_info(client->connection, MHD_CONNECTION_INFO_CONNECTION_FD);

	return info != NULL ? info->connect_fd : -1;
}

static bool resume(struct client *client)
{
	if (!client->is_suspended)
		return false;
	client->is_suspended = false;
	client->server->library.MHD_resume_connection(client->connection);
	return true;
}

/* The library notices it in its next turn. */
static void cut(struct client *client)
{
	if (client->is_cut)
		return;
	shutdown(file_of(client), SHUT_RDWR);
	client->is_cut = client->server->has_parted = true;
	client->server->count--;
	resume(client);
}

static uint64_t patience_with(const struct client *client)
{
	if (client->state == CLIENT_IDLE)
		return IDLE_NS;
	return client->state == CLIENT_ASKING && client->server->count >= CONNECTIONS / 2 ? CROWDED_NS : REQUEST_NS;
}

/*
 * A client that sends or takes a byte now and then would otherwise stay for ever. Returns for how long no other has to
 * be cut, if nothing happens.
 */
static uint64_t cut_slow_clients(struct http_server *server)
{
	uint64_t time = monotonic_ns(), least = UINT64_MAX;

	for (struct client *client = server->clients; client != NULL; client = client->next) {
		uint64_t age = time - client->since_ns, patience = patience_with(client);

		if (client->state == CLIENT_WAITING || client->is_cut)
			continue;
		if (age >= patience)
			cut(client);
		else if (patience - age < least)
			least = patience - age;
	}
	return least;
}

/*
 * While a client waits, the library does not look at its socket. A client that has only stopped sending may still read.
 */
static bool has_left(const struct client *client)
{
	struct pollfd file = { .fd = file_of(client), .events = POLLRDHUP };

	return client->state == CLIENT_WAITING && poll(&file, 1, 0) > 0;
}

static bool may_leave(const struct client *client)
{
	return client->state == CLIENT_IDLE ||
	       (client->state != CLIENT_WAITING && monotonic_ns() - client->since_ns >= FULL_NS);
}

static bool leaves_before(const struct client *client, const struct client *other)
{
	return client->state != other->state ? client->state < other->state : client->since_ns < other->since_ns;
}

/* One whose client has left, or else the one that is longest in the least state. NULL: none may leave. */
static struct client *first_to_leave(const struct http_server *server)
{
	struct client *first = NULL;

	for (struct client *client = server->clients; client != NULL; client = client->next) {
		if (client->is_cut)
			continue;
		if (has_left(client))
			return client;
		if (may_leave(client) && (first == NULL || leaves_before(client, first)))
			first = client;
	}
	return first;
}

static bool is_full(const struct http_server *server)
{
	return server->count > CONNECTIONS - KEPT_FREE;
}

/* A client that sends nothing, or holds a connection that it does not use, must not keep others out. */
static void make_room(struct http_server *server)
{
	while (is_full(server)) {
		struct client *client = first_to_leave(server);

		if (client == NULL)
			return;
		cut(client);
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
	note_state(server, connection, CLIENT_TAKING);
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
	client->state = CLIENT_WAITING;
	client->is_suspended = true;
	server->library.MHD_suspend_connection(connection);
	return MHD_YES;
}

/* The library calls it when the headers are there, again for parts of a body, and after a pause. */
static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *path, const char *method,
			      const char *version, const char *upload, size_t *upload_bytes, void **request)
{
	struct http_server *server = (struct http_server *)context;
	const struct client *client = client_of(server, connection);

	(void)version;
	(void)upload;
	if (client != NULL && client->is_cut)
		return MHD_NO;
	if (strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0)
		return refuse_method(server, connection);
	if (*request == NULL) {
		*request = server;
		note_state(server, connection, CLIENT_ASKING);
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
	(void)arguments;
}

static struct MHD_Daemon *start(struct http_server *server)
{
	const struct MHD_OptionItem options[] = {
		{ MHD_OPTION_EXTERNAL_LOGGER, (intptr_t)say_nothing, NULL },
		{ MHD_OPTION_LISTEN_SOCKET, server->file, NULL },
		{ MHD_OPTION_CONNECTION_LIMIT, CONNECTIONS, NULL },
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
	if (made->file >= 0 && load_library(&loading, &made->library, why, room)) {
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

/* One turn reads one request of a connection, and takes ten connections. */
static bool take_turn(struct http_server *server)
{
	MHD_UNSIGNED_LONG_LONG wait = 1;

	server->library.MHD_run(server->daemon);
	make_room(server);
	return server->library.MHD_get_timeout(server->daemon, &wait) == MHD_YES && wait == 0;
}

uint64_t http_serve(struct http_server *server)
{
	bool is_more = true;
	uint64_t least;

	for (unsigned turn = 0; turn < TURNS && is_more; turn++)
		is_more = take_turn(server);
	least = cut_slow_clients(server);
	if (is_more || server->has_parted) {
		server->has_parted = false;
		return 0;
	}
	if (server->count > 0 && least > LOOK_NS)
		least = LOOK_NS;
	return server->count >= CONNECTIONS / 2 && FULL_NS < least ? FULL_NS : least;
}

void http_answer_waiting(struct http_server *server)
{
	bool is_any = false;

	for (struct client *client = server->clients; client != NULL; client = client->next)
		is_any |= resume(client);
	if (is_any)
		take_turn(server);
}
