/* SPDX-License-Identifier: MIT */
/* Makes paths below the root, reads small files of the kernel, and explains errnos. */
#include <errno.h>
#include <limits.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "linux/file.h"
#include "linux/host.h"

void host_path(const struct linux_host *host, char *path, const char *format, ...)
{
	size_t length = strlen(host->root);
	va_list arguments;

	memcpy(path, host->root, length);
	va_start(arguments, format);
	vsnprintf(path + length, PATH_ROOM - length, format, arguments);
	va_end(arguments);
}

int open_rw(const struct linux_host *host, const char *path, int *refused)
{
	const struct uncore_linux_sys *sys = &host->sys;
	int fd = -EACCES;

	if (!host->read_only)
		fd = sys->open(sys->context, path, O_RDWR);
	*refused = is_refused(fd) ? fd : 0;
	if (*refused == 0)
		return fd;
	return sys->open(sys->context, path, O_RDONLY);
}

static int read_file(const struct linux_host *host, const char *path, char *text, size_t room, bool to_end)
{
	const struct uncore_linux_sys *sys = &host->sys;
	int fd = sys->open(sys->context, path, O_RDONLY);
	size_t length = 0;
	int64_t got = 0;

	if (fd < 0)
		return fd;
	do {
		length += (size_t)got;
		got = sys->pread(sys->context, fd, text + length, room - 1 - length, length);
	} while (to_end && got > 0 && length + (size_t)got < room - 1);
	(void)sys->close(sys->context, fd);
	if (got < 0)
		return (int)got;
	length += (size_t)got;
	text[length] = '\0';
	return (int)length;
}

int read_text(const struct linux_host *host, const char *path, char *text, size_t room)
{
	return read_file(host, path, text, room, true);
}

/* sysfs gives such a short text in one read. */
bool read_number(const struct linux_host *host, const char *path, long *number)
{
	char text[32], *end;

	if (read_file(host, path, text, sizeof(text), false) <= 0)
		return false;
	errno = 0;
	*number = strtol(text, &end, 0);
	return errno == 0 && *number >= INT_MIN && *number <= INT_MAX && end != text && (*end == '\n' || *end == '\0');
}

int errno_code(int64_t error)
{
	switch (-error) {
	case EACCES:
	case EPERM:
	case EROFS:
		return UNCORE_E_DENIED;
	case ENXIO:
	case ENODEV:
	case ENOENT:
	case ENOTDIR:
		return UNCORE_E_NODEV;
	case ENOMEM:
		return UNCORE_E_NOMEM;
	default:
		return UNCORE_E_IO;
	}
}

int access_code(int64_t error)
{
	int code = errno_code(error);

	return code == UNCORE_E_NODEV ? UNCORE_E_DENIED : code;
}

#define ERRNO_TEXT(name, text) \
	case name: \
		return text " (" #name ")";

/* Explains an errno. strerror() depends on the locale. */
const char *errno_text(int64_t error)
{
	switch (-error) {
		ERRNO_TEXT(EACCES, "permission denied")
		ERRNO_TEXT(EPERM, "not permitted")
		ERRNO_TEXT(EROFS, "read-only file system")
		ERRNO_TEXT(ENXIO, "no such device or CPU")
		ERRNO_TEXT(ENODEV, "no such device")
		ERRNO_TEXT(ENOENT, "no such file")
		ERRNO_TEXT(ENOTDIR, "not a directory")
		ERRNO_TEXT(EIO, "the access failed")
		ERRNO_TEXT(EINVAL, "invalid argument")
		ERRNO_TEXT(EMFILE, "too many open files")
		ERRNO_TEXT(ENFILE, "too many open files in the system")
		ERRNO_TEXT(ENOMEM, "out of memory")
		ERRNO_TEXT(EBUSY, "in use")
		ERRNO_TEXT(EAGAIN, "not now")
		ERRNO_TEXT(EFBIG, "offset past the end")
		ERRNO_TEXT(ENOSPC, "no space left")
	case BAD_TEXT:
		return "its content is not what the kernel writes there";
	default:
		return "an unnamed error";
	}
}

int host_failed(struct linux_host *host, int64_t error, const char *doing, const char *path)
{
	return uncore_fault_set(&host->fault, errno_code(error), "%s: cannot %s: %s", path, doing, errno_text(error));
}
