/* onlooker X Y WIDTH HEIGHT: starts a program, acts on it as a person would, and tells when a part
 * of the screen came to show what it shows in the end.
 *
 * It looks from outside, so that any program is measured alike and none has to help: the X server
 * tells of each change of the screen, the part is hashed at each, and the moment the last picture
 * was there for the first time counts. What is there in the end has all its rows, so no earlier
 * and emptier frame is taken for it. There must be no window manager and no other client.
 *
 * Commands come one a line, and each is answered by a line:
 *   start PROGRAM [ARGUMENT...]   key [ctrl+]NAME   drag X FROM TO SECONDS   click X Y
 *   since SECONDS     the monotonic clock's, of something somebody else did
 *   settle SECONDS    waits until the picture and the program have rested for so long; answers with
 *                     milliseconds since the last of the above, or "same"; then the number of
 *                     pictures there were, and the milliseconds to the first of them with anything on it
 *   memory            resident kilobytes
 *   stop */
#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static const double patience = 300.0; /* seconds until a program counts as hung */
static const int most_pictures = 65536;

struct picture {
    double time;
    uint64_t hash;
    int is_plain; /* of one colour */
};

static Display *display;
static Damage damage;
static XShmSegmentInfo segment;
static XImage *image;
static int damage_event, left, top;
static pid_t program;
static double acted;
static struct picture *pictures;
static int picture_count;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}


static void give_up(const char *why) {
    fprintf(stderr, "onlooker: %s\n", why);
    if (program > 0) kill(program, SIGKILL);
    exit(1);
}

/* A window that vanished between two questions is no reason to end. */
static int ignore_error(Display *display, XErrorEvent *error) { return 0; }

static void look(void) {
    XShmGetImage(display, DefaultRootWindow(display), image, left, top, AllPlanes);
    double time = now();
    uint64_t hash = 1469598103934665603u;
    const uint64_t *words = (const uint64_t *)image->data;
    size_t count = (size_t)image->bytes_per_line * image->height / 8;
    int is_plain = 1;
    for (size_t index = 0; index < count; index++) {
        hash = (hash ^ words[index]) * 1099511628211u;
        is_plain &= words[index] == words[0];
    }
    if (picture_count > 0 && pictures[picture_count - 1].hash == hash) return;
    if (picture_count == most_pictures) give_up("too many pictures");
    pictures[picture_count++] = (struct picture){time, hash, is_plain};
}

/* Looks again if anything changed. The damage is taken away first, so that none is missed. */
static void look_if_changed(void) {
    int changed = 0;
    while (XPending(display)) {
        XEvent event;
        XNextEvent(display, &event);
        if (event.type == damage_event + XDamageNotify) changed = 1;
        if (event.type == MapNotify && !event.xmap.override_redirect)
            XSetInputFocus(display, event.xmap.window, RevertToParent, CurrentTime);
    }
    if (!changed) return;
    XDamageSubtract(display, damage, None, None);
    look();
}

static void wait_for_change(double seconds) {
    struct pollfd server = {ConnectionNumber(display), POLLIN, 0};
    if (!XPending(display)) poll(&server, 1, (int)(seconds * 1e3) + 1);
    look_if_changed();
}

static void watch_for(double seconds) {
    double end = now() + seconds;
    for (double left_over = seconds; left_over > 0; left_over = end - now())
        wait_for_change(left_over);
}

/* From here on it counts. */
static void begin(double time) {
    uint64_t last = picture_count > 0 ? pictures[picture_count - 1].hash : 0;
    pictures[0] = (struct picture){0, last, 0};
    picture_count = 1;
    acted = time;
}

static long ticks(void) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%d/stat", program);
    FILE *file = fopen(path, "r");
    if (!file) give_up("the program has ended");
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    char state = 'Z';
    long user = 0, system = 0;
    char *after_name = strrchr(text, ')');
    if (!after_name ||
        sscanf(after_name + 2, "%c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &state, &user,
               &system) != 3 || state == 'Z')
        give_up("the program has ended");
    return user + system;
}

static void settle(double seconds) {
    double deadline = now() + patience, since = now();
    long last_ticks = ticks();
    int last_count = picture_count;
    while (now() - since < seconds || picture_count == 0) {
        wait_for_change(seconds / 8);
        if (now() > deadline) give_up("the program never rests");
        long current = ticks();
        if (current != last_ticks || picture_count != last_count) since = now();
        last_ticks = current;
        last_count = picture_count;
    }
    int first = 0, begun = 1;
    while (pictures[first].hash != pictures[picture_count - 1].hash) first++;
    while (begun < picture_count - 1 && pictures[begun].is_plain) begun++;
    if (first == 0)
        printf("same %d 0\n", picture_count - 1);
    else
        printf("%.3f %d %.3f\n", (pictures[first].time - acted) * 1e3, picture_count - 1,
               (pictures[begun].time - acted) * 1e3);
}

static void start(char *command) {
    char *words[64];
    int count = 0;
    for (char *word = strtok(command, " "); word && count < 63; word = strtok(NULL, " "))
        words[count++] = word;
    words[count] = NULL;
    look();
    begin(now());
    program = fork();
    if (program == 0) {
        execv(words[0], words);
        _exit(127);
    }
}

