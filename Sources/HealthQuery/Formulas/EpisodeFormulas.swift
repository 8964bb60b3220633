import HealthModel

/// Days on which several readings of the body lie out of the usual at once, as in an illness.
///
/// A reading is out of the usual two robust deviations from the median of the 60 days before, in the direction of strain: a
/// resting heart rate, breathing and wrist temperature above it, variability below it (in logarithms). A day counts with two
/// readings or more; days with one day between them at most make an episode, which begins at two.
struct EpisodeScan {
    static let signals: [(field: DayField, sign: Double)] = [
        (.restingHeartRate, 1), (.respiratoryRate, 1), (.wristTemperature, 1), (.logHeartRateVariability, -1),
    ]
    private static let baselineDays = 60
    private static let fewestBaselineDays = 14
    private static let clear = 2.0

    struct Episode {
        var days: [CivilDay]
        /// For each signal that stood out, how often.
        var counts: [DayField: Int]
    }

    let table: DayTable

    func episodes(on days: [CivilDay]) -> [Episode] {
        var episodes: [Episode] = []
        for day in days {
            let signals = Self.signals.filter { (strain(of: $0.field, $0.sign, on: day) ?? 0) >= Self.clear }
            guard signals.count >= 2 else { continue }
            if let last = episodes.last?.days.last, day - last <= 2 {
                episodes[episodes.count - 1].days.append(day)
            } else {
                episodes.append(Episode(days: [day], counts: [:]))
            }
            for signal in signals { episodes[episodes.count - 1].counts[signal.field, default: 0] += 1 }
        }
        return episodes.filter { $0.days.count >= 2 }
    }

    private func strain(of field: DayField, _ sign: Double, on day: CivilDay) -> Double? {
        guard let value = table.number(field, on: day) else { return nil }
        let before = baseline(of: field, before: day)
        guard before.count >= Self.fewestBaselineDays else { return nil }
        let floor = field == .logHeartRateVariability ? 0.02 : field.smallestSpread
        return Percentile.robustZ(value, among: before, floor: floor).map { sign * $0 }
    }

    func baseline(of field: DayField, before day: CivilDay) -> [Double] {
        table.counted(field, in: day.advanced(by: -Self.baselineDays)...day.advanced(by: -1)).map(\.value)
    }
}

extension FormulaInputs {
    /// The columns that episodes are found by, and that they are told in.
    public static let episodeFields = Set(EpisodeScan.signals.map(\.field)).union([.heartRateVariability])

    /// The newest first. They tell that something was unusual, not what.
    public func episodes(in dates: ClosedRange<CivilDay>, limit: Int) throws(MissingInput) -> FormulaAnswer {
        let days = table.span(dates)
        let isRecorded = EpisodeScan.signals.count { !table.values($0.field, on: days).isEmpty } >= 2
        guard isRecorded else {
            throw MissingInput(
                "fewer than two of pulse, HRV, breathing and wrist temperature are recorded in these dates")
        }
        let scan = EpisodeScan(table: table)
        let episodes = scan.episodes(on: days)
        let rows = episodes.reversed().prefix(limit).map { episode -> FormulaAnswer in
            let (from, to) = (episode.days[0], episode.days[episode.days.count - 1])
            let signals = EpisodeScan.signals.compactMap { signal, _ -> FormulaAnswer? in
                let field = signal == .logHeartRateVariability ? .heartRateVariability : signal
                let values = table.values(field, on: table.span(from...to)).map(\.value)
                guard let count = episode.counts[signal], let mean = CompensatedSum.mean(values),
                    let usual = Percentile.median(scan.baseline(of: field, before: from))
                else { return nil }
                return [
                    ("metric", .text(field.rawValue)), ("unit", .text(field.unit)),
                    ("unusual_days", .number(Double(count))), ("mean", .number(mean)), ("usual_median", .number(usual)),
                ]
            }
            return [
                ("from", .day(from)), ("to", .day(to)), ("unusual_days", .number(Double(episode.days.count))),
                ("signals", .list(signals)),
            ]
        }
        return [("count", .number(Double(episodes.count))), ("rows", .list(rows))]
    }

    /// The fields that summarise a trip.
    public static let tripFields: [DayField] = [
        .steps, .sleep, .bedAfterNoon, .restingHeartRate, .heartRateVariability, .workoutMinutes,
    ]
    /// Days before a trip that it is held against.
    private static let daysBeforeTrip = 28

    /// Stretches of days in another zone than that of home, the oldest first, each with the means of its days and of those
    /// before it.
    public func trips(in dates: ClosedRange<CivilDay>) throws(MissingInput) -> FormulaAnswer {
        let days = table.span(dates)
        guard !days.isEmpty else { throw MissingInput("no date of these dates is recorded") }
        let away = days.compactMap { day in
            table.text(.zone, on: day).flatMap { $0 == person.homeZone ? nil : (day: day, zone: $0) }
        }
        var trips: [(from: CivilDay, to: CivilDay, zones: [String])] = []
        for (day, zone) in away {
            if let last = trips.last, day - last.to == 1 {
                trips[trips.count - 1].to = day
                if !last.zones.contains(zone) { trips[trips.count - 1].zones.append(zone) }
            } else {
                trips.append((day, day, [zone]))
            }
        }
        let rows = trips.map { trip -> FormulaAnswer in
            [
                ("from", .day(trip.from)), ("to", .day(trip.to)), ("days", .number(Double(trip.to - trip.from + 1))),
                ("zones", .text(trip.zones.joined(separator: ", "))),
                ("metrics", .list(Self.tripFields.compactMap { means(of: $0, trip.from...trip.to) })),
            ]
        }
        return [
            ("count", .number(Double(trips.count))), ("home_zone", .text(person.homeZone)), ("rows", .list(rows)),
        ]
    }

    /// `nil` without a value on the trip.
    private func means(of field: DayField, _ trip: ClosedRange<CivilDay>) -> FormulaAnswer? {
        let values = table.values(field, on: table.span(trip)).map(\.value)
        guard let mean = CompensatedSum.mean(values) else { return nil }
        let before = trip.lowerBound.advanced(by: -Self.daysBeforeTrip)...trip.lowerBound.advanced(by: -1)
        let usual = CompensatedSum.mean(table.values(field, on: table.span(before)).map(\.value))
        func clock(_ name: String, _ value: Double?) -> FormulaAnswer {
            value.flatMap(field.clock).map { [(name, .text($0))] } ?? []
        }
        return [
            ("metric", .text(field.rawValue)), ("unit", .text(field.unit)), ("n", .number(Double(values.count))),
            ("mean", .number(mean)), ("mean_28_days_before", .number(usual ?? .nan)),
        ] + clock("mean_hhmm", mean) + clock("mean_28_days_before_hhmm", usual)
    }
}
