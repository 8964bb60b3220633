import HealthModel
import HealthQuery

/// Quantities that make up a whole, so that an answer may tell each of them as its share: the stages of sleep, the time in
/// heart rate zones.
enum PartsOfWhole {
    /// The fields of the shares of the stages; the time awake is no part of sleep.
    private static let stages: [DayField: DayField] = [.deep: .deepShare, .rem: .remShare, .core: .core]

    struct Share {
        var fact: Int
        /// In percent of the whole.
        var value: Double
        var metric: DayField?
        var zone: Int?
    }

    /// The shares of what stands side by side in one reply, for each statistic and each range of dates.
    static func shares(in facts: FactSheet) -> [Share] {
        var wholes: [Whole: [(fact: Int, metric: DayField?, zone: Int?)]] = [:]
        for place in facts.facts.indices {
            let (fact, subject) = (facts.facts[place], facts.subject(of: place))
            guard fact.measure == .minutes, !fact.name.isEmpty else { continue }
            let zone = facts.zone(of: place)
            guard
                let kind = subject.metric.flatMap({ stages[$0] == nil ? nil : "stages" }) ?? zone.map({ _ in "zones" })
            else { continue }
            // A value of its own is called by its metric.
            let statistic = SeriesStatistic(member: fact.name) == .single ? "" : fact.name
            let whole = Whole(kind: kind, statistic: statistic, range: subject.range, day: subject.day)
            wholes[whole, default: []].append((place, subject.metric, zone))
        }
        return sharesOfNights(in: facts)
            + wholes.values.sorted { $0[0].fact < $1[0].fact }.flatMap { parts -> [Share] in
                let isWhole =
                    parts.count == Set(parts.map(\.metric)).count && parts.count == stages.count
                    || parts.count == Set(parts.map(\.zone)).count && parts.count > 2
                let sum = parts.reduce(0) { $0 + facts.facts[$1.fact].value }
                guard isWhole, sum > 0 else { return [] }
                return parts.map { part in
                    Share(
                        fact: part.fact, value: 100 * facts.facts[part.fact].value / sum,
                        metric: part.metric.flatMap { stages[$0] }, zone: part.zone)
                }
            }
    }

    /// Where a row gives the time asleep and not all stages.
    private static func sharesOfNights(in facts: FactSheet) -> [Share] {
        var rows: [Int32: [(fact: Int, metric: DayField)]] = [:]
        for place in facts.facts.indices where facts.facts[place].measure == .minutes {
            let (fact, subject) = (facts.facts[place], facts.subject(of: place))
            guard subject.isRow, let metric = subject.metric, metric == .sleep || stages[metric] != nil,
                FactSheet.field(fact.name) == metric
            else { continue }
            rows[fact.parent, default: []].append((place, metric))
        }
        return rows.values.sorted { $0[0].fact < $1[0].fact }.flatMap { row -> [Share] in
            guard row.count < stages.count + 1, let night = row.first(where: { $0.metric == .sleep }),
                facts.facts[night.fact].value > 0
            else { return [] }
            return row.compactMap { part in
                guard part.metric != .sleep else { return nil }
                let share = 100 * facts.facts[part.fact].value / facts.facts[night.fact].value
                return Share(fact: part.fact, value: share, metric: stages[part.metric], zone: nil)
            }
        }
    }

    private struct Whole: Hashable {
        var kind: String
        var statistic: String
        var range: ClosedRange<CivilDay>?
        var day: CivilDay?
    }
}
