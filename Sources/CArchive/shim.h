#pragma once
#include <archive.h>
#include <archive_entry.h>
#include <locale.h>

/* libarchive takes names for what the thread's locale says they are, and drops those that it cannot
 * say in it; a locale of its own lets it keep all of them. */
static inline locale_t counterfoil_utf8(void) {
    return newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
}

/* For this thread; returns what was there before. */
static inline locale_t counterfoil_use_locale(locale_t locale) {
    return uselocale(locale);
}
