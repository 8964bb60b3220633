// Timers of the kernel as file descriptors, which the C library's module leaves out.
#pragma once
#include <stdint.h>
#include <sys/timerfd.h>

/// A timer by the clock on the wall; -1 where there is none to have.
static inline int wall_timer_open(void) { return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC); }
/// Makes it readable at that second, and at once when somebody sets the clock.
static inline int wall_timer_set(int timer, int64_t unix_seconds) {
    struct itimerspec time = {.it_value = {.tv_sec = unix_seconds}};
    return timerfd_settime(timer, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &time, NULL);
}
