#pragma once
/* Runs a program that nobody trusts so that it can do nothing but read what it is given and answer.
 *
 * What follows fork() is C and calls the kernel only: another thread may hold any lock there is. */

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>

/* Landlock: it opens no file but those that it is told of. */
#define COUNTERFOIL_FILES 1
/* A filter of calls: no sockets, no processes of its own, no hand on those of others. */
#define COUNTERFOIL_CALLS 2

/* All arrays end with NULL. */
struct counterfoil_confined {
    const char *program;
    const char *const *arguments;
    const char *const *environment;
    /* Files and folders that it may read and run. */
    const char *const *readable;
    int input, output;
    /* In bytes of address space, and seconds of a processor. */
    uint64_t memory;
    uint64_t seconds;
    /* Which of the above, where the kernel has it. */
    int means;
};

/* What headers of older kernels do not tell, or not without _GNU_SOURCE. */
#ifndef O_PATH
#define O_PATH 010000000
#endif
struct counterfoil_ruleset { uint64_t files, network, scope; };
struct counterfoil_beneath { uint64_t allowed; int32_t parent; } __attribute__((packed));
#define COUNTERFOIL_LL_EXECUTE (1ULL << 0)
#define COUNTERFOIL_LL_WRITE (1ULL << 1)
#define COUNTERFOIL_LL_READ_FILE (1ULL << 2)
#define COUNTERFOIL_LL_READ_DIR (1ULL << 3)
#define COUNTERFOIL_SYS_LL_CREATE 444
#define COUNTERFOIL_SYS_LL_ADD 445
#define COUNTERFOIL_SYS_LL_RESTRICT 446
#define COUNTERFOIL_SYS_CLONE3 435
#define COUNTERFOIL_SYS_CLOSE_RANGE 436
#define COUNTERFOIL_SYS_PIDFD_OPEN 434

static inline long counterfoil_landlock_version(void) {
    long version = syscall(COUNTERFOIL_SYS_LL_CREATE, NULL, (size_t)0, 1u);
    return version < 0 ? 0 : version;
}

/* Which means this kernel has, and lets an ordinary process use. */
static inline int counterfoil_confinement(void) {
    uint32_t action = SECCOMP_RET_ERRNO;
    int calls = syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0u, &action) == 0;
    int files = counterfoil_landlock_version() > 0;
    return (files ? COUNTERFOIL_FILES : 0) | (calls ? COUNTERFOIL_CALLS : 0);
}

/* Both ends end with an exec. */
static inline int counterfoil_pipe(int ends[2]) {
    return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
}

/* A descriptor that can be read from once a number was written to it. */
static inline int counterfoil_event(void) {
    return (int)syscall(SYS_eventfd2, 0u, O_CLOEXEC);
}

static inline int counterfoil_pidfd(int process) {
    return (int)syscall(COUNTERFOIL_SYS_PIDFD_OPEN, process, 0u);
}

