// The C library's wcwidth, which its own Swift module leaves out.
#pragma once
#include <stdint.h>
#include <wchar.h>

extern int wcwidth(wchar_t character);

/// Cells of a scalar by the locale's table: 0, 1 or 2; -1 when it cannot be shown.
static inline int display_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
