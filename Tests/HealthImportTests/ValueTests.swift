import HealthModel
import TestSupport
import Testing

@testable import HealthImport
@testable import ImportKit

@Suite struct `Dates` {
    @Test(arguments: [
        ("1970-01-01 00:00:00 +0000", 0), ("2025-03-01 08:00:00 +0100", 1_740_812_400),
        ("2024-02-29 23:59:59 -0500", 1_709_269_199), ("2025-06-30 00:00:00 +0530", 1_751_221_800),
        ("1900-01-01 00:00:00 +0000", -2_208_988_800), ("2025-01-01 00:00:00 +1400", 1_735_639_200),
    ])
    func `are Unix seconds`(text: String, seconds: Int64) {
        var reader = AppleDateReader()
        #expect(slice(text) { reader.instant($0) } == seconds)
        #expect(slice(text) { reader.instant($0) } == seconds)
    }

    @Test(arguments: [
        "2025-02-29 08:00:00 +0000", "2025-13-01 08:00:00 +0000", "2025-00-10 08:00:00 +0000",
        "2025-03-01 24:00:00 +0000", "2025-03-01 08:60:00 +0000", "2025-03-01 08:00:60 +0000",
        "2025-03-01 08:00:00 +1500", "2025-03-01 08:00:00 +0060", "2025-03-01 08:00:00 00100",
        "2025-03-01 08:00:00", "2025-03-01", "", "2025-03-01T08:00:00+01000", "2025/03/01 08:00:00 +0000",
        "2025-03-01 08.00.00 +0000", "2025-03-01 0a:00:00 +0000", "2025-03-01 08:00:0\u{1A} +0000",
        "99999-01-01 08:00:00 +000", "2025-03-01 :8:00:00 +0000", "2025-03-01 08:00:00 + 100",
    ])
    func `that do not exist are none`(text: String) {
        var reader = AppleDateReader()
        #expect(slice("2025-03-01 08:00:00 +0000") { reader.instant($0) } != nil)
        #expect(slice(text) { reader.instant($0) } == nil)
    }

    @Test func `of other days and offsets in turn are not mixed up`() {
        var reader = AppleDateReader()
        let texts = ["2025-03-01 08:00:00 +0100", "2025-03-02 08:00:00 +0200", "2025-03-01 08:00:00 -0100"]
        let read = (texts + texts).map { slice($0) { reader.instant($0) } }
        #expect(read == [1_740_812_400, 1_740_895_200, 1_740_819_600, 1_740_812_400, 1_740_895_200, 1_740_819_600])
    }
}

@Suite struct `Numbers` {
    @Test(arguments: [
        ("0", 0), ("100", 100), ("-3.5", -3.5), ("0.1", 0.1), ("1.25e+03", 1250), ("1E-2", 0.01), ("+7", 7),
        ("72.57472991943359", 72.57472991943359), ("0.30000000000000004", 0.30000000000000004),
        ("9007199254740993", 9_007_199_254_740_992), ("123456789012345678901234567890", 1.2345678901234568e29),
        ("0.00000000000000000000001", 1e-23), ("000001", 1),
    ])
    func `are read exactly`(text: String, number: Double) {
        #expect(slice(text, DecimalNumber.parse) == number)
    }

    @Test(arguments: [
        "", "-", "+", ".", "1.", ".5", "1..2", "1e", "1e1234", "e5", "nan", "inf", "-inf", "0x1p3", "1 ", " 1", "1,5",
        "1e999", "١", "1_000", String(repeating: "9", count: 65),
    ])
    func `of any other form are none`(text: String) {
        #expect(slice(text, DecimalNumber.parse) == nil)
    }

    @Test func `with few digits are those of the standard library`() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<5000 {
            let decimals = Int.random(in: 1...9, using: &generator)
            let fraction = (0..<decimals).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
            let text = "\(Int.random(in: -99_999...99_999, using: &generator)).\(fraction)"
            #expect(slice(text, DecimalNumber.parse) == Double(text))
        }
    }
}

