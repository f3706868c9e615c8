/* SPDX-License-Identifier: MIT */
/*
 * uncore sim run: runs a command on a simulated machine. It uses three processes: this one passes signals on and waits,
 * one serves the machine, one is the command. If this one is killed, the kernel kills the others.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/common/output.h"
#include "cli/sim/fence.h"
#include "cli/sim/sim.h"
#include "cli/sim/trace/trace.h"
#include "supervisor/affinity.h"
#include "supervisor/supervisor.h"

/* The server checks its signal only while it waits for a request, so a signal that came too early is sent again. */
#define AGAIN_NS 20000000L
#define PATIENCE 500

static const int passed_on[] = { SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2 };

struct running {
	sigset_t before; /* the caller's mask */
	pid_t server, command;
	struct tracer *tracer; /* for the command's CPUID and mapped registers; NULL: the host's processor answers */
	int listener;          /* for its system calls; -1: the host's kernel answers */
	struct affinity *affinity;
	bool is_served; /* the server has not ended, as far as is known */
};

static sigset_t awaited(void)
{
	sigset_t set;

	sigemptyset(&set);
	for (size_t at = 0; at < sizeof(passed_on) / sizeof(passed_on[0]); at++)
		sigaddset(&set, passed_on[at]);
	sigaddset(&set, SIGCHLD);
	return set;
}

/* In a child: ends it when its parent ends. */
static void tie_to(pid_t parent)
{
	if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent)
		_exit(CLI_MACHINE);
}

