import JSON
import Testing

@Suite struct `A JSON value` {
    @Test func `gives what is there and nothing where nothing is`() throws {
        let json = try #require(JSONValue(#"{"a":{"b":[1,2.5,"x",null,true]},"n":null,"big":9007199254740993}"#))
        #expect(json["a"]["b"].array?.count == 5)
        #expect(json["a"]["b"][0].integer == 1)
        #expect(json["a"]["b"][1].number == 2.5)
        #expect(json["a"]["b"][2].text == "x")
        #expect(json["a"]["b"][4].flag == true)
        #expect(json["big"].integer == 9_007_199_254_740_993)
        #expect(json["n"].isMissing && json["a"]["b"][3].isMissing && json["a"]["b"][9].isMissing)
        #expect(json["a"]["b"]["c"]["d"].text == nil)
        #expect(json["a"].members?.map(\.name) == ["b"])
    }

    @Test func `keeps order and digits when it is written again`() {
        let text = #"{"z":1,"a":[true,null,"é\n"],"n":0.1}"#
        #expect(JSONValue(text)?.json == text)
        #expect(JSONValue(text)?["a"].json == #"[true,null,"é\n"]"#)
        #expect(JSONValue(text)?["none"].json == nil)
    }

    @Test func `a text may hold a NUL`() {
        #expect(JSONValue(#"{"t":"a\u0000b"}"#)?["t"].text == "a\0b")
    }

    @Test func `half a surrogate pair is replaced, a whole one is not`() {
        #expect(JSONValue(#"{"t":"\ud83d"}"#)?["t"].text == "\u{FFFD}")
        #expect(JSONValue(#"{"t":"a\udc4d\ud83dz"}"#)?["t"].text == "a\u{FFFD}\u{FFFD}z")
        #expect(JSONValue(#"{"t":"\ud83d\udc4d \\ud83d"}"#)?["t"].text == "👍 \\ud83d")
        #expect(JSONValue(#"{"t":"\ud83d\udc4d\ud83d"}"#)?["t"].text == "👍\u{FFFD}")
    }

    @Test(arguments: [
        "", " ", "{", "{\"a\":}", "{}{}", "nul", "[1,]", "\u{FEFF}x", String(repeating: "[", count: 5000),
    ])
    func `what is not JSON is none`(text: String) {
        #expect(JSONValue(text) == nil)
    }

    @Test func `broken UTF-8 is none`() {
        #expect(JSONValue([0x22, 0xC3, 0x22]) == nil)
    }

    @Test func `a value outlives the text it came from`() {
        var inner = JSONValue.missing
        do {
            let outer = JSONValue(Array(#"{"a":["kept"]}"#.utf8))
            inner = outer?["a"][0] ?? .missing
        }
        #expect(inner.text == "kept")
    }

    @Test func `numbers stand for text where labels are asked`() {
        #expect(JSONValue(#"{"code":429}"#)?["code"].label == "429")
        #expect(JSONValue(#"{"code":"x"}"#)?["code"].label == "x")
        #expect(JSONValue(#"{"code":""}"#)?["code"].label == nil)
        #expect(JSONValue("1e300")?.integer == nil)
        #expect(JSONValue("18446744073709551615")?.integer == nil)
    }
}

@Suite struct `Paths in a JSON value` {
    @Test func `that lead nowhere can be followed on`() throws {
        let json = try #require(JSONValue(#"{"a":[{"b":"c"}]}"#))
        #expect(json["x"][3]["y"].isMissing)
        #expect(json["a"][1]["b"].text == nil)
        #expect(json["a"][-1].json == nil)
        #expect(json["a"][0]["b"]["c"].array == nil)
        #expect(JSONValue.missing["a"][0].members == nil)
        #expect(!json["x"].isText(""))
    }

    @Test func `a value holds its document, whoever made it`() {
        // Of each document nothing but the last value is held.
        let values = (0..<1_000).compactMap { JSONValue(#"{"a":[{"b":"text number \#($0)"}]}"#)?["a"][0]["b"] }
        #expect(values.enumerated().allSatisfy { $1.text == "text number \($0)" })
        #expect((0..<1_000).allSatisfy { JSONValue("[\"text number \($0)\"]")?[0].isText("text number \($0)") == true })
    }

    @Test func `a text is compared whole`() throws {
        let json = try #require(JSONValue(#"["", "a", "a\u0000b", "content_block_delta", 1, null]"#))
        #expect(
            json[0].isText("") && json[1].isText("a") && json[2].isText("a\0b") && json[3].isText("content_block_delta")
        )
        #expect(!json[1].isText("") && !json[1].isText("ab") && !json[3].isText("content_block_start"))
        #expect(!json[4].isText("1") && !json[5].isText(""))
    }
}
