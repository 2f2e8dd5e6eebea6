/* stat FOLDER: asks for the status of every item of the folder: what finding out that nothing has
 * changed is measured against. Prints their number. */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>

int main(int count, char **words) {
    DIR *folder = count == 2 ? opendir(words[1]) : NULL;
    if (!folder) return 1;
    long found = 0;
    for (struct dirent *item; (item = readdir(folder));) {
        struct stat status;
        if (fstatat(dirfd(folder), item->d_name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISREG(status.st_mode))
            found++;
    }
    closedir(folder);
    printf("%ld\n", found);
    return 0;
}
