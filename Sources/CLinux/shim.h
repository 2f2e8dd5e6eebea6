#pragma once
#include <fcntl.h>
/* Calls that Swift's Glibc hides, because it is built without _GNU_SOURCE. */

extern int syncfs(int descriptor);
extern int renameat2(
    int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);

/* Renames unless there is something of that name, which is EEXIST; EINVAL where the file system
 * cannot. */
static inline int counterfoil_rename_new(
    int from_folder, const char *from, int to_folder, const char *to) {
    return renameat2(from_folder, from, to_folder, to, 1 /* RENAME_NOREPLACE */);
}

/* Swaps two files; EINVAL where the file system cannot. */
static inline int counterfoil_rename_exchange(
    int one_folder, const char *one, int other_folder, const char *other) {
    return renameat2(one_folder, one, other_folder, other, 2 /* RENAME_EXCHANGE */);
}

/* Holds a file, whatever it is, without opening it: its number stays its own until this is closed. */
static inline int counterfoil_open_path(int folder, const char *name) {
    return openat(folder, name, __O_PATH | O_NOFOLLOW | O_CLOEXEC);
}
