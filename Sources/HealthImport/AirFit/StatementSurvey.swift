import Archive
import ImportKit

/// The statements in exports of AirFit that nothing measured, to be shown before they are kept. Looks at nothing else
/// and keeps nothing.
public struct StatementSurvey: Equatable, Sendable {
    /// How many there are of each.
    public private(set) var counts: [ImportStatement: Int] = [:]
    /// Words of the first of some, such as the facts that the coach would keep in mind: from outside.
    public private(set) var examples: [ImportStatement: [String]] = [:]

    public init() {}

    public var isEmpty: Bool { counts.isEmpty }

    /// As many words of each are kept: what goes to models is shown whole, of the rest a few.
    static func mostExamples(of statement: ImportStatement) -> Int { statement == .memories ? 100 : 5 }
    private static let longestExample = 300

    /// Puts what another file says behind it.
    public mutating func add(_ other: StatementSurvey) {
        counts.merge(other.counts, uniquingKeysWith: +)
        for (statement, words) in other.examples {
            let all = examples[statement, default: []] + words
            examples[statement] = Array(all.prefix(Self.mostExamples(of: statement)))
        }
    }

    /// Reads the statements in an export of AirFit that nothing measured.
    /// - Throws: `ImportError`.
    init(of document: HealthDocument, isCancelled: @escaping () -> Bool) throws {
        let reader = SurveyReader()
        _ = try AirFitFormat.read(document, tablesInto: reader) { _ in !isCancelled() }
        self = reader.survey
    }

    mutating func add(_ statement: ImportStatement, _ example: String?) {
        counts[statement, default: 0] += 1
        guard let example, examples[statement, default: []].count < Self.mostExamples(of: statement) else { return }
        examples[statement, default: []].append(String(example.prefix(Self.longestExample)))
    }
}

/// Counts the rows of tables with statements.
private final class SurveyReader: ExportTableVisitor {
    private static let kinds: [String: (statement: ImportStatement, words: [String])] = [
        "profile": (.profile, ["name", "value"]), "goals": (.goals, ["metric", "target"]),
        "entries": (.entries, ["content"]), "check_ins": (.checkIns, ["day", "notes"]),
        "sample_exclusions": (.corrections, []), "sleep_exclusions": (.corrections, []),
        "source_order": (.sourceOrder, ["name"]), "memories": (.memories, ["fact"]),
        "conversations": (.conversations, ["title"]), "messages": (.messages, []), "requests": (.requests, []),
    ]
    private static let facts: Set<String> = ["date_of_birth", "sex", "zone_guess"]

    private(set) var survey = StatementSurvey()
    private var kind: (statement: ImportStatement, places: [Int])?

    func begin(table: String, columns: [String]) -> Bool {
        kind = Self.kinds[table].map { known in
            (known.statement, known.words.compactMap { columns.firstIndex(of: $0) })
        }
        return kind != nil
    }

    func row(_ cells: [ExportCell]) {
        guard let kind else { return }
        let words = kind.places.compactMap { cells[$0].words }
        // What a store remembers about itself stands there too.
        if kind.statement == .profile, !Self.facts.contains(words.first ?? "") { return }
        survey.add(kind.statement, words.isEmpty ? nil : words.joined(separator: " "))
    }

    func endTable() { kind = nil }
}

extension ExportCell {
    fileprivate var words: String? {
        switch self {
        case .null: nil
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .flag(let flag): String(flag)
        case .text(let text): text
        }
    }
}
