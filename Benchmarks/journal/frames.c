/* frames.so, preloaded into a GTK 3 program: writes how long each frame took to draw, and how long
 * the main loop was busy between two waits, to the file named by FRAMES_LOG.
 *
 *   frame BEGAN ENDED      from the frame clock's before-paint to its after-paint
 *   busy BEGAN ENDED       from one poll's return to the next poll, where that took 1 ms or more
 *
 * Times are seconds of the monotonic clock. The program needs no part in it, and pays nothing when
 * it is not preloaded. */
#include <gtk/gtk.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static FILE *log_file;
static double frame_began, poll_ended;
static GdkFrameClock *watched;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void before_paint(GdkFrameClock *clock, gpointer nothing) { frame_began = now(); }

static void after_paint(GdkFrameClock *clock, gpointer nothing) {
    fprintf(log_file, "frame %.6f %.6f\n", frame_began, now());
}

static void watch_first_window(void) {
    GList *windows = gtk_window_list_toplevels();
    for (GList *each = windows; each && !watched; each = each->next) {
        if (!gtk_widget_get_mapped(each->data)) continue;
        watched = gtk_widget_get_frame_clock(each->data);
        g_signal_connect(watched, "before-paint", G_CALLBACK(before_paint), NULL);
        g_signal_connect_after(watched, "after-paint", G_CALLBACK(after_paint), NULL);
    }
    g_list_free(windows);
}

/* The default main context asks for this one instead of poll: between two calls it works. */
static gint timed_poll(GPollFD *files, guint count, gint timeout) {
    double began = now();
    if (poll_ended > 0 && began - poll_ended >= 0.001)
        fprintf(log_file, "busy %.6f %.6f\n", poll_ended, began);
    if (!watched && gdk_display_get_default()) watch_first_window();
    gint ready = poll((struct pollfd *)files, count, timeout);
    poll_ended = now();
    return ready;
}

__attribute__((constructor)) static void prepare(void) {
    const char *path = getenv("FRAMES_LOG");
    log_file = path ? fopen(path, "w") : NULL;
    if (!log_file) return;
    setvbuf(log_file, NULL, _IOLBF, 0);
    unsetenv("LD_PRELOAD");
    g_main_context_set_poll_func(NULL, timed_poll);
}
