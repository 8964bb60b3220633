#define _GNU_SOURCE
#include "process_guard.h"

#include <signal.h>
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
