! SPDX-License-Identifier: MIT
! Marks regions of a Fortran program, as uncore/region.h does for C. Compile this file with the program, because modules
! of one compiler are not those of another, and link libuncore.
!
!   use uncore_region
!   call uncore_begin("stencil")
!   call work()
!   call uncore_end()
!
! "uncore stat -r -g memory -- ./program" counts. A program that counts itself calls uncore_open() before and
! uncore_close() after. Where the optional argument error is missing, a failure ends the program with the library's text.
module uncore_region
   use, intrinsic :: iso_c_binding
   use, intrinsic :: iso_fortran_env, only: error_unit
   implicit none
   private
   public :: uncore_begin, uncore_end, uncore_sleep, uncore_is_counted
   public :: uncore_open, uncore_rows, uncore_rate, uncore_report, uncore_close
   public :: uncore_row

   ! What was counted for one event or metric in one region.
   type :: uncore_row
      character(:), allocatable :: region
      integer(c_int64_t) :: calls      ! that have ended
      integer(c_int64_t) :: unended    ! that have not, or whose end was lost
      real(c_double) :: seconds        ! in which a thread was inside
      real(c_double) :: error          ! seconds by which these may be off
      integer(c_int32_t) :: ranks      ! processes that were inside
      integer(c_int32_t) :: most       ! of these, the most at the same time
      character(:), allocatable :: item
      integer(c_int32_t) :: socket     ! or logical CPU; -1: all
      integer(c_int32_t) :: instance   ! of the box; -1: all
      real(c_double) :: value          ! meaningless unless state is "ok"
      character(:), allocatable :: unit
      character(:), allocatable :: state
   end type uncore_row

   ! struct uncore_region_row, struct uncore_fault
   type, bind(c) :: c_row
      type(c_ptr) :: region
      integer(c_int64_t) :: calls, unended
      real(c_double) :: seconds, error
      integer(c_int32_t) :: ranks, most
      type(c_ptr) :: item
      integer(c_int32_t) :: socket, instance
      real(c_double) :: value
      type(c_ptr) :: unit, state
   end type c_row
   integer, parameter :: fault_room = 240
   ! UNCORE_E_BUSY: a mark was lost for lack of room. uncore stat says how many, and the program goes on.
   integer, parameter :: lost = -15
   type, bind(c) :: c_fault
      integer(c_int) :: code = 0
      character(kind=c_char) :: text(fault_room) = c_null_char
   end type c_fault

   interface
      integer(c_int) function c_begin(name) bind(c, name="uncore_region_begin")
         import :: c_int, c_char
         character(kind=c_char), intent(in) :: name(*)
      end function c_begin
      integer(c_int) function c_end() bind(c, name="uncore_region_end")
         import :: c_int
      end function c_end
      integer(c_int) function c_sleep(nanoseconds) bind(c, name="uncore_region_sleep")
         import :: c_int, c_int64_t
         integer(c_int64_t), value :: nanoseconds
      end function c_sleep
      logical(c_bool) function c_is_counted() bind(c, name="uncore_region_is_counted")
         import :: c_bool
      end function c_is_counted
      integer(c_int) function c_open(machine, what, fault) bind(c, name="uncore_region_open")
         import :: c_int, c_char, c_fault
         character(kind=c_char), intent(in) :: machine(*), what(*)
         type(c_fault), intent(inout) :: fault
      end function c_open
      integer(c_int) function c_rows(rows, count) bind(c, name="uncore_region_rows")
         import :: c_int, c_ptr, c_size_t
         type(c_ptr), intent(out) :: rows
         integer(c_size_t), intent(out) :: count
      end function c_rows
      integer(c_int) function c_report(format, text) bind(c, name="uncore_region_report")
         import :: c_int, c_char, c_ptr
         character(kind=c_char), intent(in) :: format(*)
         type(c_ptr), intent(out) :: text
      end function c_report
      integer(c_int) function c_close() bind(c, name="uncore_region_close")
         import :: c_int
      end function c_close
      type(c_ptr) function c_error_text(code) bind(c, name="uncore_error_text")
         import :: c_int, c_ptr
         integer(c_int), value :: code
      end function c_error_text
      integer(c_size_t) function c_length(text) bind(c, name="strlen")
         import :: c_size_t, c_ptr
         type(c_ptr), value :: text
      end function c_length
   end interface

