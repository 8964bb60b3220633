import HealthModel
import JSON

/// Takes the numbers out of a reply, each with what the objects around it say of it.
extension FactSheet {
    /// Where a value stands, and what the object around it is about.
    struct Place {
        var name: String
        var index: Int
        var parent: Int32
        var about: Int32
    }

    mutating func walk(_ value: JSONValue, _ place: Place, depth: Int) {
        guard depth < Self.deepest, facts.count < Self.mostFacts else { return }
        if let members = value.members {
            let about = index(of: narrowed(subjects[Int(place.about)], by: value, name: place.name))
            let node = open(place)
            if value["from"].text != nil { addLength(of: subjects[Int(about)].range, node, about) }
            let days = ownDays(value)
            let ties = tiedDays(value)
            if place.name == "longest", let first = day(value["from"]), let last = day(value["to"]) {
                runEnds += [first, last]
            }
            if value["count"].number != nil, let last = day(value["last"]) { lastDays.append(last) }
            columns = (value["columns"].array ?? []).map { column in
                let name = column.text ?? ""
                return columnNames[name.lowercased()] ?? name
            }
            for member in members {
                var inside = Place(name: member.name, index: -1, parent: node, about: about)
                if let day = days[member.name] { inside.about = noteDay(day, of: about) }
                if let tied = ties[member.name] { inside.about = note(tied, of: about) }
                walk(member.value, inside, depth: depth + 1)
            }
        } else if let items = value.array {
            var subject = subjects[Int(place.about)]
            if let field = Self.field(place.name) { subject.metric = field }
            subject.isRow = items.count > 4 || subject.isRow
            subject.isPart = items.count > 1 || subject.isPart
            if place.index >= 0, place.name == "zones", items.count == 3 {
                subject.zone = items[0].number.map { Int($0) }
            }
            var about = index(of: subject)
            let node = open(place)
            let first = place.name.hasSuffix("_oldest_first") ? subject.day?.advanced(by: 1 - items.count) : nil
            // A row of a table is called by its columns.
            let isTableRow = place.index >= 0 && items.count == columns.count && place.name == "rows"
            if isTableRow {
                let texts = items.lazy.compactMap(\.text)
                subject.weekday = texts.compactMap(DayNames.englishWeekday).first
                subject.workout = texts.compactMap(WorkoutLexicon.kind).first
                if let day = texts.compactMap({ $0.utf8.count == 10 ? CivilDay(iso: $0[...]) : nil }).first {
                    (subject.day, subject.hasOwnDay) = (day, true)
                } else if let month = texts.first.flatMap(Self.month) {
                    (subject.range, subject.isGroup) = (month, true)
                }
                about = index(of: subject)
            }
            if place.name == "rows", place.index < 0, !columns.isEmpty {
                let count = Double(items.count)
                facts.append(
                    Fact(
                        parent: node, name: "count", index: -1, measure: .count, value: count, written: count,
                        about: place.about))
            }
            if place.name == "rows", place.index < 0 { addSizes(of: items, node, about) }
            for (number, item) in items.enumerated() {
                let name = isTableRow ? columns[number] : place.name
                let day = first.map { noteDay($0.advanced(by: number), of: about) }
                let part = items.count > 1 && !isTableRow ? notePart(item, in: node, of: about) : nil
                walk(
                    item, Place(name: name, index: number, parent: node, about: part ?? day ?? about),
                    depth: depth + 1)
            }
        } else if let number = value.number {
            add(number, place)
        } else if let text = value.text {
            add(text, place)
        }
    }

    mutating func open(_ place: Place) -> Int32 {
        nodes.append((place.parent, place.name, Int32(place.index)))
        return Int32(nodes.count - 1)
    }

