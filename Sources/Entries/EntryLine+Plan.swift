import Foundation
import HealthModel

/// Sessions of a plan: `plan run tue 45min`, `plan long run 2026-12-06 12km; strength thu 18:00`.
extension EntryLine {
    static let planWords: Set = ["plan", "planned", "plane", "geplant"]
    private static let planExample = "plan run tue 45min"
    /// As many sessions are of one line.
    private static let mostSessions = 14
    /// A plan reaches as far.
    private static let farthestDays = 366

    /// - Parameter line: begins with `plan`; sessions are parted by `;` or commas.
    func plan(_ line: String) throws(EntryProblem) -> LogEntry {
        let body = line.trimmingCharacters(in: .whitespacesAndNewlines).drop { !$0.isWhitespace && $0 != ":" }
        let text = body.drop { $0.isWhitespace || $0 == ":" }
        let parts = text.split(separator: ";").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
        guard !parts.isEmpty else { throw EntryProblem("Say what is planned and when: “\(Self.planExample)”.") }
        guard parts.count <= Self.mostSessions else {
            throw EntryProblem("A line plans at most \(Self.mostSessions) sessions.")
        }
        // A comma parts sessions where all of them are ones by themselves; else it stands in a note.
        let commas = parts.count == 1 ? text.split(separator: ", ").map(String.init) : []
        if (2...Self.mostSessions).contains(commas.count) {
            let sessions = commas.compactMap { try? session($0) }
            if sessions.count == commas.count { return .plan(sessions) }
        }
        return .plan(try parts.map { part throws(EntryProblem) in try session(part) })
    }

    /// One session, without the word `plan`.
    public func session(_ text: String) throws(EntryProblem) -> PlannedSession {
        // A date that has just gone by is over, and not meant for the next year.
        var rest = try TypedDay.brought(
            try EntryPieces.of(text), today: clock.today.advanced(by: -60), .future, datesAlone: true)
        let day = try takeDay(&rest)
        let minute = try takeTime(&rest)
        if let minute, let at = clock.instant(of: day, minute: minute), at < clock.now {
            throw EntryProblem(
                "Today at \(EntryClock.text(minute: minute)) is over; a session is planned for a time to come.")
        }
        let zone = try takeZone(&rest)
        let intensity = takeIntensity(&rest)
        let sets = try takeSets(&rest, in: text)
        let words = rest.map { $0.word ?? "" }
        let type: String
        if let (range, activity) = ActivityLexicon.first(in: words) {
            rest.removeSubrange(range)
            type = activity.type
        } else if let index = rest.firstIndex(where: { $0.word == "kraft" }) {
            // Beside a meal it is a brand.
            rest.remove(at: index)
            type = "Strength"
        } else if sets != nil {
            type = "Strength"
        } else {
            throw EntryProblem("Say what kind of session it is: “\(Self.planExample)”.")
        }
        var session = PlannedSession(id: PlannedSession.newID(), day: day, type: type, origin: .person)
        (session.minute, session.zone, session.intensity, session.sets) = (minute, zone, intensity, sets)
        try consume(lengths: &rest, for: &session)
        session.note = try planNote(rest)
        return session
    }

    // MARK: Parts

