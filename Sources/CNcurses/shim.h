// Typed functions over the macros, variadics and structures of ncursesw. No logic.
#pragma once
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <term.h>

/// One cell as ncurses takes it: a base, combining characters or 0, attributes, and the number of a colour pair.
static inline void term_set_cell(cchar_t *cell, uint32_t base, uint32_t mark1, uint32_t mark2, uint32_t mark3,
                                 uint32_t attributes, int32_t pair) {
    *cell = (cchar_t){0};
    cell->attr = (attr_t)attributes | (attr_t)COLOR_PAIR(pair < 256 ? pair : 255);
    cell->chars[0] = (wchar_t)base;
    cell->chars[1] = (wchar_t)mark1;
    cell->chars[2] = (wchar_t)mark2;
    cell->chars[3] = (wchar_t)mark3;
    cell->ext_color = pair;
}

/// Puts cells on the screen that ncurses keeps; they are sent by `doupdate`.
static inline void term_put_cells(int row, int column, const cchar_t *cells, int count) {
    mvwadd_wchnstr(stdscr, row, column, cells, count);
}
static inline void term_move(int row, int column) { wmove(stdscr, row, column); }
static inline void term_stage(void) { wnoutrefresh(stdscr); }
static inline void term_erase_whole(void) { clearok(curscr, TRUE); }
/// Every cell is sent again by the next `doupdate`, without the screen being erased first.
static inline void term_repaint_whole(void) {
    clearok(curscr, FALSE);
    redrawwin(stdscr);
}
static inline void term_leave_cursor(bool on) { leaveok(stdscr, on); }

static inline int term_rows(void) { return LINES; }
static inline int term_columns(void) { return COLS; }
static inline int term_colors(void) { return COLORS; }

/// A string capability of the current entry; NULL without it.
static inline const char *term_string(const char *name) {
    const char *value = tigetstr((NCURSES_CONST char *)name);
    return value == (const char *)-1 ? NULL : value;
}
static inline int term_number(const char *name) { return tigetnum((NCURSES_CONST char *)name); }
/// Whether the entry says that its colours are red, green and blue in one number.
static inline bool term_has_direct_color(void) {
    return tigetflag((NCURSES_CONST char *)"RGB") > 0 || tigetnum((NCURSES_CONST char *)"RGB") > 0
        || term_string("RGB") != NULL;
}
/// Whether there is a terminal description of that name.
static inline bool term_has_entry(const char *name, int descriptor) {
    int outcome = 0;
    if (setupterm((NCURSES_CONST char *)name, descriptor, &outcome) != OK) return false;
    del_curterm(cur_term);
    return true;
}

/// Whether there is a description of that name that can place the cursor; its number of colours, 0 without.
static inline bool term_describe(const char *name, int descriptor, int *colors) {
    int outcome = 0;
    if (setupterm((NCURSES_CONST char *)name, descriptor, &outcome) != OK) return false;
    int count = tigetnum((NCURSES_CONST char *)"colors");
    *colors = count > 0 ? count : 0;
    bool canPlace = term_string("cup") != NULL;
    del_curterm(cur_term);
    return canPlace;
}

static inline uint32_t term_bold(void) { return A_BOLD; }
static inline uint32_t term_dim(void) { return A_DIM; }
static inline uint32_t term_italic(void) { return A_ITALIC; }
static inline uint32_t term_underline(void) { return A_UNDERLINE; }
static inline uint32_t term_reverse(void) { return A_REVERSE; }
