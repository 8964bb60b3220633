import HealthModel
import SettingsModel
import TOMLKit

/// Settings of a restored configuration that run programs, send data or put words before a model, and memories of a restored
/// database, which go along with every question. They are kept out of `config.toml` and the database, in a file of their own
/// in the data folder, until the person has seen and confirmed them.
public struct WaitingSettings: Equatable, Sendable {
    /// One setting with its value.
    public struct Entry: Equatable, Sendable {
        public var path: [String]
        public var value: SettingValue

        public init(_ path: [String], _ value: SettingValue) {
            self.path = path
            self.value = value
        }

        /// Dotted, as in the file.
        public var key: String { TOMLText.key(path) }

        /// The key and its exact value, nothing in it hidden.
        public var line: String {
            "\(ExactText.quoted(key, isCode: true).dropFirst().dropLast()) = \(value.exact(isCode: path[0] == "providers"))"
        }

        /// The provider whose key command this is; `nil` for every other setting.
        public var keyCommand: (provider: String, words: [String])? {
            guard path.count == 3, path[0] == "providers", path[2] == "key_command", case .texts(let words) = value
            else { return nil }
            return (path[1], words)
        }

        /// A memory of the coach, with its subject; `nil` for every setting.
        public var memory: (about: String, fact: String)? {
            guard path.count == 3, path[0] == Self.memories, case .text(let fact) = value else { return nil }
            return (path[1], fact)
        }

        /// A memory that waits, the `number`th.
        public init(memory fact: String, about: String, number: Int) {
            self.init([Self.memories, about, String(number)], .text(fact))
        }

        private static let memories = "memories"

        /// The provider whose address this is; `nil` for every other setting.
        public var baseURL: (provider: String, address: String)? {
            guard path.count == 3, path[0] == "providers", path[2] == "base_url", case .text(let address) = value
            else { return nil }
            return (path[1], address)
        }
    }

    /// In the order of their keys.
    public private(set) var entries: [Entry]

    public init(_ entries: [Entry] = []) { self.entries = entries }

    public var isEmpty: Bool { entries.isEmpty }

    /// Those of the configuration.
    public var settings: WaitingSettings { WaitingSettings(entries.filter { $0.memory == nil }) }

    public static let fileName = "restored-settings.toml"
    /// Leaves of a configuration; more is no configuration of a person.
    static let most = 2_000

    // MARK: - Taking apart

    /// Takes a restored configuration apart.
    ///
    /// Separates the settings that wait. One that `standing` has with the same value does not wait; a provider waits
    /// with all of its settings, as its address decides where its other settings lead.
    /// - Parameter standing: the configuration that holds now; empty for none.
    /// - Returns: the text that may hold at once, and what waits.
    /// - Throws: where the text cannot be read, or has more settings than a person makes.
    public static func separate(
        _ restored: String, standing: String
    ) throws(FileProblem) -> (text: String, waiting: WaitingSettings) {
        let file = "config.toml"
        let new = TOMLLeaves(try TOMLSource(restored, file: file).root)
        guard new.all.count <= most else { throw FileProblem(file: file, reason: "has more than \(most) settings") }
        // What cannot be read now holds nowhere.
        let old = (try? TOMLSource(standing, file: file)).map { TOMLLeaves($0.root) } ?? TOMLLeaves()
        let waitingUnits = Set(
            new.all.filter {
                old[$0.path] != $0.described && needsConfirmation($0.path, $0.value, standing: old.value(at: $0.path))
            }.map { unit($0.path) })
        let waiting = new.all.filter { waitingUnits.contains(unit($0.path)) }
        let holding = new.all.filter { !waitingUnits.contains(unit($0.path)) }
        // Without them there would be no limit.
        let kept = old.all.filter { leaf in isLimit(leaf.path) && !holding.contains { $0.path == leaf.path } }
            .compactMap { leaf in leaf.value.map { Entry(leaf.path, $0) } }
        let entries = waiting.compactMap { leaf in leaf.value.map { Entry(leaf.path, $0) } }
        let text = waitingUnits.isEmpty ? restored : text(restored, without: waitingUnits, holding: holding)
        return (try adding(kept, to: text, file, holding), WaitingSettings(entries))
    }