static int wait_for(pid_t process)
{
	int status = 0;

	while (waitpid(process, &status, 0) < 0 && errno == EINTR)
		;
	return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* ---- the server ---- */

/* Not in the terminal's process group, because the terminal's signals are for the command. SIGTERM ends it. */
static int serve_for(pid_t parent, struct sim_serving *serving, const struct running *running)
{
	static const int unheard[] = { SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2 };

	for (size_t at = 0; at < sizeof(unheard) / sizeof(unheard[0]); at++)
		(void)signal(unheard[at], SIG_IGN);
	(void)signal(SIGTERM, SIG_DFL);
	(void)setsid();
	tie_to(parent);
	(void)sigprocmask(SIG_SETMASK, &running->before, NULL);
	return sim_serve(serving);
}

static int start_server(struct sim_serving *serving, struct running *running)
{
	pid_t parent = getpid();
	int ends[2];
	ssize_t got;
	char byte;

	fflush(NULL);
	if (pipe2(ends, O_CLOEXEC) != 0)
		return sim_refuse(CLI_MACHINE, "cannot make a pipe: ", strerror(errno), "close some files");
	running->server = fork();
	if (running->server < 0)
		return sim_refuse(CLI_MACHINE,
				  "cannot start the process that "
				  "serves the machine: ",
				  strerror(errno), "end some other processes");
	if (running->server == 0) {
		(void)close(ends[0]);
		serving->ready_fd = ends[1];
		exit(serve_for(parent, serving, running));
	}
	(void)close(ends[1]);
	do
		got = read(ends[0], &byte, 1);
	while (got < 0 && errno == EINTR);
	(void)close(ends[0]);
	if (got == 1)
		return CLI_GOOD;
	/* The server has printed why. */
	got = wait_for(running->server);
	running->server = 0;
	return got != CLI_GOOD ? (int)got : CLI_MACHINE;
}

/* Ends the server, which prints the report if one is wanted. */
static void end_server(const struct running *running)
{
	struct timespec again = { 0, AGAIN_NS };
	unsigned tries = 0;

	while (waitpid(running->server, NULL, WNOHANG) == 0) {
		(void)kill(running->server, tries++ < PATIENCE ? SIGTERM : SIGKILL);
		(void)nanosleep(&again, NULL);
	}
}

/* ---- the command ---- */

/* perf's word for the processor in its lists of events: GenuineIntel-6-3E-4. */
static void name_processor(void)
{
	unsigned family = 0, model = 0, stepping = 0;
	char line[256], vendor[32] = "";
	struct text text = { 0 };
	FILE *file = fopen("/proc/cpuinfo", "re");

	while (file != NULL && fgets(line, sizeof(line), file) != NULL && line[0] != '\n') {
		(void)sscanf(line, "vendor_id : %31s", vendor);
		(void)sscanf(line, "cpu family : %u", &family);
		(void)sscanf(line, "model : %u", &model);
		(void)sscanf(line, "stepping : %u", &stepping);
	}
	if (file != NULL)
		(void)fclose(file);
	text_printf(&text, "%s-%u-%X-%X", vendor, family, model, stepping);
	if (vendor[0] != '\0')
		(void)setenv("PERF_CPUID", text_string(&text), 0);
	text_free(&text);
}

/* Where CPUID is not answered it is the host's, so hwloc must not use it, and perf not choose its events by it. */
static void set_environment(void)
{
	const char *own = getenv("HWLOC_COMPONENTS");
	struct text text = { 0 };

	(void)setenv("UNCORE_SIMULATED", "1", 1);
	name_processor();
	text_printf(&text, "-x86%s%s", own != NULL && own[0] != '\0' ? "," : "", own != NULL ? own : "");
	(void)setenv("HWLOC_COMPONENTS", text_string(&text), 1);
	text_free(&text);
}

/* Debian's packages of the programs that docs/simulator.md runs. */
static const struct {
	const char *program, *package;
} packages[] = {
	{ "likwid-", "likwid" },  { "lspci", "pciutils" },  { "setpci", "pciutils" },
	{ "rdmsr", "msr-tools" }, { "wrmsr", "msr-tools" }, { "lstopo", "hwloc" },
	{ "hwloc-", "hwloc" },    { "perf", "linux-perf" }, { "pcm", "pcm" },
};

/* Prints why exec() failed, and what to do. */
static void cannot_run(const char *program, int error)
{
	bool is_missing = error == ENOENT && strchr(program, '/') == NULL;

	if (!is_missing) {
		fprintf(stderr, "uncore sim: cannot run %s: %s\n", program, strerror(error));
		return;
	}
	fprintf(stderr, "uncore sim: cannot run %s: it is not installed\n", program);
	for (size_t at = 0; at < sizeof(packages) / sizeof(packages[0]); at++) {
		if (strncmp(program, packages[at].program, strlen(packages[at].program)) == 0) {
			fprintf(stderr, "  install it: apt-get install %s\n", packages[at].package);
			return;
		}
	}
	fprintf(stderr, "  no folder of $PATH has it; what follows -- is a program and its arguments\n");
}

static void run_command(const struct cli_request *request, const struct running *running)
{
	char **words = request->line.arguments + 1;
	int error;

	output_give_back_signals();
	(void)sigprocmask(SIG_SETMASK, &running->before, NULL);
	execvp(words[0], words);
	error = errno;
	cannot_run(words[0], error);
	_exit(error == ENOENT || error == ENOTDIR ? CLI_COMMAND : CLI_COMMAND_REFUSED);
}

/* In the command's process: lets some system calls wait for an answer of this program. */
static void offer_calls(int link)
{
	int listener = supervisor_install();

	if (listener < 0)
		fprintf(stderr,
			"uncore sim: perf_event_open(), CPU affinity and getcpu() reach the host: "
			"its kernel lets no program answer (%s)\n",
			strerror(-listener));
	else
		supervisor_send(link, listener);
	(void)close(link);
}

/* Waits until the command may begin: a byte says that it is traced; the end of the pipe says that it cannot be. */
static bool await_trace(const int ends[2])
{
	ssize_t got;
	char byte;

	(void)close(ends[1]);
	do
		got = read(ends[0], &byte, 1);
	while (got < 0 && errno == EINTR);
	(void)close(ends[0]);
	return got == 1;
}

/* A program that is not traced must not map what nobody answers: it sees the file that takes reads and writes. */
static void set_trace(const struct cli_request *request, struct running *running, int ready_fd)
{
	struct trace_wish wish = { trace_is_offered(), sim_memory_is_mapped(), running->affinity };

	if (request->no_cpuid || !wish.instructions)
		return;
	running->tracer = trace_command(running->command, &wish);
	if (running->tracer == NULL && wish.memory)
		sim_uncover_mapped();
	/* If this fails, the command only sets a variable that it does not need. */
	if (running->tracer != NULL && write(ready_fd, "", 1) < 0)
		return;
}

static void become_command(const struct cli_request *request, const struct running *running, pid_t parent,
			   const int ends[2], const int links[2])
{
	tie_to(parent);
	(void)close(links[0]);
	if (!await_trace(ends))
		set_environment();
	offer_calls(links[1]);
	if (!fence_in()) {
		fprintf(stderr,
			"uncore sim: cannot take capabilities from the command: %s\n"
			"  it could reach the host's registers; run it with CAP_SETPCAP, or without CAP_SYS_ADMIN\n",
			strerror(errno));
		_exit(CLI_MACHINE);
	}
	run_command(request, running);
}

static int fork_command(const struct cli_request *request, struct running *running, const int ends[2],
			const int links[2])
{
	pid_t parent = getpid();
	int error;

	running->command = fork();
	error = errno;
	if (running->command == 0)
		become_command(request, running, parent, ends, links);
	if (running->command > 0)
		set_trace(request, running, ends[1]);
	(void)close(ends[0]);
	(void)close(ends[1]);
	(void)close(links[1]);
	running->listener = running->command > 0 ? supervisor_receive(links[0]) : -1;
	(void)close(links[0]);
	return running->command < 0 ? error : 0;
}

static int start_command(const struct cli_request *request, struct running *running)
{
	int ends[2], links[2], error;

	if (pipe2(ends, O_CLOEXEC) != 0)
		return sim_refuse(CLI_MACHINE, "cannot make a pipe: ", strerror(errno), "close some files");
	if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, links) != 0) {
		error = errno;
		(void)close(ends[0]);
		(void)close(ends[1]);
		return sim_refuse(CLI_MACHINE, "cannot make a pair of sockets: ", strerror(error), "close some files");
	}
	error = fork_command(request, running, ends, links);
	if (error != 0)
		return sim_refuse(CLI_MACHINE, "cannot start the process of the command: ", strerror(error),
				  "end some other processes");
	return CLI_GOOD;
}

