import Foundation
import HealthModel

/// Workouts.
extension EntryLine {
    func workout(_ pieces: [EntryPiece], _ moment: TypedMoment) throws(EntryProblem) -> LogEntry {
        var rest = pieces.filter { !["workout", "training", "did", "i", "went", "played"].contains($0.word) }
        let isNamed = pieces.contains { ["workout", "training"].contains($0.word) }
        let activity = try takeType(&rest, isNamed: isNamed)
        let type = activity.type
        var figures = WorkoutFigures(units: units, type: type)
        figures.isIndoor = activity.isIndoor
        figures.hasClock = rest.contains { $0.clock != nil }
        var note: [EntryPiece] = []
        // Whether words stand behind a length.
        var isLengthOver = false
        var isBehindLength = false
        while let first = rest.first {
            let seconds = figures.seconds
            if try figures.consume(from: &rest) {
                isBehindLength = figures.seconds != seconds
                // `30 min yoga 10 min stretching`
                guard !isLengthOver || !isBehindLength else {
                    throw EntryProblem("There are two lengths in it; say one.")
                }
                continue
            }
            // `1h 20 min break`
            if isBehindLength, ["break", "pause"].contains(first.word) {
                throw EntryProblem(
                    "It is not clear how long it took without “\(first.source)”: write 45 min, for example.")
            }
            isBehindLength = false
            if figures.seconds != nil, first.word != "and" { isLengthOver = true }
            rest.removeFirst()
            if first != Self.kindMark { note.append(first) }
        }
        try refuseSecond(note)
        // `half marathon 1:48:12` says how far it was; in a text it may be what was trained for.
        let isRace = figures.kilometres == nil && note.isEmpty && !isNamed
        if isRace { figures.kilometres = activity.kilometres }
        let seconds = try figures.length(type: type)
        if isRace, let far = activity.kilometres, !WorkoutFigures.speeds(type).contains(far / seconds * 3600) {
            throw EntryProblem("Nobody runs that far in that time: write how far it was, as “ran 5km 26:10”.")
        }
        try refuseSlowRun(activity, figures.kilometres, seconds)
        var workout = LogEntry.LoggedWorkout(type: type, start: clock.now, minutes: (seconds / 60).nineDecimals)
        workout.minutes = try EntryBounds.length.check(workout.minutes, "The length", .minutes)
        workout.kilometres = figures.kilometres?.nineDecimals
        workout.kilocalories = figures.kilocalories
        workout.averageHeartRate = figures.heartRate
        workout.effort = figures.effort
        workout.isIndoor = figures.isIndoor
        workout.note = try self.note(note, isNow: moment.isNow)
        workout.start = try start(moment, seconds: seconds)
        return .workout(workout)
    }

    /// On a treadmill one may walk too, where `treadmill` alone says what it was.
    private func refuseSlowRun(
        _ activity: ActivityLexicon.Activity, _ kilometres: Double?, _ seconds: Double
    ) throws(EntryProblem) {
        guard activity.isTreadmill, let kilometres, kilometres / seconds * 3600 < Self.slowRun else { return }
        throw EntryProblem("It is not clear whether that was a run: write “treadmill run” or “treadmill walk”.")
    }

    /// Kilometres an hour, below which most people walk.
    private static let slowRun = 7.0

    /// `ran 5k, then 10 min walk`: the figures of both would be those of one.
    private func refuseSecond(_ note: [EntryPiece]) throws(EntryProblem) {
        let joins: Set = ["then", "dann", "danach", "anschließend", "afterwards", "followed"]
        guard let place = note.firstIndex(where: { $0.word.map(joins.contains) ?? false }) else { return }
        let behind = note[(place + 1)...].map { $0.word ?? "" }
        guard let range = ActivityLexicon.first(in: behind)?.range else { return }
        let other = note[(place + 1)...][(place + 1 + range.lowerBound)..<(place + 1 + range.upperBound)]
        throw EntryProblem("Write one entry at a time; “\(other.map(\.source).joined(separator: " "))” is another one.")
    }

