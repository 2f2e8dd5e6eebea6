#pragma once
#include <dlfcn.h>
#include <libical/ical.h>

/* The functions of libical that are used. Nothing links the library: it brings ICU's along, whose
 * loading takes longer than anything of ours at a start, and is loaded with the first value that it
 * reads instead. */
typedef struct counterfoil_ical_functions {
    struct icaltimetype (*time_from_string)(const char *);
    int (*time_is_null_time)(const struct icaltimetype);
    int (*time_is_utc)(const struct icaltimetype);
    icalvalue *(*value_new_from_string)(icalvalue_kind, const char *);
    icalvalue *(*value_new_text)(const char *);
    const char *(*value_get_text)(const icalvalue *);
    struct icaldurationtype (*value_get_duration)(const icalvalue *);
    const char *(*value_as_ical_string)(const icalvalue *);
    void (*value_free)(icalvalue *);
} counterfoil_ical_functions;

/* Loads libical for as long as the program runs; 0 where it, or any of its functions, is not
 * there. */
static inline int counterfoil_load_ical(counterfoil_ical_functions *functions) {
    void *library = dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    int isWhole = 1;
#define COUNTERFOIL_TAKE(name)                                  \
    do {                                                        \
        void *found = dlsym(library, "ical" #name);             \
        if (!found) isWhole = 0;                                \
        functions->name = (__typeof__(functions->name))found;   \
    } while (0)
    COUNTERFOIL_TAKE(time_from_string);
    COUNTERFOIL_TAKE(time_is_null_time);
    COUNTERFOIL_TAKE(time_is_utc);
    COUNTERFOIL_TAKE(value_new_from_string);
    COUNTERFOIL_TAKE(value_new_text);
    COUNTERFOIL_TAKE(value_get_text);
    COUNTERFOIL_TAKE(value_get_duration);
    COUNTERFOIL_TAKE(value_as_ical_string);
    COUNTERFOIL_TAKE(value_free);
#undef COUNTERFOIL_TAKE
    return isWhole;
}
