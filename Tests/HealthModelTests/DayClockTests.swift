import Foundation
import HealthModel
import Testing

@Suite struct `The clock of days` {
    private func unix(_ text: String) throws -> Int {
        Int(try Date(text + ":00Z", strategy: .iso8601).timeIntervalSince1970)
    }

    private func clock(_ home: String, _ trips: (String, String, String)...) throws -> DayClock {
        DayClock(
            zone: try #require(TimeZone(identifier: home)),
            trips: try trips.map { Trip(zoneName: $0.0, start: try unix($0.1), end: try unix($0.2)) })
    }

    private func day(_ iso: String) throws -> CivilDay { try #require(CivilDay(iso: iso)) }

    /// Every instant belongs to the day between whose starts it lies, and days never go back.
    private func expectContiguous(_ clock: DayClock, from: String, to: String) throws {
        var previous = clock.day(atUnix: try unix(from))
        for instant in stride(from: try unix(from), to: try unix(to), by: 900) {
            let day = clock.day(atUnix: instant)
            #expect(day >= previous)
            #expect(clock.start(of: day) <= instant)
            #expect(instant < clock.start(of: day.advanced(by: 1)))
            previous = day
        }
    }

    @Test func `has days of 23 and 25 hours where clocks change`() throws {
        let clock = try clock("Europe/Berlin")
        func hours(_ iso: String) throws -> Int {
            (clock.start(of: try day(iso).advanced(by: 1)) - clock.start(of: try day(iso))) / 3600
        }
        #expect(try hours("2026-03-29") == 23)
        #expect(try hours("2025-10-26") == 25)
        #expect(try hours("2025-10-27") == 24)
        #expect(clock.secondOfDay(atUnix: try unix("2026-03-29T01:00")) == 3 * 3600)
        try expectContiguous(clock, from: "2026-03-27T00:00", to: "2026-03-31T00:00")
        try expectContiguous(clock, from: "2025-10-24T00:00", to: "2025-10-28T00:00")
    }

    @Test func `begins a day without midnight with its first instant`() throws {
        // Clocks went from 0:00 to 1:00.
        let clock = try clock("America/Sao_Paulo")
        #expect(clock.start(of: try day("2018-11-04")) == (try unix("2018-11-04T03:00")))
        #expect(clock.secondOfDay(atUnix: clock.start(of: try day("2018-11-04"))) == 3600)
        try expectContiguous(clock, from: "2018-11-02T00:00", to: "2018-11-07T00:00")
    }

    @Test func `goes by the zone of a trip and by home again after it`() throws {
        let clock = try clock("Europe/Berlin", ("Asia/Tokyo", "2026-05-10T06:00", "2026-05-20T06:00"))
        #expect(clock.day(atUnix: try unix("2026-05-09T16:00")).iso == "2026-05-09")
        #expect(clock.day(atUnix: try unix("2026-05-12T16:00")).iso == "2026-05-13")
        #expect(clock.day(atUnix: try unix("2026-05-21T16:00")).iso == "2026-05-21")
        #expect(clock.offset(atUnix: try unix("2026-05-12T16:00")) == 9 * 3600)
        #expect(clock.zoneName(atUnix: try unix("2026-05-12T16:00")) == "Asia/Tokyo")
        #expect(clock.zoneName(atUnix: try unix("2026-05-20T06:00")) == "Europe/Berlin")
        #expect(clock.start(of: try day("2026-05-10")) == (try unix("2026-05-09T22:00")))
        #expect(clock.start(of: try day("2026-05-11")) == (try unix("2026-05-10T15:00")))
        try expectContiguous(clock, from: "2026-05-08T00:00", to: "2026-05-23T00:00")
    }

    @Test func `makes one long day of a date lived twice`() throws {
        // Noon in Tokyo on 5 May is the evening of 4 May in Los Angeles.
        let clock = try clock("Asia/Tokyo", ("America/Los_Angeles", "2026-05-05T03:00", "2026-05-15T03:00"))
        let fifth = try day("2026-05-05")
        #expect(clock.day(atUnix: try unix("2026-05-05T02:59")) == fifth)
        #expect(clock.day(atUnix: try unix("2026-05-05T03:00")) == fifth)
        #expect(clock.secondOfDay(atUnix: try unix("2026-05-05T03:00")) == 20 * 3600)
        #expect(clock.start(of: fifth) == (try unix("2026-05-04T15:00")))
        #expect(clock.start(of: fifth.advanced(by: 1)) == (try unix("2026-05-06T07:00")))
        try expectContiguous(clock, from: "2026-05-03T00:00", to: "2026-05-18T00:00")
    }

    @Test func `gives a date that never was no length`() throws {
        // Samoa went over the date line at the end of 29 December 2011.
        let clock = try clock("Pacific/Apia")
        let skipped = try day("2011-12-30")
        #expect(clock.start(of: skipped) == clock.start(of: skipped.advanced(by: 1)))
        #expect(clock.day(atUnix: clock.start(of: skipped)) == skipped.advanced(by: 1))
        #expect(clock.day(atUnix: clock.start(of: skipped) - 1) == skipped.advanced(by: -1))
        try expectContiguous(clock, from: "2011-12-28T00:00", to: "2012-01-02T00:00")
    }

    @Test func `near a moment agrees with that of all years`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let trips = [
            Trip(zoneName: "Asia/Tokyo", start: try unix("2025-10-25T06:00"), end: try unix("2025-10-27T06:00")),
            Trip(zoneName: "America/New_York", start: try unix("2026-02-01T06:00"), end: try unix("2026-02-09T06:00")),
        ]
        let all = DayClock(zone: zone, trips: trips)
        let middle = try unix("2025-10-26T12:00")
        let near = DayClock(zone: zone, around: Date(timeIntervalSince1970: Double(middle)), trips: trips)
        #expect(near.trips.count == 1)
        for instant in stride(from: middle - 3 * 86_400, to: middle + 3 * 86_400, by: 1_800) {
            #expect(near.day(atUnix: instant) == all.day(atUnix: instant))
            #expect(near.secondOfDay(atUnix: instant) == all.secondOfDay(atUnix: instant))
            #expect(near.start(of: near.day(atUnix: instant)) == all.start(of: all.day(atUnix: instant)))
        }
    }

