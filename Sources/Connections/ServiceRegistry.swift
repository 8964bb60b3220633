/// The clouds that can be connected, in the order in which they are offered, and those that cannot.
public enum ServiceRegistry {
    /// One line each.
    public static let all: [ConnectionService] = [
        .intervalsICU,
        .oura,
        .whoop,
        .withings,
        .googleHealth,
        .polar,
        .dexcom,
        .wahoo,
        .ultrahuman,
    ]

    /// The service of that identifier; `nil` for none.
    public static func service(_ id: String) -> ConnectionService? { all.first { $0.id == id } }

    /// Whether an import of this format came through a connection.
    public static func isImportFormat(_ format: String) -> Bool { all.contains { $0.importFormat == format } }

    /// A cloud that people ask for and that cannot be connected.
    public struct Closed: Equatable, Sendable {
        public var id: String
        public var title: String
        /// Why, as a sentence.
        public var reason: String
        /// How the data come all the same, as a sentence.
        public var path: String
    }

    public static let closed: [Closed] = [
        Closed(
            id: "strava", title: "Strava",
            reason:
                "Strava's API Policy of June 2026 forbids any use of its data with an AI application and any storage "
                + "beyond seven days.",
            path:
                "Your own bulk export is yours: strava.com, Settings, My Account, Download or Delete Your Account, Request "
                + "Your Archive; then airfit import the zip."),
        Closed(
            id: "garmin", title: "Garmin",
            reason: "Garmin opens its Health API to companies alone, and only to a public server.",
            path: "Connect Intervals.icu to Garmin and AirFit to Intervals.icu, import the export of "
                + "garmin.com/account/datamanagement, or the FIT files of the watch's own folders (GARMIN/Activity)."),
        Closed(
            id: "suunto", title: "Suunto",
            reason: "Suunto asks for a partner's subscription key with every request.",
            path:
                "Connect Intervals.icu to Suunto and AirFit to Intervals.icu, or export FIT files from the Suunto app and "
                + "airfit import them."),
    ]

    /// The service of that identifier that cannot be connected; `nil` for none.
    public static func closed(_ id: String) -> Closed? { closed.first { $0.id == id } }
}
