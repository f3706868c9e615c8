/* SPDX-License-Identifier: MIT */
/* Loads libmicrohttpd when a server is opened. */
#define _GNU_SOURCE
#include "http/library.h"

#include <dlfcn.h>
#include <stdio.h>

/* The name that Debian 12 and its successors give the interface of microhttpd.h since 0.9.50. */
#define LIBRARY "libmicrohttpd.so.12"

/* A pointer to a function cannot be converted from one to data in ISO C; POSIX gives it the same form. */
static bool find(void *handle, const char *name, void *into)
{
	void *found = dlsym(handle, name);

	*(void **)into = found;
	return found != NULL;
}

bool http_load_library(struct http_library *library, char *why, size_t room)
{
	bool has_all = true;

	library->handle = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
	if (library->handle == NULL) {
		snprintf(why, room, "%s cannot be loaded: install libmicrohttpd12", LIBRARY);
		return false;
	}
#define HTTP_X_FIND_(name) has_all = find(library->handle, #name, &library->name) && has_all;
	HTTP_LIBRARY(HTTP_X_FIND_)
#undef HTTP_X_FIND_
	if (has_all)
		return true;
	snprintf(why, room, "%s lacks a function: it is not the library that this uncore was built for", LIBRARY);
	dlclose(library->handle);
	return false;
}
