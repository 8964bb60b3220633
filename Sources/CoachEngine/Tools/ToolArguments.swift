import JSON

/// The arguments of a call, read strictly: an unknown key is an error, `null` is the same as leaving the key out, and a
/// number is no text.
struct ToolArguments {
    private let value: JSONValue

    init(_ value: JSONValue, allowing keys: [String]) throws(ToolProblem) {
        for member in value.members ?? [] where !keys.contains(member.name) && !member.value.isMissing {
            throw ToolProblem(
                .invalidArguments, "There is no such argument; there are \(keys.joined(separator: ", ")).",
                path: PlainName.cut(member.name), suggestions: NearNames.of(member.name, among: keys))
        }
        self.value = value
    }

    /// `nil` where it was left out.
    func text(_ key: String) throws(ToolProblem) -> String? {
        let member = value[key]
        guard !member.isMissing else { return nil }
        guard let text = member.text else { throw ToolProblem(.invalidArguments, "It has to be a text.", path: key) }
        return text
    }

    func requiredText(_ key: String) throws(ToolProblem) -> String {
        guard let text = try text(key) else { throw ToolProblem(.invalidArguments, "It is required.", path: key) }
        return text
    }
}
