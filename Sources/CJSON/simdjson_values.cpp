#include "airfit_json.h"

#include <cstdlib>
#include <cstring>
#include <new>
#include <simdjson.h>
#include <string>

using namespace simdjson;

struct airfit_json_document {
    dom::document tree;
    dom::element root;
};

static_assert(sizeof(dom::element) == sizeof(airfit_json_value), "a value is simdjson's element");

static dom::element element(airfit_json_value value) {
    dom::element found;
    std::memcpy(static_cast<void *>(&found), &value, sizeof found);
    return found;
}

static airfit_json_value value(dom::element found) {
    airfit_json_value value;
    std::memcpy(&value, &found, sizeof value);
    return value;
}

airfit_json_document *airfit_json_parse(const uint8_t *bytes, size_t count) {
    // Keeps its scratch memory from one text to the next; the tree goes into the document.
    static thread_local dom::parser parser;
    auto *document = new (std::nothrow) airfit_json_document;
    if (!document) return nullptr;
    auto result = parser.parse_into_document(document->tree, bytes, count, true);
    if (result.error()) {
        delete document;
        return nullptr;
    }
    document->root = result.value_unsafe();
    return document;
}

void airfit_json_free(airfit_json_document *document) { delete document; }

airfit_json_value airfit_json_root(const airfit_json_document *document) { return value(document->root); }

airfit_json_kind airfit_json_kind_of(airfit_json_value value) {
    switch (element(value).type()) {
    case dom::element_type::NULL_VALUE: return AIRFIT_JSON_NULL;
    case dom::element_type::BOOL: return AIRFIT_JSON_BOOL;
    case dom::element_type::INT64:
    case dom::element_type::UINT64: return AIRFIT_JSON_INTEGER;
    case dom::element_type::DOUBLE: return AIRFIT_JSON_NUMBER;
    case dom::element_type::STRING: return AIRFIT_JSON_TEXT;
    case dom::element_type::ARRAY: return AIRFIT_JSON_ARRAY;
    case dom::element_type::OBJECT: return AIRFIT_JSON_OBJECT;
    }
    return AIRFIT_JSON_NULL;
}

bool airfit_json_member(airfit_json_value object, const char *name, size_t count, airfit_json_value *member) {
    dom::object members;
    if (element(object).get(members)) return false;
    dom::element found;
    if (members.at_key(std::string_view(name, count)).get(found)) return false;
    *member = value(found);
    return true;
}

const char *airfit_json_text(airfit_json_value value, size_t *count) {
    std::string_view text;
    if (element(value).get(text)) return nullptr;
    *count = text.size();
    return text.data();
}

bool airfit_json_bool(airfit_json_value value) {
    bool flag = false;
    return !element(value).get(flag) && flag;
}

bool airfit_json_integer(airfit_json_value value, int64_t *number) { return !element(value).get(*number); }

bool airfit_json_number(airfit_json_value value, double *number) { return !element(value).get(*number); }

void airfit_json_each(airfit_json_value container, void *context, airfit_json_visitor visit) {
    dom::array elements;
    dom::object members;
    if (!element(container).get(elements)) {
        for (dom::element each : elements) visit(context, nullptr, 0, value(each));
    } else if (!element(container).get(members)) {
        for (auto each : members) visit(context, each.key.data(), each.key.size(), value(each.value));
    }
}

char *airfit_json_minified(airfit_json_value value, size_t *count) {
    std::string text = minify(element(value));
    char *copy = static_cast<char *>(std::malloc(text.size() + 1));
    if (!copy) return nullptr;
    std::memcpy(copy, text.data(), text.size());
    *count = text.size();
    return copy;
}