    /// Puts limits of this machine into a text that has none in their place.
    private static func adding(
        _ limits: [Entry], to text: String, _ file: String, _ holding: [TOMLLeaves.Leaf]
    ) throws(FileProblem) -> String {
        guard !limits.isEmpty else { return text }
        var edit = TOMLEdit(text)
        for limit in limits { edit.set(limit.path, to: limit.value) }
        let there = (try? TOMLSource(edit.text, file: file)).map { TOMLLeaves($0.root) }
        let areThere = limits.allSatisfy { limit in
            there?.value(at: limit.path).map { TOMLText.value($0) } == TOMLText.value(limit.value)
        }
        if areThere, there?.all.count == holding.count + limits.count { return edit.text }
        return toml(holding.compactMap { leaf in leaf.value.map { Entry(leaf.path, $0) } } + limits)
    }

    /// Whether a setting is a limit: what a local model sees, and what may be spent.
    private static func isLimit(_ path: [String]) -> Bool {
        path[0] == "budget" || path == ["privacy", "share_local"]
    }

    /// Whether a limit lets more through than the one that holds, where nothing is no limit; of what is no limit by itself,
    /// whether it is another.
    private static func widens(_ path: [String], _ value: SettingValue, standing: SettingValue?) -> Bool {
        switch path.joined(separator: ".") {
        case "privacy.share_local":
            guard let standing else { return false }
            guard case .texts(let new) = value, case .texts(let old) = standing else { return true }
            return !Set(new).isSubset(of: old)
        case "budget.unpriced":
            guard case .texts(let new) = value else { return true }
            guard case .texts(let old)? = standing else { return !new.isEmpty }
            return !Set(new).isSubset(of: old)
        case "budget.day_usd", "budget.month_usd":
            guard let standing else { return false }
            guard let new = value.amount, let old = standing.amount else { return true }
            return new > old
        default: return true
        }
    }

    /// As the person wrote it where the parts can be taken out of it, else written anew.
    private static func text(
        _ restored: String, without units: Set<[String]>, holding: [TOMLLeaves.Leaf]
    ) -> String {
        if units.count <= 100 {
            var edit = TOMLEdit(restored)
            for unit in units.sorted(by: { $0.joined() < $1.joined() }) {
                if unit.first == "providers", unit.count == 2 { edit.removeTable(unit) } else { edit.remove(unit) }
            }
            let rest = (try? TOMLSource(edit.text, file: "")).map { TOMLLeaves($0.root).all }
            if rest == holding { return edit.text }
        }
        return toml(holding.compactMap { leaf in leaf.value.map { Entry(leaf.path, $0) } })
    }

    /// The settings that are confirmed together.
    private static func unit(_ path: [String]) -> [String] {
        path[0] == "providers" && path.count >= 2 ? Array(path.prefix(2)) : path
    }

    /// Whether a setting could run a program, send something, let something in or speak to a model. What is not known does,
    /// as a later version may know it.
    /// - Parameter standing: what holds now, where that is another value.
    static func needsConfirmation(_ path: [String], _ value: SettingValue?, standing: SettingValue?) -> Bool {
        let key = path.joined(separator: ".")
        guard let value, let field = SettingCatalog.field(key), field.key == key else { return true }
        if isLimit(path) { return widens(path, value, standing: standing) }
        switch path[0] {
        case "providers", "data", "weather": return true
        case "personas": return ["name", "wishes"].contains(path.last)
        case "coach": return ["coach.provider", "coach.model"].contains(key)
        case "privacy":
            switch key {
            // Where it is set it leaves out, as everything counts unless it is.
            case "privacy.shown", "privacy.kept", "privacy.log_days", "privacy.usage_counts":
                return false
            case "privacy.preview": return value == .text("never")
            case "privacy.mcp_can_write": return value != .flag(false)
            default: return true
            }
        case "profile": return key == "profile.name"
        case "units", "ui", "goals", "lock", "notifications": return false
        default: return true
        }
    }

    // MARK: - The file

