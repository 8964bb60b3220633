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
