/* SPDX-License-Identifier: MIT */
/*
 * The bytes of CPUID (0f a2) may also be in the middle of another instruction. So only functions are looked at whose
 * begin and length the file tells. Each has a row in .eh_frame_hdr, even in stripped files, because C++ and debuggers
 * need it: LSB, Core, "Exception Frames". Programs that are linked statically have no such header, but symbols. From
 * the begin of a function instructions are counted off; only one that begins at these bytes is found.
 */
#define _GNU_SOURCE
#include "cli/sim/trace/sites.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/sim/trace/length.h"

#define LARGEST_FILE (UINT64_C(1) << 30)
/* Encodings of DWARF pointers: DW_EH_PE_udata4, and _sdata4 from the table's begin. */
#define COUNT_4 0x03
#define FROM_TABLE_4 0x3b
#define LINKER_CALLS "_dl_debug_state" /* glibc and musl: debuggers stop there */

struct image {
	const uint8_t *bytes;
	uint64_t size;
	Elf64_Ehdr head;
};

struct function {
	uint64_t begin, length;
};

struct functions {
	struct function *row; /* by rising address */
	size_t count;
};

/* ---- the file ---- */

static bool is_within(const struct image *image, uint64_t offset, uint64_t bytes)
{
	return offset <= image->size && bytes <= image->size - offset;
}

static uint8_t *read_all(int file, uint64_t *size)
{
	struct stat found;
	uint8_t *bytes;
	uint64_t done = 0;
	ssize_t got = 1;

	if (fstat(file, &found) != 0 || !S_ISREG(found.st_mode) || (uint64_t)found.st_size > LARGEST_FILE ||
	    (uint64_t)found.st_size < sizeof(Elf64_Ehdr))
		return NULL;
	*size = (uint64_t)found.st_size;
	bytes = (uint8_t *)malloc((size_t)*size);
	while (bytes != NULL && done < *size && got > 0) {
		got = pread(file, bytes + done, (size_t)(*size - done), (off_t)done);
		done += got > 0 ? (uint64_t)got : 0;
	}
	if (bytes != NULL && done != *size) {
		free(bytes);
		return NULL;
	}
	return bytes;
}

static bool read_head(struct image *image)
{
	memcpy(&image->head, image->bytes, sizeof(image->head));
	return memcmp(image->head.e_ident, ELFMAG, SELFMAG) == 0 && image->head.e_ident[EI_CLASS] == ELFCLASS64 &&
	       image->head.e_machine == EM_X86_64 && image->head.e_phentsize == sizeof(Elf64_Phdr) &&
	       is_within(image, image->head.e_phoff, (uint64_t)image->head.e_phnum * sizeof(Elf64_Phdr));
}

static Elf64_Phdr segment_at(const struct image *image, unsigned at)
{
	Elf64_Phdr segment;

	memcpy(&segment, image->bytes + image->head.e_phoff + at * sizeof(segment), sizeof(segment));
	return segment;
}

/* The bytes at an address that a segment of the file has, and how many there are. NULL: none has it. */
static const uint8_t *at_address(const struct image *image, uint64_t address, uint64_t *room)
{
	for (unsigned at = 0; at < image->head.e_phnum; at++) {
		Elf64_Phdr segment = segment_at(image, at);

		if (segment.p_type != PT_LOAD || address < segment.p_vaddr ||
		    address - segment.p_vaddr >= segment.p_filesz ||
		    !is_within(image, segment.p_offset, segment.p_filesz))
			continue;
		*room = segment.p_filesz - (address - segment.p_vaddr);
		return image->bytes + segment.p_offset + (address - segment.p_vaddr);
	}
	return NULL;
}

static int32_t number_at(const uint8_t *bytes)
{
	int32_t number;

	memcpy(&number, bytes, sizeof(number));
	return number;
}

static bool section_at(const struct image *image, unsigned at, Elf64_Shdr *section)
{
	uint64_t offset = image->head.e_shoff + (uint64_t)at * sizeof(*section);

	if (image->head.e_shentsize != sizeof(*section) || at >= image->head.e_shnum ||
	    !is_within(image, offset, sizeof(*section)))
		return false;
	memcpy(section, image->bytes + offset, sizeof(*section));
	return section->sh_type == SHT_NOBITS || is_within(image, section->sh_offset, section->sh_size);
}

