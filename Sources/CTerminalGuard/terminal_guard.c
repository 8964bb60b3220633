#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <termios.h>
#include <unistd.h>

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
static const int notices[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { crash_count = sizeof crashes / sizeof *crashes, notice_count = sizeof notices / sizeof *notices };

static int input_fd = 0, output_fd = 1;
/// The terminal once more, and nowhere: for ending while other threads go on drawing.
static int spare_fd = -1, null_fd = -1;
static struct termios before;
static unsigned char farewell[512];
static size_t farewell_count;
/// Pipe from the handlers to the main loop; both ends stay open, so that a late handler never writes elsewhere.
static int pipe_ends[2] = {-1, -1};
static struct sigaction old_crash[crash_count], old_notice[notice_count], old_pipe, old_alarm;
/// A stack of its own for handlers, so that a stack overflow can be handled too.
static unsigned char handler_stack[64 * 1024];

static atomic_bool is_entered;
static atomic_bool is_stopping;
static atomic_bool is_leaving;
static atomic_int termination;

static bool is_termination(int number) {
    return number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT;
}

static void ignore(int number) { (void)number; }

static void write_all(const unsigned char *bytes, size_t count) {
    for (int tries = 0; count > 0 && tries < 64; tries++) {
        ssize_t written = write(output_fd, bytes, count);
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (written < 0 && errno != EINTR) {
            return;
        }
    }
}

bool terminal_guard_is_foreground(void) { return tcgetpgrp(input_fd) == getpgrp(); }

void terminal_guard_restore(void) {
    if (!atomic_exchange(&is_entered, false)) return;
    int error = errno;
    sigset_t stop, old;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &stop, &old);
    struct termios now;
    if (tcgetattr(input_fd, &now) == 0 && terminal_guard_is_foreground()) {
        write_all(farewell, farewell_count);
        // FLUSH: what was typed or answered for us must not reach the shell.
        tcsetattr(input_fd, TCSAFLUSH, &before);
    }
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    errno = error;
}

void terminal_guard_abandon(void) { atomic_store(&is_entered, false); }

/// From now on only this thread reaches the terminal: what the others still draw goes nowhere.
static void cut_off_others(void) {
    if (spare_fd >= 0 && null_fd >= 0 && dup2(null_fd, output_fd) >= 0) output_fd = spare_fd;
}

/// The terminal is given back, then the handler from before (the runtime's, where its report was asked for, or none)
/// has its turn.
static void handle_crash(int number) {
    cut_off_others();
    terminal_guard_restore();
    for (int i = 0; i < crash_count; i++) {
        if (crashes[i] == number) sigaction(number, &old_crash[i], NULL);
    }
    raise(number);
}

/// So long after the signal the process ends whatever it does then, in microseconds: the rest of the second is for giving
/// the terminal back on a busy machine.
enum { grace = 750 * 1000 };

/// `setitimer` is one system call, as `alarm` is on Linux.
static void end_after(suseconds_t microseconds) {
    struct itimerval timer = {.it_value = {.tv_usec = microseconds}};
    setitimer(ITIMER_REAL, &timer, NULL);
}

static void handle_notice(int number) {
    int error = errno;
    int none = 0;
    if (is_termination(number) && atomic_compare_exchange_strong(&termination, &none, number)) end_after(grace);
    unsigned char byte = (unsigned char)number;
    if (!(number == SIGCONT && atomic_load(&is_stopping))) {
        // A full pipe holds notices enough already.
        ssize_t ignored = write(pipe_ends[1], &byte, 1);
        (void)ignored;
    }
    errno = error;
}

/// The time is over: what could be saved by now is.
static void handle_alarm(int number) {
    (void)number;
    int cause = atomic_load(&termination);
    if (cause == 0) return;
    // A second one: the terminal takes nothing, and cannot be given back.
    if (atomic_exchange(&is_leaving, true)) _exit(128 + cause);
    end_after(grace / 5);
    sigset_t alarms;
    sigemptyset(&alarms);
    sigaddset(&alarms, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &alarms, NULL);
    cut_off_others();
    terminal_guard_restore();
    _exit(128 + cause);
}

