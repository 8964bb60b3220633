import HealthModel
import ImportKit

/// The four tables of a Whoop export. Headings and file names are in the account's language; the order of the columns is
/// the same in all.
enum WhoopFormat: HealthFormat {
    static let id = "whoop"

    static func recognises(_ document: HealthDocument) -> Bool { WhoopFile(document) != nil }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        guard let file = WhoopFile(document) else {
            throw ImportError.refused(path: document.name, reason: "it is no file of a Whoop export")
        }
        return try DocumentImport.perform(document, sink, context, progress) { reading in
            let records = try WhoopRecords(reading, hasZone: file.hasZone)
            try reading.eachRow { row in
                switch file.kind {
                case .cycles: try records.addCycle(row)
                case .sleeps: try records.addSleep(row, from: 3)
                case .workouts: try records.addWorkout(row)
                case .journal: try records.addAnswer(row)
                }
            }
        }
    }
}

/// The kind of one table, by the number of its columns and the contents of the first row.
struct WhoopFile: Equatable {
    enum Kind { case cycles, sleeps, workouts, journal }

    var kind: Kind
    /// Whether the third column is the offset from UTC.
    var hasZone: Bool

    private static let cycleWords = ["cycle", "ciclo", "zyklus", "cyclus", "cykl", "sykl"]

    init?(_ document: HealthDocument) {
        guard let head = TableHead(document.head), head.headings.count >= 5 else { return nil }
        let plain = head.headings.map { $0.lowercased() }
        // The first two columns are the beginning and the end of a cycle in every language.
        guard (0...1).allSatisfy({ place in Self.cycleWords.contains { plain[place].contains($0) } }) else {
            return nil
        }
        if let row = head.rows.first {
            guard row.count > 3, WrittenTime(row[0])?.secondOfDay != nil,
                row[1].isEmpty || WrittenTime(row[1])?.secondOfDay != nil
            else { return nil }
            hasZone = WrittenTime.offset(row[2]) != nil
        } else {
            hasZone = Self.cycleWords.contains { plain[2].contains($0) }
        }
        let first = hasZone ? 3 : 2
        switch head.headings.count + (hasZone ? 0 : 1) {
        case 6: kind = .journal
        case 15...20 where Self.isTime(head, first): kind = Self.isNumber(head, first + 3) ? .sleeps : .workouts
        case 21...40: kind = .cycles
        default: return nil
        }
    }

    private static func isTime(_ head: TableHead, _ place: Int) -> Bool {
        guard let row = head.rows.first else { return true }
        return place < row.count && WrittenTime(row[place])?.secondOfDay != nil
    }

    private static func isNumber(_ head: TableHead, _ place: Int) -> Bool {
        guard let row = head.rows.first, place < row.count else { return false }
        return row[place].isEmpty || WrittenNumber.plain(row[place]) != nil
    }
}
