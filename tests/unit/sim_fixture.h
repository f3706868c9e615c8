/* SPDX-License-Identifier: MIT */
/* Creates a simulated machine for tests, and accesses its registers by name. */
#ifndef TESTS_SIM_FIXTURE_H
#define TESTS_SIM_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "uncore/event.h"
#include "uncore/sim.h"
#include "uncore/uncore.h"

#define ALL UNCORE_SCENARIO_ALL

static inline struct uncore_sim *make_sim(const char *platform, const struct uncore_scenario *scenario)
{
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim = NULL;
	int result = uncore_sim_create(uncore_platform(platform), scenario, UNCORE_SIM_MANUAL, &sim, &fault);

	assert_string_equal(fault.text, "");
	assert_int_equal(result, 0);
	return sim;
}

/* Checks that the scenario is refused with a message that contains the words. */
static inline void refuse_sim(const char *platform, const struct uncore_scenario *scenario, int code, const char *words)
{
	struct uncore_fault fault = { 0 };
	struct uncore_sim *sim = NULL;

	assert_int_equal(uncore_sim_create(uncore_platform(platform), scenario, UNCORE_SIM_MANUAL, &sim, &fault), code);
	assert_null(sim);
	if (strstr(fault.text, words) == NULL)
		assert_string_equal(fault.text, words);
}

static inline struct uncore_register reg_of(struct uncore_sim *sim, const char *box, unsigned instance,
					    const char *name)
{
	const struct uncore_tables *tables = uncore_sim_machine(sim)->tables;
	struct uncore_register reg;
	uint16_t row;

	assert_int_equal(uncore_find_box(tables, box, &row), 0);
	assert_int_equal(uncore_find_register(tables, row, name, &reg), 0);
	reg.instance = (uint16_t)instance;
	return reg;
}

static inline struct uncore_address address_of(struct uncore_sim *sim, const char *box, unsigned instance,
					       const char *name)
{
	struct uncore_register reg = reg_of(sim, box, instance, name);
	struct uncore_address address = { 0 };

	assert_int_equal(uncore_register_address(uncore_sim_machine(sim)->tables, &reg, &address), 0);
	return address;
}

static inline int try_write(struct uncore_sim *sim, unsigned unit, const char *box, unsigned instance, const char *name,
			    uint64_t value)
{
	struct uncore_address address = address_of(sim, box, instance, name);

	return uncore_io_write(&uncore_sim_machine(sim)->io, unit, &address, value);
}

static inline int try_read(struct uncore_sim *sim, unsigned unit, const char *box, unsigned instance, const char *name,
			   uint64_t *value)
{
	struct uncore_address address = address_of(sim, box, instance, name);

	return uncore_io_read(&uncore_sim_machine(sim)->io, unit, &address, value);
}

static inline void put(struct uncore_sim *sim, unsigned unit, const char *box, unsigned instance, const char *name,
		       uint64_t value)
{
	assert_int_equal(try_write(sim, unit, box, instance, name, value), 0);
}

static inline uint64_t get(struct uncore_sim *sim, unsigned unit, const char *box, unsigned instance, const char *name)
{
	uint64_t value = 0;

	assert_int_equal(try_read(sim, unit, box, instance, name, &value), 0);
	return value;
}

static inline uint64_t peek(struct uncore_sim *sim, unsigned unit, const char *box, unsigned instance, const char *name)
{
	struct uncore_register reg = reg_of(sim, box, instance, name);
	uint64_t value = 0;

	assert_int_equal(uncore_sim_peek(sim, unit, &reg, &value), 0);
	return value;
}

static inline void pass(struct uncore_sim *sim, uint64_t nanoseconds)
{
	assert_int_equal(uncore_sim_advance(sim, nanoseconds), 0);
}

/* Finds the number of the device at a place on a bus. */
static inline unsigned find_device(struct uncore_sim *sim, unsigned bus, unsigned device, unsigned function)
{
	struct uncore_sim_device each;

	for (unsigned at = 0; at < uncore_sim_device_count(sim); at++) {
		assert_int_equal(uncore_sim_device_at(sim, at, &each), 0);
		if (each.bus == bus && each.device == device && each.function == function)
			return at;
	}
	return uncore_sim_device_count(sim);
}

static inline uint32_t config(struct uncore_sim *sim, unsigned device, uint32_t offset)
{
	uint32_t value = 0;

	assert_int_equal(uncore_sim_config_read(sim, device, offset, &value), 0);
	return value;
}

#endif
