// Gives the terminal back whatever happens: signals, crashes, a main loop that hangs.
//
// Everything that runs in a signal handler is here, in C, because only async-signal-safe functions may be called there
// and Swift code is none. One guard a process.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Remembers the line settings of the terminal behind `input` and where to write what gives it back.
/// Answers 0, or -1 with errno set.
int terminal_guard_remember(int input, int output);

/// The bytes that undo every mode that was set; copied, at most 512.
void terminal_guard_set_farewell(const char *bytes, size_t count);

/// Installs the handlers. Answers the descriptor that becomes readable with one byte, the number of the signal, for each
/// of INT TERM HUP QUIT TSTP CONT WINCH; -1 with errno set.
///
/// After INT, TERM, HUP or QUIT the process has three quarters of a second to save and close; then the terminal is given back
/// and the process ends with 128 + the signal, so that it is gone within a second whatever it does.
int terminal_guard_install(void);

/// That descriptor; -1 before.
int terminal_guard_notices(void);

/// Sets the terminal to raw mode: no echo, no line editing, no flow control, no signals from keys. Answers 0 or -1.
int terminal_guard_enter(void);

/// Gives the terminal back: line settings and farewell. Does nothing if it was not entered, if it is gone, or if another
/// process group has it. Safe in a signal handler.
void terminal_guard_restore(void);

/// Forgets that the terminal was entered, without touching it: it is gone.
void terminal_guard_abandon(void);

/// Whether this process is the one that the terminal's keys go to.
bool terminal_guard_is_foreground(void);

/// Stops the process group as Ctrl-Z would, and comes back when it is continued (at once in an orphaned group, which
/// cannot be stopped). The terminal must have been given back before.
void terminal_guard_stop(void);

/// The signal that asked for the end; 0 for none.
int terminal_guard_termination(void);

/// Ends the guard: no signal is handled any more, and those that arrive before the old handling is back are ignored.
/// After a signal that asked for the end they stay ignored until the process is gone.
void terminal_guard_remove(void);

/// The byte that the terminal's backspace key sends, by its line settings before.
unsigned char terminal_guard_erase_byte(void);

/// A nameless file in memory, or where there is none of the kind, on disk; -1 with errno set.
int terminal_memory_file(void);