static inline int counterfoil_confine_files(const char *const *readable) {
    long version = counterfoil_landlock_version();
    /* Every right that the kernel knows of is taken, and few are given back. */
    uint64_t files = (1ULL << 13) - 1;
    if (version >= 2) files |= 1ULL << 13;
    if (version >= 3) files |= 1ULL << 14;
    if (version >= 5) files |= 1ULL << 15;
    struct counterfoil_ruleset rules = {files, version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
    size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
    int ruleset = (int)syscall(COUNTERFOIL_SYS_LL_CREATE, &rules, size, 0u);
    if (ruleset < 0) return -1;
    for (; *readable; readable++) {
        int found = open(*readable, O_PATH | O_CLOEXEC);
        struct stat status;
        if (found < 0) continue;
        if (fstat(found, &status) < 0) return -1;
        uint64_t allowed = COUNTERFOIL_LL_EXECUTE | COUNTERFOIL_LL_READ_FILE;
        if (S_ISDIR(status.st_mode)) allowed |= COUNTERFOIL_LL_READ_DIR;
        if (S_ISCHR(status.st_mode)) allowed = COUNTERFOIL_LL_READ_FILE | COUNTERFOIL_LL_WRITE;
        struct counterfoil_beneath beneath = {allowed, found};
        if (syscall(COUNTERFOIL_SYS_LL_ADD, ruleset, 1, &beneath, 0u) < 0) return -1;
        close(found);
    }
    if (syscall(COUNTERFOIL_SYS_LL_RESTRICT, ruleset, 0u) < 0) return -1;
    close(ruleset);
    return 0;
}

#if defined(__x86_64__)
#define COUNTERFOIL_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define COUNTERFOIL_ARCH AUDIT_ARCH_AARCH64
#elif defined(__riscv) && __riscv_xlen == 64
#define COUNTERFOIL_ARCH AUDIT_ARCH_RISCV64
#endif

static inline int counterfoil_confine_calls(void) {
#ifdef COUNTERFOIL_ARCH
    static const int denied[] = {
        SYS_socket, SYS_accept4, SYS_listen, SYS_ptrace, SYS_process_vm_readv,
        SYS_process_vm_writev, SYS_kcmp, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_bpf,
        SYS_perf_event_open, SYS_userfaultfd, SYS_unshare, SYS_setns, SYS_mount, SYS_umount2,
        SYS_pivot_root, SYS_chroot, SYS_open_by_handle_at, SYS_tkill, SYS_rt_sigqueueinfo,
        SYS_rt_tgsigqueueinfo, SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open,
        SYS_setpriority, SYS_sched_setaffinity, SYS_quotactl,
        424, /* pidfd_send_signal */ 425, /* io_uring_setup */ 426, /* io_uring_enter */
        427, /* io_uring_register */ 428, /* open_tree */ 429, /* move_mount */ 430, /* fsopen */
        432, /* fsmount */ 434, /* pidfd_open */ 438, /* pidfd_getfd */ 440, /* process_madvise */
        442, /* mount_setattr */
#ifdef SYS_fork
        SYS_fork, SYS_vfork,
#endif
    };
    enum { COUNT = sizeof denied / sizeof *denied, FIXED = 32 };
    struct sock_filter filter[COUNT * 2 + FIXED];
    unsigned short length = 0;
    const uint32_t refused = SECCOMP_RET_ERRNO | EPERM;
    const uint32_t missing = SECCOMP_RET_ERRNO | ENOSYS;
#define COUNTERFOIL_ADD(...) filter[length++] = (struct sock_filter)__VA_ARGS__
#define COUNTERFOIL_LOAD(field) \
    COUNTERFOIL_ADD(BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field)))
#define COUNTERFOIL_JUMP(test, value, yes, no) \
    COUNTERFOIL_ADD(BPF_JUMP(BPF_JMP | test | BPF_K, (uint32_t)(value), yes, no))
#define COUNTERFOIL_RETURN(value) COUNTERFOIL_ADD(BPF_STMT(BPF_RET | BPF_K, value))
    COUNTERFOIL_LOAD(arch);
    COUNTERFOIL_JUMP(BPF_JEQ, COUNTERFOIL_ARCH, 1, 0);
    COUNTERFOIL_RETURN(SECCOMP_RET_KILL_PROCESS);
    COUNTERFOIL_LOAD(nr);
#if defined(__x86_64__)
    /* The calls of x32. */
    COUNTERFOIL_JUMP(BPF_JGE, 0x40000000u, 0, 1);
    COUNTERFOIL_RETURN(missing);
