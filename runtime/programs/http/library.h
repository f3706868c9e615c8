/* SPDX-License-Identifier: MIT */
/*
 * Loads libmicrohttpd when a server is opened. Linked as usual, it would cost every call of every command: it brings
 * GnuTLS and eight more libraries, which take longer to load than most commands run.
 */
#ifndef RUNTIME_HTTP_LIBRARY_H
#define RUNTIME_HTTP_LIBRARY_H

#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>

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

#define HTTP_X_MEMBER_(name) __typeof__(name) *name;
struct http_library {
	void *handle;
	HTTP_LIBRARY(HTTP_X_MEMBER_)
};
#undef HTTP_X_MEMBER_

/* False after writing to why. */
bool http_load_library(struct http_library *library, char *why, size_t room);

#endif
