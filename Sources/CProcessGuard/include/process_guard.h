// Keeps what the process holds in memory out of core dumps, debuggers and crash reports.
#pragma once
#include <stdbool.h>
#include <sys/types.h>

/// To be called first of all in the program: no core dump (neither a file nor a pipe of the system), no other program of
/// the same user may attach, files are made for their owner alone, and a crash prints no memory, unless SWIFT_BACKTRACE
/// asks for the runtime's report.
void process_guard_begin(void);

/// From now on every block of up to 256 KiB is overwritten as it is freed, whoever frees it: text and arrays of Swift,
/// headers and buffers of libcurl, tables of HTTP/2, of TLS. Keys pass through all of these on their way to a provider, and
/// none of them overwrites what it gives back. Called when the first secret comes into the process; costs nothing before. Does
/// nothing where the C library is not glibc.
void process_guard_wipe_freed(void);

/// Whether freed blocks are overwritten.
bool process_guard_wipes_freed(void);

/// Seconds since the start of the system, sleep included; negative where there is no such clock.
double process_guard_boot_seconds(void);

/// Starts a program in a session of its own, without a terminal, with `ends` as its input, output and error, every signal as
/// usual, and none of the other open files. Answers 0 or the number of the error; `words` and `variables` end with NULL.
int process_guard_spawn(
    pid_t *process, const char *program, char *const *words, char *const *variables, const int *ends);

/// Starts a program, looked for on `PATH`, on the terminal and in the process group of this one, with its input, output and
/// error, every signal as usual, and none of the other open files. Answers 0 or the number of the error; `words` and
/// `variables` end with NULL.
int process_guard_spawn_here(pid_t *process, const char *name, char *const *words, char *const *variables);
