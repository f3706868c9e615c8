/* SPDX-License-Identifier: MIT */
/*
 * Finds the processor's signature: by CPUID for the real root, from /proc/cpuinfo below another root. A simulated
 * machine may be mounted over folders of the real root. CPUID would then describe the host, though the registers are
 * not the host's.
 */
#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif
#include <string.h>

#include "linux/file.h"
#include "linux/host.h"
#include "linux/identity.h"
#include "linux/text.h"

enum { CACHES_MAX = 16 };

#if defined(__x86_64__) || defined(__i386__)

/* The displayed family and model: with the extended parts, as CPUID leaf 1 defines. */
static void decode(unsigned eax, struct uncore_signature *signature)
{
	unsigned family = eax >> 8 & 0xf, model = eax >> 4 & 0xf;

	if (family == 6 || family == 15)
		model |= eax >> 12 & 0xf0;
	if (family == 15)
		family += eax >> 20 & 0xff;
	*signature = (struct uncore_signature){ family, model, eax & 0xf, 0 };
}

/* The levels of the caches that leaf 4 lists; a cache of type 0 ends the list. */
static unsigned find_cache_levels(void)
{
	unsigned eax, ebx, ecx, edx, levels = 0;

	for (unsigned cache = 0; cache < CACHES_MAX; cache++) {
		if (!__get_cpuid_count(4, cache, &eax, &ebx, &ecx, &edx) || (eax & 0x1f) == 0)
			break;
		levels |= 1U << (eax >> 5 & 7);
	}
	return levels;
}

static int from_processor(struct uncore_fault *fault, struct uncore_signature *signature)
{
	unsigned eax, ebx, ecx, edx;
	char vendor[13] = "";

	if (!__get_cpuid(0, &eax, &ebx, &ecx, &edx))
		return uncore_fault_set(fault, UNCORE_E_NOENT, "the processor has no CPUID instruction");
	memcpy(vendor, &ebx, 4);
	memcpy(vendor + 4, &edx, 4);
	memcpy(vendor + 8, &ecx, 4);
	if (strcmp(vendor, "GenuineIntel") != 0)
		return uncore_fault_set(fault, UNCORE_E_NOENT,
					"the processor is %s, not GenuineIntel; no register was read", vendor);
	if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx))
		return uncore_fault_set(fault, UNCORE_E_NOENT, "CPUID gives no signature of the processor");
	decode(eax, signature);
	signature->cache_levels = find_cache_levels();
	return 0;
}

#else

static int from_processor(struct uncore_fault *fault, struct uncore_signature *signature)
{
	(void)signature;
	return uncore_fault_set(fault, UNCORE_E_NOENT, "this is not an x86 processor; no register was read");
}

#endif

/* Reads the levels of the first CPU's caches from sysfs; 0 if the kernel does not show them. */
static unsigned read_cache_levels(const struct linux_host *host)
{
	char path[PATH_ROOM];
	unsigned levels = 0;
	long level;

	for (unsigned cache = 0; cache < CACHES_MAX; cache++) {
		host_path(host, path, "/sys/devices/system/cpu/cpu0/cache/index%u/level", cache);
		if (!read_number(host, path, &level))
			break;
		if (level > 0 && level < 8)
			levels |= 1U << level;
	}
	return levels;
}

static int from_file(struct linux_host *host, struct uncore_signature *signature)
{
	char path[PATH_ROOM], text[8192]; /* the part of one CPU has about 1500 bytes */
	unsigned seen;
	int length;

	host_path(host, path, "/proc/cpuinfo");
	length = read_text(host, path, text, sizeof(text));
	if (length < 0)
		return host_failed(host, length, "read the processor's family and model", path);
	seen = parse_cpuinfo(text, (size_t)length, signature);
	if ((seen & VENDOR_SEEN) == 0)
		return uncore_fault_set(
			&host->fault, UNCORE_E_NOENT,
			"%s: the first CPU has no line \"vendor_id : GenuineIntel\"; no register was read", path);
	if (seen != SIGNATURE_SEEN)
		return uncore_fault_set(&host->fault, UNCORE_E_NOENT,
					"%s: the first CPU lacks one of cpu family, model and stepping", path);
	signature->cache_levels = read_cache_levels(host);
	return 0;
}

int find_signature(struct linux_host *host, struct uncore_signature *signature)
{
	bool is_own = host->root[0] == '\0' && host->clock_fd < 0;
	int result = is_own ? from_processor(&host->fault, signature) : from_file(host, signature);

	if (result != 0)
		return result;
	host->machine.variant = UNCORE_NO_INDEX;
	host->machine.stepping = (uint16_t)signature->stepping;
	host->machine.tables = uncore_platforms_by_signature(host->platforms, signature);
	if (host->machine.tables != NULL)
		host->machine.variant = uncore_variant_by_signature(host->machine.tables, signature);
	if (host->machine.tables == NULL)
		return uncore_fault_set(
			&host->fault, UNCORE_E_NOENT,
			"family %u model 0x%x stepping %u: no platform of this uncore describes this processor; "
			"no register was read",
			signature->family, signature->model, signature->stepping);
	return 0;
}
