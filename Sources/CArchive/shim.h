#pragma once
#include <archive.h>
#include <archive_entry.h>
#include <dlfcn.h>
#include <locale.h>
#include <stddef.h>

/* The functions of libarchive that are used. Nothing links the library: it brings others along
 * that would be loaded at every start, and is loaded when the first archive is opened instead. */
typedef struct counterfoil_archive_functions {
    struct archive *(*read_new)(void);
    int (*read_support_format_zip)(struct archive *);
    int (*read_support_format_zip_streamable)(struct archive *);
    int (*read_open_fd)(struct archive *, int, size_t);
    int (*read_open)(struct archive *, void *, archive_open_callback *, archive_read_callback *,
                     archive_close_callback *);
    int (*read_next_header)(struct archive *, struct archive_entry **);
    la_ssize_t (*read_data)(struct archive *, void *, size_t);
    int (*read_free)(struct archive *);
    struct archive *(*write_new)(void);
    int (*write_set_format_zip)(struct archive *);
    int (*write_zip_set_compression_store)(struct archive *);
    int (*write_zip_set_compression_deflate)(struct archive *);
    int (*write_set_bytes_per_block)(struct archive *, int);
    int (*write_set_bytes_in_last_block)(struct archive *, int);
    int (*write_open)(struct archive *, void *, archive_open_callback *, archive_write_callback *,
                      archive_close_callback *);
    int (*write_header)(struct archive *, struct archive_entry *);
    la_ssize_t (*write_data)(struct archive *, const void *, size_t);
    int (*write_finish_entry)(struct archive *);
    int (*write_close)(struct archive *);
    int (*write_free)(struct archive *);
    const char *(*error_string)(struct archive *);
    struct archive_entry *(*entry_new)(void);
    struct archive_entry *(*entry_clear)(struct archive_entry *);
    void (*entry_free)(struct archive_entry *);
    const char *(*entry_pathname)(struct archive_entry *);
    const char *(*entry_pathname_utf8)(struct archive_entry *);
    la_int64_t (*entry_size)(struct archive_entry *);
    int (*entry_size_is_set)(struct archive_entry *);
    int (*entry_is_encrypted)(struct archive_entry *);
    __LA_MODE_T (*entry_filetype)(struct archive_entry *);
    void (*entry_set_pathname)(struct archive_entry *, const char *);
    void (*entry_set_size)(struct archive_entry *, la_int64_t);
    void (*entry_set_filetype)(struct archive_entry *, unsigned int);
    void (*entry_set_perm)(struct archive_entry *, __LA_MODE_T);
    void (*entry_set_mtime)(struct archive_entry *, time_t, long);
} counterfoil_archive_functions;

/* Loads libarchive for as long as the program runs; 0 where it, or any of its functions, is not
 * there. */
static inline int counterfoil_load_archive(counterfoil_archive_functions *functions) {
    void *library = dlopen("libarchive.so.13", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    int isWhole = 1;
#define COUNTERFOIL_TAKE(name)                                                          \
    do {                                                                                \
        void *found = dlsym(library, "archive_" #name);                                 \
        if (!found) isWhole = 0;                                                        \
        functions->name = (__typeof__(functions->name))found;                           \
    } while (0)
    COUNTERFOIL_TAKE(read_new);
    COUNTERFOIL_TAKE(read_support_format_zip);
    COUNTERFOIL_TAKE(read_support_format_zip_streamable);
    COUNTERFOIL_TAKE(read_open_fd);
    COUNTERFOIL_TAKE(read_open);
    COUNTERFOIL_TAKE(read_next_header);
    COUNTERFOIL_TAKE(read_data);
    COUNTERFOIL_TAKE(read_free);
    COUNTERFOIL_TAKE(write_new);
    COUNTERFOIL_TAKE(write_set_format_zip);
    COUNTERFOIL_TAKE(write_zip_set_compression_store);
    COUNTERFOIL_TAKE(write_zip_set_compression_deflate);
    COUNTERFOIL_TAKE(write_set_bytes_per_block);
    COUNTERFOIL_TAKE(write_set_bytes_in_last_block);
    COUNTERFOIL_TAKE(write_open);
    COUNTERFOIL_TAKE(write_header);
    COUNTERFOIL_TAKE(write_data);
    COUNTERFOIL_TAKE(write_finish_entry);
    COUNTERFOIL_TAKE(write_close);
    COUNTERFOIL_TAKE(write_free);
    COUNTERFOIL_TAKE(error_string);
    COUNTERFOIL_TAKE(entry_new);
    COUNTERFOIL_TAKE(entry_clear);
    COUNTERFOIL_TAKE(entry_free);
    COUNTERFOIL_TAKE(entry_pathname);
    COUNTERFOIL_TAKE(entry_pathname_utf8);
    COUNTERFOIL_TAKE(entry_size);
    COUNTERFOIL_TAKE(entry_size_is_set);
    COUNTERFOIL_TAKE(entry_is_encrypted);
    COUNTERFOIL_TAKE(entry_filetype);
    COUNTERFOIL_TAKE(entry_set_pathname);
    COUNTERFOIL_TAKE(entry_set_size);
    COUNTERFOIL_TAKE(entry_set_filetype);
    COUNTERFOIL_TAKE(entry_set_perm);
    COUNTERFOIL_TAKE(entry_set_mtime);
#undef COUNTERFOIL_TAKE
    return isWhole;
}

/* libarchive takes names for what the thread's locale says they are, and drops those that it cannot
 * say in it; a locale of its own lets it keep all of them. */
static inline locale_t counterfoil_utf8(void) {
    return newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

/* For this thread; returns what was there before. */
static inline locale_t counterfoil_use_locale(locale_t locale) {
    return uselocale(locale);
}
