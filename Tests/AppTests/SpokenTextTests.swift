import Testing

@testable import CoachScreen

@Suite struct `An answer that is read aloud` {
    private func spoken(_ text: String) -> [String] {
        var whole = SpokenText()
        let lines = whole.feed(text) + whole.finish()
        var single = SpokenText()
        #expect(text.flatMap { single.feed(String($0)) } + single.finish() == lines, "cut anywhere")
        return lines
    }

    @Test func `links are read by their names, with the address behind`() {
        func plain(_ line: String) -> String { SpokenText.plain(line) }
        #expect(plain("See [the page](https://example.org/a \"title\").") == "See the page (https://example.org/a).")
        #expect(plain("[https://a.org](https://a.org) and <https://b.org/c>") == "https://a.org and https://b.org/c")
        #expect(plain("![a chart](chart.png)") == "a chart (chart.png)")
        #expect(plain("`a[0](x)` stays") == "a[0](x) stays")
        #expect(plain("[1] of (2), 3 < 4") == "[1] of (2), 3 < 4")
    }

    @Test func `says what a column is of once`() {
        #expect(
            spoken("| Day | Steps |\n| --- | ---: |\n| 16 Nov 2026 | 8,331 steps |\n\n")
                == ["16 Nov 2026: 8,331 steps."])
    }

    @Test func `has tables as sentences`() {
        let text = """
            You slept **6 h 55**, within your usual 5 h 25 – 7 h 34.

            |  | That night | Usual |
            | --- | ---: | ---: |
            | Deep sleep | 1 h 04 | 1 h 03 – 1 h 24 |
            | Awake | 15 min | |

            *Stages are estimates.*
            """
        #expect(
            spoken(text) == [
                "You slept 6 h 55, within your usual 5 h 25 to 7 h 34.",
                "Deep sleep: 1 h 04, usual 1 h 03 to 1 h 24.", "Awake: 15 min.", "Stages are estimates.",
            ])
    }

    @Test func `names the columns of a table whose rows have a heading`() {
        let text =
            "Night to | Asleep | REM\n--- | --- | ---\nMon 9 Nov | 6 h 25 | **1 h 10**\nTue | 7 h 05. Good | 1 h\n\nDone.\n"
        #expect(
            spoken(text) == ["Mon 9 Nov: asleep 6 h 25, REM 1 h 10.", "Tue: asleep 7 h 05. Good, REM 1 h.", "Done."])
    }

    @Test func `says which values of a table are missing`() {
        let text = "| Day | Type | Distance |\n|---|---|---|\n| 24 Nov | Yoga | – |\n| 23 Nov | – | 5–6 km |\n\n"
        #expect(
            spoken(text) == ["24 Nov: type Yoga, distance missing.", "23 Nov: type missing, distance 5 to 6 km."])
        var german = SpokenText()
        german.isGerman = true
        #expect(german.feed("| Tag | Strecke |\n|---|---|\n| Mo | – |\n").last == "Mo: Strecke fehlt.")
    }

    @Test(arguments: [
        ("a | b\nno table\n", ["a | b", "no table"]), ("| a | b |\n\nend", ["a, b", "end"]), ("| a |", ["a"]),
        (
            "```\n| a | b |\n| --- | --- |\n```\n",
            ["| a | b |", "| --- | --- |"].map { $0 == "| a | b |" ? "a, b" : "---, ---" }
        ),
        ("3*4 and *this* and 2 * 3", ["3*4 and this and 2 * 3"]),
        ("# A heading\n\n\n- an item", ["A heading", "- an item"]),
        ("", []), ("|", []), ("||\n|-|\n", ["-"]),
    ])
    func `reads what is no table as it stands`(text: String, lines: [String]) { #expect(spoken(text) == lines) }

    @Test func `says what was looked up, once`() {
        #expect(SpokenText.lookUps(0, failed: 0) == nil)
        #expect(SpokenText.lookUps(1, failed: 0) == "Looked up 1 thing.")
        #expect(SpokenText.lookUps(18, failed: 0) == "Looked up 18 things.")
        #expect(SpokenText.lookUps(18, failed: 2) == "Looked up 18 things, 2 of them in vain.")
        #expect(SpokenText.lookUps(1, failed: 1) == "Looked up 1 thing, in vain.")
    }

    @Test func `reads no bars of a chart`() {
        #expect(SpokenText.plain("`▃▅▂ █▄` by day: 6,392 – 21,515 steps") == "by day: 6,392 to 21,515 steps")
    }

    @Test func `keeps ordinals and ranges of a German answer`() {
        var text = SpokenText()
        text.isGerman = true
        let said = text.feed("**87.918 Schritte**: Schritte, Summe, 16. Nov. 2026 – 22. Nov. 2026 zusammen.\n")
        #expect(said == ["87.918 Schritte: Schritte, Summe, 16. Nov. 2026 bis 22. Nov. 2026 zusammen."])
    }
}
