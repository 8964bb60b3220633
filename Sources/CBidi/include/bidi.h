// The order in which a line with right-to-left text is shown: Unicode's bidirectional algorithm, by FriBidi.
//
// FriBidi is loaded by the first line that needs it, as most people never see one and a start takes no longer for it.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The direction of a paragraph: by its first strong letter, or as is said.
enum bidi_base { BIDI_AUTOMATIC = 0, BIDI_LEFT_TO_RIGHT = 1, BIDI_RIGHT_TO_LEFT = 2 };

/// Whether FriBidi is there.
bool bidi_is_available(void);

/// The order of a line's scalars, one for each place on the screen.
///
/// `places` gets for each place, from the left, which scalar stands there; `shown` gets for each place what is drawn:
/// brackets mirrored, Arabic letters in the form that joins them; `levels` gets for each scalar its embedding level, odd
/// from right to left. Answers the base direction, BIDI_AUTOMATIC when FriBidi is not there or has no memory left.
int bidi_line(const uint32_t *scalars, int count, int base, int *places, uint32_t *shown, signed char *levels);
