/* SPDX-License-Identifier: MIT */
/*
 * Maps pages of physical memory through /dev/mem, each on its own, so that no byte is in reach that nobody asked for.
 * They are mapped for reading alone: a write to a wrong address can destroy something.
 */
#include "linux/memory/pages.h"

#include <errno.h>
#include <fcntl.h>

#include "linux/file.h"

#define MEMORY "/dev/mem"

/* Linux, drivers/char/mem.c: open_port() and mmap_mem(). */
static const char *cause(bool opened, int error)
{
	if (error != -EPERM)
		return "";
	return opened ? "; CONFIG_IO_STRICT_DEVMEM forbids it unless the kernel is started with iomem=relaxed" :
			"; CAP_SYS_RAWIO is missing, or kernel lockdown forbids it";
}

/* With O_SYNC the kernel maps it uncached, so that each load reads the device. */
int open_memory(struct linux_host *host)
{
	char path[PATH_ROOM];
	int fd;

	host_path(host, path, MEMORY);
	fd = host->sys.open(host->sys.context, path, O_RDONLY | O_SYNC);
	if (fd >= 0)
		return fd;
	return uncore_fault_set(&host->fault, errno_code(fd), "%s: cannot open: %s%s", path, errno_text(fd),
				cause(false, fd));
}

int map_page(struct linux_host *host, int memory, uint64_t address, const volatile uint32_t **page)
{
	char path[PATH_ROOM];
	void *mapped = NULL;
	int result = host->sys.map(host->sys.context, memory, address, PAGE_BYTES, &mapped);

	*page = (const volatile uint32_t *)mapped;
	if (result == 0)
		return 0;
	host_path(host, path, MEMORY);
	return uncore_fault_set(&host->fault, errno_code(result), "%s: cannot map 0x%llx: %s%s", path,
				(unsigned long long)address, errno_text(result), cause(true, result));
}

void unmap_page(struct linux_host *host, const volatile uint32_t *page)
{
	(void)host->sys.unmap(host->sys.context, (void *)(uintptr_t)page, PAGE_BYTES);
}
