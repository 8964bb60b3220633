import HealthModel

/// The time in bed of a main sleep, Unix seconds.
struct NightWindow: Equatable {
    var bed: Int
    var wake: Int
}

/// Chooses the one value that stands for a day of a discrete metric.
struct DiscreteDays {
    var rule: MetricSource.Rule
    /// By the day the night ended on.
    var nights: [Int: NightWindow]
    /// When the day's weight was taken.
    var weighedAt: [Int: Int] = [:]

    /// - Parameter samples: ascending by time.
    func days(of samples: [DiscreteSample], in table: DayTable) -> [DayAggregate] {
        var result: [DayAggregate] = []
        var first = 0
        for day in table.days {
            while first < samples.count, samples[first].at < table.start(of: day) { first += 1 }
            var next = first
            while next < samples.count, samples[next].at < table.end(of: day) { next += 1 }
            let ofDay = samples[first..<next]
            let night = nights[day].map { Self.slice(of: samples, from: $0.bed, to: $0.wake) } ?? []
            if let value = representative(of: ofDay, night: night, day: day)?.value {
                let shown = ofDay.isEmpty ? night : ofDay
                let values = shown.map(\.value)
                result.append(
                    DayAggregate(
                        day: day, value: value, minimum: values.min(), maximum: values.max(), samples: values.count))
            }
            first = next
        }
        return result
    }

    /// When the chosen sample of each day was taken.
    func instants(of samples: [DiscreteSample], in table: DayTable) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for day in table.days {
            let ofDay = Self.slice(of: samples, from: table.start(of: day), to: table.end(of: day) - 1)
            result[day] = representative(of: ofDay, night: [], day: day)?.at
        }
        return result
    }

    private func representative(
        of samples: ArraySlice<DiscreteSample>, night: ArraySlice<DiscreteSample>, day: Int
    ) -> (value: Double, at: Int)? {
        if rule == .nightMedian, let value = Percentile.median((night.isEmpty ? samples : night).map(\.value)) {
            return (value, 0)
        }
        let chosen: DiscreteSample? =
            switch rule {
            case .writtenLast: samples.max { ($0.recordedAt ?? $0.at, $0.at) < ($1.recordedAt ?? $1.at, $1.at) }
            case .firstAfterSleep: samples.first { $0.at >= nights[day]?.wake ?? .min } ?? samples.first
            case .nearestToWeight:
                weighedAt[day].map { weighed in samples.min { abs($0.at - weighed) < abs($1.at - weighed) } }
                    ?? samples.first
            default: samples.last
            }
        return chosen.map { ($0.value, $0.at) }
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
