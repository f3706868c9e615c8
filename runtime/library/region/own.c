/* SPDX-License-Identifier: MIT */
/* Lets a program measure itself: starts "uncore stat -r" as its child, and gets the ring from it. */
#define _GNU_SOURCE
#include "uncore/region.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "region/own.h"
#include "region/ring.h"

extern char **environ;

/* In the child the socket has this number. */
enum { SERVED = 3, MOST_WORDS = 128 };

/* The child that counts for this process. */
static struct {
	pid_t pid; /* 0: there is none */
	int socket;
	int messages; /* what it says on standard error */
} child;

/* The words of its command line; the first frees all of them. */
struct words {
	char *text, *at[MOST_WORDS + 8];
};

static int add_words(struct words *words, const char *machine, const char *what, struct uncore_fault *fault)
{
	static char stat[] = "stat", regions[] = "--regions", serve[] = "--serve", place[] = "fd:3", sim[] = "--sim",
		    clock[] = "--clock=manual";
	char *program = getenv("UNCORE_PROGRAM"), *rest, *word;
	size_t count = 0;

	words->text = malloc(strlen(machine) + strlen(what) + 16);
	if (words->text == NULL)
		return uncore_fault_set(fault, UNCORE_E_NOMEM, "no memory for the words of uncore stat");
	word = words->text + sprintf(words->text, "uncore") + 1;
	words->at[count++] = program != NULL && program[0] != '\0' ? program : words->text;
	words->at[count++] = stat;
	words->at[count++] = regions;
	words->at[count++] = serve;
	words->at[count++] = place;
	if (strncmp(machine, "sim:", 4) == 0) {
		words->at[count++] = sim;
		words->at[count++] = strcpy(word, machine + 4);
		words->at[count++] = clock;
		word += strlen(word) + 1;
	}
	strcpy(word, what);
	for (word = strtok_r(word, " \t\n", &rest); word != NULL; word = strtok_r(NULL, " \t\n", &rest)) {
		if (count >= MOST_WORDS)
			return uncore_fault_set(fault, UNCORE_E_RANGE, "more than %d words of options", MOST_WORDS);
		words->at[count++] = word;
	}
	words->at[count] = NULL;
	return 0;
}

/* Its own group of processes: a Ctrl-C for the program does not end the measurement before the program. */
static int spawn(const struct words *words, int socket)
{
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	sigset_t none;
	int error;

	sigemptyset(&none);
	posix_spawn_file_actions_init(&actions);
	posix_spawnattr_init(&attributes);
	posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
	posix_spawnattr_setsigmask(&attributes, &none);
	posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
	posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
	posix_spawn_file_actions_adddup2(&actions, child.messages, STDERR_FILENO);
	posix_spawn_file_actions_adddup2(&actions, socket, SERVED);
	error = posix_spawnp(&child.pid, words->at[0], &actions, &attributes, words->at, environ);
	posix_spawn_file_actions_destroy(&actions);
	posix_spawnattr_destroy(&attributes);
	if (error != 0)
		child.pid = 0;
	return error;
}

/* Above the numbers that the child uses, so that no dup2 there replaces one that a later one needs. */
static int move_up(int file)
{
	int moved = file < 0 ? -1 : fcntl(file, F_DUPFD_CLOEXEC, 10);

	if (file >= 0)
		close(file);
	return moved;
}

static int start(const struct words *words, struct uncore_fault *fault)
{
	int sockets[2], error;

	child.messages = move_up(memfd_create("uncore-messages", MFD_CLOEXEC));
	if (child.messages < 0 || socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) != 0)
		return uncore_fault_set(fault, UNCORE_E_UNMEASURED, "cannot talk to uncore stat: %s", strerror(errno));
	child.socket = move_up(sockets[0]);
	sockets[1] = move_up(sockets[1]);
	error = spawn(words, sockets[1]);
	if (sockets[1] >= 0)
		close(sockets[1]);
	if (error == 0)
		return 0;
	return uncore_fault_set(fault, error == ENOENT ? UNCORE_E_NOENT : UNCORE_E_UNMEASURED,
				"cannot run %s: %s; install it, or set UNCORE_PROGRAM", words->at[0], strerror(error));
}

/* ---- what the child gives ---- */

static unsigned long long inode_of(int file)
{
	struct stat status;

	return fstat(file, &status) == 0 ? status.st_ino : 0;
}

