// SPDX-License-Identifier: MIT
//! Counts two regions by the calls of uncore/region.h, and prints the bandwidth of each. usage: regions [MACHINE]
use std::ffi::{c_void, CStr, CString};
use std::os::raw::{c_char, c_double, c_int};

#[repr(C)]
struct Fault {
    code: c_int,
    text: [c_char; 240],
}

#[repr(C)]
struct Row {
    region: *const c_char,
    calls: u64,
    unended: u64,
    seconds: c_double,
    error: c_double,
    ranks: u32,
    most: u32,
    item: *const c_char,
    socket: i32,
    instance: i32,
    value: c_double,
    unit: *const c_char,
    state: *const c_char,
}

extern "C" {
    fn uncore_region_open(machine: *const c_char, what: *const c_char, fault: *mut Fault) -> c_int;
    fn uncore_region_begin(name: *const c_char) -> c_int;
    fn uncore_region_end() -> c_int;
    fn uncore_region_sleep(nanoseconds: u64) -> c_int;
    fn uncore_region_rows(rows: *mut *const Row, count: *mut usize) -> c_int;
    fn uncore_region_close() -> c_int;
    fn uncore_error_text(code: c_int) -> *const c_char;
}

/// Marks a region for as long as it lives.
struct Region(c_int);

impl Region {
    fn new(name: &str) -> Region {
        let name = CString::new(name).expect("a name has no NUL");
        Region(unsafe { uncore_region_begin(name.as_ptr()) })
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        if self.0 == 0 {
            unsafe { uncore_region_end() };
        }
    }
}

fn text(at: *const c_char) -> String {
    unsafe { CStr::from_ptr(at) }.to_string_lossy().into_owned()
}

fn check(result: c_int) -> Result<(), String> {
    if result == 0 {
        Ok(())
    } else {
        Err(text(unsafe { uncore_error_text(result) }))
    }
}

fn open(machine: &str, what: &str) -> Result<(), String> {
    let (machine, what) = (CString::new(machine).unwrap(), CString::new(what).unwrap());
    let mut fault = Fault { code: 0, text: [0; 240] };
    match unsafe { uncore_region_open(machine.as_ptr(), what.as_ptr(), &mut fault) } {
        0 => Ok(()),
        _ if fault.code != 0 => Err(text(fault.text.as_ptr())),
        result => check(result),
    }
}

fn rows() -> Result<&'static [Row], String> {
    let (mut first, mut count): (*const Row, usize) = (std::ptr::null::<c_void>() as *const Row, 0);
    check(unsafe { uncore_region_rows(&mut first, &mut count) })?;
    Ok(if count == 0 { &[] } else { unsafe { std::slice::from_raw_parts(first, count) } })
}

fn run(machine: &str) -> Result<(), String> {
    open(machine, "-M MEM_BW_TOTAL")?;
    for (name, nanoseconds) in [("copy", 100_000_000), ("scale", 200_000_000)] {
        let _here = Region::new(name);
        check(unsafe { uncore_region_sleep(nanoseconds) })?;
    }
    for row in rows()?.iter().filter(|row| row.socket < 0 && row.instance < 0 && text(row.state) == "ok") {
        println!("{}: {:.6} GB/s", text(row.region), row.value / row.seconds / 1e9);
    }
    check(unsafe { uncore_region_close() })
}

fn main() {
    let machine = std::env::args().nth(1).unwrap_or_else(|| "here".to_string());
    if let Err(why) = run(&machine) {
        eprintln!("{}", why);
        std::process::exit(1);
    }
}
