/// All kinds of files that can be read.
enum HealthFormats {
    /// In the order in which a document is held against them.
    static let all: [any HealthFormat.Type] = [
        FITFormat.self, AppleHealthFormat.self, AirFitFormat.self, GPXFormat.self, TCXFormat.self,
        AppleElectrocardiogramFormat.self, AppleClinicalRecordFormat.self,
    ]

    /// `nil` for a document of no known kind.
    static func format(of document: HealthDocument) -> (any HealthFormat.Type)? {
        all.first { $0.recognises(document) }
    }
}
