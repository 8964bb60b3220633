import Foundation
import HealthModel

/// Templates: `template push day: bench 3x8 60kg, squat 5x5 100`.
extension EntryLine {
    static let templateWords: Set = ["template", "vorlage", "trainingsvorlage"]
    private static let templateExample = "template push day: bench 3x8 60kg, squat 5x5 100"

    /// - Parameter line: begins with `template`; a colon stands between the name and the sets.
    func template(_ line: String) throws(EntryProblem) -> LogEntry {
        let body = line.trimmingCharacters(in: .whitespacesAndNewlines).drop { !$0.isWhitespace && $0 != ":" }
        let said = body.drop { $0.isWhitespace || $0 == ":" }
        guard let colon = said.firstIndex(of: ":") else {
            throw EntryProblem("A template has a name, a colon and sets: “\(Self.templateExample)”.")
        }
        return .template(try template(String(said[..<colon]), String(said[said.index(after: colon)...])))
    }

    /// - Parameter sets: as they are typed into the log, without a time.
    /// - Throws: one sentence where the sets are none, or where a time is among them.
    public func template(_ name: String, _ sets: String) throws(EntryProblem) -> SavedTemplate {
        guard EntryLine.namesSets(try EntryPieces.of(sets)),
            case .entry(.strength(let read, let at)) = try self.read(sets)
        else { throw EntryProblem("These are no sets for a template: “\(Self.templateExample)”.") }
        guard at == clock.now else { throw EntryProblem("A template has no time: say the sets alone.") }
        return try SavedTemplate(name, sets: read, day: clock.today)
    }
}
