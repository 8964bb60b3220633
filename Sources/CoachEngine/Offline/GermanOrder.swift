import Entries

/// What is to be written down in German, as a line that the log reads: `trag 81,4 kg ein` as `81,4 kg`, `stell mein
/// Schlafziel auf 7,5 Stunden` as `goal slept 7,5 Stunden`, `ich hatte heute 3 Bier` as `heute 3 Bier`.
struct GermanOrder: Equatable {
    let line: String

    /// Verbs that begin an order, with the word that has to end it; an empty one for none.
    private static let verbs: [String: Set<String>] = [
        "trag": ["ein", "nach"], "trage": ["ein", "nach"], "schreib": ["auf", "ein", "rein", "hin"],
        "schreibe": ["auf", "ein", "rein", "hin"], "füg": ["hinzu", "ein"], "füge": ["hinzu", "ein"],
        "notier": [], "notiere": [], "protokollier": [], "protokolliere": [], "speicher": [], "speichere": [],
        "erfass": [], "erfasse": [], "vermerk": [], "vermerke": [], "logge": [],
    ]
    /// Verbs at the end of an order: `500 ml Wasser eintragen`.
    private static let infinitives: Set<String> = [
        "eintragen", "notieren", "aufschreiben", "protokollieren", "speichern", "erfassen", "vermerken", "loggen",
        "hinzufügen",
    ]
    private static let changing: Set<String> = [
        "stell", "stelle", "setz", "setze", "ändere", "änder", "erhöhe", "erhöh", "senke", "senk", "leg", "lege",
        "mach",
        "mache", "heb", "hebe",
    ]
    private static let changed: Set<String> = [
        "stellen", "setzen", "ändern", "erhöhen", "senken", "festlegen", "anheben", "heraufsetzen", "herabsetzen",
    ]
    /// Stand behind the figure of a goal: `setz … auf 9000 hoch`.
    private static let particles: Set<String> = ["an", "hoch", "rauf", "runter", "fest", "herauf", "herab", "ab"]
    private static let pleas: Set<String> = [
        "bitte", "kannst", "könntest", "würdest", "du", "mir", "mal", "ich", "möchte", "will", "jetzt", "ok", "okay",
        "hey", "und", "coach", "doch",
    ]
    private static let asking: Set<String> = [
        "wie", "was", "wann", "wo", "warum", "wieso", "welche", "welcher", "welches", "wer", "wieviel",
    ]
    /// Words before what is to be written down, and behind it: `dass ich 2 Bier getrunken habe`.
    private static let lead: Set<String> = ["bitte", "mir", "mal", "dass", "ich", "noch", "doch", "gerade", "eben"]
    private static let tail: Set<String> = ["habe", "hab", "bin", "war", "bitte"]
    /// Spans of a goal by the first part of its name: `Wochenziel`.
    private static let spans = ["tagesziel": "am Tag", "wochenziel": "in der Woche", "monatsziel": "im Monat"]

    /// `nil` for a text that orders nothing.
    init?(_ text: String) {
        let typed = text.split(whereSeparator: \.isWhitespace).map { word in
            String(word.last.map { ".!,;".contains($0) } ?? false ? word.dropLast() : word)
        }
        let words = Array(typed.drop { Self.pleas.contains($0.lowercased()) })
        guard let first = words.first?.lowercased(), let last = words.last?.lowercased(), words.count > 1,
            !words.contains(where: { Self.asking.contains($0.lowercased()) })
        else { return nil }
        if let goal = Self.goal(words, first: first, last: last) ?? Self.toldGoal(words, first: first, last: last) {
            line = goal
        } else if let ends = Self.verbs[first] {
            var said = Array(words.dropFirst())
            if !ends.isEmpty {
                // `trag ein: 81,4 kg`
                let place = said.firstIndex { ends.contains($0.lowercased().filter(\.isLetter)) }
                guard let place, place == 0 || place <= 2 || place + 1 == said.count else { return nil }
                said.remove(at: place)
            }
            line = Self.core(said)
        } else if Self.infinitives.contains(last) {
            line = Self.core(Array(words.dropLast()))
        } else {
            return nil
        }
        if line.isEmpty { return nil }
    }

