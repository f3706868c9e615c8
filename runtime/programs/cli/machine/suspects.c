/* SPDX-License-Identifier: MIT */
/* Searches /proc for open perf events, MSR files and PCI configuration files. */
#define _GNU_SOURCE
#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/utf8.h"
#include "cli/machine/register_files.h"
#include "cli/machine/suspects.h"

#define PATH_ROOM 512

/* "" for /, so that a path can follow. */
static const char *prefix_of(const char *root)
{
	return root == NULL || strcmp(root, "/") == 0 ? "" : root;
}

unsigned count_kernel_pmus(const char *root)
{
	char path[PATH_ROOM];
	const struct dirent *entry;
	unsigned count = 0;
	DIR *directory;

	snprintf(path, sizeof(path), "%s/sys/bus/event_source/devices", prefix_of(root));
	directory = opendir(path);
	if (directory == NULL)
		return 0;
	while ((entry = readdir(directory)) != NULL)
		count += strncmp(entry->d_name, "uncore_", strlen("uncore_")) == 0;
	closedir(directory);
	return count;
}

/* perf's events belong to the kernel of /, and to no other root. */
static bool is_perf_event(const char *root, int folder, const char *link)
{
	static const char event[] = "anon_inode:[perf_event]";
	char target[sizeof(event)];

	return prefix_of(root)[0] == '\0' && readlinkat(folder, link, target, sizeof(target)) == sizeof(event) - 1 &&
	       memcmp(target, event, sizeof(event) - 1) == 0;
}

static void add_suspect(struct suspects *suspects, long pid, const char *what)
{
	struct suspect *suspect;
	char path[64];
	FILE *file;

	suspects->list = take_memory(suspects->list, (suspects->count + 1) * sizeof(suspects->list[0]));
	suspect = &suspects->list[suspects->count++];
	*suspect = (struct suspect){ .pid = pid, .what = what };
	snprintf(path, sizeof(path), "/proc/%ld/comm", pid);
	file = fopen(path, "re");
	if (file == NULL)
		return;
	if (fgets(suspect->name, sizeof(suspect->name), file) == NULL)
		suspect->name[0] = '\0';
	suspect->name[strcspn(suspect->name, "\n")] = '\0';
	/* A process chooses its own name, and a terminal would obey control characters in it. */
	clean_text(suspect->name);
	fclose(file);
}

static void look_at_process(const struct register_files *known, long pid, struct suspects *suspects)
{
	const struct dirent *entry;
	char path[64];
	const char *what = NULL;
	DIR *files;

	snprintf(path, sizeof(path), "/proc/%ld/fd", pid);
	files = opendir(path);
	if (files == NULL)
		return;
	while (what == NULL && (entry = readdir(files)) != NULL)
		what = is_perf_event(known->root, dirfd(files), entry->d_name) ?
			       "has perf events open" :
			       register_file_meaning(known, dirfd(files), entry->d_name);
	closedir(files);
	if (what != NULL)
		add_suspect(suspects, pid, what);
}

static void look_at_processes(const struct register_files *known, long own, struct suspects *suspects)
{
	const struct dirent *entry;
	DIR *processes = opendir("/proc");

	if (processes == NULL)
		return;
	while ((entry = readdir(processes)) != NULL) {
		long pid = isdigit((unsigned char)entry->d_name[0]) ? strtol(entry->d_name, NULL, 10) : 0;

		if (pid > 0 && pid != own && pid != (long)getpid())
			look_at_process(known, pid, suspects);
	}
	closedir(processes);
}

void find_suspects(const char *root, long own, struct suspects *suspects)
{
	struct register_files known;

	*suspects = (struct suspects){ .kernel_pmus = count_kernel_pmus(root), .was_searched = true };
	find_register_files(prefix_of(root), &known);
	look_at_processes(&known, own, suspects);
	free_register_files(&known);
}

void free_suspects(struct suspects *suspects)
{
	free(suspects->list);
	*suspects = (struct suspects){ 0 };
}

void print_suspect(FILE *to, const struct suspect *suspect)
{
	bool is_named = suspect->name[0] != '\0';

	fprintf(to, "  pid %ld%s%s%s %s\n", suspect->pid, is_named ? " (" : "", suspect->name, is_named ? ")" : "",
		suspect->what);
}

void print_suspects(const struct suspects *suspects)
{
	struct text text = { 0 };

	text_printf(&text, "Where no holder is listed, no session of uncore has the box");
	if (suspects->count > 0)
		text_printf(&text, "; these processes may have it:");
	else if (suspects->was_searched)
		text_printf(&text,
			    ", and no process that this user may look at has the files open. "
			    "A program that has ended may have left it so, or the firmware");
	if (suspects->kernel_pmus > 0 && suspects->count == 0)
		text_printf(&text, ", or the kernel's own uncore driver, which is loaded");
	print_wrapped(0, 0, text_string(&text));
	text_free(&text);
	for (size_t at = 0; at < suspects->count; at++)
		print_suspect(stdout, &suspects->list[at]);
}
