/* events FILE: reads a calendar and parses it whole with libical, on one thread: what a preview of
 * its events is measured against. Prints their number. */
#include <fcntl.h>
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static char *content(const char *path) {
    int file = open(path, O_RDONLY);
    struct stat status;
    if (file < 0 || fstat(file, &status) != 0) return NULL;
    char *text = malloc(status.st_size + 1);
    if (!text) return NULL;
    long length = 0;
    while (length < status.st_size) {
        ssize_t count = read(file, text + length, status.st_size - length);
        if (count <= 0) return NULL;
        length += count;
    }
    close(file);
    text[length] = 0;
    return text;
}

int main(int count, char **words) {
    char *text = count == 2 ? content(words[1]) : NULL;
    icalcomponent *calendar = text ? icalparser_parse_string(text) : NULL;
    if (!calendar) return 1;
    free(text);
    printf("%d\n", icalcomponent_count_components(calendar, ICAL_VEVENT_COMPONENT)
                       + icalcomponent_count_components(calendar, ICAL_VJOURNAL_COMPONENT));
    icalcomponent_free(calendar);
    return 0;
}