    /// Reads a statement of what was done or measured: `hab grad 300 ml Wasser getrunken`.
    init(statement text: String) {
        let typed = text.split(whereSeparator: \.isWhitespace).map { word in
            String(word.last.map { ".!,;".contains($0) } ?? false ? word.dropLast() : word)
        }
        let isOfWeight = typed.contains { ["wiege", "wieg", "wog", "gewogen"].contains($0.lowercased()) }
        let said = typed.filter { !Self.told.contains($0.lowercased()) }
        line = ((isOfWeight ? ["Gewicht"] : []) + said).joined(separator: " ")
    }

    /// Words of a statement beside what is written down.
    private static let told: Set<String> = [
        "ich", "hab", "habe", "hatte", "bin", "war", "ist", "mein", "meine", "gerade", "grad", "grade", "eben",
        "soeben", "jetzt", "so", "also", "getrunken", "gegessen", "genommen", "gewogen", "wiege", "wieg", "wog",
        "trank", "ass", "aß",
    ]

    private static func core(_ said: [String]) -> String {
        var words = Array(said.drop { lead.contains($0.lowercased()) })
        while let last = words.last?.lowercased(), tail.contains(last) { words.removeLast() }
        // `dass ich 81,4 kg wiege`
        if let last = words.last?.lowercased(), ["wiege", "wieg", "gewogen"].contains(last) {
            words = ["Gewicht"] + words.dropLast()
        }
        return words.joined(separator: " ")
    }

    /// The line of a goal that is told: `mein Ziel ist 75 kg bis März`, `neues Ziel: 12000 Schritte`, `12000 Schritte als
    /// Ziel`; `nil` for none.
    private static func toldGoal(_ words: [String], first: String, last: String) -> String? {
        guard let place = words.firstIndex(where: { isGoal($0.lowercased()) }) else { return nil }
        let name = words[place].lowercased().filter(\.isLetter)
        var said: [String]
        if place < 2, ["mein", "neues"].contains(first) {
            said = Array(words[(place + 1)...])
            if let verb = said.first?.lowercased(), ["ist", "lautet", "wäre"].contains(verb) {
                said.removeFirst()
            } else if first == "mein" {
                return nil
            }
        } else if isGoal(last), let link = words[..<place].lastIndex(where: { $0.lowercased() == "als" }) {
            said = Array(words[..<link])
        } else {
            return nil
        }
        guard said.contains(where: { $0.first?.isNumber ?? false }) else { return nil }
        if let metric = EntryLine.goalMetric(named: [name]) {
            return "goal \(EntryLine.goalWord(metric)) \(said.joined(separator: " "))"
        }
        if let noun = said.firstIndex(where: { EntryLine.goalMetric(named: [$0.lowercased()]) != nil }),
            let metric = EntryLine.goalMetric(named: [said[noun].lowercased()])
        {
            said.remove(at: noun)
            return "goal \(EntryLine.goalWord(metric)) \(said.joined(separator: " "))"
        }
        // Kilograms are of the weight.
        guard said.contains(where: { ["kg", "kilo"].contains($0.lowercased().filter(\.isLetter)) }) else { return nil }
        return "goal \(EntryLine.goalWord(.weight)) \(said.joined(separator: " "))"
    }

    private static func isGoal(_ word: String) -> Bool { word.filter(\.isLetter).hasSuffix("ziel") }

    /// The line of a goal; `nil` for none.
    private static func goal(_ words: [String], first: String, last: String) -> String? {
        guard changing.contains(first) || changed.contains(last),
            let place = words.firstIndex(where: { $0.lowercased().hasSuffix("ziel") }),
            let at = words[place...].firstIndex(where: { $0.lowercased() == "auf" })
        else { return nil }
        let name = words[place].lowercased()
        let behind = words[(at + 1)...].filter {
            !changed.contains($0.lowercased()) && !particles.contains($0.lowercased())
        }
        let rest = behind.joined(separator: " ") + (spans[name].map { " " + $0 } ?? "")
        if let metric = EntryLine.goalMetric(named: [name]) { return "goal \(EntryLine.goalWord(metric)) \(rest)" }
        // `mein Ziel für Schritte auf 9000`
        let named = words[(place + 1)..<at].filter { !["für", "von", "beim", "an"].contains($0.lowercased()) }
        guard let metric = EntryLine.goalMetric(named: named.map { $0.lowercased() }) else { return nil }
        return "goal \(EntryLine.goalWord(metric)) \(rest)"
    }
}
