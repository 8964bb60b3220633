/* On Linux libcurl is loaded by its first call rather than with the program. It brings some thirty libraries along, whose
 * loading takes 4 ms of a start of 20, and most starts never send a request. Each function here stands for libcurl's own
 * of the same name and calls it; without libcurl each answers as libcurl does when it fails. */
#if defined(__linux__)
#include <curl/curl.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>

static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) { library = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL); }

static void *find(const char *name) {
    pthread_once(&once, load);
    return library ? dlsym(library, name) : NULL;
}

/* Named for the linker alone, since headers of different versions differ in a `const`. */
#define FORWARD(type, name, parameters, arguments, otherwise)                  \
    type on_demand_##name parameters __asm__(#name);                           \
    type on_demand_##name parameters {                                         \
        static type(*_Atomic known) parameters;                                \
        type(*real) parameters = known;                                        \
        if (!real) known = real = (type(*) parameters)find(#name);             \
        return real ? real arguments : otherwise;                              \
    }
#define FORWARD_VOID(name, parameters, arguments)                              \
    void on_demand_##name parameters __asm__(#name);                           \
    void on_demand_##name parameters {                                         \
        static void (*_Atomic known) parameters;                               \
        void (*real) parameters = known;                                       \
        if (!real) known = real = (void (*) parameters)find(#name);            \
        if (real) real arguments;                                              \
    }
/* The last argument of these is a long, an offset or a pointer: 64 bits each, passed alike. */
#define FORWARD_OPTION(type, name, handle, option, otherwise)                  \
    type on_demand_##name(handle one, option two, ...) __asm__(#name);         \
    type on_demand_##name(handle one, option two, ...) {                       \
        static type (*_Atomic known)(handle, option, ...);                     \
        type (*real)(handle, option, ...) = known;                             \
        if (!real) known = real = (type (*)(handle, option, ...))find(#name);  \
        va_list list;                                                          \
        va_start(list, two);                                                   \
        void *value = va_arg(list, void *);                                    \
        va_end(list);                                                          \
        return real ? real(one, two, value) : otherwise;                       \
    }
_Static_assert(sizeof(long) == sizeof(void *) && sizeof(curl_off_t) == sizeof(void *), "64 bits each");

FORWARD(char *, curl_version, (void), (), NULL)
FORWARD(CURLcode, curl_global_init, (long flags), (flags), CURLE_FAILED_INIT)
FORWARD_VOID(curl_free, (void *memory), (memory))

FORWARD(CURL *, curl_easy_init, (void), (), NULL)
FORWARD_VOID(curl_easy_cleanup, (CURL *easy), (easy))
FORWARD(CURLcode, curl_easy_pause, (CURL *easy, int mask), (easy, mask), CURLE_FAILED_INIT)
FORWARD(const char *, curl_easy_strerror, (CURLcode code), (code), "libcurl is not installed")
FORWARD_OPTION(CURLcode, curl_easy_setopt, CURL *, CURLoption, CURLE_FAILED_INIT)
FORWARD_OPTION(CURLcode, curl_easy_getinfo, CURL *, CURLINFO, CURLE_FAILED_INIT)

FORWARD(CURLM *, curl_multi_init, (void), (), NULL)
FORWARD(CURLMcode, curl_multi_cleanup, (CURLM *multi), (multi), CURLM_BAD_HANDLE)
FORWARD(CURLMcode, curl_multi_add_handle, (CURLM *multi, CURL *easy), (multi, easy), CURLM_BAD_HANDLE)
FORWARD(CURLMcode, curl_multi_remove_handle, (CURLM *multi, CURL *easy), (multi, easy), CURLM_BAD_HANDLE)
FORWARD(CURLMcode, curl_multi_perform, (CURLM *multi, int *running), (multi, running), CURLM_BAD_HANDLE)
FORWARD(CURLMcode, curl_multi_poll,
        (CURLM *multi, struct curl_waitfd *others, unsigned count, int milliseconds, int *ready),
        (multi, others, count, milliseconds, ready), CURLM_BAD_HANDLE)
FORWARD(CURLMcode, curl_multi_wakeup, (CURLM *multi), (multi), CURLM_BAD_HANDLE)
FORWARD(CURLMsg *, curl_multi_info_read, (CURLM *multi, int *left), (multi, left), NULL)
FORWARD_OPTION(CURLMcode, curl_multi_setopt, CURLM *, CURLMoption, CURLM_BAD_HANDLE)

FORWARD(struct curl_slist *, curl_slist_append, (struct curl_slist *list, const char *text), (list, text), NULL)
FORWARD_VOID(curl_slist_free_all, (struct curl_slist *list), (list))

FORWARD(CURLU *, curl_url, (void), (), NULL)
FORWARD_VOID(curl_url_cleanup, (CURLU *url), (url))
FORWARD(CURLUcode, curl_url_get, (const CURLU *url, CURLUPart part, char **text, unsigned flags), (url, part, text, flags),
        CURLUE_BAD_HANDLE)
FORWARD(CURLUcode, curl_url_set, (CURLU *url, CURLUPart part, const char *text, unsigned flags), (url, part, text, flags),
        CURLUE_BAD_HANDLE)
#endif
