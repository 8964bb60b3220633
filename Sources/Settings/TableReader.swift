import HealthModel
import TOMLKit

/// Reads one table key by key: what is absent keeps its default, what is wrong is noted, what nobody asked for is kept
/// as a warning.
struct TableReader {
    private let table: TOMLTable
    private let path: [String]
    private let source: TOMLSource
    private var asked: Set<String> = []
    private(set) var problems: [FileProblem] = []
    private(set) var warnings: [FileProblem] = []

    init(_ table: TOMLTable, path: [String], source: TOMLSource) {
        self.table = table
        self.path = path
        self.source = source
    }

    var keys: [String] { table.keys }

    mutating func inTable(_ key: String, _ body: (inout TableReader) -> Void) {
        guard let value = value(key) else { return }
        guard let inner = value.table else {
            return refuse(key, "must be a table, [\((path + [key]).joined(separator: "."))]")
        }
        var reader = TableReader(inner, path: path + [key], source: source)
        body(&reader)
        reader.finish()
        problems += reader.problems
        warnings += reader.warnings
    }

    /// Notes the keys that were not asked for.
    mutating func finish() {
        for key in table.keys where !asked.contains(key) {
            let secret = key.lowercased() == "api_key" || key.lowercased() == "key"
            let reason =
                secret ? "is not read: name the variable that holds the key in api_key_env" : "is not a known key"
            warnings.append(source.problem(path + [key], reason))
        }
    }

    mutating func text(
        _ key: String, into target: inout String?, where isGood: (String) -> Bool = { !$0.isEmpty },
        _ rule: String = "must be a text in quotes that is not empty"
    ) {
        guard let value = value(key) else { return }
        guard let text = value.string, isGood(text) else { return refuse(key, rule) }
        target = text
    }

    mutating func text(_ key: String, into target: inout String) {
        var read: String? = target
        text(key, into: &read)
        target = read ?? target
    }

    /// A list of texts, none of them empty; what comes twice counts once.
    mutating func texts(_ key: String, into target: inout [String]) {
        guard let value = value(key) else { return }
        let elements = value.array.map { array in array.map { $0.string } }
        guard let elements, elements.allSatisfy({ $0?.isEmpty == false }) else {
            return refuse(key, "must be a list of texts such as [\"one\", \"two\"]")
        }
        var seen: Set<String> = []
        target = elements.compactMap { $0 }.filter { seen.insert($0).inserted }
    }

    mutating func flag(_ key: String, into target: inout Bool) {
        guard let value = value(key) else { return }
        guard let flag = value.bool else { return refuse(key, "must be true or false") }
        target = flag
    }

    mutating func number(_ key: String, into target: inout Double?, in range: ClosedRange<Double>) {
        guard let value = value(key) else { return }
        guard let number = value.double ?? value.int.map(Double.init), range.contains(number) else {
            return refuse(
                key, "must be a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))")
        }
        target = number
    }

    mutating func number(_ key: String, into target: inout Double, in range: ClosedRange<Double>) {
        var read: Double? = target
        number(key, into: &read, in: range)
        target = read ?? target
    }

    mutating func count(_ key: String, into target: inout Int?, in range: ClosedRange<Int>) {
        guard let value = value(key) else { return }
        guard let number = value.int, range.contains(number) else {
            return refuse(key, "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        target = number
    }

    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, into target: inout Choice?)
    where Choice.RawValue == String {
        guard let value = value(key) else { return }
        guard let choice = value.string.flatMap(Choice.init(rawValue:)) else {
            let allowed = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
            return refuse(key, "must be \(allowed)")
        }
        target = choice
    }

    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, into target: inout Choice)
    where Choice.RawValue == String {
        var read: Choice? = target
        choice(key, into: &read)
        target = read ?? target
    }

    /// A date, with or without quotes.
    mutating func day(_ key: String, into target: inout CivilDay?) {
        guard let value = value(key) else { return }
        let written = value.date.flatMap { CivilDay(year: $0.year, month: $0.month, day: $0.day) }
        guard let day = written ?? value.string.flatMap({ CivilDay(iso: $0) }), day.components.year >= 1900 else {
            return refuse(key, "must be a date such as 1988-04-30")
        }
        target = day
    }

    /// Names and values as HTTP allows them, so that none can carry another header.
    mutating func headers(_ key: String, into target: inout [String: String]) {
        guard let value = value(key) else { return }
        guard let inner = value.table else { return refuse(key, "must be a table of texts") }
        for name in inner.keys {
            guard let text = inner[name]?.string, !name.isEmpty, name.utf8.allSatisfy(Self.isToken),
                text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
            else {
                problems.append(
                    source.problem(path + [key, name], "must be a header of printable characters, its value in quotes"))
                continue
            }
            target[name] = text
        }
    }

    private mutating func value(_ key: String) -> TOMLValueConvertible? {
        asked.insert(key)
        return table[key]
    }

    private mutating func refuse(_ key: String, _ reason: String) {
        problems.append(source.problem(path + [key], reason))
    }

    private static func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    /// `token` of RFC 9110, 5.6.2.
    private static func isToken(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
    }
}