static bool find_section(const struct image *image, uint32_t type, Elf64_Shdr *section)
{
	for (unsigned at = 0; section_at(image, at, section); at++) {
		if (section->sh_type == type)
			return true;
	}
	return false;
}

/* ---- functions ---- */

static void add_function(struct functions *functions, uint64_t begin, uint64_t length)
{
	if ((functions->count & (functions->count - 1)) == 0)
		functions->row = (struct function *)take_memory(
			functions->row, (functions->count == 0 ? 1 : 2 * functions->count) * sizeof(*functions->row));
	functions->row[functions->count++] = (struct function){ begin, length };
}

/*
 * A function's length is in its frame description, after its begin, which the header has too. A begin of another form
 * than usual (4 bytes, counted from themselves) does not agree, and then nothing is known.
 */
static uint64_t length_of(const struct image *image, uint64_t begin, uint64_t frame)
{
	uint64_t room = 0;
	const uint8_t *bytes = at_address(image, frame, &room);

	if (bytes == NULL || room < 16 || frame + 8 + (uint64_t)(int64_t)number_at(bytes + 8) != begin)
		return 0;
	return (uint32_t)number_at(bytes + 12);
}

/* Rows of the header: a function's begin and its frame description, both counted from the header, by rising address. */
static void take_header(const struct image *image, const Elf64_Phdr *segment, struct functions *functions)
{
	const uint8_t *header;
	uint64_t begin, frame;
	uint32_t count;

	if (!is_within(image, segment->p_offset, segment->p_filesz) || segment->p_filesz < 12)
		return;
	header = image->bytes + segment->p_offset;
	if (header[0] != 1 || header[2] != COUNT_4 || header[3] != FROM_TABLE_4)
		return;
	count = (uint32_t)number_at(header + 8);
	for (uint32_t at = 0; at < count && 20 + 8 * (uint64_t)at <= segment->p_filesz; at++) {
		begin = segment->p_vaddr + (uint64_t)(int64_t)number_at(header + 12 + 8 * (size_t)at);
		frame = segment->p_vaddr + (uint64_t)(int64_t)number_at(header + 16 + 8 * (size_t)at);
		add_function(functions, begin, length_of(image, begin, frame));
	}
}

static int by_begin(const void *a, const void *b)
{
	const struct function *first = (const struct function *)a, *second = (const struct function *)b;

	if (first->begin != second->begin)
		return first->begin < second->begin ? -1 : 1;
	return first->length < second->length ? -1 : first->length > second->length;
}

static void take_symbols(const struct image *image, struct functions *functions)
{
	Elf64_Shdr symbols;
	Elf64_Sym symbol;

	if (!find_section(image, SHT_SYMTAB, &symbols))
		return;
	for (uint64_t at = 0; at + sizeof(symbol) <= symbols.sh_size; at += sizeof(symbol)) {
		memcpy(&symbol, image->bytes + symbols.sh_offset + at, sizeof(symbol));
		if (ELF64_ST_TYPE(symbol.st_info) == STT_FUNC && symbol.st_size != 0)
			add_function(functions, symbol.st_value, symbol.st_size);
	}
	if (functions->count != 0)
		qsort(functions->row, functions->count, sizeof(*functions->row), by_begin);
}

static void find_functions(const struct image *image, struct functions *functions)
{
	for (unsigned at = 0; at < image->head.e_phnum; at++) {
		Elf64_Phdr segment = segment_at(image, at);

		if (segment.p_type == PT_GNU_EH_FRAME)
			take_header(image, &segment, functions);
	}
	if (functions->count == 0)
		take_symbols(image, functions);
}

/* The last function that begins at the address or before. NULL: none does. */
static const struct function *function_before(const struct functions *functions, uint64_t address)
{
	size_t low = 0, high = functions->count;

	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (functions->row[middle].begin <= address)
			low = middle + 1;
		else
			high = middle;
	}
	return low == 0 ? NULL : &functions->row[low - 1];
}

