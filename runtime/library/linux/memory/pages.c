/* SPDX-License-Identifier: MIT */
/*
 * Maps pages of physical memory through /dev/mem, each on its own, so that no byte is in reach that nobody asked for.
 * They are mapped for reading alone unless somebody is about to write: a write to a wrong address can destroy
 * something.
 */
#include "linux/memory/pages.h"

#include <errno.h>
#include <fcntl.h>

#include "linux/file.h"

#define MEMORY "/dev/mem"

/* Linux, drivers/char/mem.c: open_port() and mmap_mem(). */
static const char *cause(bool opened, int error)
{
	if (!opened && error == -ENOENT)
		return "; the kernel has none (CONFIG_DEVMEM), or the container does not show it";
	if (error != -EPERM)
		return "";
	return opened ? "; CONFIG_IO_STRICT_DEVMEM forbids it unless the kernel is started with iomem=relaxed" :
			"; CAP_SYS_RAWIO is missing, or kernel lockdown forbids it";
}

/* With O_SYNC the kernel maps it uncached, so that each load reads the device. */
int open_memory(struct linux_host *host, bool write)
{
	char path[PATH_ROOM];
	int fd;

	host_path(host, path, MEMORY);
	fd = host->sys.open(host->sys.context, path, (write ? O_RDWR : O_RDONLY) | O_SYNC);
	if (fd >= 0)
		return fd;
	return uncore_fault_set(&host->fault, access_code(fd), "%s: cannot open%s: %s%s", path,
				write ? " for writing" : "", errno_text(fd), cause(false, fd));
}

int map_page(struct linux_host *host, int memory, uint64_t address, bool write, void **page)
{
	const struct uncore_linux_sys *sys = &host->sys;
	char path[PATH_ROOM];
	int result;

	*page = NULL;
	result = write ? sys->map_write(sys->context, memory, address, PAGE_BYTES, page) :
			 sys->map(sys->context, memory, address, PAGE_BYTES, page);
	if (result == 0)
		return 0;
	host_path(host, path, MEMORY);
	return uncore_fault_set(&host->fault, access_code(result), "%s: cannot map 0x%llx%s: %s%s", path,
				(unsigned long long)address, write ? " for writing" : "", errno_text(result),
				cause(true, result));
}

void unmap_page(struct linux_host *host, void *page)
{
	(void)host->sys.unmap(host->sys.context, page, PAGE_BYTES);
}
