import Foundation
import Testing

@testable import JSON

@Suite("JSON of the program's own files")
struct CodedJSONTests {
    struct Note: Codable, Equatable {
        var writtenAt: Date
        var path: String
        var value: Double?
    }
    let note = Note(writtenAt: Date(timeIntervalSince1970: 86_400), path: "a/b", value: 0.1)

    @Test("keys are sorted, slashes are as they are, and dates are seconds")
    func plain() throws {
        #expect(try CodedJSON.text(note) == #"{"path":"a/b","value":0.1,"writtenAt":-978220800}"#)
    }

    @Test("a style is for dates, keys and lines that people read")
    func styled() throws {
        let bytes = try CodedJSON.bytes(note, [.pretty, .isoDates, .snakeCaseKeys])
        let wanted = """
            {
              "path" : "a/b",
              "value" : 0.1,
              "written_at" : "1970-01-02T00:00:00Z"
            }
            """
        #expect(String(decoding: bytes, as: UTF8.self) == wanted)
    }

    static let styles: [CodedJSON.Style] = [[], .isoDates, [.pretty, .snakeCaseKeys]]

    @Test("what was written is read again", arguments: styles)
    func readAgain(style: CodedJSON.Style) throws {
        #expect(try CodedJSON.value(Note.self, from: CodedJSON.bytes(note, style), style) == note)
    }

    @Test("every beginning of it is refused")
    func cut() throws {
        let bytes = try CodedJSON.bytes(note)
        for length in 0..<bytes.count {
            #expect(throws: DecodingError.self) { try CodedJSON.value(Note.self, from: bytes.prefix(length)) }
        }
    }

    @Test("a number that is not finite cannot be written")
    func infinite() {
        #expect(throws: EncodingError.self) { try CodedJSON.text([Double.infinity]) }
        #expect(JSONText.written(["a": [Double.nan]]) == nil)
    }

    @Test("fields are written on one line, keys sorted, and numbers keep their kind")
    func fields() {
        let fields: [String: Any] = [
            "b": true, "a": [1, 2.5, NSNull(), "x/\"\n"] as [Any], "c": ["z": NSNumber(value: false), "y": 1e-7],
        ]
        #expect(JSONText.object(fields) == #"{"a":[1,2.5,null,"x/\"\n"],"b":true,"c":{"y":1e-07,"z":false}}"#)
    }

    @Test("rows are written as the list that they make")
    func rows() {
        for count in 0..<3 {
            let list = (0..<count).map { ["n": $0, "t": ["x"]] as [String: Any] }
            let rows = JSONRows(count: count) { list[$0] }
            #expect(JSONText.object(["a": rows, "b": 1]) == JSONText.object(["a": list, "b": 1]))
        }
    }

    @Test("what is parsed is written as it was", arguments: [#"{"a":[1,2.5,true,null,"ü"]}"#, #"{"n":-0.125}"#])
    func parsed(text: String) {
        #expect((JSONText.parsed(text) as? [String: Any]).flatMap(JSONText.written) == text)
    }

    @Test("text that is not JSON is nothing")
    func broken() {
        #expect(JSONText.parsed("{") == nil)
        #expect(JSONText.parsed("7") as? Int == 7)
    }
}
