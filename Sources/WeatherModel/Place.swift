import Foundation
import HealthModel

/// A place on the earth in degrees, north and east positive.
public struct Coordinate: Hashable, Sendable {
    /// In degrees north.
    public let latitude: Double
    /// In degrees east.
    public let longitude: Double

    /// `nil` beyond the poles and the date line, and for what is no number.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// To two decimals, about a kilometre: the only form in which a coordinate leaves the machine.
    public var rounded: Coordinate {
        func cut(_ degrees: Double) -> Double {
            let hundredths = (degrees * 100).rounded()
            return hundredths == 0 ? 0 : hundredths / 100  // no minus zero
        }
        return Coordinate(latitude: cut(latitude), longitude: cut(longitude)) ?? self
    }

    /// Metres along the great circle.
    public func distance(to other: Coordinate) -> Double {
        GreatCircle.distance(
            fromLatitude: latitude, longitude: longitude, toLatitude: other.latitude, longitude: other.longitude)
    }

    /// Degrees clockwise from north in which the great circle to another place begins; 0 for the place itself.
    public func bearing(to other: Coordinate) -> Double {
        let (north, south) = (latitude * .pi / 180, other.latitude * .pi / 180)
        let east = (other.longitude - longitude) * .pi / 180
        let degrees =
            atan2(sin(east) * cos(south), cos(north) * sin(south) - sin(north) * cos(south) * cos(east)) * 180 / .pi
        return (degrees + 360).truncatingRemainder(dividingBy: 360)
    }

    /// `52.52, 13.41`: rounded, as it goes out.
    public var text: String { "\(latitudeText), \(longitudeText)" }
    /// The rounded latitude: `52.52`.
    public var latitudeText: String { Self.text(rounded.latitude) }
    /// The rounded longitude: `13.41`.
    public var longitudeText: String { Self.text(rounded.longitude) }

    private static func text(_ degrees: Double) -> String { DecimalText.text(of: degrees, decimals: 2) ?? "0" }

    /// Reads `52.52, 13.41`; `nil` for anything else.
    public init?(_ text: some StringProtocol) {
        guard let (latitude, longitude) = Self.numbers(text) else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    /// Whether a text is written as a coordinate, be it one of the earth or not.
    public static func isPairOfNumbers(_ text: some StringProtocol) -> Bool { numbers(text) != nil }

    private static func numbers(_ text: some StringProtocol) -> (Double, Double)? {
        let numbers = text.split(whereSeparator: { $0 == "," || $0 == " " }).map { Double($0) }
        guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
        return (first, second)
    }
}

/// A place with a name.
public struct Place: Hashable, Sendable {
    public var name: String
    public var coordinate: Coordinate
    /// State or province; `nil` where the service names none.
    public var region: String?
    public var country: String?
    /// The name of its time zone: `Europe/Berlin`; `nil` where it is not known.
    public var zoneName: String?
    /// Metres above the sea.
    public var elevation: Double?
    /// Inhabitants; `nil` where it is not known.
    public var population: Int?

    public init(
        name: String, coordinate: Coordinate, region: String? = nil, country: String? = nil, zoneName: String? = nil,
        elevation: Double? = nil, population: Int? = nil
    ) {
        self.name = name
        self.coordinate = coordinate
        self.region = region
        self.country = country
        self.zoneName = zoneName
        self.elevation = elevation
        self.population = population
    }

    /// `Berlin, Land Berlin, Deutschland`; a part that repeats the one before is left out. A place without a name is called
    /// by its coordinate.
    public var title: String {
        var parts: [String] = []
        for part in [name, region, country].compactMap(\.self) where !part.isEmpty && part != parts.last {
            parts.append(part)
        }
        return parts.isEmpty ? coordinate.text : parts.joined(separator: ", ")
    }
}

/// A place that the person named, as it stands in the settings: `work = 52.50 13.30`.
public enum NamedPlace {
    /// A place as a list of settings writes it, `name = latitude longitude`; `nil` for anything else.
    public static func place(_ text: String) -> Place? {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let coordinate = Coordinate(parts[1]) else { return nil }
        let name = parts[0].split(separator: " ").joined(separator: " ")
        return name.isEmpty ? nil : Place(name: name, coordinate: coordinate)
    }

    /// The text that `place` reads.
    public static func text(_ place: Place) -> String {
        let name = place.name.filter { $0 != "=" }.split(separator: " ").joined(separator: " ")
        return "\(name) = \(place.coordinate.latitudeText) \(place.coordinate.longitudeText)"
    }
}
