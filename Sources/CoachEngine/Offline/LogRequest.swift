import ChatModel
import Entries
import Foundation
import HealthModel
import HealthQuery

/// Something to be written down: `log 500 ml water`, `I weigh 72.4`, `remember that my knee hurts`.
struct LogRequest {
    /// `nil` where something is missing: then `question` asks for it.
    private(set) var call: PlannedCall?
    private(set) var question = ""
    /// Whether it begins as an order does: `record …`. It may still ask for something.
    private(set) var isOrder = false
    private var what = ""
    private(set) var language = Language.english

    /// How questions begin, with or without their mark.
    private static let asking: Set<String> = [
        "how", "what", "whats", "when", "which", "who", "where", "why", "did", "do", "does", "is", "was", "were", "are",
        "am", "can", "could", "should", "would", "has", "have", "show", "compare", "average", "and",
    ]
    /// How orders begin.
    private static let orders: Set<String> = ["log", "add", "record", "note", "put", "enter", "save", "track"]
    /// How people begin to tell what they did.
    private static let telling: Set<String> = [
        "i", "ive", "just", "drank", "had", "ate", "ran", "walked", "cycled", "swam", "rode", "hiked", "lifted", "my",
    ]
    /// Words before what is to be written down.
    private static let lead: Set<String> = ["please", "down", "that", "i", "ive", "just", "my", "a", "an", "me", "for"]

    /// `nil` for text that asks, or says nothing that can be written down.
    init?(_ text: String, entries: EntryLine) {
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if !line.hasSuffix("?"), let order = GermanOrder(line) {
            self.init(order, entries)
            return
        }
        let words = Question(line)
        guard !line.hasSuffix("?"), let first = words.words.first, !Self.asking.contains(first) else { return nil }
        if let fact = Self.fact(line, words) {
            self.init(fact)
        } else if let goal = GoalRequest(words) {
            self.init(goal)
        } else {
            self.init(entry: line, words, entries)
        }
    }

    /// - Parameter question: asked without a call.
    init(_ call: PlannedCall?, what: String, asking question: String, in language: Language = .english) {
        (self.call, self.what, self.question, self.language) = (call, what, question, language)
    }

    private init(_ order: GermanOrder, _ entries: EntryLine) {
        (language, isOrder) = (.german, true)
        do throws(EntryProblem) {
            call = PlannedCall(storing: try entries.read(order.line), typed: order.line, clock: entries.clock)
            what = order.line.hasPrefix("goal ") ? "das Ziel" : "„\(RefusalWording.quoted(order.line))“"
        } catch {
            question =
                "Was ich eintragen soll, habe ich nicht verstanden: „\(RefusalWording.quoted(order.line))“. "
                + "So geht es: „trag 72,4 kg ein“, „notiere 500 ml Wasser“, „setz mein Schrittziel auf 9000“."
        }
    }

    /// Reads a line that tells a value without an order: `heute 500 ml Wasser`, `500 ml water`. `nil` where the log cannot
    /// store it and has no sentence in that language.
    init?(statement text: String, in language: Language, _ entries: EntryLine) {
        self.language = language
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let typed = language == .german ? GermanOrder(statement: line).line : Self.plain(line, isOrder: false)
        do throws(EntryProblem) {
            let proposal = try entries.read(typed)
            call = PlannedCall(storing: proposal, typed: typed, clock: entries.clock)
            what =
                language == .german
                ? "„\(RefusalWording.quoted(typed))“"
                : EntryWording(clock: entries.clock, units: entries.units).line(proposal)
        } catch {
            guard language == .english else { return nil }
            question = error.sentence
        }
    }

    private init(_ fact: (text: String, about: String)) {
        guard !fact.text.isEmpty else {
            question = "What shall I remember? Say it in one sentence."
            return
        }
        what = "to remember that"
        call = PlannedCall(
            tool: "remember", fields: [("fact", .string(fact.text)), ("about", .string(fact.about))])
    }

    private init(_ goal: GoalRequest) {
        what = "the goal"
        call = goal.call
        if call == nil { question = GoalRequest.question }
    }

    /// Reads the entry that the log's line would store. A line that is neither an order nor told by the person is a
    /// question, but for scales of a check-in, which nobody asks about in that way.
    private init?(entry line: String, _ words: Question, _ entries: EntryLine) {
        let opening = words.words.first { $0 != "please" } ?? ""
        isOrder = Self.orders.contains(opening) || words.spells(anyOf: ["write down"])
        do throws(EntryProblem) {
            let typed = Self.plain(line, isOrder: isOrder)
            let proposal = try entries.read(typed)
            let isRating = if case .entry(.checkIn(let checkIn, _)) = proposal { checkIn.isRated } else { false }
            guard isRating || isOrder || Self.telling.contains(opening) else { return nil }
            call = PlannedCall(storing: proposal, typed: typed, clock: entries.clock)
            what = EntryWording(clock: entries.clock, units: entries.units).line(proposal)
        } catch {
            let isTold = Self.telling.contains(opening) && words.spells(anyOf: ["drank", "ate", "weigh", "weighed"])
            guard isOrder || isTold, words.words.count <= 20 else { return nil }
            question = error.sentence
        }
    }

