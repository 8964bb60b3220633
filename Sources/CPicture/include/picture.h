// A picture as dots, of a picture as shapes: PNG of SVG, by librsvg and cairo.
//
// They are loaded by the first picture, as most people never make one and a start takes no longer for it.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Whether librsvg is there.
bool picture_is_available(void);

/// The bytes of a PNG of `width` by `height` dots that shows an SVG whole, on white; `size` gets their number. NULL where
/// librsvg is not there, where it cannot read the SVG, and without memory. The caller frees them.
unsigned char *picture_png(const unsigned char *svg, size_t length, int width, int height, size_t *size);