    /// Takes the day out of the pieces. A short name that is also another word, as `sun`, `sam` or `die`, is a day only
    /// where no other is said.
    private func takeDay(_ pieces: inout [EntryPiece]) throws(EntryProblem) -> CivilDay {
        var days: [(index: Int, day: CivilDay)] = []
        var weekdays: [(index: Int, day: CivilDay)] = []
        var isNext = false
        for (index, piece) in pieces.enumerated() {
            guard let word = piece.word else { continue }
            if let said = CivilDay(iso: word) {
                days.append((index, said))
            } else if word == "today" || word == "heute" {
                days.append((index, clock.today))
            } else if word == "tomorrow" || word == "morgen" {
                days.append((index, clock.today.advanced(by: 1)))
            } else if word == "next" || word == "nächsten" {
                isNext = true
            } else if let weekday = Self.weekday(word) {
                weekdays.append((index, clock.today.advanced(by: (weekday - clock.today.weekday + 7) % 7)))
            }
        }
        // A weekday beside a date in figures only names it.
        let named = weekdays.filter { !Self.otherWords.contains(pieces[$0.index].source.lowercased()) }
        var said = days
        if said.isEmpty { said = named }
        if said.isEmpty {
            let before = ["with", "and", "my", "for", "the"]
            said = Array(
                weekdays.filter { $0.index == 0 || !before.contains(pieces[$0.index - 1].word ?? "") }.prefix(1))
        }
        guard Set(said.map(\.day)).count < 2 else {
            throw EntryProblem(
                "There are two days in it: write a session for each, “plan run tue 45min; run thu 45min”.")
        }
        guard var day = said.first?.day else {
            if pieces.contains(where: { ["yesterday", "daybeforeyesterday", "ago"].contains($0.word) }) {
                throw EntryProblem("That is over; a session is planned for today or a day to come.")
            }
            throw EntryProblem("Say on which day: “\(Self.planExample)”, or a date.")
        }
        if isNext { day = day.advanced(by: 7) }
        guard day >= clock.today else {
            throw EntryProblem("\(day.iso) is over; a session is planned for today or a day to come.")
        }
        guard day - clock.today <= Self.farthestDays else {
            throw EntryProblem("\(day.iso) is more than a year away; plan it later.")
        }
        let taken = Set((said + named).map(\.index))
        pieces = pieces.enumerated().filter { index, piece in
            !taken.contains(index) && !["next", "nächsten"].contains(piece.word)
        }.map(\.element)
        return day
    }

    /// Short names of weekdays that are also words or names.
    private static let otherWords: Set = [
        "sat", "sun", "sam", "son", "sonn", "don", "die", "mit", "mo", "di", "do", "fr", "sa", "so",
    ]

    /// 0 for Monday; by the name, the start of it, or two letters of the German one. `mi` is a mile.
    private static func weekday(_ word: String) -> Int? {
        ["mo", "di", "", "do", "fr", "sa", "so"].firstIndex(of: word) ?? DayVocabulary.weekday(word)
    }

    private func takeTime(_ pieces: inout [EntryPiece]) throws(EntryProblem) -> Int? {
        if let index = pieces.firstIndex(where: { $0.clock?.count == 2 }), let parts = pieces[index].clock {
            var hour = parts[0]
            let half = pieces.indices.contains(index + 1) ? pieces[index + 1].word : nil
            if half == "pm", hour < 12 { hour += 12 }
            if half == "am", hour == 12 { hour = 0 }
            pieces.removeSubrange(index...(["am", "pm", "oclock"].contains(half) ? index + 1 : index))
            dropAt(&pieces, before: index)
            guard hour < 24 else { throw EntryProblem("There is no time \(parts[0]):\(EntryClock.two(parts[1])).") }
            return hour * 60 + parts[1]
        }
        // `18 Uhr`
        if let end = pieces.indices.dropFirst().first(where: { pieces[$0].word == "oclock" }),
            let hour = pieces[end - 1].wholeNumber, (0..<24).contains(hour)
        {
            pieces.removeSubrange((end - 1)...end)
            dropAt(&pieces, before: end - 1)
            return hour * 60
        }
        guard let index = pieces.firstIndex(where: { ["am", "pm"].contains($0.amount?.unit) }),
            let (value, unit) = pieces[index].amount, let whole = Int(exactly: value), (1...12).contains(whole)
        else {
            if let index = pieces.firstIndex(where: { $0.word == "any" || $0.word == "anytime" }) {
                pieces.remove(at: index)
                if pieces.indices.contains(index), pieces[index].word == "time" { pieces.remove(at: index) }
            }
            return nil
        }
        pieces.remove(at: index)
        dropAt(&pieces, before: index)
        return (whole % 12 + (unit == "pm" ? 12 : 0)) * 60
    }

    private func dropAt(_ pieces: inout [EntryPiece], before index: Int) {
        guard index > 0, ["at", "@", "um"].contains(pieces[index - 1].word) else { return }
        pieces.remove(at: index - 1)
    }

