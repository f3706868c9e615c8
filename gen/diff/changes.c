/* SPDX-License-Identifier: MIT */
/* Returns the rows of changes.h by number. */
#include "diff/changes.h"

#include <assert.h>
#include <string.h>

static const struct {
	const char *name, *text;
	enum change_class of;
} changes[] = {
#define CHANGE_ROW_(id, name, klass, text) { name, text, CLASS_##klass },
	CHANGES(CHANGE_ROW_)
#undef CHANGE_ROW_
};

static const struct {
	const char *name, *meaning, *step;
} classes[] = {
#define CLASS_ROW_(id, name, meaning, step) { name, meaning, step },
	CHANGE_CLASSES(CLASS_ROW_)
#undef CLASS_ROW_
};

const char *change_name(enum change_id id)
{
	return changes[id].name;
}

enum change_id change_named(const char *name)
{
	unsigned id = 0;

	while (id < CHANGE_COUNT && strcmp(changes[id].name, name) != 0)
		id++;
	assert(id < CHANGE_COUNT);
	return (enum change_id)id;
}

const char *change_text(enum change_id id)
{
	return changes[id].text;
}

enum change_class change_class(enum change_id id)
{
	return changes[id].of;
}

const char *class_name(enum change_class of)
{
	return classes[of].name;
}

const char *class_meaning(enum change_class of)
{
	return classes[of].meaning;
}

const char *class_step(enum change_class of)
{
	return classes[of].step;
}
