// Renaming that replaces nothing by accident: what the C library's module leaves out.
#pragma once
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
/// GNU's: declared by the C library only for programs that ask for its extensions.
extern int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);
/// As rename, but fails with EEXIST where something is there already.
static inline int rename_to_free_name(const char *from, const char *to) {
    return renameat2(AT_FDCWD, from, AT_FDCWD, to, 1 /* RENAME_NOREPLACE */);
}
/// The two change places; fails with ENOENT where one is missing.
static inline int rename_exchanging(const char *one, const char *other) {
    return renameat2(AT_FDCWD, one, AT_FDCWD, other, 2 /* RENAME_EXCHANGE */);
}
#else
static inline int rename_to_free_name(const char *from, const char *to) {
    return renamex_np(from, to, 4 /* RENAME_EXCL */);
}
static inline int rename_exchanging(const char *one, const char *other) {
    return renamex_np(one, other, 2 /* RENAME_SWAP */);
}
#endif
