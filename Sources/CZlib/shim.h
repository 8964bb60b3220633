// zlib; inflateInit2 is a macro, which Swift cannot call.
#pragma once
#include <zlib.h>

/// Starts a raw deflate decoder (no zlib or gzip header), as used inside zip archives.
static inline int zlib_raw_inflate_init(z_stream *stream) { return inflateInit2(stream, -MAX_WBITS); }
