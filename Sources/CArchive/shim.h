#pragma once
#include <archive.h>
#include <archive_entry.h>
#include <dlfcn.h>
#include <locale.h>
#include <stddef.h>

/* The functions of libarchive that are used. Nothing links the library: it brings others along
 * that would be loaded at every start, and is loaded when the first archive is opened instead. */
#define COUNTERFOIL_ARCHIVE(TAKE) \
    TAKE(read_new) TAKE(read_support_format_zip) TAKE(read_support_format_zip_streamable) \
    TAKE(read_open_fd) TAKE(read_open) TAKE(read_next_header) TAKE(read_data) TAKE(read_free) \
    TAKE(write_new) TAKE(write_set_format_zip) TAKE(write_zip_set_compression_store) \
    TAKE(write_zip_set_compression_deflate) TAKE(write_set_bytes_per_block) \
    TAKE(write_open) TAKE(write_header) TAKE(write_data) \
    TAKE(write_finish_entry) TAKE(write_close) TAKE(write_free) TAKE(error_string) \
    TAKE(entry_new) TAKE(entry_clear) TAKE(entry_free) TAKE(entry_pathname) \
    TAKE(entry_pathname_utf8) TAKE(entry_size) TAKE(entry_size_is_set) \
    TAKE(entry_is_encrypted) TAKE(entry_filetype) TAKE(entry_set_pathname) \
    TAKE(entry_set_size) TAKE(entry_set_filetype) TAKE(entry_set_perm) TAKE(entry_set_mtime)

/* Of the types that they have in the library's header. */
typedef struct counterfoil_archive_functions {
#define COUNTERFOIL_TAKE(name) __typeof__(archive_##name) *name;
    COUNTERFOIL_ARCHIVE(COUNTERFOIL_TAKE)
#undef COUNTERFOIL_TAKE
} counterfoil_archive_functions;

/* Loads libarchive for as long as the program runs; 0 where it, or any of its functions, is not
 * there. */
static inline int counterfoil_load_archive(counterfoil_archive_functions *functions) {
    void *library = dlopen("libarchive.so.13", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    int isWhole = 1;
#define COUNTERFOIL_TAKE(name)                            \
    functions->name = dlsym(library, "archive_" #name);  \
    isWhole = isWhole && functions->name;
    COUNTERFOIL_ARCHIVE(COUNTERFOIL_TAKE)
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
