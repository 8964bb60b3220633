import JSON

/// OpenRouter's `reasoning_details`, joined from their pieces: those of one index and type are one entry. Its text grows, every
/// other field is what came last, such as a signature that follows the text in a piece of its own.
struct ReasoningDetails {
    private struct Entry {
        /// By name, each as JSON.
        var fields: [String: String] = [:]
        var texts: [String: String] = [:]
    }
    private var joined: [Entry] = []
    private var places: [String: Int] = [:]

    var isEmpty: Bool { joined.isEmpty }

    mutating func apply(_ piece: JSONValue) {
        guard let members = piece.members else { return }
        let key = "\(piece["index"].label ?? "") \(piece["type"].text ?? "")"
        let place = places[key] ?? joined.count
        if place == joined.count {
            places[key] = place
            joined.append(Entry())
        }
        for (name, value) in members {
            if name == "text" || name == "summary", let text = value.text {
                joined[place].texts[name, default: ""] += text
            } else if let json = value.json {
                joined[place].fields[name] = json
            } else if joined[place].fields[name] == nil {
                joined[place].fields[name] = "null"
            }
        }
    }

    /// In the order they began.
    var entries: [[String: Any]] {
        joined.map { entry in
            let plainFields = entry.fields.filter { $0.key.allSatisfy { $0.isLetter || $0 == "_" } }
            let json = plainFields.map { #""\#($0.key)":\#($0.value)"# }.joined(separator: ",")
            return (JSONBody.object("{\(json)}") ?? [:]).merging(entry.texts) { _, text in text }
        }
    }
}
