/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "supervisor/answer.h"

#if SUPERVISOR_IS_OFFERED
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

int supervisor_control(int file, unsigned long request, const void *argument)
{
	return (int)syscall(SYS_ioctl, file, request, argument);
}

void supervisor_return(int listener, uint64_t id, int64_t value, int error, uint32_t flags)
{
	struct seccomp_notif_resp response = { .id = id, .val = value, .error = error, .flags = flags };

	/* It fails if a signal has ended the call. */
	(void)supervisor_control(listener, SECCOMP_IOCTL_NOTIF_SEND, &response);
}

bool supervisor_still_waits(int listener, const struct seccomp_notif *call)
{
	uint64_t id = call->id;

	return supervisor_control(listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &id) == 0;
}

#endif
