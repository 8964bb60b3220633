import ImportKit
import TestSupport
import Testing

@testable import HealthStore

@Suite struct `A packed route` {
    private static var points: [ImportedRoute.Point] {
        var random = SeededGenerator(seed: 7)
        var points: [ImportedRoute.Point] = []
        var at: Int64 = 1_780_000_000_123
        for index in 0..<300 {
            at += Int64.random(in: 0...5_000, using: &random)
            points.append(
                ImportedRoute.Point(
                    atMs: at, latitude: 52 + Double(Int.random(in: -9_999...9_999, using: &random)) / 1e7,
                    longitude: -179.99 - Double(index) / 1e5,
                    altitude: index % 7 == 0 ? nil : Double(Int.random(in: -50...900, using: &random)) / 10,
                    isAfterGap: index % 50 == 0))
        }
        return points
    }

    @Test func `comes back to the centimetre`() throws {
        let packed = RoutePacking.pack(Self.points)
        #expect(packed.count < 12 * Self.points.count)
        let back = try #require(RoutePacking.unpack(packed))
        #expect(back.count == Self.points.count)
        for (point, original) in zip(back, Self.points) {
            #expect(point.atMs == original.atMs)
            #expect(abs(point.latitude - original.latitude) < 1e-7)
            #expect(abs(point.longitude - original.longitude) < 1e-7)
            #expect(point.altitude == original.altitude)
            #expect(point.isAfterGap == original.isAfterGap)
        }
        #expect(RoutePacking.pack(back) == packed)
    }

    @Test func `that is cut anywhere is whole up to a point or nothing`() {
        let packed = RoutePacking.pack(Self.points)
        for count in 0..<packed.count {
            guard let part = RoutePacking.unpack(Array(packed.prefix(count))) else { continue }
            #expect(RoutePacking.pack(part) == Array(packed.prefix(count)))
        }
    }

    @Test func `of any bytes is no trap`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
            _ = RoutePacking.unpack([1] + bytes)
            _ = BeatPacking.unpack(bytes)
        }
        #expect(RoutePacking.unpack([]) == nil)
        #expect(RoutePacking.unpack([9]) == nil)
    }

    @Test func `leaves out what is nowhere`() {
        let nowhere = [(Double.nan, 0), (91, 0), (0, .infinity), (0, 181)].map {
            ImportedRoute.Point(atMs: 0, latitude: $0.0, longitude: $0.1)
        }
        #expect(RoutePacking.pack(nowhere).count == 1)
        let high = ImportedRoute.Point(atMs: .min, latitude: 1, longitude: 1, altitude: .nan)
        let far = ImportedRoute.Point(atMs: .max, latitude: -1, longitude: 1, altitude: 1e300)
        #expect(RoutePacking.unpack(RoutePacking.pack([high, far]))?.map(\.atMs) == [.min, .max])
    }

    @Test func `is beside beats, which come back too`() {
        let beats = [ImportedBeats.Beat(offsetMs: 812, bpm: 73.5), .init(offsetMs: -5, bpm: 0)]
        #expect(BeatPacking.unpack(BeatPacking.pack(beats)) == beats)
        #expect(BeatPacking.unpack(Array(BeatPacking.pack(beats).dropLast())) == [beats[0]])
    }
}
