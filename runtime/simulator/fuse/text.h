/* SPDX-License-Identifier: MIT */
/* Prints the texts of files: about CPUs, caches, memory nodes, devices, the modules. */
#ifndef UNCORE_FUSE_TEXT_H
#define UNCORE_FUSE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "fuse/tree.h"

mount_print mount_print_boot_id, mount_print_clock, mount_print_nothing, mount_print_zero;
mount_print mount_print_cpuinfo, mount_print_possible, mount_print_kernel_max, mount_print_online, mount_print_offline,
	mount_print_smt;
mount_print mount_print_is_online, mount_print_package, mount_print_die, mount_print_core, mount_print_cache_level;
mount_print mount_print_threads, mount_print_thread_list, mount_print_package_mask, mount_print_package_list;
mount_print mount_print_local_cpus, mount_print_local_cpu_list, mount_print_mcfg, mount_print_iomem;
mount_print mount_print_cache_type, mount_print_cache_size, mount_print_cache_ways, mount_print_cache_sets;
mount_print mount_print_cache_line, mount_print_cache_cpus, mount_print_cache_cpu_list, mount_print_one;
mount_print mount_print_nodes, mount_print_node_cpus, mount_print_node_cpu_list, mount_print_node_memory;
mount_print mount_print_node_distance, mount_print_node_numbers, mount_print_node_cpu_link, mount_print_cpu_node_link;
mount_print mount_print_device_link, mount_print_vendor, mount_print_device, mount_print_class, mount_print_revision;
mount_print mount_print_subsystem_vendor, mount_print_subsystem, mount_print_irq, mount_print_node;
mount_print mount_print_resources, mount_print_device_list;
mount_print mount_print_allowed, mount_print_safe_version;
mount_print mount_print_kernel;
/* Size of a cache in bytes, by its index in the tables. */
uint64_t mount_cache_size(const struct mount_machine *machine, unsigned cache);
/* The CPU or device; all zero if there is none. */
struct uncore_sim_cpu mount_cpu(const struct mount_machine *machine, unsigned cpu);
struct uncore_sim_device mount_device(const struct mount_machine *machine, unsigned index);
/* The device below /sys, "devices/pci0000:00/0000:00:05.0": below a root port, if a user knows it by a name. */
void mount_device_folder(const struct mount_machine *machine, unsigned index, char *path, size_t room);
bool mount_io_of(const struct mount_machine *machine, unsigned index, struct uncore_sim_io_device *io);
/* Prints a set of CPUs as a list, "0-7,16-23", or as a mask: groups of 32 bits, the highest CPU first. */
typedef bool mount_in_set(const struct uncore_sim_cpu *own, const struct uncore_sim_cpu *each);
mount_in_set mount_is_of_package, mount_is_of_core;
void mount_print_set(FILE *to, const struct mount_machine *machine, mount_in_set *set, const struct uncore_sim_cpu *own,
		     bool as_mask);
unsigned mount_count_set(const struct mount_machine *machine, mount_in_set *set, const struct uncore_sim_cpu *own);
/* The whole text, allocated, and its length. NULL: out of memory. */
char *mount_text(const struct mount_machine *machine, const struct mount_node *node, size_t *length);

#endif
