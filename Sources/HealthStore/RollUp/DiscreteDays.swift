import HealthModel

/// The time in bed of a main sleep, Unix seconds.
struct NightWindow: Equatable {
    var bed: Int
    var wake: Int
}

/// Chooses the one value that stands for a day of a discrete metric: of the first source that has samples for it, by the
/// ranks they come with, together with what was typed in by hand.
struct DiscreteDays {
    /// Dates before a night that its temperature is compared with, and how many of them must be known.
    static let baselineDays = 60
    static let smallestBaseline = 14

    var rule: SampleRule
    /// By the day the night ended on.
    var nights: [Int: NightWindow]
    /// When the day's weight was taken.
    var weighedAt: [Int: Int] = [:]

    /// A day's value with the samples that give it.
    struct Choice {
        var value: Double
        /// The samples it was made of.
        var used: ArraySlice<DiscreteSample>
        /// Those its smallest and largest are of.
        var shown: ArraySlice<DiscreteSample>
    }

    /// - Parameter samples: ascending by time.
    func days(of samples: [DiscreteSample], in table: DayStarts) -> [DayAggregate] {
        if rule == .nightDeviation { return deviations(of: samples, in: table) }
        return table.days.compactMap { day in
            guard let choice = choice(of: samples, on: day, in: table) else { return nil }
            let values = choice.shown.map(\.value)
            return DayAggregate(
                day: day, value: choice.value, minimum: values.min(), maximum: values.max(), samples: values.count)
        }
    }

    /// When the chosen sample of each day was taken.
    func instants(of samples: [DiscreteSample], in table: DayStarts) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for day in table.days { result[day] = choice(of: samples, on: day, in: table)?.used.first?.at }
        return result
    }

    /// The number of the source that each day's value comes from; none for a day whose value was typed in.
    func sources(of samples: [DiscreteSample], in table: DayStarts) -> [Int: Int] {
        if rule == .nightDeviation {
            return Self.nightSamples(of: samples, in: table).filter { $0.value.rank > 0 }.mapValues(\.source)
        }
        var result: [Int: Int] = [:]
        for day in table.days {
            result[day] = choice(of: samples, on: day, in: table)?.used.first { $0.rank > 0 }?.source
        }
        return result
    }

    /// The value of each source alone on days on which several recorded, by day and the number of the source; typed values
    /// have no source. None of deviations: each device has a usual of its own.
    func readings(
        of samples: [DiscreteSample], on days: ClosedRange<Int>, in table: DayStarts
    ) -> [Int: [Int: Double]] {
        var result: [Int: [Int: Double]] = [:]
        for day in days where rule != .nightDeviation && table.days.contains(day) {
            let (start, end) = (table.start(of: day), table.end(of: day) - 1)
            let night = nights[day] ?? NightWindow(bed: start, wake: end)
            let near = Self.slice(of: samples, from: min(start, night.bed), to: max(end, night.wake))
            let bySource = Dictionary(grouping: near.filter { $0.rank > 0 }, by: \.source)
            guard bySource.count > 1 else { continue }
            result[day] = bySource.compactMapValues { choice(of: $0, on: day, in: table)?.value }
        }
        return result
    }

    /// `nil` for a day without a value.
    func choice(of samples: [DiscreteSample], on day: Int, in table: DayStarts) -> Choice? {
        let all = Self.slice(of: samples, from: table.start(of: day), to: table.end(of: day) - 1)
        let ofDay = DiscreteSample.preferred(all)
        guard rule == .nightMedian else {
            return chosen(of: ofDay, day: day).map { Choice(value: $0.value, used: [$0], shown: ofDay) }
        }
        let night = DiscreteSample.preferred(
            nights[day].map { Self.slice(of: samples, from: $0.bed, to: $0.wake) } ?? [])
        let used = night.isEmpty ? ofDay : night
        guard let median = Percentile.median(used.map(\.value)) else { return nil }
        return Choice(value: median, used: used, shown: ofDay.isEmpty ? night : ofDay)
    }

    private func chosen(of samples: ArraySlice<DiscreteSample>, day: Int) -> DiscreteSample? {
        switch rule {
        case .writtenLast: samples.max { ($0.recordedAt ?? $0.at, $0.at) < ($1.recordedAt ?? $1.at, $1.at) }
        case .firstAfterSleep: samples.first { $0.at >= nights[day]?.wake ?? .min } ?? samples.first
        case .nearestToWeight:
            weighedAt[day].map { weighed in samples.min { abs($0.at - weighed) < abs($1.at - weighed) } }
                ?? samples.first
        default: samples.last
        }
    }

    /// Each night's value against the median of those of the dates before, the night itself left out. `samples` must
    /// reach that far back; a night's sample belongs to the date it ended on.
    private func deviations(of samples: [DiscreteSample], in table: DayStarts) -> [DayAggregate] {
        let nights = Self.nightValues(of: samples, in: table)
        return table.days.compactMap { day in
            guard let value = nights[day], let usual = Self.baseline(before: day, nights) else { return nil }
            return DayAggregate(day: day, value: value - usual, samples: 1)
        }
    }

    /// `nil` below the smallest number of nights.
    static func baseline(before day: Int, _ nights: [Int: Double]) -> Double? {
        let before = (day - baselineDays..<day).compactMap { nights[$0] }
        return before.count >= smallestBaseline ? Percentile.median(before) : nil
    }

    /// The last value that ended on each date, from as far back as `table` knows days.
    static func nightValues(of samples: [DiscreteSample], in table: DayStarts) -> [Int: Double] {
        nightSamples(of: samples, in: table).mapValues(\.value)
    }

    private static func nightSamples(of samples: [DiscreteSample], in table: DayStarts) -> [Int: DiscreteSample] {
        var byDay: [Int: [DiscreteSample]] = [:]
        for sample in samples { if let day = table.day(atUnix: sample.end) { byDay[day, default: []].append(sample) } }
        return byDay.compactMapValues { samples in
            DiscreteSample.preferred(samples[...]).max { ($0.end, $0.at) < ($1.end, $1.at) }
        }
    }

    /// The samples from one instant to another, both included.
    static func slice(of samples: [DiscreteSample], from: Int, to: Int) -> ArraySlice<DiscreteSample> {
        let start = samples.partitioningIndex { $0.at >= from }
        let end = samples.partitioningIndex { $0.at > to }
        return samples[start..<max(start, end)]
    }
}

extension Array {
    /// Index of the first element for which `belongs` holds, given that it holds for all after it.
    func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
