/* parse FOLDER: opens, reads and parses every item of the folder with libical, one after the
 * other, on one thread: what building an index is measured against. Prints their number. */
#include <dirent.h>
#include <fcntl.h>
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *content(int folder, const char *name) {
    int file = openat(folder, name, O_RDONLY);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) return NULL;
    char *text = malloc(status.st_size + 1);
    ssize_t length = text ? read(file, text, status.st_size) : -1;
    close(file);
    if (length < 0) {
        free(text);
        return NULL;
    }
    text[length] = 0;
    return text;
}

int main(int count, char **words) {
    DIR *folder = count == 2 ? opendir(words[1]) : NULL;
    if (!folder) return 1;
    long parsed = 0;
    for (struct dirent *item; (item = readdir(folder));) {
        size_t length = strlen(item->d_name);
        if (length < 4 || strcmp(item->d_name + length - 4, ".ics") != 0) continue;
        char *text = content(dirfd(folder), item->d_name);
        icalcomponent *calendar = text ? icalparser_parse_string(text) : NULL;
        if (calendar) {
            parsed++;
            icalcomponent_free(calendar);
        }
        free(text);
    }
    closedir(folder);
    printf("%ld\n", parsed);
    return 0;
}
