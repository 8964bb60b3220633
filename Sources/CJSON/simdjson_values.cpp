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

namespace {
/// Texts up to here, as the events of a stream are, take neither new memory for their parsing nor for their tree.
constexpr size_t small = 32 * 1024;
constexpr size_t most_spares = 8;

struct Scratch {
    dom::parser parser;
    /// Where a text stands while it is parsed, with the bytes after it that simdjson reads beyond the end.
    uint8_t padded[small + SIMDJSON_PADDING] = {};
    airfit_json_document *spares[most_spares] = {};
    size_t spare_count = 0;

    ~Scratch() {
        while (spare_count > 0) delete spares[--spare_count];
    }
};

Scratch *scratch() {
    // A destructor may run after that of the scratch, at the end of a thread: the pointer tells.
    static thread_local struct Owner {
        Scratch *scratch = new (std::nothrow) Scratch;
        ~Owner() {
            delete scratch;
            scratch = nullptr;
        }
    } owner;
    return owner.scratch;
}

bool parse(airfit_json_document &document, const uint8_t *bytes, size_t count) {
    Scratch *own = scratch();
    if (own && count <= small) {
        if (count > 0) std::memcpy(own->padded, bytes, count);
        return !own->parser.parse_into_document(document.tree, own->padded, count, false).get(document.root);
    }
    dom::parser parser;
    return !parser.parse_into_document(document.tree, bytes, count, true).get(document.root);
}
}

airfit_json_document *airfit_json_parse(const uint8_t *bytes, size_t count) {
    Scratch *own = scratch();
    airfit_json_document *document = own && own->spare_count > 0 && count <= small
        ? own->spares[--own->spare_count]
        : new (std::nothrow) airfit_json_document;
    if (!document) return nullptr;
    if (parse(*document, bytes, count)) return document;
    airfit_json_free(document);
    return nullptr;
}

void airfit_json_free(airfit_json_document *document) {
    Scratch *own = scratch();
    if (own && own->spare_count < most_spares && document->tree.capacity() <= small) {
        own->spares[own->spare_count++] = document;
    } else {
        delete document;
    }
}

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

void airfit_json_each_member(airfit_json_value object, void *context, airfit_json_visitor visit) {
    dom::object members;
    if (element(object).get(members)) return;
    for (auto each : members) visit(context, each.key.data(), each.key.size(), value(each.value));
}

size_t airfit_json_elements(airfit_json_value array, airfit_json_value *into, size_t capacity) {
    dom::array elements;
    if (element(array).get(elements)) return 0;
    size_t count = 0;
    for (dom::element each : elements) {
        if (count < capacity) into[count] = value(each);
        count++;
    }
    return count;
}

bool airfit_json_element(airfit_json_value array, size_t index, airfit_json_value *found) {
    dom::array elements;
    dom::element each;
    if (element(array).get(elements) || elements.at(index).get(each)) return false;
    *found = value(each);
    return true;
}

char *airfit_json_minified(airfit_json_value value, size_t *count) {
    std::string text = minify(element(value));
    char *copy = static_cast<char *>(std::malloc(text.size() + 1));
    if (!copy) return nullptr;
    std::memcpy(copy, text.data(), text.size());
    *count = text.size();
    return copy;
}
