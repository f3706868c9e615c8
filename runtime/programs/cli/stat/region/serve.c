/* SPDX-License-Identifier: MIT */
/* uncore stat -r: reads the counters at the marks of programs, while the loop runs. */
#define _GNU_SOURCE
#include "cli/stat/region/serve.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "cli/common/find.h"
#include "cli/run/signals.h"
#include "cli/stat/loop.h"
#include "cli/stat/region/print.h"
#include "shared/monotonic.h"

static bool add_file(const struct stat_marking *marking, int file)
{
	struct epoll_event event = { .events = EPOLLIN };

	return file < 0 || epoll_ctl(marking->files, EPOLL_CTL_ADD, file, &event) == 0;
}

int open_marking(const struct cli_request *request, const char *state, struct stat_marking *marking, bool *is_joined)
{
	uint32_t flags = (request->lazy ? (uint32_t)REGION_LAZY : 0) |
			 (request->clock == CLI_CLOCK_MANUAL ? (uint32_t)REGION_MANUAL : 0);
	int result;

	*is_joined = false;
	marking->files = -1;
	if (!request->regions)
		return CLI_GOOD;
	result = open_node(request, state, &marking->node, is_joined);
	if (result != CLI_GOOD || *is_joined)
		return result;
	result = open_ring(request, flags, &marking->ring);
	if (result != CLI_GOOD)
		return result;
	marking->is_on = true;
	marking->files = epoll_create1(EPOLL_CLOEXEC);
	if (marking->files >= 0 && add_file(marking, marking->ring.heard) &&
	    watch_node(&marking->node, marking->files))
		return CLI_GOOD;
	complain(request, "cannot wait for regions: %s", strerror(errno));
	return CLI_MACHINE;
}

void close_marking(struct stat_marking *marking)
{
	close_ring(&marking->ring);
	close_node(&marking->node);
	if (marking->is_on)
		free_regions(&marking->regions);
	if (marking->files >= 0)
		close(marking->files);
	*marking = (struct stat_marking){ .files = -1 };
}

/* The present reading becomes the last one. */
static int read_counters(struct stat_loop *loop)
{
	struct stat_regions *regions = &loop->marking->regions;
	struct region_reading oldest = regions->last;
	int result = take_sample(loop);

	regions->last = regions->now;
	regions->now = oldest;
	regions->now.machine_ns = uncore_machine_now(loop->machine);
	regions->now.mark_ns = monotonic_ns();
	read_totals(loop->session, &loop->measured->rows, regions->now.values);
	return result;
}

int begin_marking(struct stat_loop *loop)
{
	struct stat_marking *marking = loop->marking;

	if (!marking->is_on || marking->is_begun)
		return 0;
	make_regions(&loop->measured->rows, loop->request->lazy, &marking->regions);
	marking->regions.begun_ns = uncore_machine_now(loop->machine);
	marking->is_begun = true;
	welcome_all(&marking->node, marking->ring.file, marking->ring.bell);
	return read_counters(loop);
}

static void write_report(struct stat_loop *loop, uint64_t format)
{
	struct stat_ring *ring = &loop->marking->ring;
	int saved;

	if (!begin_ring_report(ring, &saved))
		return;
	print_asked_regions(loop, (enum region_format)(format <= REGION_ROWS ? format : REGION_ROWS));
	end_ring_report(ring, saved);
}

/* One reading is for all marks of begin and end that are there. */
static int serve_mark(struct stat_loop *loop, const struct region_slot *mark, bool *is_read)
{
	struct stat_marking *marking = loop->marking;
	bool is_mark = mark->kind == REGION_BEGIN || mark->kind == REGION_END;
	int result = 0;

	if ((is_mark && !*is_read) || mark->kind == REGION_REPORT)
		result = read_counters(loop);
	*is_read = is_mark;
	take_mark(&marking->regions, mark);
	if (mark->kind == REGION_ADVANCE && (marking->ring.ring->flags & REGION_MANUAL) != 0)
		result = pass_time(loop, mark->number);
	if (mark->kind == REGION_REPORT)
		write_report(loop, mark->number);
	return result;
}

int serve_marks(struct stat_loop *loop)
{
	struct stat_marking *marking = loop->marking;
	struct region_slot mark;
	bool is_read = false;
	int result = 0;

	if (!marking->is_begun)
		return 0;
	serve_node(&marking->node, marking->ring.file, marking->ring.bell);
	quiet_bell(&marking->ring);
	/* Not more at once than the ring holds: the loop has other things to do, too. */
	for (unsigned count = 0; count < REGION_SLOTS && result == 0; count++) {
		if (!next_mark(&marking->ring, &mark))
			break;
		if (mark.kind != REGION_BEGIN && mark.kind != REGION_END)
			release_before(&marking->ring);
		result = serve_mark(loop, &mark, &is_read);
	}
	release_marks(&marking->ring);
	(void)drop_ended(&marking->regions);
	loop->is_stopped = loop->is_stopped || (loop->request->serve != NULL && loop->child->pid == 0 && !has_others(loop));
	return result;
}

bool has_others(const struct stat_loop *loop)
{
	return loop->marking != NULL && loop->marking->is_on &&
	       node_has_ranks(&loop->marking->node, loop->child->pid == 0 || loop->child->has_ended);
}

static void tell_losses(const struct cli_request *request, const struct stat_marking *marking)
{
	const struct stat_regions *regions = &marking->regions;
	uint64_t lost = lost_marks(&marking->ring);

	if (lost > 0)
		complain(request,
			 "%" PRIu64 " marks were lost, because more came than could be read%s; the calls that they "
			 "belong to are left out",
			 lost, request->lazy ? ": leave out --lazy" : "");
	if (regions->unnamed > 0)
		complain(request, "more than %d names of regions: %" PRIu64 " calls of the others were left out",
			 MOST_REGIONS, regions->unnamed);
	if (regions->count == 0)
		complain(request, "no region was marked: does the program call uncore_region_begin()? "
				  "see docs/regions.md");
}

void end_marking(struct stat_loop *loop)
{
	if (loop->marking == NULL || !loop->marking->is_begun)
		return;
	drop_all(&loop->marking->regions);
	if (loop->child->pid != 0 || loop->marking->regions.count != 0) {
		begin_writing(STDERR_FILENO);
		tell_losses(loop->request, loop->marking);
		end_writing();
	}
}