    /// The waiting settings at `path`; none where there is no file, and where it cannot be read: then they stay off.
    public static func read(from path: String) -> WaitingSettings {
        guard let text = try? TextFile.read(path), let source = try? TOMLSource(text, file: path) else {
            return WaitingSettings()
        }
        return WaitingSettings(
            TOMLLeaves(source.root).all.prefix(most).compactMap { leaf in leaf.value.map { Entry(leaf.path, $0) } })
    }

    /// As a file of TOML with a line for each.
    public var text: String { Self.toml(entries) }

    private static func toml(_ entries: [Entry]) -> String {
        entries.map { "\(TOMLText.key($0.path)) = \(TOMLText.value($0.value))\n" }.joined()
    }

    /// Puts all of it into a configuration.
    /// - Throws: where the text is written so that it cannot be changed, or is not good with it.
    func put(into text: String, file: String) throws(SettingsFileError) -> (text: String, reading: ParsedSettings) {
        var edit = TOMLEdit(text)
        for entry in entries { edit.set(entry.path, to: entry.value) }
        let source: TOMLSource
        do throws(FileProblem) { source = try TOMLSource(edit.text, file: file) } catch { throw .needsAHand(error) }
        let there = TOMLLeaves(source.root)
        // A number without a fraction is read back as a count.
        for entry in entries
        where there.value(at: entry.path).map({ TOMLText.value($0) }) != TOMLText.value(entry.value) {
            throw .needsAHand(source.problem(entry.path, "cannot be changed from here as the file is written"))
        }
        let before = SettingsCodec.reading(text, file: file).problems
        let reading = SettingsCodec.reading(edit.text, file: file)
        let new = reading.problems.first { problem in
            !before.contains { $0.key == problem.key && $0.reason == problem.reason }
        }
        if let new { throw .needsAHand(new) }
        return (edit.text, reading)
    }
}

/// Every value of a TOML text with its path. Tables within lists are one value.
struct TOMLLeaves {
    struct Leaf: Equatable {
        var path: [String]
        /// `nil` for a kind of value that no setting has.
        var value: SettingValue?
        /// Type and value, for comparing.
        var described: String
    }

    private(set) var all: [Leaf] = []
    private var described: [[String]: String] = [:]
    /// No setting lies deeper.
    private static let deepest = 8

    init() {}

    init(_ root: TOMLTable) {
        collect(root, at: [])
        described = Dictionary(all.map { ($0.path, $0.described) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(path: [String]) -> String? { described[path] }

    func value(at path: [String]) -> SettingValue? { all.first { $0.path == path }?.value }

    private mutating func collect(_ table: TOMLTable, at path: [String]) {
        for key in table.keys.sorted() {
            guard let value = table[key], all.count <= WaitingSettings.most else { continue }
            let path = path + [key]
            if let inner = value.table, path.count < Self.deepest {
                collect(inner, at: path)
            } else {
                all.append(
                    Leaf(
                        path: path, value: SettingValue(plain: value),
                        described: "\(value.type) \(value.debugDescription)"))
            }
        }
    }
}

extension SettingValue {
    /// Of a number; `nil` for every other value.
    fileprivate var amount: Double? {
        switch self {
        case .number(let number): number
        case .count(let count): Double(count)
        default: nil
        }
    }

    /// A value as it stands, whatever setting it belongs to.
    fileprivate init?(plain value: any TOMLValueConvertible) {
        switch value.type {
        case .bool: self = .flag(value.bool == true)
        case .int: self = .count(value.int ?? 0)
        case .double:
            guard let number = value.double, number.isFinite else { return nil }
            self = .number(number)
        case .string: self = .text(value.string ?? "")
        case .date:
            guard let day = value.date.flatMap({ CivilDay(year: $0.year, month: $0.month, day: $0.day) }) else {
                return nil
            }
            self = .day(day)
        case .array:
            let texts = value.array.map { array in array.map(\.string) } ?? []
            guard texts.allSatisfy({ $0 != nil }) else { return nil }
            self = .texts(texts.compactMap { $0 })
        default: return nil
        }
    }
}
