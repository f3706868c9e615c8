/* SPDX-License-Identifier: MIT */
/* Opens the socket that a server listens on. */
#define _GNU_SOURCE
#include "http/listen.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/memory.h"

/* Connections that wait while others are served. One more has to try again, which takes it a second or longer. */
#define BACKLOG 256

/* Splits "ADDRESS:PORT" into two texts that the caller frees. False: it has another form. */
static bool split(const char *address, char **host, char **port)
{
	const char *colon = strrchr(address, ':');
	size_t length = colon != NULL ? (size_t)(colon - address) : 0;
	bool is_bracketed = length > 2 && address[0] == '[' && address[length - 1] == ']';

	if (colon == NULL || colon[1] == '\0' || colon[1 + strspn(colon + 1, "0123456789")] != '\0' ||
	    strlen(colon + 1) > 5 || strtoul(colon + 1, NULL, 10) > 65535)
		return false;
	/* Without brackets, a colon of the address could be taken for the one before the port. */
	if (!is_bracketed && memchr(address, ':', length) != NULL)
		return false;
	*host = copy_text(address + (is_bracketed ? 1 : 0));
	(*host)[is_bracketed ? length - 2 : length] = '\0';
	*port = copy_text(colon + 1);
	return true;
}

/* Returns a listening socket, or -1 and errno. */
static int listen_at(const struct addrinfo *info)
{
	static const int yes = 1, no = 0;
	int file = socket(info->ai_family, info->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, info->ai_protocol);
	int error;

	if (file < 0)
		return -1;
	setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes));
	/* "::" takes IPv4 too, whatever net.ipv6.bindv6only says. */
	if (info->ai_family == AF_INET6)
		setsockopt(file, IPPROTO_IPV6, IPV6_V6ONLY, &no, sizeof(no));
	if (bind(file, info->ai_addr, info->ai_addrlen) == 0 && listen(file, BACKLOG) == 0)
		return file;
	error = errno;
	close(file);
	errno = error;
	return -1;
}

static int listen_at_any(const struct addrinfo *infos)
{
	int file = -1;

	for (const struct addrinfo *info = infos; info != NULL && file < 0; info = info->ai_next)
		file = listen_at(info);
	return file;
}

/* Listens at the first address of the host that can be used; *result is what getaddrinfo() said. */
static int listen_at_host(const char *host, const char *port, int *result)
{
	struct addrinfo hints = { .ai_flags = AI_PASSIVE, .ai_socktype = SOCK_STREAM }, *infos = NULL;
	int file = -1, error;

	*result = getaddrinfo(host, port, &hints, &infos);
	if (*result != 0)
		return -1;
	file = listen_at_any(infos);
	error = errno;
	freeaddrinfo(infos);
	errno = error;
	return file;
}

/* Listens at every address of the machine. */
static int listen_everywhere(const char *port, int *result)
{
	int file = listen_at_host("::", port, result);

	/* A machine may have no IPv6. A port in use is no reason to serve half of the addresses. */
	if (file < 0 && (*result != 0 || errno != EADDRINUSE))
		file = listen_at_host("0.0.0.0", port, result);
	return file;
}

int listen_on(const char *address, char *why, size_t room)
{
	char *host = NULL, *port = NULL;
	int file, result;

	if (!split(address, &host, &port)) {
		snprintf(why, room, "it is not ADDRESS:PORT, as 127.0.0.1:9890 or [::1]:9890");
		return -1;
	}
	file = host[0] != '\0' ? listen_at_host(host, port, &result) : listen_everywhere(port, &result);
	if (result != 0)
		snprintf(why, room, "%s", result == EAI_SYSTEM ? strerror(errno) : gai_strerror(result));
	else if (file < 0)
		snprintf(why, room, "%s", strerror(errno));
	free(host);
	free(port);
	return file;
}

void add_listening(int file, struct text *text)
{
	struct sockaddr_storage address;
	socklen_t length = sizeof(address);
	char host[NI_MAXHOST], port[NI_MAXSERV];

	if (getsockname(file, (struct sockaddr *)&address, &length) != 0 ||
	    getnameinfo((struct sockaddr *)&address, length, host, sizeof(host), port, sizeof(port),
			NI_NUMERICHOST | NI_NUMERICSERV) != 0)
		return;
	text_printf(text, address.ss_family == AF_INET6 ? "[%s]:%s" : "%s:%s", host, port);
}
