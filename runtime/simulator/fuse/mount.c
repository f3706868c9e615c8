/* SPDX-License-Identifier: MIT */
/* Mounts the file system: implements libfuse's calls, and the loop that serves them. */
#define _GNU_SOURCE
#define FUSE_USE_VERSION 31
#include "fuse/mount.h"

#include <errno.h>
#include <fuse.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "fuse/access.h"
#include "fuse/clock.h"
#include "fuse/machine.h"
#include "fuse/perf_files.h"
#include "fuse/safe.h"
#include "fuse/text.h"
#include "fuse/tree.h"

struct mounted {
	struct mount_tree tree;
	struct timespec since;
};

static struct mounted *mounted_here(void)
{
	return (struct mounted *)fuse_get_context()->private_data;
}

/* A file that is a perf event has state of its own. Addresses are even: the lowest bit distinguishes the two. */
static struct mount_event *event_of(const struct fuse_file_info *open)
{
	return open != NULL && (open->fh & 1) != 0 ? (struct mount_event *)(uintptr_t)(open->fh - 1) : NULL;
}

/* An open file knows its node: it stays usable if the path vanishes because the CPU goes offline. */
static const struct mount_node *node_of(const char *path, const struct fuse_file_info *open)
{
	if (event_of(open) != NULL)
		return mount_event_node(event_of(open));
	if (open != NULL && open->fh != 0)
		return (const struct mount_node *)(uintptr_t)open->fh;
	return path == NULL ? NULL : mount_tree_find(&mounted_here()->tree, path);
}

static bool is_writable(const struct mount_node *node)
{
	return node->kind != MOUNT_FOLDER && (node->mode & 0222) != 0;
}

/* ---- files and folders ---- */

static mode_t type_of(const struct mount_node *node)
{
	switch (node->kind) {
	case MOUNT_FOLDER:
		return S_IFDIR;
	case MOUNT_LINK:
		return S_IFLNK;
	default:
		return S_IFREG;
	}
}

/* sysfs shows the size of a page for every text, and proc shows 0. */
static off_t size_of(const struct mount_node *node)
{
	switch (node->kind) {
	case MOUNT_CONFIG:
		return MOUNT_CONFIG_BYTES;
	case MOUNT_TEXT:
	case MOUNT_KERNEL:
	case MOUNT_ONLINE:
		return strncmp(node->path, "/sys/", 5) == 0 ? 4096 : 0;
	default:
		return 0;
	}
}

static int on_getattr(const char *path, struct stat *to, struct fuse_file_info *open)
{
	const struct mounted *mounted = mounted_here();
	const struct mount_node *node = node_of(path, open);

	if (node == NULL)
		return -ENOENT;
	*to = (struct stat){ 0 };
	to->st_mode = type_of(node) | node->mode;
	to->st_nlink = node->kind == MOUNT_FOLDER ? 2 : 1;
	to->st_uid = getuid();
	to->st_gid = getgid();
	to->st_size = size_of(node);
	to->st_atim = to->st_mtim = to->st_ctim = mounted->since;
	return 0;
}

static int on_readlink(const char *path, char *to, size_t room)
{
	const struct mount_tree *tree = &mounted_here()->tree;
	const struct mount_node *node = mount_tree_find(tree, path);
	size_t length;
	char *text;

	if (node == NULL)
		return -ENOENT;
	if (node->kind != MOUNT_LINK)
		return -EINVAL;
	text = mount_text(&tree->machine, node, &length);
	if (text == NULL)
		return -ENOMEM;
	/* libfuse wants a text that is too long cut, with a NUL. */
	snprintf(to, room, "%s", text);
	free(text);
	return 0;
}

/* As from anon_inode_getfile(): it has no offset. */
static int open_event(const struct mount_node *node, struct fuse_file_info *open)
{
	struct mount_event *event = mount_event_new(node);

	if (event == NULL)
		return -ENOMEM;
	open->fh = (uint64_t)(uintptr_t)event | 1;
	open->nonseekable = 1;
	return 0;
}

static int on_open(const char *path, struct fuse_file_info *open)
{
	const struct mount_node *node = mount_tree_find(&mounted_here()->tree, path);

	if (node == NULL)
		return -ENOENT;
	open->fh = (uint64_t)(uintptr_t)node;
	/* The kernel lets no program share a mapping of a file that it may not cache. */
	open->direct_io = node->kind != MOUNT_MAPPED;
	return node->kind == MOUNT_EVENT ? open_event(node, open) : 0;
}

static int on_release(const char *path, struct fuse_file_info *open)
{
	(void)path;
	if (event_of(open) == NULL)
		return 0;
	mount_time_passes(&mounted_here()->tree.machine);
	mount_event_free(&mounted_here()->tree.machine, event_of(open));
	return 0;
}

