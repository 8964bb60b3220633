import Foundation

/// Names of time zones as people write them.
enum TimeZoneName {
    /// `Area/City` or UTC. Foundation would take `GMT+3` and `CET` as well, which have no name of a place.
    static let isGood: @Sendable (String) -> Bool = { name in
        (name == "UTC" || name.contains("/")) && TimeZone(identifier: name) != nil
    }
}