    @Test func `says when it differs from another`() throws {
        let before = try clock("Europe/Berlin")
        let after = try clock("Europe/Berlin", ("Asia/Tokyo", "2026-05-10T06:00", "2026-05-20T06:00"))
        let day = 86_400
        #expect(
            after.differences(from: before) == [
                try unix("2026-05-10T06:00")...(try unix("2026-05-20T06:00") + day)
            ])
        #expect(before.differences(from: before).isEmpty)
        // Paris has the same time.
        let paris = try clock("Europe/Berlin", ("Europe/Paris", "2026-05-10T06:00", "2026-05-20T06:00"))
        #expect(paris.differences(from: before).isEmpty)
    }
}

@Suite struct `Trips` {
    private func seen(_ zone: String, _ first: Int, _ last: Int) -> ZoneSighting {
        ZoneSighting(zoneName: zone, firstAt: first, lastAt: last)
    }

    @Test func `last from the first to the last sighting in a row that is not of home`() {
        let sightings = [
            seen("Home", 0, 10), seen("Away", 20, 30), seen("Away", 40, 55), seen("Home", 60, 70),
            seen("Away", 80, 90),
        ]
        #expect(
            Trip.all(in: sightings.reversed(), home: "Home") == [
                Trip(zoneName: "Away", start: 20, end: 55), Trip(zoneName: "Away", start: 80, end: 90),
            ])
    }

    @Test func `of several zones go from one to the next`() {
        let sightings = [seen("A", 20, 30), seen("B", 40, 55), seen("A", 70, 80), seen("Home", 90, 95)]
        #expect(
            Trip.all(in: sightings, home: "Home") == [
                Trip(zoneName: "A", start: 20, end: 40), Trip(zoneName: "B", start: 40, end: 70),
                Trip(zoneName: "A", start: 70, end: 80),
            ])
    }

    @Test func `need two moments`() {
        #expect(Trip.all(in: [seen("A", 20, 20), seen("Home", 30, 30)], home: "Home").isEmpty)
        #expect(Trip.all(in: [], home: "Home").isEmpty)
    }
}
