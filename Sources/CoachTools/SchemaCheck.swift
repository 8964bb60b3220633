import JSON

/// Holds arguments against the JSON Schema that models are given (draft 2020-12: type, properties, required,
/// additionalProperties, enum, anyOf, items, pattern and the bounds).
struct SchemaCheck {
    let schema: JSONValue

    /// - Throws: `invalid_arguments` with the path of the first argument that does not fit.
    func check(_ value: JSONValue) throws(ToolProblem) { try check(value, schema, at: "") }

    private func check(_ value: JSONValue, _ schema: JSONValue, at path: String) throws(ToolProblem) {
        if let options = schema["anyOf"].array { return try check(value, anyOf: options, at: path) }
        switch schema["type"].text {
        case "object": try check(object: value, schema, at: path)
        case "array": try check(list: value, schema, at: path)
        case "string": try check(text: value, schema, at: path)
        case "boolean": guard value.flag != nil else { throw problem("It has to be true or false", at: path) }
        case "integer", "number": try check(number: value, schema, at: path)
        default: break
        }
    }

    private func problem(_ sentence: String, at path: String, near: [String] = []) -> ToolProblem {
        ToolProblem(.invalidArguments, sentence + ".", path: path.isEmpty ? nil : path, suggestions: near)
    }

    private func check(object: JSONValue, _ schema: JSONValue, at path: String) throws(ToolProblem) {
        guard object.isObject else { throw problem("It has to be an object", at: path) }
        let properties = schema["properties"]
        let names = properties.members?.map(\.name) ?? []
        func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }
        for member in object.members ?? [] where !member.value.isMissing {
            guard names.contains(member.name) else {
                throw problem(
                    names.isEmpty ? "It takes no arguments" : "There is no such key; there are \(listed(names))",
                    at: place(PlainName.cut(member.name)), near: SimilarNames.of(member.name, among: names))
            }
            try check(member.value, properties[member.name], at: place(member.name))
        }
        for name in schema["required"].array?.compactMap(\.text) ?? [] where object[name].isMissing {
            throw problem("It is required", at: place(name))
        }
    }

    private func check(list: JSONValue, _ schema: JSONValue, at path: String) throws(ToolProblem) {
        guard let items = list.array else { throw problem("It has to be a list", at: path) }
        if let least = schema["minItems"].integer, items.count < least {
            throw problem("It has to hold at least \(least)", at: path)
        }
        if let most = schema["maxItems"].integer, items.count > most {
            throw problem("It holds at most \(most)", at: path)
        }
        for (index, item) in items.enumerated() { try check(item, schema["items"], at: "\(path)[\(index)]") }
    }

    private func check(text value: JSONValue, _ schema: JSONValue, at path: String) throws(ToolProblem) {
        guard let text = value.text else { throw problem("It has to be a text", at: path) }
        if let allowed = schema["enum"].array?.compactMap(\.text), !allowed.contains(text) {
            throw problem(
                "It has to be one of \(listed(allowed))", at: path, near: SimilarNames.of(text, among: allowed))
        }
        guard let pattern = schema["pattern"].text, !matches(text, pattern) else { return }
        throw problem("It is not written as it has to be: \(schema["description"].text ?? pattern)", at: path)
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        // Patterns are our own; one that could not be read would refuse every text, which the tests would show.
        guard let expression = try? Regex(pattern) else { return false }
        return (try? expression.wholeMatch(in: text)) != nil
    }

    private func check(number value: JSONValue, _ schema: JSONValue, at path: String) throws(ToolProblem) {
        let isWhole = schema["type"].text == "integer"
        guard value.isNumber, let number = value.number, !isWhole || Int(exactly: number) != nil else {
            throw problem(isWhole ? "It has to be a whole number" : "It has to be a number", at: path)
        }
        let (least, most) = (schema["minimum"], schema["maximum"])
        guard number >= least.number ?? -.infinity, number <= most.number ?? .infinity else {
            throw problem("It has to be from \(least.json ?? "") to \(most.json ?? "")", at: path)
        }
    }

    /// `true` and `false` stand for 1 and 0 where a value may be a number.
    private func check(_ value: JSONValue, anyOf options: [JSONValue], at path: String) throws(ToolProblem) {
        if value.flag != nil, options.contains(where: { $0["type"].text == "number" }) { return }
        for option in options {
            do throws(ToolProblem) { return try check(value, option, at: path) } catch { continue }
        }
        let kinds = options.compactMap { option -> String? in
            switch option["type"].text {
            case "array": "a list of \(option["items"]["type"].text == "number" ? "numbers" : "texts")"
            case "string": "a text"
            default: option["type"].text.map { "a \($0)" }
            }
        }
        throw problem("It has to be \(kinds.joined(separator: ", or "))", at: path)
    }

    private func listed(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension JSONValue {
    /// A number as it stands, not a text that reads like one.
    var isNumber: Bool { !isMissing && text == nil && flag == nil && !isArray && !isObject }
}
