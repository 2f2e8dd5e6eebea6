#pragma once
#include <libintl.h>
#include <locale.h>
#include <stddef.h>

/* Which messages are asked for: LC_MESSAGES is a macro of a macro, which Swift does not see. */
static inline const char *counterfoil_translation(const char *domain, const char *message) {
    return dcgettext(domain, message, LC_MESSAGES);
}

static inline const char *counterfoil_translation_of_number(
    const char *domain, const char *one, const char *other, unsigned long number) {
    return dcngettext(domain, one, other, number, LC_MESSAGES);
}

/* Nonzero where the catalogues of the environment's language, below folder, will be looked into. */
static inline int counterfoil_open_catalogues(const char *domain, const char *folder) {
    /* Numbers are read and written by their own rules, so nothing but texts follows it. */
    if (setlocale(LC_CTYPE, "") == NULL || setlocale(LC_MESSAGES, "") == NULL) return 0;
    return bindtextdomain(domain, folder) != NULL &&
           bind_textdomain_codeset(domain, "UTF-8") != NULL;
}