/* Whether an instruction begins at the address, as counted from the begin of its function. */
static bool is_instruction(const struct image *image, const struct functions *functions, uint64_t address)
{
	const struct function *function = function_before(functions, address);
	uint64_t room = 0, at = 0;
	const uint8_t *code;
	unsigned step = 1;

	if (function == NULL || address - function->begin >= function->length)
		return false;
	code = at_address(image, function->begin, &room);
	if (code == NULL || function->length > room)
		return false;
	for (; at < address - function->begin && step != 0; at += step)
		step = instruction_length(code + at, (size_t)(function->length - at));
	return at == address - function->begin;
}

/* ---- sites ---- */

static void add(struct sites *found, uint64_t offset, enum site_kind kind, const uint8_t *bytes)
{
	found->at = (struct site *)take_memory(found->at, (found->count + 1) * sizeof(*found->at));
	found->at[found->count++] = (struct site){ offset, kind, { bytes[0], bytes[1] } };
}

static bool is_wanted(const uint8_t *bytes, uint64_t room, enum site_kind *kind)
{
	*kind = bytes[1] == 0xa2 ? SITE_CPUID : SITE_CLOCK;
	return bytes[0] == 0x0f &&
	       (bytes[1] == 0xa2 || bytes[1] == 0x31 || (bytes[1] == 0x01 && room > 2 && bytes[2] == 0xf9));
}

static void search_segment(const struct image *image, const struct functions *functions, const Elf64_Phdr *segment,
			   struct sites *found)
{
	const uint8_t *bytes = image->bytes + segment->p_offset, *end = bytes + segment->p_filesz, *at = bytes;
	enum site_kind kind;

	for (; end - at >= 2 && (at = (const uint8_t *)memchr(at, 0x0f, (size_t)(end - at - 1))) != NULL; at++) {
		uint64_t within = (uint64_t)(at - bytes);

		if (is_wanted(at, (uint64_t)(end - at), &kind) &&
		    is_instruction(image, functions, segment->p_vaddr + within))
			add(found, segment->p_offset + within, kind, at);
	}
}

/* The linker's function is empty: it returns, and may first say that it can be called (ENDBR64). */
static void find_linker(const struct image *image, struct sites *found)
{
	static const uint8_t bare[] = { 0xc3 }, marked[] = { 0xf3, 0x0f, 0x1e, 0xfa, 0xc3 };
	Elf64_Shdr symbols, section;
	Elf64_Sym symbol;
	const uint8_t *code;
	uint64_t room = 0;

	if (!find_section(image, SHT_DYNSYM, &symbols) || !section_at(image, symbols.sh_link, &section) ||
	    section.sh_type != SHT_STRTAB)
		return;
	for (uint64_t at = 0; at + sizeof(symbol) <= symbols.sh_size; at += sizeof(symbol)) {
		memcpy(&symbol, image->bytes + symbols.sh_offset + at, sizeof(symbol));
		if (section.sh_size < sizeof(LINKER_CALLS) || symbol.st_name > section.sh_size - sizeof(LINKER_CALLS) ||
		    memcmp(image->bytes + section.sh_offset + symbol.st_name, LINKER_CALLS, sizeof(LINKER_CALLS)) != 0)
			continue;
		code = at_address(image, symbol.st_value, &room);
		if (code != NULL && room >= sizeof(marked) &&
		    (memcmp(code, bare, sizeof(bare)) == 0 || memcmp(code, marked, sizeof(marked)) == 0))
			add(found, (uint64_t)(code - image->bytes), SITE_LOADED, code);
		return;
	}
}

static void search(const struct image *image, struct sites *found)
{
	struct functions functions = { NULL, 0 };

	find_functions(image, &functions);
	for (unsigned at = 0; at < image->head.e_phnum && functions.count != 0; at++) {
		Elf64_Phdr segment = segment_at(image, at);

		if (segment.p_type == PT_LOAD && (segment.p_flags & PF_X) != 0 &&
		    is_within(image, segment.p_offset, segment.p_filesz))
			search_segment(image, &functions, &segment, found);
	}
	free(functions.row);
	find_linker(image, found);
}

bool sites_find(int file, struct sites *found)
{
	struct image image = { .size = 0 };
	uint8_t *bytes = read_all(file, &image.size);
	bool is_good;

	*found = (struct sites){ NULL, 0 };
	image.bytes = bytes;
	is_good = bytes != NULL && read_head(&image);
	if (is_good)
		search(&image, found);
	free(bytes);
	return is_good;
}