    /// The kind, wherever it stands: `ran 5k`, `5k run`, `workout table tennis 40 min`.
    /// - Parameter isNamed: whether the line says that it was a workout. Else a kind that nobody knows may be none:
    ///   `went shopping 2h`.
    private func takeType(
        _ pieces: inout [EntryPiece], isNamed: Bool
    ) throws(EntryProblem) -> ActivityLexicon.Activity {
        let words = pieces.map { $0.word ?? "" }
        guard let (range, activity) = ActivityLexicon.first(in: words) else {
            let named = words.prefix { !$0.isEmpty }
            guard !named.isEmpty, let type = ActivityLexicon.type(named.joined(separator: " ")) else {
                throw EntryProblem("Say what you did: “yoga 45 min”.")
            }
            if let pastime = named.first(where: ActivityLexicon.pastimes.contains) {
                throw EntryProblem(
                    "“\(pastime)” is no kind of exercise: write it as a note, “note: played \(pastime)”.")
            }
            guard isNamed || ActivityNames.usual.contains(type) else {
                let name = named.joined(separator: " ")
                throw EntryProblem(
                    "It is not clear whether “\(name)” is a kind of exercise: write “workout \(name) 45 min”, or it as a note."
                )
            }
            pieces.removeFirst(named.count)
            return ActivityLexicon.Activity(type: type)
        }
        // `fasted cardio 40 min incline walk`, `gym 30 min treadmill`: a kind that is named as well says more.
        let behind = Array(words[range.upperBound...])
        let isGeneral = activity.type == "Cardio" || ["gym", "fitnessstudio"].contains(words[range.lowerBound])
        if isGeneral, let other = ActivityLexicon.first(in: behind),
            behind[..<other.range.lowerBound].allSatisfy({ !["and", "then", "+", "dann", "&"].contains($0) })
        {
            let place = range.upperBound + other.range.lowerBound
            pieces.replaceSubrange(place..<(place + other.range.count), with: [Self.kindMark])
            return other.activity
        }
        pieces.replaceSubrange(range, with: [Self.kindMark])
        return activity
    }

    /// Stands where the kind was named: what is said before it and behind it are two lengths.
    private static let kindMark = EntryPiece(kind: .quoted, source: "")

    /// - Parameter isNow: no time was said beside it, so a vague one in it is asked about.
    private func note(_ pieces: [EntryPiece], isNow: Bool) throws(EntryProblem) -> String? {
        try refuseAmbiguous(pieces)
        let filler: Set = ["for", "in", "and", "a", "with", "at", "was", ",", "-"]
        let said = pieces.first { piece in piece.word.map { !filler.contains($0) } ?? true }
        let bounds: Set = ["under", "over", "unter", "über", "almost", "nearly", "knapp", "mindestens"]
        if let word = said, pieces.count == 1 || pieces.last == word, word.word.map(bounds.contains) ?? false {
            throw EntryProblem(
                "“\(word.source)” says no figure: write how far it was and how long it took, as “5km 26:10”.")
        }
        for piece in pieces
        where !piece.isQuoted && piece.source.contains(where: \.isNumber) && !WorkoutFigures.isClimb(piece) {
            throw EntryProblem(
                "It is not clear what “\(piece.source)” means in a workout: write 5km, 26 min, 300kcal, 150bpm or rpe 7."
            )
        }
        if let piece = pieces.first(where: { $0.word.map(Self.repeated.contains) ?? false }) {
            throw EntryProblem(
                "It is not clear how long it was with “\(piece.source)”: write it for all of it, as 50 min.")
        }
        try TypedMoment.refuseVague(pieces, phrases: isNow)
        guard said != nil else { return nil }
        var kept = pieces[...]
        while kept.first?.word.map(filler.contains) ?? false { kept.removeFirst() }
        return try EntryBounds.note(kept.map(\.source).joined(separator: " "))
    }

    /// Words that make the figures those of a part: `25 min each way`.
    private static let repeated: Set = ["twice", "each", "per", "zweimal", "dreimal", "je", "jeweils"]

    /// A time says when it began; without one it has just ended.
    private func start(_ moment: TypedMoment, seconds: Double) throws(EntryProblem) -> Date {
        guard moment.secondsAgo == nil else {
            throw EntryProblem("Say when it began: at 7:30, for example.")
        }
        guard moment.minute != nil else {
            guard moment.day == nil || moment.day == clock.today else {
                return try moment.instant(by: clock)
            }
            return clock.now - seconds
        }
        let start = try moment.instant(by: clock)
        guard start + seconds <= clock.latest + 60 else {
            throw EntryProblem("A workout that began then and took that long is not over yet.")
        }
        return start
    }
}

