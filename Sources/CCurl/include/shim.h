// Typed functions over libcurl's variadic calls. No logic.
#pragma once
#include <curl/curl.h>
#include <sys/socket.h>

typedef size_t (*airfit_bytes_callback)(char *bytes, size_t size, size_t count, void *context);
typedef curl_socket_t (*airfit_socket_callback)(void *context, curlsocktype purpose, struct curl_sockaddr *address);
typedef int (*airfit_request_callback)(void *context, char *address, char *own_address, int port, int own_port);

static inline CURLcode airfit_curl_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}
static inline CURLcode airfit_curl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(easy, option, value);
}
/// libcurl copies the text, except for CURLOPT_POSTFIELDS.
static inline CURLcode airfit_curl_set_text(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}
static inline CURLcode airfit_curl_set_pointer(CURL *easy, CURLoption option, void *value) {
    return curl_easy_setopt(easy, option, value);
}
static inline CURLcode airfit_curl_set_headers(CURL *easy, struct curl_slist *headers) {
    return curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
}
static inline CURLcode airfit_curl_set_body_callback(CURL *easy, airfit_bytes_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, callback);
    return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_WRITEDATA, context);
}
static inline CURLcode airfit_curl_set_header_callback(CURL *easy, airfit_bytes_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, callback);
    return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_HEADERDATA, context);
}
static inline CURLcode airfit_curl_set_socket_callback(CURL *easy, airfit_socket_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, callback);
    return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, context);
}
/// Asked whenever a request is about to be sent over a connection, new or kept.
static inline CURLcode airfit_curl_set_request_callback(CURL *easy, airfit_request_callback callback, void *context) {
    CURLcode code = curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, callback);
    return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_PREREQDATA, context);
}

static inline CURLcode airfit_curl_get_long(CURL *easy, CURLINFO info, long *value) {
    return curl_easy_getinfo(easy, info, value);
}
static inline CURLcode airfit_curl_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
    return curl_easy_getinfo(easy, info, value);
}
static inline CURLcode airfit_curl_get_pointer(CURL *easy, CURLINFO info, void **value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLMcode airfit_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}
/// The result of a finished transfer: a union in libcurl's own structure.
static inline CURLcode airfit_message_result(const CURLMsg *message) {
    return message->data.result;
}

// Macros Swift cannot see.
static inline size_t airfit_write_pause(void) { return CURL_WRITEFUNC_PAUSE; }
static inline curl_socket_t airfit_socket_bad(void) { return CURL_SOCKET_BAD; }
static inline long airfit_global_all(void) { return CURL_GLOBAL_ALL; }
static inline int airfit_pause_continue(void) { return CURLPAUSE_CONT; }
static inline int airfit_request_proceeds(void) { return CURL_PREREQFUNC_OK; }
static inline int airfit_request_ends(void) { return CURL_PREREQFUNC_ABORT; }
static inline long airfit_auth_none(void) { return CURLAUTH_NONE; }