    mutating func add(_ number: Double, _ place: Place) {
        guard number.isFinite, !readsWordsAlone else { return }
        var subject = subjects[Int(place.about)]
        var about = place.about
        if isAboutDays, let field = Self.field(place.name), field != subject.metric {
            (subject.metric, subject.unit) = (field, WrittenUnit(toolUnit: field.unit))
            about = index(of: subject)
        }
        // What a finding holds beside its statistics is of no metric: how long a run was, when to wind down.
        if isFindings, subject.metric != nil, !Self.ofFinding.contains(place.name) {
            (subject.metric, subject.label) = (nil, "")
            about = index(of: subject)
        }
        var unit: WrittenUnit? =
            switch FactUnit(place.name) {
            case .known(let unit): unit
            case .ofSubject: subject.unit
            case .unknown: place.name.hasPrefix("last_") || Self.aliases[place.name] != nil ? subject.unit : nil
            }
        if isFindings, Self.countsOfFinding.contains(place.name) { unit = WrittenUnit(.count) }
        var value = (unit?.inBaseUnit(number) ?? number).magnitude
        if unit?.measure == .clock { value = value.truncatingRemainder(dividingBy: 1440) }
        facts.append(
            Fact(
                parent: place.parent, name: place.name, index: Int32(place.index), measure: unit?.measure,
                value: value, written: number.magnitude, about: about, isNegative: number < 0))
        // `mean_28_days` names a length as well.
        let parts = place.name.split(separator: "_")
        if parts.count > 2, let unit = parts.lastIndex(of: "days"), unit > 0, let days = Double(parts[unit - 1]),
            days >= 2, days <= 3_660
        {
            facts.append(
                Fact(
                    parent: place.parent, name: place.name, index: -1, measure: .count, value: days, written: days,
                    about: about))
            addWeeks(of: days, place.parent, about)
        }
    }

    /// `23:10`, also at the end of a date.
    mutating func add(_ text: String, _ place: Place) {
        var clock = Substring(text)
        if text.utf8.count >= 16, CivilDay(iso: text.prefix(10)) != nil { clock = text.dropFirst(11).prefix(5) }
        // The rule of a finding names the section that it stands in.
        if isFindings, place.name == "reason" { return }
        if Self.wordings.contains(place.name) { return addFigures(of: text, place) }
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard !readsWordsAlone, parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
            let hour = Int(parts[0]),
            let minute = Int(parts[1]), (0..<24).contains(hour), (0..<60).contains(minute)
        else { return }
        // `10:36:49` may be called 10:37, too.
        let seconds = text.utf8.count >= 19 ? Int(text.dropFirst(17).prefix(2)) ?? 0 : 0
        for minutes in seconds >= 30 ? [0, 1] : [0] {
            let value = Double((hour * 60 + minute + minutes) % 1440)
            facts.append(
                Fact(
                    parent: place.parent, name: place.name, index: Int32(place.index), measure: .clock, value: value,
                    written: value, about: place.about))
        }
    }

    mutating func addFigures(of text: String, _ place: Place) {
        guard text.utf8.count <= 400 else { return }
        for figure in FigureReader.figures(in: text) where figure.aside != .date && figure.aside != .label {
            // What stands beside it as a number is told there.
            let isTold = facts.reversed().prefix(40).contains { fact in
                fact.parent == place.parent && fact.name != place.name
                    && figure.readings.contains { reading in
                        reading.measure == nil && reading.written.contains(fact.written)
                            || reading.measure == fact.measure && reading.range.contains(fact.value)
                    }
            }
            for reading in figure.readings where facts.count < Self.mostFacts && !isTold {
                facts.append(
                    Fact(
                        parent: place.parent, name: figure.statistic?.name ?? place.name, index: Int32(place.index),
                        measure: figure.statistic?.name == "n" ? .count : reading.measure,
                        value: reading.value, written: reading.plain, about: place.about))
            }
        }
    }

    /// Values of the time before, signs, and of how many.
    static let countsOfFinding: Set<String> = ["m", "of", "signs"]

    static let ofFinding: Set<String> = [
        "value", "usual", "difference", "before", "after", "target", "share", "ratio", "need", "n", "m", "count", "low",
        "high",
    ]

    /// Members in words, which say how much is missing: `unknown, 7 of 14 days`.
    static let wordings: Set<String> = [
        "notes", "note", "message", "reason", "usual", "warning", "hint", "text", "max_source", "summary",
    ]
}
