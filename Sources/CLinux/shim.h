#pragma once
#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#include <sys/inotify.h>
#include <sys/vfs.h>
#include <unistd.h>
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

/* A file in a folder, to write to, without a name. */
static inline int counterfoil_open_unnamed(const char *folder, mode_t mode) {
    return open(folder, __O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
}

/* Whether a program is told what others do in a folder: not by file systems of which others are on
 * another machine or behind another program, nor where the user has no queue or watch left. */
static inline int counterfoil_is_told_of(const char *path) {
    struct statfs status;
    if (statfs(path, &status) == 0) {
        switch ((unsigned int)status.f_type) {
        case 0x6969:     /* NFS */
        case 0x517b:     /* SMB */
        case 0xff534d42: /* CIFS */
        case 0xfe534d42: /* SMB2 */
        case 0x65735546: /* FUSE */
        case 0x01021997: /* 9p */
        case 0x5346414f: /* AFS */
        case 0x73757245: /* Coda */
        case 0x00c36400: /* Ceph */
            return 0;
        }
    }
    int queue = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (queue < 0) return 0;
    int watch = inotify_add_watch(queue, path, IN_CREATE);
    int reason = errno;
    close(queue);
    return watch >= 0 || reason != ENOSPC;
}