/* A key by the name of what it types, with Shift where that takes it, or "ctrl+" and a key. */
static void press(const char *name) {
    int control = strncmp(name, "ctrl+", 5) == 0;
    KeySym typed = XStringToKeysym(control ? name + 5 : name);
    KeyCode code = XKeysymToKeycode(display, typed);
    if (code == 0) give_up("there is no such key");
    int shifted = XkbKeycodeToKeysym(display, code, 0, 0) != typed;
    KeyCode held = XKeysymToKeycode(display, control ? XK_Control_L : XK_Shift_L);
    if (control || shifted) XTestFakeKeyEvent(display, held, True, CurrentTime);
    XTestFakeKeyEvent(display, code, True, CurrentTime);
    begin(now());
    XTestFakeKeyEvent(display, code, False, CurrentTime);
    if (control || shifted) XTestFakeKeyEvent(display, held, False, CurrentTime);
    XFlush(display);
}

static void click(int x, int y) {
    XTestFakeMotionEvent(display, -1, x, y, CurrentTime);
    begin(now());
    XTestFakeButtonEvent(display, 1, True, CurrentTime);
    XTestFakeButtonEvent(display, 1, False, CurrentTime);
    XFlush(display);
}

/* Goes there first and waits, because a scroll bar only shows to a pointer that is near. */
static void drag(int x, int from, int to, double seconds) {
    const double step = 0.008;
    for (int nudge = 12; nudge >= 0; nudge -= 3) {
        XTestFakeMotionEvent(display, -1, x - nudge, from, CurrentTime);
        XFlush(display);
        watch_for(0.1);
    }
    begin(now());
    XTestFakeButtonEvent(display, 1, True, CurrentTime);
    for (double passed = 0; passed <= seconds; passed += step) {
        int y = from + (int)((to - from) * passed / seconds);
        XTestFakeMotionEvent(display, -1, x, y, CurrentTime);
        XFlush(display);
        watch_for(step);
    }
    XTestFakeButtonEvent(display, 1, False, CurrentTime);
    XFlush(display);
}

static long resident_kilobytes(void) {
    char path[64], line[256];
    long found = 0;
    snprintf(path, sizeof path, "/proc/%d/status", program);
    FILE *file = fopen(path, "r");
    if (!file) give_up("the program has ended");
    while (fgets(line, sizeof line, file))
        if (sscanf(line, "VmRSS: %ld", &found) == 1) break;
    fclose(file);
    return found;
}

static void stop(void) {
    kill(program, SIGTERM);
    waitpid(program, NULL, 0);
    program = 0;
    watch_for(0.1);
}

static void obey(char *line) {
    char name[64];
    int x, from, to;
    double seconds;
    if (strncmp(line, "start ", 6) == 0) start(line + 6);
    else if (sscanf(line, "settle %lf", &seconds) == 1) return settle(seconds);
    else if (sscanf(line, "key %63s", name) == 1) press(name);
    else if (sscanf(line, "click %d %d", &x, &to) == 2) click(x, to);
    else if (sscanf(line, "drag %d %d %d %lf", &x, &from, &to, &seconds) == 4)
        drag(x, from, to, seconds);
    else if (sscanf(line, "since %lf", &seconds) == 1) begin(seconds);
    else if (strcmp(line, "stop") == 0) stop();
    else if (strcmp(line, "memory") == 0) {
        printf("%ld\n", resident_kilobytes());
        return;
    } else give_up("there is no such command");
    puts("ok");
}

static void prepare(int width, int height) {
    int error;
    display = XOpenDisplay(NULL);
    if (!display) give_up("there is no display");
    if (!XDamageQueryExtension(display, &damage_event, &error) || !XShmQueryExtension(display))
        give_up("the display lacks the DAMAGE or the MIT-SHM extension");
    XSetErrorHandler(ignore_error);
    Window root = DefaultRootWindow(display);
    image = XShmCreateImage(display, DefaultVisual(display, 0), DefaultDepth(display, 0), ZPixmap,
                            NULL, &segment, width, height);
    segment.shmid =
        shmget(IPC_PRIVATE, (size_t)image->bytes_per_line * image->height, IPC_CREAT | 0600);
    segment.shmaddr = image->data = shmat(segment.shmid, NULL, 0);
    if (!XShmAttach(display, &segment)) give_up("the display is not on this machine");
    XSelectInput(display, root, SubstructureNotifyMask);
    damage = XDamageCreate(display, root, XDamageReportNonEmpty);
    XSync(display, False);
    shmctl(segment.shmid, IPC_RMID, NULL);
    pictures = calloc(most_pictures, sizeof *pictures);
}

int main(int count, char **words) {
    char line[4096];
    if (count != 5) give_up("name a part of the screen");
    left = atoi(words[1]);
    top = atoi(words[2]);
    prepare(atoi(words[3]), atoi(words[4]));
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        obey(line);
        fflush(stdout);
    }
    if (program > 0) stop();
    return 0;
}
