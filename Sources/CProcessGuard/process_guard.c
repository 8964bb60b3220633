#define _GNU_SOURCE
#include "process_guard.h"

#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

void process_guard_begin(void) {
#ifdef __linux__
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    umask(077);
    if (getenv("SWIFT_BACKTRACE") != NULL) return;
    static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT};
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], SIG_DFL);
}

double process_guard_boot_seconds(void) {
    struct timespec now;
#ifdef __linux__
    if (clock_gettime(CLOCK_BOOTTIME, &now) != 0) return -1;
#else
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return -1;
#endif
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/// Signals as usual, and besides `flags`.
static void set_usual_signals(posix_spawnattr_t *attributes, short flags) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(attributes, &none);
    posix_spawnattr_setsigdefault(attributes, &all);
    flags |= POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifndef __linux__
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
    posix_spawnattr_setflags(attributes, flags);
}

int process_guard_spawn(
    pid_t *process, const char *program, char *const *words, char *const *variables, const int *ends) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    for (int i = 0; i < 3; i++) posix_spawn_file_actions_adddup2(&actions, ends[i], i);
#ifdef __linux__
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
    posix_spawnattr_init(&attributes);
    set_usual_signals(&attributes, POSIX_SPAWN_SETSID);
    int error = posix_spawn(process, program, &actions, &attributes, words, variables);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

int process_guard_spawn_here(pid_t *process, const char *name, char *const *words, char *const *variables) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
#ifdef __linux__
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#else
    for (int i = 0; i < 3; i++) posix_spawn_file_actions_addinherit_np(&actions, i);
#endif
    posix_spawnattr_init(&attributes);
    set_usual_signals(&attributes, 0);
    int error = posix_spawnp(process, name, &actions, &attributes, words, variables);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}
