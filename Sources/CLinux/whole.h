#pragma once
/* A file that appears whole or not at all, whenever the program ends: it has no name until all of it is
 * on the disk. Where a file system cannot make such a file it has one beside its own until then. */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "shim.h"

struct counterfoil_whole {
    /* To write to; -1 where there is none, see errno. */
    int file;
    /* Whether it is at the name beside. */
    int is_named;
};

/* What a program that was killed left there is removed; another one that is writing is left alone. */
static inline int counterfoil_make_beside(const char *beside, mode_t mode) {
    for (int attempt = 0; attempt < 2; attempt++) {
        int file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
        if (file >= 0) {
            flock(file, LOCK_EX | LOCK_NB);
            return file;
        }
        if (errno != EEXIST) return -1;
        int left = open(beside, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (left < 0) return -1;
        int is_used = flock(left, LOCK_EX | LOCK_NB) < 0;
        if (!is_used) unlink(beside);
        close(left);
        if (is_used) break;
    }
    errno = EEXIST;
    return -1;
}

/* Gives the file its name where nothing has that; some file systems have no links, and some no rename
 * that looks. */
static inline int counterfoil_rename_beside(const char *beside, const char *path) {
    struct stat status;
    if (counterfoil_rename_new(AT_FDCWD, beside, AT_FDCWD, path) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP) return -1;
    if (lstat(path, &status) == 0) {
        errno = EEXIST;
        return -1;
    }
    return rename(beside, path);
}

static inline struct counterfoil_whole counterfoil_begin_whole(
    const char *folder, const char *beside, mode_t mode) {
    struct counterfoil_whole whole = {
        open(folder, __O_TMPFILE | O_WRONLY | O_CLOEXEC, mode), 0};
    if (whole.file >= 0) return whole;
    if (errno != EOPNOTSUPP && errno != EISDIR && errno != EINVAL && errno != ENOENT) return whole;
    whole.file = counterfoil_make_beside(beside, mode);
    whole.is_named = whole.file >= 0;
    return whole;
}

/* 0 once the file is at its path, safely on the disk; EEXIST where something is there that must not be
 * replaced. The descriptor stays open. */
static inline int counterfoil_end_whole(
    const struct counterfoil_whole *whole, const char *folder, const char *beside,
    const char *path, int replaces) {
    if (fsync(whole->file) < 0) return -1;
    if (whole->is_named) {
        if (replaces ? rename(beside, path) < 0 : counterfoil_rename_beside(beside, path) < 0)
            return -1;
    } else {
        char open_file[64];
        snprintf(open_file, sizeof open_file, "/proc/self/fd/%d", whole->file);
        if (linkat(AT_FDCWD, open_file, AT_FDCWD, path, AT_SYMLINK_FOLLOW) < 0) {
            if (errno != EEXIST || !replaces) return -1;
            /* What is there is replaced in one step, by way of the other name. */
            unlink(beside);
            if (linkat(AT_FDCWD, open_file, AT_FDCWD, beside, AT_SYMLINK_FOLLOW) < 0) return -1;
            if (rename(beside, path) < 0) {
                int reason = errno;
                unlink(beside);
                errno = reason;
                return -1;
            }
        }
    }
    int place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (place >= 0) {
        fsync(place);
        close(place);
    }
    return 0;
}

/* Nothing is left of it. */
static inline void counterfoil_drop_whole(
    const struct counterfoil_whole *whole, const char *beside) {
    if (whole->is_named) unlink(beside);
}