/// The figures of a workout as they are found.
struct WorkoutFigures {
    let units: UnitSystem
    let type: String
    var kilometres: Double?
    private(set) var seconds: Double?
    /// The unit of the last part of it, in seconds.
    private var lengthUnit = Double.infinity
    /// `26:10`: minutes and seconds, or hours and minutes.
    private var clock: [Int]?
    /// Whether a time on a clock says how long it took, so that `500m` is how far it was.
    var hasClock = false
    var kilocalories: Double?
    var heartRate: Double?
    var effort: Int?
    var isIndoor: Bool?

    init(units: UnitSystem, type: String) {
        (self.units, self.type) = (units, type)
    }

    /// Removes one figure from the front and applies it.
    /// - Returns: whether there was one.
    mutating func consume(from pieces: inout [EntryPiece]) throws(EntryProblem) -> Bool {
        guard let piece = pieces.first else { return false }
        if let word = piece.word {
            if try takeNamed(word, &pieces) { return true }
            guard let part = TypedLength.seconds(of: piece) else {
                guard seconds == nil, let part = TypedLength.inWords(&pieces) else { return false }
                try add(part, in: part < 3600 ? 60 : 3600)
                return true
            }
            try add(part, in: 1)
            pieces.removeFirst()
            return true
        }
        if let parts = piece.clock {
            guard clock == nil, seconds == nil else { throw EntryProblem("There are two lengths in it; say one.") }
            pieces.removeFirst()
            if parts.count == 2, let unit = pieces.first?.word, ["h", "hours", "std", "stunden"].contains(unit) {
                pieces.removeFirst()
                seconds = Double(parts[0] * 3600 + parts[1] * 60)
            } else {
                clock = parts
            }
            return true
        }
        guard let (value, unit) = piece.amount, !Self.isClimb(piece) else { return false }
        pieces.removeFirst()
        try apply(value, unit, piece.source)
        return true
    }

    /// Metres up, which are no distance.
    static func isClimb(_ piece: EntryPiece) -> Bool {
        piece.amount.map { ["hm", "höhenmeter"].contains($0.unit) } ?? false
    }

    /// `rpe 7`, `hr 150`, `indoor`.
    private mutating func takeNamed(_ word: String, _ pieces: inout [EntryPiece]) throws(EntryProblem) -> Bool {
        switch word {
        case "indoor", "indoors", "inside": isIndoor = true
        case "outdoor", "outdoors", "outside": isIndoor = false
        case "rpe", "effort", "hr", "heartrate", "pulse":
            guard pieces.count > 1, let value = pieces[1].number else { return false }
            if word == "rpe" || word == "effort" { try apply(effort: value) } else { try apply(heartRate: value) }
            pieces.removeFirst()
        case "avg", "average", "heart":
            guard let next = pieces.dropFirst().first?.word, ["hr", "heart", "rate"].contains(next) else {
                return false
            }
            pieces.removeFirst()
            if word == "heart", next == "rate", pieces.count > 1, let value = pieces[1].number {
                try apply(heartRate: value)
                pieces.removeFirst()
                break
            }
            return true
        default: return false
        }
        pieces.removeFirst()
        return true
    }

    /// Adds a part of the length; a part goes on only in a smaller unit (`1 h 20 min`).
    private mutating func add(_ part: Double, in unit: Double) throws(EntryProblem) {
        guard unit < lengthUnit else { throw EntryProblem("There are two lengths in it; say one.") }
        (seconds, lengthUnit) = ((seconds ?? 0) + part, unit)
    }

    private mutating func apply(_ value: Double, _ unit: String, _ source: String) throws(EntryProblem) {
        if let part = TypedLength.seconds(value, unit) {
            guard clock == nil else { throw EntryProblem("There are two lengths in it; say one.") }
            try add(part, in: TypedLength.seconds(1, unit) ?? 1)
        } else if let distance = try TypedDistance.kilometres(
            value, hasClock && unit == "m" && value >= 100 ? "metres" : unit, source,
            hasHours: seconds.map { $0 >= 3600 } ?? false)
        {
            switch distance {
            case .minutes(let minutes): try add(minutes * 60, in: 60)
            case .kilometres(let distance):
                guard kilometres == nil else { throw EntryProblem("There are two distances in it; say one.") }
                kilometres = try EntryBounds.distance.check(distance, "The distance", units.distance())
            }
        } else if ["kcal", "cal", "cals", "calories"].contains(unit) {
            kilocalories = try EntryBounds.activeEnergy.check(value, "Energy", .kilocalories)
        } else if unit == "bpm" {
            try apply(heartRate: value)
        } else if unit.isEmpty, let hours = seconds, hours.truncatingRemainder(dividingBy: 3600) == 0, value < 60,
            value == value.rounded()
        {
            // `1 hour 10`.
            try add(value * 60, in: 60)
        } else if unit.isEmpty {
            let far = units == .metric ? "km" : "miles"
            throw .twoReadings(
                source, "\(source) \(far)", "\(source) minutes",
                write: "\(source)\(far == "km" ? "km" : " miles") or \(source)min")
        } else {
            throw EntryProblem(
                "It is not clear what “\(source)” means in a workout: write 5km, 26 min, 300kcal, 150bpm or rpe 7.")
        }
    }

