#define _GNU_SOURCE
#include "terminal_guard.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

int terminal_memory_file(void) {
#ifdef __linux__
    return memfd_create("screen", MFD_CLOEXEC);
#else
    char path[] = "/tmp/airfit-screen.XXXXXX";
    int descriptor = mkstemp(path);
    if (descriptor >= 0) unlink(path);
    return descriptor;
#endif
}
