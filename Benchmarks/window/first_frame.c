/* first_frame PROGRAM [ARGUMENT...]: how long a GTK 3 program takes to its first frame, and how
 * much memory it holds once it rests. Prints "MILLISECONDS RESIDENT DIRTY", then ends the program;
 * the memory in kilobytes, of which DIRTY are its own and in no file.
 *
 * It looks from outside, so that any program is measured alike and none has to help. GDK tells
 * window managers about its frames through the second counter of _NET_WM_SYNC_REQUEST_COUNTER:
 * odd while a frame is drawn, even once it is complete. The first even value after the window is
 * mapped is the end of the first frame. There must be no window manager and no other client. */
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/extensions/sync.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const double patience = 30.0; /* seconds until a program counts as hung */
static pid_t program;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

static void rest(double seconds) {
    struct timespec time = {0, (long)(seconds * 1e9)};
    nanosleep(&time, NULL);
}

static void give_up(const char *why) {
    fprintf(stderr, "first_frame: %s\n", why);
    if (program > 0) kill(program, SIGKILL);
    exit(1);
}

static void check(double deadline) {
    int status;
    if (waitpid(program, &status, WNOHANG) == program) {
        program = 0;
        give_up("the program ended before its first frame");
    }
    if (now() > deadline) give_up("the program drew no frame");
}

/* A window that vanished between two questions is no reason to end. */
static int ignore_error(Display *display, XErrorEvent *error) { return 0; }

/* The window's extended frame counter, or None. */
static XSyncCounter frame_counter(Display *display, Window window) {
    Atom name = XInternAtom(display, "_NET_WM_SYNC_REQUEST_COUNTER", False), type;
    int format;
    unsigned long count, left;
    unsigned char *data = NULL;
    XSyncCounter counter = None;
    if (XGetWindowProperty(display, window, name, 0, 2, False, XA_CARDINAL, &type, &format, &count,
                           &left, &data) == Success && format == 32 && count == 2)
        counter = ((unsigned long *)data)[1];
    if (data) XFree(data);
    return counter;
}

/* Waits for a window of the program to be mapped, and returns its frame counter. */
static XSyncCounter mapped_counter(Display *display, double deadline) {
    for (;;) {
        while (XPending(display)) {
            XEvent event;
            XNextEvent(display, &event);
            if (event.type != MapNotify || event.xmap.override_redirect) continue;
            XSyncCounter counter = frame_counter(display, event.xmap.window);
            if (counter != None) return counter;
        }
        check(deadline);
        rest(0.0002);
    }
}

static void wait_for_frame(Display *display, XSyncCounter counter, double deadline) {
    for (;;) {
        XSyncValue value;
        if (XSyncQueryCounter(display, counter, &value)) {
            unsigned int low = XSyncValueLow32(value);
            if (low > 0 && low % 2 == 0) return;
        }
        check(deadline);
        rest(0.0002);
    }
}

/* Clock ticks that the program has computed for so far. */
static long ticks(void) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%d/stat", program);
    FILE *file = fopen(path, "r");
    if (!file) give_up("the program has ended");
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    long user = 0, system = 0;
    char *after_name = strrchr(text, ')');
    if (!after_name ||
        sscanf(after_name + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user,
               &system) != 2)
        give_up("the program's state cannot be read");
    return user + system;
}

/* Waits until the program has computed nothing for half a second. */
static void wait_for_rest(double deadline) {
    long last = ticks();
    double since = now();
    while (now() - since < 0.5) {
        if (now() > deadline) give_up("the program never rests");
        rest(0.05);
        long current = ticks();
        if (current != last) {
            last = current;
            since = now();
        }
    }
}

/* Kilobytes of one kind, such as "Rss". */
static long kilobytes(const char *kind) {
    char path[64], line[256], name[64];
    long found = 0, number;
    snprintf(path, sizeof path, "/proc/%d/smaps_rollup", program);
    FILE *file = fopen(path, "r");
    if (!file) give_up("the program has ended");
    while (fgets(line, sizeof line, file))
        if (sscanf(line, "%63[^:]: %ld kB", name, &number) == 2 && !strcmp(name, kind))
            found = number;
    fclose(file);
    return found;
}

int main(int count, char **words) {
    if (count < 2) give_up("name a program");
    Display *display = XOpenDisplay(NULL);
    if (!display) give_up("there is no display");
    int event, error, major, minor;
    if (!XSyncQueryExtension(display, &event, &error) || !XSyncInitialize(display, &major, &minor))
        give_up("the display has no SYNC extension");
    XSetErrorHandler(ignore_error);
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XSync(display, False);

    double began = now(), deadline = began + patience;
    program = fork();
    if (program == 0) {
        execv(words[1], words + 1);
        _exit(127);
    }
    wait_for_frame(display, mapped_counter(display, deadline), deadline);
    double ended = now();
    wait_for_rest(deadline);
    printf("%.3f %ld %ld\n", (ended - began) * 1e3, kilobytes("Rss"), kilobytes("Private_Dirty"));

    kill(program, SIGTERM);
    waitpid(program, NULL, 0);
    return 0;
}
