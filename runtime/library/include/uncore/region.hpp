/* SPDX-License-Identifier: MIT */
/*
 * Marks a region of a C++ program for as long as an object lives, also when an exception leaves it. C++11 or later.
 *
 *	{
 *		uncore::region here("stencil");
 *		work();
 *	}
 *
 * uncore/region.h says what a region is, and how it is counted. The object belongs to the thread that made it.
 */
#ifndef UNCORE_REGION_HPP
#define UNCORE_REGION_HPP

#include "uncore/region.h"

namespace uncore
{

class region
{
      public:
	explicit region(const char *name) noexcept : result_(uncore_region_begin(name))
	{
	}

	/* A mark that was lost for lack of room has begun the region all the same; a wrong name has not. */
	~region()
	{
		if (result_ == UNCORE_OK || result_ == UNCORE_E_BUSY)
			(void)uncore_region_end();
	}

	region(const region &) = delete;
	region &operator=(const region &) = delete;

	/* What uncore_region_begin() returned. */
	int result() const noexcept
	{
		return result_;
	}

      private:
	int result_;
};

} // namespace uncore

#endif
