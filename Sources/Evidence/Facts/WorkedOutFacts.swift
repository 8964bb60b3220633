import HealthModel
import HealthQuery
import JSON

/// Numbers that stand in no reply and that everybody reads in it: how long a range is, the pace of a run, shares of a whole.
extension FactSheet {
    /// How many dates were asked about.
    mutating func addLength(of range: ClosedRange<CivilDay>?, _ node: Int32, _ about: Int32) {
        guard let range else { return }
        let days = Double(range.upperBound - range.lowerBound + 1)
        facts.append(
            Fact(parent: node, name: "from", index: -1, measure: .count, value: days, written: days, about: about))
        addWeeks(of: days, node, about)
    }

    /// A range in whole weeks and months, which are called so.
    mutating func addWeeks(of days: Double, _ node: Int32, _ about: Int32) {
        guard days >= 14 else { return }
        for (name, count) in [("weeks", (days / 7).rounded()), ("months", (days / 30.4).rounded())] where count > 1 {
            facts.append(
                Fact(parent: node, name: name, index: -1, measure: .count, value: count, written: count, about: about))
        }
    }

    /// Of a list of days with gaps, how many values each column has.
    mutating func addSizes(of rows: [JSONValue], _ node: Int32, _ about: Int32) {
        var counts: [String: Int] = [:]
        for row in rows {
            for member in row.members ?? [] where member.value.number != nil { counts[member.name, default: 0] += 1 }
        }
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count < rows.count && count > 1 {
            guard let field = Self.field(name), facts.count < Self.mostFacts else { continue }
            var subject = subjects[Int(about)]
            subject.metric = field
            facts.append(
                Fact(
                    parent: node, name: "n", index: -1, measure: .count, value: Double(count), written: Double(count),
                    about: index(of: subject)))
        }
    }

    /// Of the days that were looked at, how many have no value.
    mutating func addUnrecorded() {
        for place in facts.indices where facts[place].name == "recorded_days" {
            guard facts.count < Self.mostFacts, let days = member("calendar_days", beside: place),
                days > facts[place].value
            else { continue }
            let missing = days - facts[place].value
            facts.append(
                Fact(
                    parent: facts[place].parent, name: "missing", index: -1, measure: .count, value: missing,
                    written: missing, about: facts[place].about))
        }
    }

    /// Where a reply gives the mean times of going to bed and of getting up: how long lies between.
    mutating func addTimeBetweenMeans() {
        func means(_ metric: DayField) -> [Int] {
            facts.indices.filter { facts[$0].name == "circular_mean_min" && subject(of: $0).metric == metric }
        }
        for bed in means(.bedTime) {
            guard facts.count < Self.mostFacts,
                let wake = means(.wakeTime).first(where: { subject(of: $0).range == subject(of: bed).range })
            else { continue }
            let length = (facts[wake].value - facts[bed].value + 1440).truncatingRemainder(dividingBy: 1440)
            var inBed = subject(of: bed)
            inBed.metric = .timeInBed
            let about = index(of: inBed)
            facts.append(
                Fact(
                    parent: facts[bed].parent, name: "mean", index: -1, measure: .minutes, value: length,
                    written: length, about: about))
        }
    }

    /// Rows of workouts that give a distance and a duration alone.
    mutating func addPaces() {
        var rows: [Int32: [Int]] = [:]
        for place in facts.indices where facts[place].measure == .kilometres || facts[place].measure == .minutes {
            if subject(of: place).isRow || subject(of: place).isPart {
                rows[facts[place].parent, default: []].append(place)
            }
        }
        let paced = Set(facts.lazy.filter { $0.measure == .pace }.map(\.parent))
        for (row, places) in rows.sorted(by: { $0.key < $1.key }) where places.count == 2 && !paced.contains(row) {
            guard facts.count < Self.mostFacts, let length = places.first(where: { facts[$0].measure == .kilometres }),
                let time = places.first(where: { facts[$0].measure == .minutes }), facts[length].value > 0
            else { continue }
            let pace = facts[time].value * 60 / facts[length].value
            facts.append(
                Fact(
                    parent: row, name: "pace_s_km", index: facts[length].index, measure: .pace, value: pace,
                    written: pace, about: facts[length].about))
        }
    }

    /// Groups of workouts that give the sums of their distances and of their durations.
    mutating func addPacesOfSums() {
        var groups: [Int32: [String: Int]] = [:]
        for place in facts.indices where facts[place].name == "sum" && facts[place].parent >= 0 {
            let node = nodes[Int(facts[place].parent)]
            if node.name == "distance_km" || node.name == "duration_min" {
                groups[node.parent, default: [:]][node.name] = place
            }
        }
        for (_, sums) in groups.sorted(by: { $0.key < $1.key }) where facts.count < Self.mostFacts {
            guard let length = sums["distance_km"], let time = sums["duration_min"], facts[length].value > 0 else {
                continue
            }
            let pace = facts[time].value * 60 / facts[length].value
            facts.append(
                Fact(
                    parent: facts[length].parent, name: "pace_s_km", index: -1, measure: .pace, value: pace,
                    written: pace,
                    about: facts[length].about))
        }
    }

    mutating func addShares() {
        for share in PartsOfWhole.shares(in: self) where facts.count < Self.mostFacts {
            var subject = subject(of: share.fact)
            subject.metric = share.metric
            let about = index(of: subject)
            facts.append(
                Fact(
                    parent: facts[share.fact].parent, name: facts[share.fact].name, index: facts[share.fact].index,
                    measure: .percent, value: share.value, written: share.value, about: about))
        }
    }
}
