// Typed C functions over simdjson's document tree. No logic.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A parsed text; owns everything that values point into.
typedef struct airfit_json_document airfit_json_document;

/// A place in a document, valid as long as the document.
typedef struct {
    const void *_Nullable document;
    size_t place;
} airfit_json_value;

typedef enum {
    AIRFIT_JSON_NULL,
    AIRFIT_JSON_BOOL,
    AIRFIT_JSON_INTEGER,
    AIRFIT_JSON_NUMBER,
    AIRFIT_JSON_TEXT,
    AIRFIT_JSON_ARRAY,
    AIRFIT_JSON_OBJECT,
} airfit_json_kind;

/// Null when the bytes are not one JSON value. `bytes` may be freed afterwards.
airfit_json_document *_Nullable airfit_json_parse(const uint8_t *_Nullable bytes, size_t count);
void airfit_json_free(airfit_json_document *_Nonnull document);
airfit_json_value airfit_json_root(const airfit_json_document *_Nonnull document);

airfit_json_kind airfit_json_kind_of(airfit_json_value value);
/// The member of that name; false where there is none or the value is no object.
bool airfit_json_member(airfit_json_value value, const char *_Nonnull name, size_t count, airfit_json_value *_Nonnull member);
/// Bytes of a text, without a NUL at the end; null where the value is none.
const char *_Nullable airfit_json_text(airfit_json_value value, size_t *_Nonnull count);
bool airfit_json_bool(airfit_json_value value);
/// False where the value is no whole number in the range of 64 bits.
bool airfit_json_integer(airfit_json_value value, int64_t *_Nonnull number);
/// False where the value is no number.
bool airfit_json_number(airfit_json_value value, double *_Nonnull number);

/// Calls back with each member of an object.
typedef void (*airfit_json_visitor)(
    void *_Nonnull context, const char *_Nonnull name, size_t count, airfit_json_value value);
void airfit_json_each_member(
    airfit_json_value object, void *_Nonnull context, airfit_json_visitor _Nonnull visit);

/// How many elements an array has; the first ones, up to `capacity`, are written to `into`. 0 where it is none.
size_t airfit_json_elements(airfit_json_value array, airfit_json_value *_Nullable into, size_t capacity);
/// False beyond the end or where the value is no array.
bool airfit_json_element(airfit_json_value array, size_t index, airfit_json_value *_Nonnull found);

/// The value as compact JSON; freed with `free`. Null when there is no memory.
char *_Nullable airfit_json_minified(airfit_json_value value, size_t *_Nonnull count);

#ifdef __cplusplus
}
#endif