/* Passes signals on, except for the terminal's, which the command gets as well. */
static void pass_on(const struct running *running, const struct signalfd_siginfo *signal)
{
	if (signal->ssi_code != SI_KERNEL)
		(void)kill(running->command, (int)signal->ssi_signo);
}

static void take_signal(const struct running *running, int signals)
{
	struct signalfd_siginfo signal;

	if (read(signals, &signal, sizeof(signal)) == (ssize_t)sizeof(signal) && signal.ssi_signo != SIGCHLD)
		pass_on(running, &signal);
}

/* Waits for a signal, or for a call to answer. */
static void wait_for_work(struct running *running, int signals)
{
	struct pollfd files[] = { { signals, POLLIN, 0 }, { running->listener, POLLIN, 0 } };

	if (poll(files, 2, -1) <= 0)
		return;
	if (files[0].revents != 0)
		take_signal(running, signals);
	if ((files[1].revents & POLLIN) != 0) {
		supervisor_answer(running->listener, running->affinity);
	} else if (files[1].revents != 0) {
		/* All that could call have ended. */
		(void)close(running->listener);
		running->listener = -1;
	}
}

/* A kill, a fault or an unmount ends the server early: says so once. Files and events fail from then on. */
static void check_server(struct running *running)
{
	siginfo_t found = { .si_pid = 0 };

	if (!running->is_served)
		return;
	if (waitid(P_PID, (id_t)running->server, &found, WEXITED | WNOHANG | WNOWAIT) == 0 && found.si_pid == 0)
		return;
	running->is_served = false;
	fprintf(stderr,
		"uncore sim: the process that serves the machine has ended before the command\n"
		"  its files and perf_event_open() fail from now on; run the command again\n");
}

