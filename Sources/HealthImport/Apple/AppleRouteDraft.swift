import ImportKit

/// A route whose points lie in the XML itself, as exports before 2019 have it.
struct AppleRouteDraft {
    private(set) var points: [ImportedRoute.Point] = []

    private static let mostPoints = 500_000
    /// Points come every second; after a pause the way between is not known.
    private static let longestStep: Int64 = 60_000

    /// A point without a place, a time or with an invalid accuracy is passed over.
    mutating func add(at unix: Int64?, _ location: AppleLocation) {
        guard points.count < Self.mostPoints, let unix, let latitude = location.latitude.flatMap(DecimalNumber.parse),
            let longitude = location.longitude.flatMap(DecimalNumber.parse), (-90...90).contains(latitude),
            (-180...180).contains(longitude)
        else { return }
        if let accuracy = location.accuracy.flatMap(DecimalNumber.parse), accuracy < 0 { return }
        let altitude = location.altitude.flatMap(DecimalNumber.parse).flatMap {
            (-500...20_000).contains($0) ? $0 : nil
        }
        let atMs = unix * 1000
        if let last = points.last, atMs < last.atMs { return }
        let isAfterGap = points.last.map { atMs - $0.atMs > Self.longestStep } ?? false
        points.append(
            ImportedRoute.Point(
                atMs: atMs, latitude: latitude, longitude: longitude, altitude: altitude, isAfterGap: isAfterGap))
    }
}

/// The attributes of a `Location` as they stand in the block.
struct AppleLocation {
    var date: ByteSlice?
    var latitude: ByteSlice?
    var longitude: ByteSlice?
    var altitude: ByteSlice?
    var accuracy: ByteSlice?

    mutating func set(_ name: ByteSlice, _ value: ByteSlice) {
        if name.equals("date") {
            date = value
        } else if name.equals("latitude") {
            latitude = value
        } else if name.equals("longitude") {
            longitude = value
        } else if name.equals("altitude") {
            altitude = value
        } else if name.equals("horizontalAccuracy") {
            accuracy = value
        }
    }
}