/* The last line but hints is the reason; all of it fits mostly. Ends of lines become "; ". */
static int fail_as_child(struct uncore_fault *fault)
{
	char text[UNCORE_FAULT_ROOM];
	ssize_t got = pread(child.messages, text, sizeof(text) - 1, 0);

	got = got < 0 ? 0 : got;
	while (got > 0 && text[got - 1] == '\n')
		got--;
	text[got] = '\0';
	for (char *at = text; (at = strchr(at, '\n')) != NULL; at++)
		*at = ';';
	return uncore_fault_set(fault, UNCORE_E_UNMEASURED, "%s",
				got > 0 ? text : "uncore stat ended and gave no reason");
}

static int take_files(struct uncore_fault *fault)
{
	char word[sizeof(REGION_READY)];
	union {
		struct cmsghdr head;
		char room[CMSG_SPACE(2 * sizeof(int))];
	} control;
	struct iovec data = { word, sizeof(word) };
	struct msghdr message = {
		.msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof(control)
	};
	struct region_files files = { .pid = child.pid };
	const struct cmsghdr *head;
	ssize_t got;
	int given[2], result;

	do
		got = recvmsg(child.socket, &message, MSG_CMSG_CLOEXEC);
	while (got < 0 && errno == EINTR);
	head = got > 0 ? CMSG_FIRSTHDR(&message) : NULL;
	if (head == NULL || head->cmsg_len != CMSG_LEN(sizeof(given)))
		return fail_as_child(fault);
	memcpy(given, CMSG_DATA(head), sizeof(given));
	files.ring = given[0];
	files.bell = given[1];
	files.ring_inode = inode_of(given[0]);
	files.bell_inode = inode_of(given[1]);
	files.space = region_space();
	result = region_attach(&files);
	close(given[0]);
	close(given[1]);
	return result == 0 ? 0 :
			     uncore_fault_set(fault, UNCORE_E_UNMEASURED, "cannot use the memory of uncore stat: %s",
					      strerror(-result));
}

/* Programs that the process starts later find the same ring. */
static void tell_children(void)
{
	const struct region_files *files = &region_process.files;
	char words[160];

	(void)snprintf(words, sizeof(words), REGION_WORDS, (unsigned)REGION_VERSION, (int)getpid(),
		       region_process.ring_file, region_process.bell, files->ring_inode, files->bell_inode,
		       files->space);
	setenv(REGION_VARIABLE, words, 1);
}

/* Waits until the child has restored the registers. Returns its status, or -1 if somebody else has waited for it. */
static int end_child(void)
{
	int status = 0;
	pid_t got;

	if (child.socket >= 0)
		close(child.socket);
	if (child.pid != 0) {
		do
			got = waitpid(child.pid, &status, 0);
		while (got < 0 && errno == EINTR);
		status = got < 0 ? -1 : status;
	}
	if (child.messages >= 0)
		close(child.messages);
	child.pid = 0;
	return status;
}

int uncore_region_open(const char *machine, const char *what, struct uncore_fault *fault)
{
	struct uncore_fault unread;
	struct words words = { NULL, { NULL } };
	int result;

	fault = fault != NULL ? fault : &unread;
	uncore_fault_clear(fault);
	if (machine == NULL || what == NULL)
		return uncore_fault_set(fault, UNCORE_E_ARGUMENT, "no machine, or nothing to count");
	if (strcmp(machine, "here") != 0 && strncmp(machine, "sim:", 4) != 0)
		return uncore_fault_set(fault, UNCORE_E_RANGE, "machine %s: \"here\", or \"sim:\" and a platform",
					machine);
	if (uncore_region_is_counted())
		return uncore_fault_set(fault, UNCORE_E_STATE, "regions of this process are counted already");
	child.socket = child.messages = -1;
	result = add_words(&words, machine, what, fault);
	if (result == 0)
		result = start(&words, fault);
	if (result == 0)
		result = take_files(fault);
	if (result == 0)
		tell_children();
	else
		(void)end_child();
	free(words.text);
	return result;
}

int uncore_region_close(void)
{
	int status;

	if (child.pid == 0)
		return UNCORE_E_STATE;
	region_free_report();
	region_detach();
	unsetenv(REGION_VARIABLE);
	status = end_child();
	/* 3: uncore's status for registers that it could not restore. */
	return status > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 3 ? UNCORE_E_IO : 0;
}
