#pragma once
#include <dlfcn.h>
#include <libical/ical.h>

/* The functions of libical that are used. Nothing links the library: it brings ICU's along, whose
 * loading takes longer than anything of ours at a start, and is loaded with the first value that it
 * reads instead. */
#define COUNTERFOIL_ICAL(TAKE) \
    TAKE(time_from_string) TAKE(time_is_null_time) TAKE(time_is_utc) \
    TAKE(value_new_from_string) TAKE(value_new_text) TAKE(value_get_text) \
    TAKE(value_get_duration) TAKE(value_as_ical_string) TAKE(value_free)

/* Of the types that they have in the library's header. */
typedef struct counterfoil_ical_functions {
#define COUNTERFOIL_TAKE(name) __typeof__(ical##name) *name;
    COUNTERFOIL_ICAL(COUNTERFOIL_TAKE)
#undef COUNTERFOIL_TAKE
} counterfoil_ical_functions;

/* Loads libical for as long as the program runs; 0 where it, or any of its functions, is not
 * there. */
static inline int counterfoil_load_ical(counterfoil_ical_functions *functions) {
    void *library = dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 0;
    int isWhole = 1;
#define COUNTERFOIL_TAKE(name)                            \
    functions->name = dlsym(library, "ical" #name);      \
    isWhole = isWhole && functions->name;
    COUNTERFOIL_ICAL(COUNTERFOIL_TAKE)
#undef COUNTERFOIL_TAKE
    return isWhole;
}
