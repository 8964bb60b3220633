// md4c: a CommonMark and GFM parser that reports what it finds by callbacks.
#pragma once
#include <md4c.h>

typedef int (*markdown_block_callback)(MD_BLOCKTYPE, void *, void *);
typedef int (*markdown_span_callback)(MD_SPANTYPE, void *, void *);
typedef int (*markdown_text_callback)(MD_TEXTTYPE, const MD_CHAR *, MD_SIZE, void *);

// Tables, strike-through, task lists and bare addresses as GFM has them. Raw HTML is text. Indented text is text too:
// models indent more often by habit than to show code.
static inline int markdown_parse(const char *text, unsigned size, markdown_block_callback enter_block,
                                 markdown_block_callback leave_block, markdown_span_callback enter_span,
                                 markdown_span_callback leave_span, markdown_text_callback text_found, void *user) {
    MD_PARSER parser = {0, MD_DIALECT_GITHUB | MD_FLAG_NOHTML | MD_FLAG_NOINDENTEDCODEBLOCKS,
                        enter_block, leave_block, enter_span, leave_span, text_found, 0, 0};
    return md_parse(text, size, &parser, user);
}
