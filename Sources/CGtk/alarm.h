#pragma once
// A descriptor that can be read from once the clock on the wall shows a moment, also where the
// machine slept over it, or where that clock is set. -1 where the kernel has none.

#include <sys/timerfd.h>
#include <unistd.h>

static inline int counterfoil_alarm_new(gint64 seconds) {
    int alarm = timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
    struct itimerspec moment = {{0, 0}, {(time_t)seconds, 0}};
    if (alarm < 0) return -1;
    if (timerfd_settime(alarm, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &moment, NULL) < 0) {
        close(alarm);
        return -1;
    }
    return alarm;
}