int terminal_guard_remember(int input, int output) {
    input_fd = input;
    output_fd = output;
    return tcgetattr(input, &before);
}

void terminal_guard_set_farewell(const char *bytes, size_t count) {
    farewell_count = 0;
    if (count > sizeof farewell) return;
    memcpy(farewell, bytes, count);
    farewell_count = count;
}

static void handle(int number, void (*handler)(int), int flags, struct sigaction *old) {
    struct sigaction action = {0};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigfillset(&action.sa_mask);
    if (flags & SA_NODEFER) sigemptyset(&action.sa_mask);
    sigaction(number, &action, old);
}

int terminal_guard_install(void) {
    if (pipe_ends[0] < 0) {
        if (pipe(pipe_ends) != 0) return -1;
        for (int i = 0; i < 2; i++) {
            fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
            fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
        }
    }
    if (spare_fd >= 0) close(spare_fd);
    spare_fd = fcntl(output_fd, F_DUPFD_CLOEXEC, 3);
    if (null_fd < 0) null_fd = open("/dev/null", O_WRONLY | O_CLOEXEC);
    stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
    sigaltstack(&stack, NULL);
    for (int i = 0; i < crash_count; i++) {
        handle(crashes[i], handle_crash, SA_ONSTACK | SA_NODEFER, &old_crash[i]);
        // Swift's own report shows what memory held and waits for a key: only for those who ask for it.
        if (getenv("SWIFT_BACKTRACE") == NULL) old_crash[i].sa_handler = SIG_DFL, old_crash[i].sa_flags = 0;
    }
    for (int i = 0; i < notice_count; i++)
        handle(notices[i], handle_notice, SA_ONSTACK | SA_RESTART, &old_notice[i]);
    handle(SIGALRM, handle_alarm, SA_ONSTACK | SA_RESTART, &old_alarm);
    // A handler and not SIG_IGN, which programs that we start would inherit.
    handle(SIGPIPE, ignore, SA_ONSTACK | SA_RESTART, &old_pipe);
    // Whoever started the program may have had them blocked, and it would have inherited that.
    sigset_t heard;
    sigemptyset(&heard);
    for (int i = 0; i < notice_count; i++) sigaddset(&heard, notices[i]);
    sigaddset(&heard, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &heard, NULL);
    return pipe_ends[0];
}

int terminal_guard_notices(void) { return pipe_ends[0]; }

int terminal_guard_enter(void) {
    struct termios raw = before;
    cfmakeraw(&raw);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    atomic_store(&is_entered, true);
    while (tcsetattr(input_fd, TCSADRAIN, &raw) != 0) {
        if (errno == EINTR) continue;
        atomic_store(&is_entered, false);
        return -1;
    }
    return 0;
}

void terminal_guard_stop(void) {
    struct sigaction action = {0}, old;
    atomic_store(&is_stopping, true);
    action.sa_handler = SIG_IGN;
    sigaction(SIGTSTP, &action, &old);
    kill(0, SIGTSTP);  // the others of the group, as the terminal's own Ctrl-Z would
    action.sa_handler = SIG_DFL;
    sigaction(SIGTSTP, &action, NULL);
    sigset_t stop, mask;  // the threads of a dispatch queue block it
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
    raise(SIGTSTP);  // this thread: the process stops before the call returns
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sigaction(SIGTSTP, &old, NULL);
    atomic_store(&is_stopping, false);
}

int terminal_guard_termination(void) { return atomic_load(&termination); }

void terminal_guard_remove(void) {
    if (pipe_ends[0] < 0) return;
    struct sigaction action = {0};
    action.sa_handler = SIG_IGN;
    for (int i = 0; i < notice_count; i++) sigaction(notices[i], &action, NULL);
    terminal_guard_restore();
    end_after(0);
    for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &old_crash[i], NULL);
    sigaction(SIGALRM, &old_alarm, NULL);
    sigaction(SIGPIPE, &old_pipe, NULL);
    if (atomic_load(&termination) != 0) return;
    for (int i = 0; i < notice_count; i++) sigaction(notices[i], &old_notice[i], NULL);
}

unsigned char terminal_guard_erase_byte(void) { return before.c_cc[VERASE]; }