#endif
    for (int place = 0; place < COUNT; place++) {
        COUNTERFOIL_JUMP(BPF_JEQ, denied[place], 0, 1);
        COUNTERFOIL_RETURN(refused);
    }
    /* Threads are made by clone() where there is no clone3(), whose flags a filter cannot see. */
    COUNTERFOIL_JUMP(BPF_JEQ, COUNTERFOIL_SYS_CLONE3, 0, 1);
    COUNTERFOIL_RETURN(missing);
    /* Its memory would count for nobody. */
    COUNTERFOIL_JUMP(BPF_JEQ, SYS_memfd_create, 0, 1);
    COUNTERFOIL_RETURN(missing);
    COUNTERFOIL_JUMP(BPF_JEQ, SYS_clone, 0, 4);
    COUNTERFOIL_LOAD(args[0]);
    COUNTERFOIL_JUMP(BPF_JSET, 0x00010000 /* CLONE_THREAD */, 0, 1);
    COUNTERFOIL_RETURN(SECCOMP_RET_ALLOW);
    COUNTERFOIL_RETURN(refused);
    /* It may end itself, as abort() does, and set limits for itself. */
    COUNTERFOIL_JUMP(BPF_JEQ, SYS_kill, 1, 0);
    COUNTERFOIL_JUMP(BPF_JEQ, SYS_tgkill, 0, 4);
    COUNTERFOIL_LOAD(args[0]);
    COUNTERFOIL_JUMP(BPF_JEQ, getpid(), 0, 1);
    COUNTERFOIL_RETURN(SECCOMP_RET_ALLOW);
    COUNTERFOIL_RETURN(refused);
    COUNTERFOIL_JUMP(BPF_JEQ, SYS_prlimit64, 0, 4);
    COUNTERFOIL_LOAD(args[0]);
    COUNTERFOIL_JUMP(BPF_JEQ, 0, 0, 1);
    COUNTERFOIL_RETURN(SECCOMP_RET_ALLOW);
    COUNTERFOIL_RETURN(refused);
    COUNTERFOIL_RETURN(SECCOMP_RET_ALLOW);
#undef COUNTERFOIL_ADD
#undef COUNTERFOIL_LOAD
#undef COUNTERFOIL_JUMP
#undef COUNTERFOIL_RETURN
    struct sock_fprog program = {length, filter};
    return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0u, &program);
#else
    return 0;
#endif
}

static inline void counterfoil_limit(int resource, uint64_t most) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) == 0 && limit.rlim_max < most) most = limit.rlim_max;
    limit.rlim_cur = limit.rlim_max = most;
    setrlimit(resource, &limit);
}

static inline void counterfoil_become_confined(
    const struct counterfoil_confined *confined, int parent) {
    /* A session of its own: no terminal, and all of it ends by one signal. */
    setsid();
    /* The thread that began it waits for its end, so that it does not outlive whoever asked. */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(126);
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    if (dup2(confined->input, 0) < 0 || dup2(confined->output, 1) < 0) _exit(126);
    if (nothing >= 0) dup2(nothing, 2); else close(2);
    syscall(COUNTERFOIL_SYS_CLOSE_RANGE, 3u, ~0u, 0u);
    if (chdir("/") < 0) _exit(126);

    for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);

    counterfoil_limit(RLIMIT_AS, confined->memory);
    counterfoil_limit(RLIMIT_CPU, confined->seconds);
    counterfoil_limit(RLIMIT_FSIZE, 0);
    counterfoil_limit(RLIMIT_CORE, 0);
    counterfoil_limit(RLIMIT_NOFILE, 64);
    counterfoil_limit(RLIMIT_MSGQUEUE, 0);
    counterfoil_limit(RLIMIT_MEMLOCK, 0);

    /* What root may do, root's program may not. */
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct capabilities[2] = {{0, 0, 0}, {0, 0, 0}};
    syscall(SYS_capset, &header, capabilities);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) _exit(126);
    int means = confined->means & counterfoil_confinement();
    if ((means & COUNTERFOIL_FILES) && counterfoil_confine_files(confined->readable) < 0)
        _exit(126);
    if ((means & COUNTERFOIL_CALLS) && counterfoil_confine_calls() < 0) _exit(126);
    execve(
        confined->program, (char *const *)confined->arguments,
        (char *const *)confined->environment);
    _exit(127);
}

/* Its process, which the caller has to wait for; -1 where there is none. Its descriptors are above
 * those of the standard streams. */
static inline int counterfoil_run_confined(const struct counterfoil_confined *confined) {
    int parent = getpid();
    pid_t process = fork();
    if (process == 0) counterfoil_become_confined(confined, parent);
    return process;
}
