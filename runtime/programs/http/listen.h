/* SPDX-License-Identifier: MIT */
/* Opens the socket that a server listens on. */
#ifndef RUNTIME_HTTP_LISTEN_H
#define RUNTIME_HTTP_LISTEN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

/* The address as http_open() takes it. -1 after writing to why. */
int listen_on(const char *address, char *why, size_t room);
/* Adds the address on which a socket listens: "127.0.0.1:9890", "[::1]:9890". */
void add_listening(int file, struct text *text);

#endif