    /// Without the words that only say that it is to be written down, and with numbers as figures.
    private static func plain(_ line: String, isOrder: Bool) -> String {
        var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        func bare(_ word: String) -> String { word.lowercased().filter { $0.isLetter } }
        if isOrder, let order = words.firstIndex(where: { orders.contains(bare($0)) || bare($0) == "write" }) {
            words.removeFirst(order + 1)
        }
        let said = words.dropLast().prefix { lead.contains(bare($0)) && !$0.contains(where: \.isNumber) }
        words.removeFirst(said.count)
        let figures = [
            "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
            "nine": "9", "ten": "10",
        ]
        words = words.map { figures[$0.lowercased()] ?? $0 }
        // `a run of 5 km`, `a sandwich with 450 kcal`.
        let kept = words.indices.filter { index in
            index + 1 == words.count || !["of", "in", "with"].contains(words[index])
                || words[index + 1].first?.isNumber != true
        }
        return kept.map { words[$0] }.joined(separator: " ")
    }

    /// A fact to be remembered, with what it is about; `nil` where nothing is to be.
    private static func fact(_ line: String, _ words: Question) -> (text: String, about: String)? {
        guard words.words.first == "remember" else { return nil }
        var fact = line.dropFirst("remember".count).drop { $0 == " " || $0 == ":" || $0 == "," }
        for lead in ["that ", "this: "] where fact.lowercased().hasPrefix(lead) { fact = fact.dropFirst(lead.count) }
        let topics: [(about: String, words: [String])] = [
            ("injury", ["hurts", "hurt", "injury", "injured", "pain", "knee", "ankle", "shoulder", "back"]),
            (
                "schedule",
                ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mornings", "evenings"]
            ),
            ("equipment", ["treadmill", "dumbbells", "bike", "gym", "kettlebell"]),
            ("preference", ["like", "prefer", "hate", "love"]), ("goal", ["goal", "want to", "aim"]),
        ]
        return (String(fact.prefix(300)), topics.first { words.spells(anyOf: $0.words) }?.about ?? "other")
    }

    /// The reading of what is to be written down by that call.
    func reading(_ call: PlannedCall) -> QuestionReading {
        QuestionReading(
            language: language.rawValue, isAnswered: true,
            sentence: (language == .german ? "einzutragen: " : "to be written down: ") + what,
            calls: [QuestionReading.Call(name: call.tool, argumentsJSON: call.arguments)], unread: [])
    }

    /// The sentence on the outcome of the proposal.
    func words(for finding: Finding) -> String {
        if language == .german { return germanWords(for: finding) }
        switch finding["status"].text {
        case "saved"?: return "Written down: \(what). The Log screen takes it back if it was wrong."
        case "edited"?: return "Written down as you changed it. The Log screen takes it back if it was wrong."
        case "declined"?: return "Not written down, as you wished."
        case "duplicate"?: return "That stands there already: the same was written down within two minutes."
        default: break
        }
        switch finding.problem {
        case "not_confirmed"?:
            let command = finding["error"]["suggestions"][0].text.map { ", or by this command:\n\n    \($0)" } ?? "."
            return "Not written down: nobody could be asked. In AirFit itself it is confirmed on screen\(command)"
        default:
            return finding["error"]["message"].text.map { "That could not be written down. \($0)" }
                ?? "That could not be written down."
        }
    }

    private func germanWords(for finding: Finding) -> String {
        let takesBack = "Der Bildschirm Log nimmt es zurück, wenn es falsch war."
        switch finding["status"].text {
        case "saved"?: return "Eingetragen: \(what). \(takesBack)"
        case "edited"?: return "Eingetragen, wie du es geändert hast. \(takesBack)"
        case "declined"?: return "Nicht eingetragen, wie gewünscht."
        case "duplicate"?: return "Das steht schon da: Dasselbe wurde in den letzten zwei Minuten eingetragen."
        default: break
        }
        switch finding.problem {
        case "not_confirmed"?:
            let command =
                finding["error"]["suggestions"][0].text.map { ", oder mit diesem Befehl:\n\n    \($0)" } ?? "."
            return "Nicht eingetragen: Es war niemand da, um zuzustimmen. In AirFit geht das am Bildschirm\(command)"
        default:
            let reason = finding["error"]["message"].text.map { ": \(Wording.plain($0))" } ?? ""
            return "Das ließ sich nicht eintragen\(reason)."
        }
    }
}
