/* SPDX-License-Identifier: MIT */
/* Passes the descriptor of the listener from the command's process to the one that answers. */
#include "supervisor/supervisor.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

union control {
	struct cmsghdr header;
	char room[CMSG_SPACE(sizeof(int))];
};

void supervisor_send(int socket, int listener)
{
	char byte = 0;
	struct iovec data = { &byte, 1 };
	union control control = { .room = { 0 } };
	struct msghdr message = {
		.msg_iov = &data, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof(control.room)
	};

	control.header = (struct cmsghdr){ .cmsg_len = CMSG_LEN(sizeof(int)),
					   .cmsg_level = SOL_SOCKET,
					   .cmsg_type = SCM_RIGHTS };
	memcpy(CMSG_DATA(&control.header), &listener, sizeof(listener));
	(void)sendmsg(socket, &message, MSG_NOSIGNAL);
}

int supervisor_receive(int socket)
{
	char byte;
	struct iovec data = { &byte, 1 };
	union control control = { .room = { 0 } };
	struct msghdr message = {
		.msg_iov = &data, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof(control.room)
	};
	int listener = -1;

	if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC) < 1 || CMSG_FIRSTHDR(&message) == NULL)
		return -EPIPE;
	memcpy(&listener, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof(listener));
	return listener;
}