contains

   ! Begins a region of this thread.
   subroutine uncore_begin(name, error)
      character(*), intent(in) :: name
      integer, intent(out), optional :: error
      call finish(c_begin(trim(name)//c_null_char), "region "//trim(name), error)
   end subroutine uncore_begin

   ! Ends the region that this thread has begun last.
   subroutine uncore_end(error)
      integer, intent(out), optional :: error
      call finish(c_end(), "end of a region", error)
   end subroutine uncore_end

   ! Waits so many seconds of the measured machine's clock. That of a simulated machine is moved on at once.
   subroutine uncore_sleep(seconds, error)
      double precision, intent(in) :: seconds
      integer, intent(out), optional :: error
      call finish(c_sleep(nint(seconds*1d9, c_int64_t)), "sleep", error)
   end subroutine uncore_sleep

   ! Whether somebody counts.
   logical function uncore_is_counted()
      uncore_is_counted = c_is_counted()
   end function uncore_is_counted

   ! Starts to count the regions of this process: on "here", or on a simulated machine ("sim:PLATFORM:SOCKETS"). what are
   ! options of uncore stat: "-g memory".
   subroutine uncore_open(machine, what, error)
      character(*), intent(in) :: machine, what
      integer, intent(out), optional :: error
      type(c_fault) :: fault
      integer(c_int) :: result
      integer :: length
      result = c_open(trim(machine)//c_null_char, trim(what)//c_null_char, fault)
      if (result == 0 .or. fault%code == 0 .or. present(error)) then
         call finish(result, "uncore_open", error)
      else
         length = 1
         do while (fault%text(length) /= c_null_char)
            length = length + 1
         end do
         write (error_unit, "(*(a))") "uncore_open: ", fault%text(1:length - 1)
         stop 1
      end if
   end subroutine uncore_open

   ! Gives what has been counted until now, region after region.
   subroutine uncore_rows(rows, error)
      type(uncore_row), allocatable, intent(out) :: rows(:)
      integer, intent(out), optional :: error
      type(c_row), pointer :: found(:)
      type(c_ptr) :: first
      integer(c_size_t) :: count, at
      integer(c_int) :: result
      first = c_null_ptr
      count = 0
      result = c_rows(first, count)
      if (result /= 0) count = 0
      allocate (rows(count))
      if (count > 0) then
         call c_f_pointer(first, found, [count])
         do at = 1, count
            call copy(found(at), rows(at))
         end do
      end if
      call finish(result, "uncore_rows", error)
   end subroutine uncore_rows

   ! What was counted each second for an event or metric in a region, on all sockets: bytes, or whatever its unit is. Not a
   ! number if it was not measured.
   double precision function uncore_rate(region, item)
      use, intrinsic :: ieee_arithmetic, only: ieee_value, ieee_quiet_nan
      character(*), intent(in) :: region, item
      type(uncore_row), allocatable :: rows(:)
      integer :: at, error
      uncore_rate = ieee_value(uncore_rate, ieee_quiet_nan)
      call uncore_rows(rows, error)
      do at = 1, size(rows)
         if (rows(at)%region == region .and. rows(at)%item == item .and. rows(at)%socket < 0 .and. rows(at)%instance < 0 &
             .and. rows(at)%state == "ok" .and. rows(at)%seconds > 0) uncore_rate = rows(at)%value/rows(at)%seconds
      end do
   end function uncore_rate

   ! Gives the same as text: "table", "csv" or "json", as uncore stat -r prints it.
   function uncore_report(format) result(text)
      character(*), intent(in) :: format
      character(:), allocatable :: text
      type(c_ptr) :: made
      integer(c_int) :: result
      made = c_null_ptr
      result = c_report(trim(format)//c_null_char, made)
      call finish(result, "uncore_report")
      call copy_text(made, text)
   end function uncore_report

   ! Ends the measurement. Every register is then as before.
   subroutine uncore_close(error)
      integer, intent(out), optional :: error
      call finish(c_close(), "uncore_close", error)
   end subroutine uncore_close

   subroutine copy(from, row)
      type(c_row), intent(in) :: from
      type(uncore_row), intent(out) :: row
      call copy_text(from%region, row%region)
      row%calls = from%calls
      row%unended = from%unended
      row%seconds = from%seconds
      row%error = from%error
      row%ranks = from%ranks
      row%most = from%most
      call copy_text(from%item, row%item)
      row%socket = from%socket
      row%instance = from%instance
      row%value = from%value
      call copy_text(from%unit, row%unit)
      call copy_text(from%state, row%state)
   end subroutine copy

   subroutine copy_text(at, text)
      type(c_ptr), intent(in) :: at
      character(:), allocatable, intent(out) :: text
      character(kind=c_char), pointer :: letters(:)
      integer :: length, each
      length = 0
      if (c_associated(at)) length = int(c_length(at))
      allocate (character(length) :: text)
      if (length > 0) call c_f_pointer(at, letters, [length])
      do each = 1, length
         text(each:each) = letters(each)
      end do
   end subroutine copy_text

   subroutine finish(result, what, error)
      integer(c_int), intent(in) :: result
      character(*), intent(in) :: what
      integer, intent(out), optional :: error
      character(:), allocatable :: text
      if (present(error)) then
         error = result
      else if (result /= 0 .and. result /= lost) then
         call copy_text(c_error_text(result), text)
         write (error_unit, "(*(a))") what, ": ", text
         stop 1
      end if
   end subroutine finish

end module uncore_region