static int on_readdir(const char *path, void *to, fuse_fill_dir_t fill, off_t offset, struct fuse_file_info *open,
		      enum fuse_readdir_flags flags)
{
	const struct mount_tree *tree = &mounted_here()->tree;
	const struct mount_node *folder = node_of(path, open), *each;
	const struct stat own = { .st_mode = S_IFDIR };
	size_t at = 0;

	(void)offset;
	(void)flags;
	if (folder == NULL)
		return -ENOENT;
	if (fill(to, ".", &own, 0, 0) != 0 || fill(to, "..", &own, 0, 0) != 0)
		return -ENOMEM;
	while ((each = mount_tree_next(tree, folder, &at)) != NULL) {
		if (fill(to, strrchr(each->path, '/') + 1, &(struct stat){ .st_mode = type_of(each) }, 0, 0) != 0)
			return -ENOMEM;
	}
	return 0;
}

/* ---- contents ---- */

static ssize_t read_text(const struct mount_node *node, char *to, size_t size, off_t offset)
{
	size_t length = 0, count = 0;
	char *text = mount_text(&mounted_here()->tree.machine, node, &length);

	if (text == NULL)
		return -ENOMEM;
	if ((uint64_t)offset < length) {
		count = length - (size_t)offset < size ? length - (size_t)offset : size;
		memcpy(to, text + offset, count);
	}
	free(text);
	return (ssize_t)count;
}

static int on_read(const char *path, char *to, size_t size, off_t offset, struct fuse_file_info *open)
{
	const struct mount_machine *machine = &mounted_here()->tree.machine;
	const struct mount_node *node = node_of(path, open);

	if (node == NULL)
		return -ENOENT;
	mount_time_passes(machine);
	switch (node->kind) {
	case MOUNT_EVENT:
		return event_of(open) == NULL ? -EINVAL : (int)mount_event_read(machine, event_of(open), to, size);
	case MOUNT_MSR:
		return (int)mount_read_msr(machine, node->index, (uint8_t *)to, size, (uint64_t)offset);
	case MOUNT_CPUID:
		return (int)mount_read_cpuid(machine, node->index, (uint8_t *)to, size, (uint64_t)offset);
	case MOUNT_SAFE:
		return (int)mount_read_safe(machine, node->index, (uint8_t *)to, size, (uint64_t)offset);
	case MOUNT_BATCH:
		return -EINVAL; /* as from a device without this operation */
	case MOUNT_CONFIG:
		return (int)mount_read_config(machine, node->index, (uint8_t *)to, size, (uint64_t)offset);
	case MOUNT_MEMORY:
		return (int)mount_read_memory(machine, (uint8_t *)to, size, (uint64_t)offset);
	case MOUNT_MAPPED:
		return 0;
	default:
		return (int)read_text(node, to, size, offset);
	}
}

/* A switch takes the written text whole, at any offset, as in sysfs. */
static int on_write(const char *path, const char *from, size_t size, off_t offset, struct fuse_file_info *open)
{
	struct mount_machine *machine = &mounted_here()->tree.machine;
	const struct mount_node *node = node_of(path, open);

	if (node == NULL)
		return -ENOENT;
	mount_time_passes(machine);
	switch (node->kind) {
	case MOUNT_KERNEL:
		return (int)mount_write_kernel(machine, node->index, from, size);
	case MOUNT_MSR:
		return (int)mount_write_msr(machine, node->index, (const uint8_t *)from, size, (uint64_t)offset);
	case MOUNT_SAFE:
		return (int)mount_write_safe(machine, node->index, (const uint8_t *)from, size, (uint64_t)offset);
	case MOUNT_ALLOWED:
		return (int)mount_write_allowed(machine, from, size);
	case MOUNT_BATCH:
		return -EINVAL;
	case MOUNT_CONFIG:
		return (int)mount_write_config(machine, node->index, (const uint8_t *)from, size, (uint64_t)offset);
	case MOUNT_MEMORY:
		return (int)mount_write_memory(machine, (const uint8_t *)from, size, (uint64_t)offset);
	case MOUNT_ONLINE:
		return (int)mount_write_online(machine, node->index, from, size);
	case MOUNT_CLOCK:
		return (int)mount_write_clock(machine, from, size);
	default:
		return -EACCES;
	}
}

