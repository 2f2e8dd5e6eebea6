/* rename FOLDER COUNT BYTES: writes so many files under other names, flushes them all and renames
 * them: what an import is measured against. Prints the milliseconds that took. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int main(int count, char **words) {
    if (count != 4) return 2;
    int folder = open(words[1], O_RDONLY | O_DIRECTORY);
    long files = atol(words[2]), size = atol(words[3]);
    char *content = malloc(size);
    if (folder < 0 || !content) return 1;
    memset(content, 'x', size);
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    char hidden[64], name[64];
    for (long number = 0; number < files; number++) {
        snprintf(hidden, sizeof hidden, ".%ld.tmp", number);
        int file = openat(folder, hidden, O_WRONLY | O_CREAT | O_EXCL, 0600);
        if (file < 0 || write(file, content, size) != size || close(file) != 0) return 1;
    }
    if (syncfs(folder) != 0) return 1;
    for (long number = 0; number < files; number++) {
        snprintf(hidden, sizeof hidden, ".%ld.tmp", number);
        snprintf(name, sizeof name, "%ld.ics", number);
        if (renameat(folder, hidden, folder, name) != 0) return 1;
    }
    if (fsync(folder) != 0) return 1;
    clock_gettime(CLOCK_MONOTONIC, &end);
    printf("%.3f\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6);
    return 0;
}
