/// All kinds of files that can be read.
enum HealthFormats {
    /// In the order in which a document is held against them.
    static let all: [any HealthFormat.Type] = [
        AppleHealthFormat.self, AirFitFormat.self,
    ]

    /// `nil` for a document of no known kind.
    static func format(of document: HealthDocument) -> (any HealthFormat.Type)? {
        all.first { $0.recognises(document) }
    }
}
