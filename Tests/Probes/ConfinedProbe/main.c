/* Stands in for the extractor of tickets, and tries what that must not do: the document says what,
 * the answer how it went. It needs no library but libc. */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

extern char **environ;

static void say(const char *what, int went_well) {
    printf("%s: %s\n", what, went_well ? "done" : strerror(errno));
}

static void *nothing(void *argument) { return argument; }

static void try_to_read(const char *path) {
    char piece[64];
    int file = open(path, O_RDONLY);
    say("open", file >= 0 && read(file, piece, sizeof piece) >= 0);
    say("list", opendir(path) != NULL);
}

static void try_to_write(const char *path) {
    char inside[4096];
    snprintf(inside, sizeof inside, "%s/made", path);
    say("make", open(inside, O_WRONLY | O_CREAT, 0600) >= 0);
    say("folder", mkdir(inside, 0700) == 0);
    int file = (int)syscall(SYS_memfd_create, "room", 0u);
    say("memory file", file >= 0);
}

static void try_to_reach_out(void) {
    say("internet", socket(AF_INET, SOCK_STREAM, 0) >= 0);
    say("internet 6", socket(AF_INET6, SOCK_DGRAM, 0) >= 0);
    say("bus", socket(AF_UNIX, SOCK_STREAM, 0) >= 0);
    say("ring", syscall(425, 4, NULL) >= 0);
}

static void try_to_multiply(void) {
    pid_t child = fork();
    if (child == 0) {
        /* Out of the group, out of the session. */
        setsid();
        close(1);
        for (;;) pause();
    }
    say("fork", child > 0);
    say("vfork", syscall(SYS_clone, SIGCHLD | 0x4000 /* CLONE_VFORK */, 0, 0, 0, 0) >= 0);
    pthread_t thread;
    errno = pthread_create(&thread, NULL, nothing, NULL);
    say("thread", errno == 0 && pthread_join(thread, NULL) == 0);
}

static void try_to_meddle(int process) {
    struct rlimit limit = {0, 0};
    say("signal", kill(process, 0) == 0);
    say("limit", prlimit(process, RLIMIT_CPU, NULL, &limit) == 0);
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/environ", process);
    say("environment", open(path, O_RDONLY) >= 0);
}

static void try_to_grow(void) {
    size_t much = 3UL << 30;
    char *room = mmap(NULL, much, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    say("3 GB", room != MAP_FAILED);
    room = malloc(64 << 20);
    if (room) memset(room, 1, 64 << 20);
    say("64 MB", room != NULL);
}

static void tell_of_itself(void) {
    for (char **variable = environ; *variable; variable++) printf("%s\n", *variable);
    int open_files = 0;
    for (int file = 0; file < 1024; file++) open_files += fcntl(file, F_GETFD) >= 0;
    printf("files: %d\n", open_files);
    printf("no new privileges: %d\n", prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0));
    printf("session of its own: %d\n", getsid(0) == getpid());
    printf("interrupt: %s\n", signal(SIGINT, SIG_DFL) == SIG_IGN ? "ignored" : "heard");
}

int main(void) {
    char wish[4096] = "";
    size_t count = fread(wish, 1, sizeof wish - 1, stdin);
    wish[count] = 0;
    char *argument = strchr(wish, ' ');
    if (argument) *argument++ = 0; else argument = "";
    setvbuf(stdout, NULL, _IONBF, 0);
    if (!strcmp(wish, "itself")) tell_of_itself();
    else if (!strcmp(wish, "read")) try_to_read(argument);
    else if (!strcmp(wish, "write")) try_to_write(argument);
    else if (!strcmp(wish, "reach")) try_to_reach_out();
    else if (!strcmp(wish, "multiply")) try_to_multiply();
    else if (!strcmp(wish, "meddle")) try_to_meddle(atoi(argument));
    else if (!strcmp(wish, "grow")) try_to_grow();
    else if (!strcmp(wish, "abort")) abort();
    else if (!strcmp(wish, "child")) {
        pid_t child = fork();
        if (child == 0) for (;;) pause();
        printf("%d\n", child);
    } else if (!strcmp(wish, "spin")) {
        signal(SIGTERM, SIG_IGN);
        for (;;) {}
    } else return 1;
    return 0;
}
