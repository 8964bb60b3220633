// Timers of the kernel as file descriptors, and the heap: what the C library's module leaves out.
#pragma once
#include <malloc.h>
#include <stdint.h>
#include <sys/timerfd.h>
#include <time.h>

/// A timer by the clock on the wall; -1 where there is none to have.
static inline int wall_timer_open(void) { return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC); }
/// Makes it readable at that second, and at once when somebody sets the clock.
static inline int wall_timer_set(int timer, int64_t unix_seconds) {
    struct itimerspec time = {.it_value = {.tv_sec = unix_seconds}};
    return timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &time, NULL);
}

/// Blocks of 128 KiB and more go back to the system when they are freed, always: by itself the C library raises that bound to
/// the largest block that was freed, and what stays for long among such blocks keeps a heap of them from shrinking.
static inline void heap_return_large(void) { mallopt(M_MMAP_THRESHOLD, 128 * 1024); }

/// One heap for all threads, which grows by 256 KiB at a time.
static inline void heap_share(void) {
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, 256 * 1024);
}

/// A timer by the clock that counts sleep and that nobody can set; -1 where there is none to have.
static inline int boot_timer_open(void) { return timerfd_create(CLOCK_BOOTTIME, TFD_NONBLOCK | TFD_CLOEXEC); }
/// Makes it readable at that moment of its clock; a moment that is over at once, zero never.
static inline int boot_timer_set(int timer, int64_t nanoseconds) {
    struct itimerspec time = {
        .it_value = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000}};
    return timerfd_settime(timer, TFD_TIMER_ABSTIME, &time, NULL);
}
/// Now, by that clock.
static inline int64_t boot_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
