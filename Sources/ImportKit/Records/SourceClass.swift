extension ImportedSource.Class {
    /// The class by the name of a source that says nothing of its device, as old records of watches do.
    package static func guessed(fromName name: String) -> ImportedSource.Class {
        let plain = name.lowercased()
        if plain.contains("watch") { return .watch }
        return ["iphone", "ipad", "ipod"].contains(where: plain.contains) ? .phone : .other
    }
}
