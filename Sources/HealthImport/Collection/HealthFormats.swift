import ImportKit

/// All kinds of files that can be read.
enum HealthFormats {
    /// In the order in which a document is held against them.
    static let all: [any HealthFormat.Type] = [
        FITFormat.self, HealthConnectFormat.self, AppleHealthFormat.self, AirFitFormat.self, GPXFormat.self,
        TCXFormat.self, AppleElectrocardiogramFormat.self, AppleClinicalRecordFormat.self, HealthAutoExportFormat.self,
        FitbitFormat.self, GoogleFitFormat.self, GarminFormat.self, OuraFormat.self, WhoopFormat.self,
        WithingsFormat.self, CSVFormat.self,
    ]

    /// `nil` for a document of no known kind.
    static func format(of document: HealthDocument) -> (any HealthFormat.Type)? {
        all.first { $0.recognises(document) }
    }
}