    private func takeZone(_ pieces: inout [EntryPiece]) throws(EntryProblem) -> Int? {
        if let index = pieces.firstIndex(where: { $0.word == "zone" }), pieces.indices.contains(index + 1),
            let zone = pieces[index + 1].wholeNumber
        {
            guard (1...5).contains(zone) else { throw EntryProblem("A zone is a number from 1 to 5.") }
            pieces.removeSubrange(index...(index + 1))
            return zone
        }
        guard let index = pieces.firstIndex(where: { ["z1", "z2", "z3", "z4", "z5"].contains($0.word) }) else {
            return nil
        }
        return pieces.remove(at: index).word.flatMap { Int($0.dropFirst()) }
    }

    private static let intensities: [String: PlannedSession.Intensity] = [
        "easy": .easy, "locker": .easy, "lockerer": .easy, "recovery": .easy, "long": .long, "langer": .long,
        "lang": .long, "hard": .hard, "tempo": .hard, "intervals": .hard, "interval": .hard, "intervalle": .hard,
        "hart": .hard, "race": .race, "wettkampf": .race,
    ]

    private func takeIntensity(_ pieces: inout [EntryPiece]) -> PlannedSession.Intensity? {
        guard let index = pieces.firstIndex(where: { $0.word.flatMap { Self.intensities[$0] } != nil }) else {
            return nil
        }
        return pieces.remove(at: index).word.flatMap { Self.intensities[$0] }
    }

    /// Sets are said like in a line of the log: `bench 3x8 60kg`.
    private func takeSets(_ pieces: inout [EntryPiece], in text: String) throws(EntryProblem) -> [StrengthSet]? {
        let said = pieces.drop { $0.word == "strength" || $0.word == "kraft" || $0.word == "krafttraining" }
        guard Self.namesSets(Array(said)) else { return nil }
        let line = said.map(\.source).joined(separator: " ")
        guard case .entry(.strength(let sets, _)) = try read(line) else { return nil }
        pieces.removeAll()
        return sets
    }

    private func consume(lengths pieces: inout [EntryPiece], for session: inout PlannedSession) throws(EntryProblem) {
        var seconds: Double?
        var kept: [EntryPiece] = []
        while let piece = pieces.first {
            if let more = TypedLength.taken(from: &pieces) {
                seconds = (seconds ?? 0) + more
                continue
            }
            pieces.removeFirst()
            if case .ambiguous = piece.kind { try refuseAmbiguous([piece]) }
            if let (value, unit) = piece.amount, !unit.isEmpty,
                let distance = try TypedDistance.kilometres(value, unit, piece.source, hasHours: seconds != nil)
            {
                switch distance {
                case .kilometres(let kilometres): session.kilometres = kilometres
                case .minutes(let minutes): seconds = (seconds ?? 0) + minutes * 60
                }
                continue
            }
            kept.append(piece)
        }
        pieces = kept
        if let seconds {
            session.minutes = try EntryBounds.length.check((seconds / 60).nineDecimals, "The length", .minutes)
        }
        if let kilometres = session.kilometres {
            guard kilometres > 0 else { throw EntryProblem("A distance is above zero.") }
            session.kilometres = try EntryBounds.distance.check(kilometres, "The distance", units.distance())
        }
    }

    private func planNote(_ pieces: [EntryPiece]) throws(EntryProblem) -> String? {
        let filler: Set = [
            "for", "a", "an", "on", "at", "and", "of", "my", "the", "session", "am", "um", "für", "the", "i",
        ]
        let said = pieces.filter { piece in piece.isQuoted || !(piece.word.map(filler.contains) ?? false) }
        for piece in said where !piece.isQuoted && piece.source.contains(where: \.isNumber) {
            throw EntryProblem(
                "It is not clear what “\(piece.source)” means in a plan: write 45min, 8km, 18:30 or zone 2.")
        }
        return try EntryBounds.note(said.map(\.source).joined(separator: " "))
    }
}