static int on_ioctl(const char *path, int request, void *argument, struct fuse_file_info *open, unsigned flags,
		    void *data)
{
	const struct mount_node *node = node_of(path, open);

	(void)flags;
	if (node == NULL)
		return -ENOENT;
	mount_time_passes(&mounted_here()->tree.machine);
	if (event_of(open) != NULL)
		return mount_event_ioctl(&mounted_here()->tree.machine, event_of(open), (unsigned)request,
					 (uint64_t)(uintptr_t)argument, data);
	if (node->kind != MOUNT_BATCH)
		return -ENOTTY;
	return mount_batch(&mounted_here()->tree.machine, fuse_get_context()->pid, (unsigned)request, data);
}

/* A shell's ">" truncates the file first. As in sysfs, this changes nothing. */
static int on_truncate(const char *path, off_t size, struct fuse_file_info *open)
{
	const struct mount_node *node = node_of(path, open);

	(void)size;
	if (node == NULL)
		return -ENOENT;
	return is_writable(node) ? 0 : -EACCES;
}

static int on_create(const char *path, mode_t mode, struct fuse_file_info *open)
{
	(void)path;
	(void)mode;
	(void)open;
	return -EACCES;
}

/*
 * The kernel may cache a file's type, which never changes. It may not cache contents or existence: registers change,
 * and files appear and vanish with the CPUs.
 */
static void *on_init(struct fuse_conn_info *connection, struct fuse_config *config)
{
	(void)connection;
	config->nullpath_ok = 1;
	config->entry_timeout = 0;
	config->attr_timeout = 3600;
	config->negative_timeout = 0;
	return fuse_get_context()->private_data;
}

static const struct fuse_operations operations = {
	.init = on_init,
	.getattr = on_getattr,
	.readlink = on_readlink,
	.open = on_open,
	.release = on_release,
	.opendir = on_open,
	.read = on_read,
	.write = on_write,
	.ioctl = on_ioctl,
	.truncate = on_truncate,
	.create = on_create,
	.readdir = on_readdir,
};

/* ---- the loop ---- */

bool mount_is_built_in(void)
{
	return true;
}

/*
 * The files have their own permissions. Without allow_other only the owner of the mount could access it, not even root.
 */
static struct fuse *make_fuse(const struct mount_request *request, struct mounted *mounted)
{
	char options[128], name[] = "uncore";
	char dash[] = "-o";
	char *words[] = { name, dash, options, NULL };
	struct fuse_args args = FUSE_ARGS_INIT(3, words);
	struct fuse *fuse;

	snprintf(options, sizeof(options), "default_permissions,subtype=uncore,fsname=%.32s%s",
		 uncore_text(request->tables, request->tables->id), geteuid() == 0 ? ",allow_other" : "");
	fuse = fuse_new(&args, &operations, sizeof(operations), mounted);
	fuse_opt_free_args(&args);
	return fuse;
}

static int serve(struct fuse *fuse, const struct mount_request *request, char *why, size_t room)
{
	struct fuse_session *session = fuse_get_session(fuse);
	int result;

	if (fuse_set_signal_handlers(session) != 0) {
		snprintf(why, room, "no signal handlers could be set");
		return -EIO;
	}
	if (request->ready != NULL)
		request->ready(request->context);
	result = fuse_loop(fuse);
	/* Only the first signal counts: libfuse does not touch signals that are ignored already. */
	(void)signal(SIGTERM, SIG_IGN);
	fuse_remove_signal_handlers(session);
	if (result >= 0)
		return 0; /* 0 if it was unmounted, else the number of a signal */
	snprintf(why, room, "the file system ended: %s", strerror(-result));
	return result;
}

static int serve_tree(const struct mount_request *request, struct mounted *mounted, char *why, size_t room)
{
	struct fuse *fuse = make_fuse(request, mounted);
	int result = -EIO;

	if (fuse == NULL) {
		snprintf(why, room, "libfuse did not start");
		return result;
	}
	if (fuse_mount(fuse, request->folder) != 0) {
		snprintf(why, room, "mounting at %s failed", request->folder);
	} else {
		result = serve(fuse, request, why, room);
		fuse_unmount(fuse);
	}
	fuse_destroy(fuse);
	return result;
}

int mount_serve(const struct mount_request *request, char *why, size_t room)
{
	struct mounted mounted = { .since = { 0, 0 } };
	int result = mount_tree_build(&mounted.tree, request->sim, request->tables, request->msr_safe,
				      request->linux_version);

	if (result == 0)
		result = mount_tree_add_folders(&mounted.tree, request->folders, request->folder_count);
	if (result != 0) {
		snprintf(why, room, "the list of files could not be made: %s", strerror(-result));
		return result;
	}
	clock_gettime(CLOCK_REALTIME, &mounted.since);
	if (request->follows_host)
		mount_follow_host(&mounted.tree.machine);
	result = serve_tree(request, &mounted, why, room);
	mount_time_passes(&mounted.tree.machine);
	mount_tree_free(&mounted.tree);
	return result;
}
