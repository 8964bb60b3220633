import HealthModel

/// Whether something was on every second or third day, as an answer says: what share of its days a reply, or the answer itself,
/// counts.
extension FigureCheck {
    func recurring(_ figure: Figure) -> FigureStanding {
        guard let share = figure.readings.first?.range else { return .unsupported }
        for (number, sheet) in numbered.reversed() {
            let facts = sheet.facts
            if let place = facts.facts(of: .percent, in: share).first(where: {
                facts.facts[$0].name.hasPrefix("share")
            }) ?? ofWholes(share, in: facts) ?? beyondLimit(share, figure, in: facts) {
                return .supported(source(place, facts, number, sheet.callID, isPrompt: false))
            }
        }
        return isCounted(share, before: figure) ? .aside(.listed) : .unsupported
    }

    /// How many values there are, of as many days as there could be.
    private func ofWholes(_ share: ClosedRange<Double>, in facts: FactSheet) -> Int? {
        ["n", "count", "nonzero", "having_count", "days"].lazy.flatMap { facts.facts(named: $0, of: .count) }.first {
            place in
            let days = facts.subject(of: place).dayCount.map(Double.init)
            let wholes = [
                days, facts.member("calendar_days", beside: place), facts.member("recorded_days", beside: place),
            ]
            return wholes.compactMap(\.self).contains { $0 > 4 && share.contains(100 * facts.facts[place].value / $0) }
        }
    }

    /// How many values of a list lie on one side of a number that its sentence or the question names.
    private func beyondLimit(_ share: ClosedRange<Double>, _ figure: Figure, in facts: FactSheet) -> Int? {
        let limits =
            figures.filter { $0.sentence == figure.sentence && $0.place != figure.place }.prefix(8).flatMap(\.readings)
            + said.suffix(8)
        return facts.rowColumns.lazy.compactMap { places -> Int? in
            let measure = facts.facts[places[0]].measure
            let isFound = limits.contains { limit in
                guard limit.measure == measure || limit.measure == nil && limit.value >= 1000 else { return false }
                let below = Double(places.count { facts.facts[$0].value < limit.value })
                let size = Double(places.count)
                return share.contains(100 * below / size) || share.contains(100 * (size - below) / size)
            }
            return isFound ? places[0] : nil
        }.first
    }

    /// Whether two counts of the answer, shortly before or in its sentence, come to the share.
    private func isCounted(_ share: ClosedRange<Double>, before figure: Figure) -> Bool {
        let near = figures.filter { isNear($0, figure) }
        if near.contains(where: { other in
            other.readings.contains { $0.measure == .percent && share.contains($0.value) }
        }) {
            return true
        }
        let counts: [Double] = near.flatMap { Self.counts(of: $0) }
        for whole in counts where whole > 4 {
            for part in counts where part < whole {
                if share.contains(100 * part / whole) { return true }
            }
        }
        return false
    }

    private func isNear(_ other: Figure, _ figure: Figure) -> Bool {
        guard other.place != figure.place, other.aside != .date, other.aside != .label else { return false }
        if other.sentence == figure.sentence { return true }
        let gap = figure.place.lowerBound - other.place.upperBound
        return gap >= 0 && gap < 160
    }

    private static func counts(of figure: Figure) -> [Double] {
        var values = figure.parts
        for reading in figure.readings where reading.measure == nil || reading.measure == .count {
            values.append(reading.value)
        }
        return values.filter { $0 >= 1 && $0 <= 400 && $0 == $0.rounded() }
    }
}
