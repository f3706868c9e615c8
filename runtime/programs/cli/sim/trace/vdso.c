/* SPDX-License-Identifier: MIT */
/*
 * The kernel maps some functions into every process (vdso(7)), of which getcpu() asks the processor. They are the same
 * for all processes, and this one has them as well: where its own function begins, those of others do.
 */
#define _GNU_SOURCE
#include "cli/sim/trace/vdso.h"

#if defined(__x86_64__)
#include <elf.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/ptrace.h>

#include "cli/sim/trace/ptrace.h"

#define FUNCTION "__vdso_getcpu"

/* mov $SYS_getcpu, %eax; syscall; ret */
static const uint8_t call[8] = { 0xb8, 0x35, 0x01, 0x00, 0x00, 0x0f, 0x05, 0xc3 };

struct own {
	const uint8_t *image;
	const Elf64_Dyn *dynamic;
	uint64_t shift; /* from addresses in the image to offsets */
};

static bool find_dynamic(struct own *own)
{
	Elf64_Ehdr head;
	Elf64_Phdr segment;
	bool is_loaded = false;

	memcpy(&head, own->image, sizeof(head));
	for (unsigned at = 0; at < head.e_phnum; at++) {
		memcpy(&segment, own->image + head.e_phoff + at * sizeof(segment), sizeof(segment));
		if (segment.p_type == PT_LOAD && !is_loaded) {
			own->shift = segment.p_offset - segment.p_vaddr;
			is_loaded = true;
		}
		if (segment.p_type == PT_DYNAMIC)
			own->dynamic = (const Elf64_Dyn *)(const void *)(own->image + segment.p_offset);
	}
	return is_loaded && own->dynamic != NULL;
}

static const uint8_t *table(const struct own *own, int64_t tag)
{
	for (const Elf64_Dyn *entry = own->dynamic; entry->d_tag != DT_NULL; entry++) {
		if (entry->d_tag == tag)
			return own->image + entry->d_un.d_ptr + own->shift;
	}
	return NULL;
}

/* The offset of the function in the image; 0: there is none, or it is too short. */
static uint64_t find_function(const uint8_t *image)
{
	struct own own = { .image = image };
	const uint8_t *symbols, *names;
	Elf64_Sym symbol;

	if (image == NULL || !find_dynamic(&own))
		return 0;
	symbols = table(&own, DT_SYMTAB);
	names = table(&own, DT_STRTAB);
	/* No table says how many symbols there are. Linkers put their names directly after them. */
	for (; symbols != NULL && symbols + sizeof(symbol) <= names; symbols += sizeof(symbol)) {
		memcpy(&symbol, symbols, sizeof(symbol));
		if (symbol.st_size >= sizeof(call) && strcmp((const char *)names + symbol.st_name, FUNCTION) == 0)
			return symbol.st_value + own.shift;
	}
	return 0;
}

void vdso_change(pid_t thread, uint64_t from, uint64_t to, bool is_back)
{
	const uint8_t *image = (const uint8_t *)(uintptr_t)getauxval(AT_SYSINFO_EHDR);
	uint64_t offset = find_function(image), now, before, after;

	if (offset == 0 || offset + sizeof(call) > to - from || offset % sizeof(before) != 0)
		return;
	memcpy(&before, image + offset, sizeof(before));
	memcpy(&after, call, sizeof(after));
	if (trace(PTRACE_PEEKTEXT, thread, from + offset, &now) && now == (is_back ? after : before))
		(void)trace(PTRACE_POKETEXT, thread, from + offset, (void *)(uintptr_t)(is_back ? before : after));
}

#endif
