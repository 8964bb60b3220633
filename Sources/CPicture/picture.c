#include "picture.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The part of the interfaces that is used, as the headers of librsvg (2.46 and later), cairo and GObject have it.
typedef struct { double x, y, width, height; } rectangle;
enum { format_rgb24 = 1, status_success = 0, status_no_memory = 1 };

static struct {
    void *(*read)(const uint8_t *, size_t, void **);
    int (*render)(void *, void *, const rectangle *, void **);
    void (*unref)(void *);
    void *(*new_surface)(int, int, int);
    void *(*new_context)(void *);
    void (*set_colour)(void *, double, double, double);
    void (*paint)(void *);
    int (*write_png)(void *, int (*)(void *, const unsigned char *, unsigned), void *);
    void (*free_context)(void *);
    void (*free_surface)(void *);
} library;
static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
#if defined(__APPLE__)
    void *rsvg = dlopen("librsvg-2.2.dylib", RTLD_LAZY | RTLD_LOCAL);
    void *cairo = dlopen("libcairo.2.dylib", RTLD_LAZY | RTLD_LOCAL);
    void *object = dlopen("libgobject-2.0.0.dylib", RTLD_LAZY | RTLD_LOCAL);
#else
    void *rsvg = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL);
    void *cairo = dlopen("libcairo.so.2", RTLD_LAZY | RTLD_LOCAL);
    void *object = dlopen("libgobject-2.0.so.0", RTLD_LAZY | RTLD_LOCAL);
#endif
    if (!rsvg || !cairo || !object) return;
    *(void **)&library.read = dlsym(rsvg, "rsvg_handle_new_from_data");
    *(void **)&library.render = dlsym(rsvg, "rsvg_handle_render_document");
    *(void **)&library.unref = dlsym(object, "g_object_unref");
    *(void **)&library.new_surface = dlsym(cairo, "cairo_image_surface_create");
    *(void **)&library.new_context = dlsym(cairo, "cairo_create");
    *(void **)&library.set_colour = dlsym(cairo, "cairo_set_source_rgb");
    *(void **)&library.paint = dlsym(cairo, "cairo_paint");
    *(void **)&library.write_png = dlsym(cairo, "cairo_surface_write_to_png_stream");
    *(void **)&library.free_context = dlsym(cairo, "cairo_destroy");
    *(void **)&library.free_surface = dlsym(cairo, "cairo_surface_destroy");
    is_loaded = library.read && library.render && library.unref && library.new_surface && library.new_context
        && library.set_colour && library.paint && library.write_png && library.free_context && library.free_surface;
}

bool picture_is_available(void) {
    pthread_once(&once, load);
    return is_loaded;
}

struct bytes {
    unsigned char *start;
    size_t count, room;
};

static int append(void *closure, const unsigned char *data, unsigned length) {
    struct bytes *bytes = closure;
    if (bytes->count + length > bytes->room) {
        size_t room = 2 * (bytes->count + length);
        unsigned char *start = realloc(bytes->start, room);
        if (!start) return status_no_memory;
        bytes->start = start;
        bytes->room = room;
    }
    memcpy(bytes->start + bytes->count, data, length);
    bytes->count += length;
    return status_success;
}

unsigned char *picture_png(const unsigned char *svg, size_t length, int width, int height, size_t *size) {
    if (length == 0 || width <= 0 || height <= 0 || !picture_is_available()) return NULL;
    struct bytes bytes = {0};
    bool is_drawn = false;
    // An error that is given an address would have to be freed by another library; what fails is said by the answer.
    void *handle = library.read(svg, length, NULL);
    if (!handle) return NULL;
    void *surface = library.new_surface(format_rgb24, width, height);
    void *context = surface ? library.new_context(surface) : NULL;
    if (context) {
        library.set_colour(context, 1, 1, 1);
        library.paint(context);
        rectangle whole = {0, 0, width, height};
        is_drawn = library.render(handle, context, &whole, NULL)
            && library.write_png(surface, append, &bytes) == status_success;
        library.free_context(context);
    }
    if (surface) library.free_surface(surface);
    library.unref(handle);
    if (!is_drawn) {
        free(bytes.start);
        return NULL;
    }
    *size = bytes.count;
    return bytes.start;
}
