/* SPDX-License-Identifier: MIT */
/* Reads a spec by git: first the list of a revision's files, then their contents in one run. */
#include "diff/git.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { OID_LENGTH_MAX = 64 };

/*
 * Turns the process into git; its messages go to errors. In a hook, git's environment names its repository, and git
 * would take any folder for the top of the work tree. So these variables are removed; git finds the repository by the
 * folder.
 */
static void become_git(const char *const *arguments, int input, int output, int errors)
{
	unsetenv("GIT_DIR");
	unsetenv("GIT_WORK_TREE");
	unsetenv("GIT_PREFIX");
	if (dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0 && dup2(errors, STDERR_FILENO) >= 0)
		execvp("git", (char *const *)arguments); /* POSIX says that execvp leaves the strings alone */
	fprintf(stderr, "uncoregen: cannot run git: %s\n", strerror(errno));
	_exit(127);
}

static bool read_all(int from, struct text *out)
{
	char bytes[65536];
	ssize_t got;

	while ((got = read(from, bytes, sizeof bytes)) > 0)
		text_bytes(out, bytes, (size_t)got);
	return got == 0;
}

/*
 * Runs git with the contents of the file, or nothing, as its input. False if it fails; unless quiet, git has then
 * printed why.
 */
static bool run_git(const char *const *arguments, FILE *input, bool quiet, struct text *out)
{
	int ends[2], nothing = open("/dev/null", O_RDWR | O_CLOEXEC), status = -1;
	bool whole = false;
	pid_t child;

	if (nothing < 0)
		return false;
	if (pipe2(ends, O_CLOEXEC) != 0) {
		close(nothing);
		return false;
	}
	child = fork();
	if (child == 0)
		become_git(arguments, input != NULL ? fileno(input) : nothing, ends[1],
			   quiet ? nothing : STDERR_FILENO);
	close(ends[1]);
	close(nothing);
	if (child > 0) {
		whole = read_all(ends[0], out);
		while (waitpid(child, &status, 0) < 0 && errno == EINTR)
			;
	}
	close(ends[0]);
	return child > 0 && whole && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* Reads an entry "mode blob oid TAB path NUL". Returns the next one, or NULL if this is not an entry. */
static const char *read_entry(const char *at, const char *end, char oid[OID_LENGTH_MAX + 1], const char **path)
{
	const char *last = memchr(at, '\0', (size_t)(end - at)), *tab, *blank;

	if (last == NULL || (tab = memchr(at, '\t', (size_t)(last - at))) == NULL)
		return NULL;
	blank = tab;
	while (blank > at && blank[-1] != ' ')
		blank--;
	if (tab - blank > OID_LENGTH_MAX)
		return NULL;
	memcpy(oid, blank, (size_t)(tab - blank));
	oid[tab - blank] = '\0';
	*path = tab + 1;
	return last + 1;
}

static bool is_spec_file(const char *path)
{
	size_t length = strlen(path);

	return length > 5 && strcmp(path + length - 5, ".json") == 0;
}

/* Adds the files to the tree, without text, and writes their objects into the file that git will read. */
static bool list_entries(struct arena *arena, const struct text *list, const char *shown, struct tree *tree,
			 FILE *wanted)
{
	const char *at = list->at, *end = at + list->length, *path;
	char oid[OID_LENGTH_MAX + 1];

	while (at != NULL && at < end) {
		at = read_entry(at, end, oid, &path);
		if (at == NULL)
			return false;
		if (!is_spec_file(path))
			continue;
		tree_add(arena, tree, arena_printf(arena, "%s/%s", shown, path), "", 0);
		fprintf(wanted, "%s\n", oid);
	}
	return fflush(wanted) == 0 && fseek(wanted, 0, SEEK_SET) == 0;
}

/* Reads "oid blob size LF contents LF" for each file, in order. */
static bool take_contents(struct arena *arena, const struct text *all, struct tree *tree)
{
	const char *at = all->at, *end = at + all->length;

	for (size_t i = 0; i < tree->count; i++) {
		const char *line = at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
		uintmax_t size;

		if (line == NULL || sscanf(at, "%*s blob %" SCNuMAX, &size) != 1 || size >= (uintmax_t)(end - line))
			return false;
		tree->files[i].text = arena_copy(arena, line + 1, (size_t)size);
		tree->files[i].length = (size_t)size;
		at = line + 1 + size + 1;
	}
	return true;
}

static bool read_contents(struct arena *arena, const char *where, FILE *wanted, struct tree *tree)
{
	const char *const arguments[] = { "git", "-C", where, "cat-file", "--batch", NULL };
	struct text all = { 0 };
	bool good = run_git(arguments, wanted, false, &all);

	if (good) {
		text_string(&all);
		good = take_contents(arena, &all, tree);
	}
	text_free(&all);
	return good;
}

/* Whether git knows the object; git prints nothing. */
static bool is_object(const char *where, const char *object)
{
	const char *const arguments[] = { "git",  "-C", where, "rev-parse", "--verify", "--quiet", "--end-of-options",
					  object, NULL };
	struct text out = { 0 };
	bool known = run_git(arguments, NULL, true, &out);

	text_free(&out);
	return known;
}

static bool is_cut_short(const char *where)
{
	const char *const arguments[] = { "git", "-C", where, "rev-parse", "--is-shallow-repository", NULL };
	struct text out = { 0 };
	bool cut = run_git(arguments, NULL, true, &out) && strcmp(text_string(&out), "true\n") == 0;

	text_free(&out);
	return cut;
}

/* Prints what is missing: the repository, the revision or the folder. */
static void say_why(struct arena *arena, const char *where, const char *revision, const char *folder)
{
	const char *const inside[] = { "git", "-C", where, "rev-parse", "--git-dir", NULL };
	struct text out = { 0 };
	bool repository = run_git(inside, NULL, false, &out);

	text_free(&out);
	if (repository && is_object(where, arena_printf(arena, "%s^{tree}", revision)))
		fprintf(stderr,
			"uncoregen: git cannot give %s as of \"%s\": the revision has no such folder, or no spec in "
			"it. If the spec was elsewhere then: git:%s:path/from/top\n",
			folder, revision, revision);
	else
		fprintf(stderr,
			"uncoregen: git cannot give %s as of \"%s\"; a revision is a branch, a tag, HEAD~3 or a "
			"hash%s\n",
			folder, revision,
			repository && is_cut_short(where) ?
				", and this clone holds few of them: git fetch --unshallow" :
				"");
}

/* The folder may no longer exist, so git runs in the nearest one above it. Returns the rest of the path, or "". */
static const char *nearest(struct arena *arena, const char *folder, const char **where)
{
	const char *slash = folder + strlen(folder);
	const char *end = slash;

	*where = folder;
	while (access(*where, F_OK) != 0) {
		while (slash > folder && slash[-1] != '/')
			slash--;
		if (slash == folder) {
			*where = ".";
			break;
		}
		*where = arena_copy(arena, folder, (size_t)(slash - folder));
		end = slash;
		slash--;
	}
	return strcmp(*where, folder) == 0 ? "" : strcmp(*where, ".") == 0 ? folder : end;
}

bool git_read_tree(struct arena *arena, const char *revision, const char *folder, bool top, const char *shown,
		   bool quiet, struct tree *tree)
{
	const char *where = ".", *below = top ? "" : nearest(arena, folder, &where);
	const char *object =
		top ? arena_printf(arena, "%s:%s", revision, folder) : arena_printf(arena, "%s:./%s", revision, below);
	const char *const arguments[] = { "git",  "-C", where, "ls-tree", "-r", "-z", "--full-tree", "--end-of-options",
					  object, NULL };
	struct text list = { 0 };
	FILE *wanted = tmpfile();
	bool good = wanted != NULL && *revision != '\0' && run_git(arguments, NULL, true, &list) && list.length != 0;

	if (good)
		good = list_entries(arena, &list, shown, tree, wanted) && read_contents(arena, where, wanted, tree);
	else if (!quiet)
		say_why(arena, where, revision, folder);
	if (wanted != NULL)
		fclose(wanted);
	text_free(&list);
	return good;
}

const char *git_last_change(struct arena *arena, const char *folder)
{
	const char *const arguments[] = { "git", "-C", folder, "log", "-1", "--format=%H", "--", ".", NULL };
	struct text out = { 0 };
	const char *revision = NULL;

	if (access(folder, F_OK) == 0 && run_git(arguments, NULL, true, &out) && out.length > 1)
		revision = arena_copy(arena, out.at, out.length - 1);
	text_free(&out);
	return revision;
}

/* git must not take a lock to store what it finds out, because a comparison changes nothing. */
static bool is_edited(const char *where)
{
	const char *const arguments[] = { "git", "--no-optional-locks", "-C", where, "status", "--porcelain", "--", ".",
					  NULL };
	struct text out = { 0 };
	bool edited = run_git(arguments, NULL, true, &out) && out.length != 0;

	text_free(&out);
	return edited;
}

void git_describe(struct arena *arena, const char *revision, const char *folder, struct commit *commit)
{
	const char *where, *blank;
	const char *tracked[] = { "git", "-C", NULL, "ls-files", "--", ".", NULL };
	const char *arguments[] = { "git",
				    "-C",
				    NULL,
				    "log",
				    "-1",
				    "--format=%H %cs",
				    "--end-of-options",
				    revision != NULL ? revision : "HEAD",
				    "--",
				    NULL };
	struct text out = { 0 };

	nearest(arena, folder, &where);
	tracked[2] = arguments[2] = where;
	/* A folder that git does not track may be in a repository whose commits say nothing about it. */
	if (revision == NULL && (!run_git(tracked, NULL, true, &out) || out.length == 0)) {
		text_free(&out);
		return;
	}
	text_cut(&out, 0);
	if (run_git(arguments, NULL, true, &out) && (blank = strchr(text_string(&out), ' ')) != NULL) {
		commit->hash = arena_copy(arena, out.at, (size_t)(blank - out.at));
		commit->date = arena_copy(arena, blank + 1, strcspn(blank + 1, "\n"));
		commit->edited = revision == NULL && is_edited(where);
	}
	text_free(&out);
}
