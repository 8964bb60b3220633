import ChatModel
import HealthModel
import Settings
import SettingsModel
import Testing

/// The same numbers at every run.
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15 >> 3
    }
}

/// Writes a file as a person might: tables in any order and form, with comments and blank lines anywhere.
struct HandWriting {
    var dice: Dice
    private var comments = 0
    private var end = "\n"

    init(seed: UInt64) { dice = Dice(state: seed) }

    mutating func file() -> String {
        end = maybe(0.2) ? "\r\n" : "\n"
        var tables = [
            "ui": ["theme = \"dusk\"", "mouse = true", "'bell' = false"],
            "goals": ["steps = 9_000", "weight_kg = 70.5", "active_kcal = 5e2"],
            "coach": ["model = 'a # b'", "temperature = 0.5", "max_tokens = 0x3E8"],
            "profile": ["name = \"Alex \\\" [x] # y\"", "birth_date = 1988-04-30"],
            "providers.custom": ["model = \"m\"", "models = [\"a\", \"b\"]", "headers = { A = \"}, # \" }"],
            "personas.calm": [
                "name = \"Calm\"", "wishes = \"\"\"One\n[ui]\n# two\n\"\"\"", "celebration = \"subtle\"",
            ],
        ]
        tables = tables.filter { _ in maybe(0.7) }
        var dotted = ""
        var rest = blanks() + (maybe(0.3) ? "[other]\(end)x = [[1, 2], [3]]\(comment())\(end)" : "")
        if maybe(0.3) { rest += "[[list]]\(end)ui = 1\(end)[[list]]\(end)[list.ui]\(end)theme = 1\(end)" }
        for (name, rows) in tables.sorted(by: { $0.key < $1.key }).shuffled(using: &dice) {
            let rows = rows.filter { _ in maybe(0.7) }.shuffled(using: &dice)
            switch Int.random(in: 0..<4, using: &dice) {
            case 0: dotted += rows.map { "\(name).\($0)\(comment())\(end)" }.joined()
            case 1 where !rows.contains { $0.contains("\n") }:
                dotted += "\(blanks())\(name) = { \(rows.joined(separator: ", ")) }\(comment())\(end)"
            default: rest += table(name, rows)
            }
        }
        let text = dotted + rest
        return maybe(0.2) && text.hasSuffix("\n") ? String(text.dropLast(1)) : text
    }

    private mutating func table(_ name: String, _ rows: [String]) -> String {
        var text = "\(blanks())[\(maybe(0.2) ? " \(name) " : name)]\(comment())\(end)"
        for row in rows {
            let isList = row.hasPrefix("models") && maybe(0.6)
            let written =
                isList ? "models = [\(comment())\(end)  \"a\",\(comment())\(end)\"b\"\(comment())\(end)]" : row
            text += "\(blanks())\(maybe(0.3) ? "\t" : "")\(written)\(comment())\(end)"
        }
        return text
    }

    private mutating func blanks() -> String {
        (0..<Int.random(in: 0...2, using: &dice)).map { _ in maybe(0.5) ? end : "\(named())\(end)" }.joined()
    }

    private mutating func comment() -> String { maybe(0.3) ? " \(named())" : "" }

    private mutating func named() -> String {
        comments += 1
        return "# c\(comments); = [x] \"'"
    }

    mutating func maybe(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &dice) < share }

    /// A change to any setting of the file.
    mutating func change() -> SettingsFile.Change {
        var settings = Settings()
        settings.personas["calm"] = .standard
        let fields = SettingCatalog.fields(of: settings, providers: [.custom]).filter {
            !["providers.custom.base_url", "providers.custom.local"].contains($0.key)
        }
        let field = fields.randomElement(using: &dice)!
        return maybe(0.2) ? .unset(field.key) : .set(field.key, value(of: field))
    }

    private mutating func value(of field: SettingField) -> SettingValue {
        switch field.kind {
        case .flag: .flag(maybe(0.5))
        case .choice(let options): .text(options.randomElement(using: &dice)!.value)
        case .count(let range, _, _): .count(Int.random(in: range, using: &dice))
        case .number(let range, _, _): .number(Double.random(in: range, using: &dice))
        case .day: .day(CivilDay(number: Int.random(in: 0...20_000, using: &dice)))
        case .texts where field.key == "budget.unpriced":
            .texts(["custom/a", "openrouter/b/c"].filter { _ in maybe(0.5) })
        case .texts where field.key == "weather.places":
            .texts(["work = 52.5 13.3", "# a \" = -33.87 151.21"].filter { _ in maybe(0.5) })
        case .texts(let options):
            .texts((options.isEmpty ? ["b", "a", "#"] : options.map(\.value)).filter { _ in maybe(0.5) })
        case .text(_, let isGood):
            .text(
                [
                    "a ' \" # b", "some-name", "NAME", "Europe/Rome", StyleBlend().text, "05:55", "/srv/in",
                    "https://service.example/v1",
                ]
                .shuffled(using: &dice).first(where: isGood)!)
        }
    }
}

@Suite struct `Any sequence of changes to any hand-written file` {
    static func comments(of text: String) -> [String] {
        var rest = text[...]
        var found: [String] = []
        while let start = rest.firstRange(of: "# c") {
            rest = rest[start.upperBound...]
            let number = rest.prefix { $0.isNumber }
            if rest.dropFirst(number.count).hasPrefix("; = [x] \"'") { found.append(String(number)) }
        }
        return found.sorted()
    }

    @Test(arguments: 0..<40) func `keeps all comments and reads back equal`(seed: Int) async throws {
        var hand = HandWriting(seed: UInt64(seed) &* 7919)
        let start = hand.file()
        let folder = try ConfigFolder(start)
        var expected = try SettingsCodec.read(start, file: "start").settings
        let file = folder.file
        for _ in 0..<15 {
            let change = hand.change()
            switch change {
            case .set(let key, let value): SettingCatalog.field(key)?.write(&expected, value)
            case .unset(let key): SettingCatalog.field(key)?.write(&expected, nil)
            case .removeTable: break
            }
            let before = try folder.text()
            try await file.apply([change])
            let after = try folder.text()
            #expect(Self.comments(of: after) == Self.comments(of: start), "\(change)\n\(before)\n---\n\(after)")
            let read = try SettingsCodec.read(after, file: "after").settings
            for field in SettingCatalog.fields(of: expected) {
                #expect(field.read(read) == field.read(expected), "\(field.key) after \(change)\n\(after)")
            }
        }
    }
}
