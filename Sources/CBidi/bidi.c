#include "bidi.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The part of FriBidi's interface that is used, as its headers (1.0 and later) have it.
typedef uint32_t character;
typedef int string_index;
typedef uint32_t character_type;
typedef uint32_t paragraph_type;
typedef uint32_t bracket_type;
typedef uint8_t joining_property;
typedef signed char level;
typedef uint32_t flags;

static const paragraph_type paragraph_automatic = 0x40, paragraph_left_to_right = 0x110, paragraph_right_to_left = 0x111;
static const flags shape_mirroring = 0x1, shape_arabic_presentation = 0x100;

static struct {
    void (*get_types)(const character *, string_index, character_type *);
    void (*get_brackets)(const character *, string_index, const character_type *, bracket_type *);
    level (*get_levels)(const character_type *, const bracket_type *, string_index, paragraph_type *, level *);
    void (*get_joining)(const character *, string_index, joining_property *);
    void (*join)(const character_type *, string_index, const level *, joining_property *);
    void (*shape)(flags, const level *, string_index, joining_property *, character *);
    level (*reorder)(flags, const character_type *, string_index, string_index, paragraph_type, level *, character *,
                     string_index *);
} fribidi;
static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
#if defined(__APPLE__)
    void *library = dlopen("libfribidi.0.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
    void *library = dlopen("libfribidi.so.0", RTLD_LAZY | RTLD_LOCAL);
#endif
    if (!library) return;
    *(void **)&fribidi.get_types = dlsym(library, "fribidi_get_bidi_types");
    *(void **)&fribidi.get_brackets = dlsym(library, "fribidi_get_bracket_types");
    *(void **)&fribidi.get_levels = dlsym(library, "fribidi_get_par_embedding_levels_ex");
    *(void **)&fribidi.get_joining = dlsym(library, "fribidi_get_joining_types");
    *(void **)&fribidi.join = dlsym(library, "fribidi_join_arabic");
    *(void **)&fribidi.shape = dlsym(library, "fribidi_shape");
    *(void **)&fribidi.reorder = dlsym(library, "fribidi_reorder_line");
    is_loaded = fribidi.get_types && fribidi.get_brackets && fribidi.get_levels && fribidi.get_joining && fribidi.join
        && fribidi.shape && fribidi.reorder;
}

bool bidi_is_available(void) {
    pthread_once(&once, load);
    return is_loaded;
}

int bidi_line(const uint32_t *scalars, int count, int base, int *places, uint32_t *shown, signed char *levels) {
    if (count <= 0 || !bidi_is_available()) return BIDI_AUTOMATIC;
    character_type *types = malloc(sizeof(*types) * (size_t)count);
    bracket_type *brackets = malloc(sizeof(*brackets) * (size_t)count);
    joining_property *joining = malloc(sizeof(*joining) * (size_t)count);
    int outcome = BIDI_AUTOMATIC;
    if (types && brackets && joining) {
        paragraph_type paragraph = base == BIDI_LEFT_TO_RIGHT ? paragraph_left_to_right
            : base == BIDI_RIGHT_TO_LEFT                      ? paragraph_right_to_left
                                                              : paragraph_automatic;
        fribidi.get_types(scalars, count, types);
        fribidi.get_brackets(scalars, count, types, brackets);
        if (fribidi.get_levels(types, brackets, count, &paragraph, levels) > 0) {
            memcpy(shown, scalars, sizeof(*shown) * (size_t)count);
            fribidi.get_joining(scalars, count, joining);
            fribidi.join(types, count, levels, joining);
            fribidi.shape(shape_mirroring | shape_arabic_presentation, levels, count, joining, shown);
            for (int index = 0; index < count; index++) places[index] = index;
            if (fribidi.reorder(0, types, count, 0, paragraph, levels, shown, places) > 0)
                outcome = paragraph & 1 ? BIDI_RIGHT_TO_LEFT : BIDI_LEFT_TO_RIGHT;
        }
    }
    free(types);
    free(brackets);
    free(joining);
    return outcome;
}