static bool has_ended(const struct running *running, int *status)
{
	if (running->tracer != NULL)
		return trace_command_ended(running->tracer, status);
	return waitpid(running->command, status, WNOHANG) == running->command;
}

static int outlast_command(struct running *running)
{
	sigset_t set = awaited();
	int signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK), status = 0;

	if (signals < 0)
		return sim_refuse(CLI_MACHINE, "cannot wait for signals: ", strerror(errno), "close some files");
	/* The server first: waiting for all children would take its end away. */
	for (check_server(running); !has_ended(running, &status); check_server(running))
		wait_for_work(running, signals);
	(void)close(signals);
	if (!running->is_served)
		return CLI_MACHINE;
	return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* ---- running ---- */

static int not_private(const char *what, int error)
{
	fprintf(stderr,
		"uncore sim: %s: %s\n"
		"  run it as root, or let users make namespaces (sysctl kernel.unprivileged_userns_clone=1; on Ubuntu\n"
		"  kernel.apparmor_restrict_unprivileged_userns=0); in a container: --cap-add SYS_ADMIN --device "
		"/dev/fuse\n",
		what, strerror(error));
	return CLI_MACHINE;
}

/* Into the folder of this name that the machine shows: from the old one the host's files could be reached. */
static void go_back(const char *cwd)
{
	if ((cwd == NULL || chdir(cwd) != 0) && chdir("/") != 0)
		return;
}

static int run_on_machine(struct sim_serving *serving, struct host_sys *host, struct running *running)
{
	const char *what = "";
	char *cwd = getcwd(NULL, 0);
	int error = sim_enter_private(&what), status;

	if (error == 0)
		host_sys_find(host);
	status = error == 0 ? start_server(serving, running) : not_private(what, error);
	if (status != CLI_GOOD) {
		free(cwd);
		return status;
	}
	error = sim_cover(!serving->request->no_cpuid, &what);
	if (error == 0)
		error = host_sys_show(host, &what);
	if (error == 0)
		error = fence_cover(&what);
	go_back(cwd);
	free(cwd);
	if (error == 0)
		status = start_command(serving->request, running);
	else
		status = not_private(what, error);
	if (status == CLI_GOOD)
		status = outlast_command(running);
	trace_free(running->tracer);
	if (running->listener >= 0)
		(void)close(running->listener);
	end_server(running);
	return status;
}

int sim_run(const struct cli_request *request)
{
	static char folder[] = SIM_FOLDER;
	struct running running = { .server = 0, .listener = -1, .is_served = true };
	struct host_sys host = { .folder = -1 };
	struct sim_serving serving;
	sigset_t set = awaited();
	int status = sim_prepare(request, &serving);

	if (status != CLI_GOOD)
		return status;
	if (access(SIM_FOLDER "/kernel/uncore_sim", F_OK) == 0)
		return sim_refuse(CLI_MACHINE, "run: this is a simulated machine already, ",
				  "and the inner one could not count",
				  "run it outside, or give --sim to the command itself: uncore stat --sim ...");
	serving.folder = folder;
	serving.ended = sim_report;
	serving.host = &host;
	(void)signal(SIGCHLD, SIG_DFL);
	(void)sigprocmask(SIG_BLOCK, &set, &running.before);
	running.affinity = affinity_create();
	if (running.affinity == NULL)
		return sim_refuse(CLI_MACHINE, "run: out of ", "memory", "end some other processes");
	status = run_on_machine(&serving, &host, &running);
	host_sys_free(&host);
	affinity_free(running.affinity);
	return status;
}
