// SPDX-License-Identifier: MIT
// Counts around a piece of code, with handles that free themselves: profiler PLATFORM EVENT.
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>

#include "uncore/linux.h"
#include "uncore/metric.h"
#include "uncore/session.h"
#include "uncore/sim.h"

namespace {

void check(int result, const char *what)
{
	if (result != 0)
		throw std::runtime_error(std::string(what) + ": " + uncore_error_text(result));
}

class Simulator {
public:
	Simulator(const uncore_tables *tables, const std::string &event)
	{
		uncore_scenario_traffic traffic{};
		traffic.event = event.c_str();
		traffic.socket = traffic.instance = UNCORE_SCENARIO_ALL;
		traffic.rate = 7000;
		uncore_scenario scenario{};
		scenario.traffic = &traffic;
		scenario.traffic_count = 1;
		uncore_sim *made = nullptr;
		check(uncore_sim_create(tables, &scenario, UNCORE_SIM_MANUAL, &made, nullptr), "simulator");
		sim.reset(made);
	}
	uncore_machine *machine() const { return uncore_sim_machine(sim.get()); }
	unsigned online() const
	{
		unsigned count = 0;
		for (unsigned cpu = 0; cpu < uncore_sim_cpu_count(sim.get()); cpu++) {
			uncore_sim_cpu one{};
			check(uncore_sim_cpu_at(sim.get(), cpu, &one), "CPU");
			count += one.online ? 1u : 0u;
		}
		return count;
	}

private:
	struct Free {
		void operator()(uncore_sim *one) const { uncore_sim_free(one); }
	};
	std::unique_ptr<uncore_sim, Free> sim;
};

class Region {
public:
	Region(uncore_machine *on, const uncore_encoding &event) : machine(on)
	{
		uncore_session *made = nullptr;
		check(uncore_session_create(machine, nullptr, &made, nullptr), "session");
		session.reset(made);
		check(uncore_session_add(made, &event, 0, nullptr), "event");
		check(uncore_session_start(made), "start");
	}
	uncore_value end()
	{
		uncore_value value{};
		check(uncore_session_stop(session.get()), "stop");
		check(uncore_session_value(session.get(), 0, UNCORE_ALL_UNITS, UNCORE_ALL_INSTANCES, &value), "value");
		return value;
	}

private:
	struct Free {
		void operator()(uncore_session *one) const { uncore_session_free(one); }
	};
	uncore_machine *machine;
	std::unique_ptr<uncore_session, Free> session;
};

void profile(const uncore_tables *tables, const std::string &name)
{
	uncore_encoding event{};
	uncore_event_error error{};
	if (uncore_event_parse(tables, name.c_str(), name.size(), &event, &error) != 0)
		throw std::runtime_error(error.message);
	Simulator simulator(tables, name);
	Region region(simulator.machine(), event);
	check(uncore_machine_sleep(simulator.machine(), 1000000000u), "sleep");
	const uncore_value value = region.end();
	std::printf("%s %llu of %u instances, %u CPUs\n", uncore_value_state_name(value.state),
		    static_cast<unsigned long long>(value.count), value.expected, simulator.online());
}

} // namespace

int main(int argc, char **argv)
{
	const uncore_tables *tables = argc == 3 ? uncore_platform(argv[1]) : nullptr;
	try {
		if (tables == nullptr)
			throw std::runtime_error("usage: profiler PLATFORM EVENT");
		profile(tables, argv[2]);
	} catch (const std::exception &problem) {
		std::fprintf(stderr, "profiler: %s\n", problem.what());
		return 1;
	}
}
