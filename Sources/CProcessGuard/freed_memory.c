#define _GNU_SOURCE
#include "process_guard.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#ifndef __has_feature
#define __has_feature(name) 0
#endif

/* A sanitizer has an allocator of its own, and systems without glibc name theirs otherwise: nothing is wiped there. */
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) \
    && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer) && !__has_feature(memory_sanitizer)
#include <malloc.h>

extern void __libc_free(void *block);
extern void *__libc_realloc(void *block, size_t count);

/* What is larger holds files and answers; the system gives it back to the kernel when it is freed. */
enum { largest = 256 << 10 };

static atomic_bool is_wiping;

void process_guard_wipe_freed(void) { atomic_store_explicit(&is_wiping, true, memory_order_relaxed); }

bool process_guard_wipes_freed(void) { return atomic_load_explicit(&is_wiping, memory_order_relaxed); }

void free(void *block) {
    if (block != NULL && process_guard_wipes_freed()) {
        size_t count = malloc_usable_size(block);
        if (count <= largest) explicit_bzero(block, count);
    }
    __libc_free(block);
}

/* The libc's own frees the old block, or its tail, without asking `free`. */
void *realloc(void *block, size_t count) {
    if (block == NULL || count == 0 || !process_guard_wipes_freed()) return __libc_realloc(block, count);
    size_t old = malloc_usable_size(block);
    if (old > largest) return __libc_realloc(block, count);
    if (count <= old) {
        explicit_bzero((char *)block + count, old - count);
        return __libc_realloc(block, count);
    }
    void *larger = malloc(count);
    if (larger == NULL) return NULL;
    memcpy(larger, block, old);
    free(block);
    return larger;
}
#else
void process_guard_wipe_freed(void) {}
bool process_guard_wipes_freed(void) { return false; }
#endif
