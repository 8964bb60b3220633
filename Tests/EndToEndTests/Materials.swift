import Canvas
import Synchronization
import TestSupport

extension Home {
    /// A small export with 4,321 steps on 21 November 2026, imported.
    func importDay(source: String = "Watch") throws {
        let path = try file("day.xml", AppleExport.text(AppleExport.steps([4000, 321], source: source)))
        let outcome = try run("import", path)
        guard outcome.status == 0 else { throw PseudoTerminal.Failure(description: outcome.error) }
    }
}

/// Exports as the Health app writes them.
enum AppleExport {
    static func text(_ records: some Sequence<String>) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <HealthData locale="en_DE">
         <ExportDate value="2026-11-21 21:00:00 +0000"/>
         <Me HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
        \(records.joined(separator: "\n"))
        </HealthData>

        """
    }

    /// Counts of steps, a minute each, from the morning of 21 November 2026 backwards: 600 on a day.
    static func steps(_ counts: some Sequence<Int>, source: String = "Watch") -> [String] {
        counts.enumerated().map { index, count in
            let minute = index % 600
            let day = dates[index / 600 % dates.count]
            let time = "\(day) \(two(8 + minute / 60)):\(two(minute % 60))"
            return " <Record type=\"HKQuantityTypeIdentifierStepCount\" sourceName=\"\(source)\" unit=\"count\" "
                + "creationDate=\"\(time):59 +0000\" startDate=\"\(time):00 +0000\" endDate=\"\(time):59 +0000\" "
                + "value=\"\(count)\"/>"
        }
    }

    /// From 21 November 2026 back to 1 April.
    private static let dates: [String] = {
        let lengths = [(11, 21), (10, 31), (9, 30), (8, 31), (7, 31), (6, 30), (5, 31), (4, 30)]
        return lengths.flatMap { month, last in (1...last).reversed().map { "2026-\(two(month))-\(two($0))" } }
    }()

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension LoopbackAnswer {
    /// Says the first pieces, waits for the gate, and says the others to a proper end.
    static func streaming(_ pieces: [String], until gate: Gate, then others: [String]) -> LoopbackAnswer {
        let first = sse(pieces.map(chatDelta), ending: .wait(for: gate))
        let end = chatCompletionStream(of: others)
        return LoopbackAnswer(first.steps + end.steps.dropFirst())
    }
}

extension String {
    /// The cells that it takes, counted as a terminal does.
    var cellCount: Int { cellWidth }
}

/// Set by a test, looked at by a server's script.
final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .acquiring) }
    func set() { value.store(true, ordering: .releasing) }
}