    private mutating func apply(effort value: Double) throws(EntryProblem) {
        guard let level = Int(exactly: value), (1...10).contains(level) else {
            throw EntryProblem("Effort goes from 1 (rest) to 10 (all out): “rpe 7”.")
        }
        effort = level
    }

    private mutating func apply(heartRate value: Double) throws(EntryProblem) {
        heartRate = try EntryBounds.heartRate.check(value, "The heart rate", .beats)
    }

    // MARK: Length

    /// - Throws: where none is said, or where `3:30` may be hours or minutes.
    func length(type: String) throws(EntryProblem) -> Double {
        if let seconds { return seconds }
        guard let clock else {
            let far = kilometres == nil ? "45 min" : "26:10"
            throw EntryProblem("Say how long it took: \(far), for example.")
        }
        if clock.count == 3 { return Double(clock[0] * 3600 + clock[1] * 60 + clock[2]) }
        let (short, long) = (Double(clock[0] * 60 + clock[1]), Double(clock[0] * 3600 + clock[1] * 60))
        switch (isLikely(short), isLikely(long)) {
        case (true, false): return short
        case (false, true): return long
        default:
            let text = "\(clock[0]):\(EntryClock.two(clock[1]))"
            throw .twoReadings(
                text, "\(clock[0]) min \(clock[1]) s", "\(clock[0]) h \(clock[1]) min",
                write: "\(clock[0])m\(EntryClock.two(clock[1]))s or \(clock[0])h\(EntryClock.two(clock[1]))")
        }
    }

    /// Whether somebody may have taken that long: at the speed of a walk to that of a sprint, where there is a distance.
    private func isLikely(_ seconds: Double) -> Bool {
        guard (60...86_400).contains(seconds) else { return false }
        guard let kilometres, kilometres > 0 else { return true }
        return Self.speeds(type).contains(kilometres / seconds * 3600)
    }

    /// Kilometres an hour.
    static func speeds(_ type: String) -> ClosedRange<Double> {
        switch type {
        case "Running", "Trail Running": 3...25
        case "Walking", "Hiking": 1...10
        case "Swimming": 0.5...8
        case "Rowing": 2...25
        case "Cycling", "Mountain Biking": 5...70
        default: 1...70
        }
    }
}

/// Distances as people type them.
enum TypedDistance {
    case kilometres(Double)
    /// `30m` behind hours.
    case minutes(Double)

    /// - Parameter hasHours: hours were said before it, so that `m` goes on with minutes.
    /// - Returns: `nil` for another unit.
    static func kilometres(
        _ value: Double, _ unit: String, _ source: String, hasHours: Bool
    ) throws(EntryProblem) -> TypedDistance? {
        switch unit {
        case "km", "k", "kilometre", "kilometres", "kilometer", "kilometers", "kilometern": return .kilometres(value)
        case "mi", "mile", "miles": return .kilometres(value * UnitSystem.kilometresInMile)
        case "metre", "metres", "meter", "meters": return .kilometres(value / 1000)
        case "yd", "yard", "yards": return .kilometres(value * 0.000_914_4)
        case "m" where hasHours && value < 60: return .minutes(value)
        // Nobody means ten hours, or as many miles, by `1500m`.
        case "m" where value >= 600: return .kilometres(value / 1000)
        case "m":
            let number = String(source.prefix { !$0.isLetter && $0 != " " })
            throw .twoReadings(
                source, "\(number) metres", "\(number) minutes", write: "\(number) metres or \(number)min")
        default: return nil
        }
    }
}
