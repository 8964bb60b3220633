import ImportKit

/// Types and sources in the order in which a sink met them; their places are their numbers.
struct NumberedNames: Equatable {
    private(set) var types: [ImportedType] = []
    private(set) var sources: [ImportedSource] = []

    mutating func number(of type: ImportedType) -> Int32 { Self.place(of: type, in: &types) }
    mutating func number(of source: ImportedSource) -> Int32 { Self.place(of: source, in: &sources) }

    private static func place<Name: Equatable>(of name: Name, in names: inout [Name]) -> Int32 {
        if let place = names.firstIndex(of: name) { return Int32(place) }
        names.append(name)
        return Int32(names.count - 1)
    }
}