@Suite struct `Units` {
    @Test func `convert both ways within a measure and not across`() {
        for (from, to) in [
            ("mi", "km"), ("lb", "st"), ("degF", "degC"), ("kJ", "kcal"), ("fl_oz_us", "mL"), ("hr", "min"),
        ] {
            let there = AppleUnit.conversion(from: from, to: to)
            let back = AppleUnit.conversion(from: to, to: from)
            let value = 12.5 * (there?.factor ?? 0) + (there?.offset ?? 0)
            #expect(abs(value * (back?.factor ?? 0) + (back?.offset ?? 0) - 12.5) < 1e-9, "\(from) \(to)")
        }
        #expect(AppleUnit.conversion(from: "km", to: "kg") == nil)
        #expect(AppleUnit.conversion(from: "widget", to: "kg") == nil)
        #expect(AppleUnit.conversion(from: "widget", to: "widget") == .identity)
        #expect(AppleUnit.conversion(from: "Cal", to: "kcal") == .identity)
        #expect(AppleUnit.conversion(from: "mmol<nan>/L", to: "mg/dL") == nil)
    }
}

@Suite struct `Texts` {
    @Test(arguments: [
        ("a &amp; b &lt;3&gt; &quot;x&quot; &apos;", "a & b <3> \"x\" '"), ("&#65;&#x1F600;", "A😀"),
        ("&amp;lt;", "&lt;"), ("&unknown; & &;", "&unknown; & &;"), ("&#0;&#x110000;&#xD800;", "&#x110000;&#xD800;"),
        ("a\u{0B}b\u{1B}[31m", "ab[31m"), ("one\ntwo\tthree", "one two three"),
        ("Sam’s Apple\u{A0}Watch", "Sam’s Apple\u{A0}Watch"),
        ("&#10;", "\n"), ("", ""),
    ])
    func `lose their entities and control characters`(written: String, text: String) {
        #expect(AttributeText.decode(Array(written.utf8)) == text)
    }

    @Test func `end after 256 characters`() {
        #expect(
            AttributeText.decode(Array(String(repeating: "ü", count: 500).utf8)) == String(repeating: "ü", count: 256))
    }
}

@Suite struct `Sources` {
    @Test(
        arguments: [
            (
                "Anything",
                "<<HKDevice: 0x1>, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2>", .watch
            ),
            (
                "Watch", "<<HKDevice: 0x1>, name:iPhone, manufacturer:Apple Inc., model:iPhone, hardware:iPhone15,3>",
                .phone
            ),
            ("x", "<<HKDevice: 0x1>, name:n, hardware:Watch6,2>", .watch),
            ("x", "<<HKDevice: 0x1>, hardware:iPad8,1>", .phone),
            ("My Watch scale", "<<HKDevice: 0x1>, name:Scale, manufacturer:Withings, model:WBS05>", .other),
            ("Sam’s Apple\u{A0}Watch", "", .watch), ("Apple Watch de Javier", "", .watch),
            ("iPhone von Sam", "", .phone),
            ("Здоровье", "", .other),
        ] as [(String, String, ImportedSource.Class)])
    func `are classed by device first, then by name`(name: String, device: String, expected: ImportedSource.Class) {
        #expect(ImportedSource(name: name, rawDevice: device).sourceClass == expected)
    }

    @Test func `a comma in a value stays in it`() {
        let source = ImportedSource(
            name: "x",
            rawDevice: "<<HKDevice: 0x1>, name:Sam, his watch, model:Watch, creation date:2024-01-01 00:00:00 +0000>")
        #expect(source.device == "name:Sam, his watch, model:Watch")
    }
}

@Suite struct `Names in numbers` {
    @Test func `are the same for the same bytes however many there are`() {
        var table = NameTable()
        let names = (0..<5000).map { "name \($0 % 2500)" }
        let numbers = names.map { name in slice(name) { table.number(of: $0) } }
        #expect(Array(numbers[..<2500]) == Array(numbers[2500...]))
        #expect(Set(numbers).count == 2500)
        #expect(numbers.allSatisfy { $0 > NameTable.overflow })
        #expect(String(decoding: table.name(numbers[7]), as: UTF8.self) == "name 7")
    }

    @Test func `run out at the limit, known ones stay known`() {
        var table = NameTable(limit: 4)
        let numbers = ["a", "b", "c", "a", "", "b"].map { name in slice(name) { table.number(of: $0) } }
        #expect(numbers == [2, 3, NameTable.overflow, 2, NameTable.empty, 3])
    }
}
