import ChatModel
import HealthModel
import HealthQuery
import Testing

@testable import Evidence

@Suite struct `Where a number comes from` {
    private func base(_ json: String, of tool: String = "metric_stats", asked: String = "{}") -> EvidenceBase {
        var base = EvidenceBase()
        base.add(
            ToolResult(callID: "1", name: tool, json: json), to: ToolCall(id: "1", name: tool, argumentsJSON: asked))
        return base
    }

    private func standings(_ text: String, _ base: EvidenceBase) -> [String] {
        base.evidence(for: text).figures.map(\.standing.name)
    }

    @Test func `lines and hours of a notice are no claims, whatever turn tells them again`() {
        let told = "They listen 24 hours a day, 24/7, on 116 123."
        #expect(EvidenceBase().evidence(for: told).warning != nil)
        var base = EvidenceBase()
        base.add(SafetyNotice(.crisis, .now, "Someone to talk to: **Samaritans 116 123** (free, day and night)."))
        base.add(question: "and then?")
        #expect(base.evidence(for: told).warning == nil)
        #expect(standings("Your weight was 116 kg, and you slept 9 hours.", base) == ["unsupported", "unsupported"])
        base.forgetConversation()
        #expect(base.evidence(for: told).warning != nil)
    }

    private static let steps =
        #"{"metric":"steps","unit":"count","from":"2026-11-09","to":"2026-11-15","n":7,"mean":7432.4}"#

    @Test func `a figure is found by its metric, its days and its place in the reply`() throws {
        let source = try #require(base(Self.steps).evidence(for: "7,432 steps a day").figures.first?.standing.source)
        #expect(source.callID == "1" && source.reply == 0 && source.path == "mean" && source.value == 7432.4)
        #expect(source.metric == .steps)
        #expect(source.range == CivilDay(iso: "2026-11-09")!...CivilDay(iso: "2026-11-15")!)
    }

    @Test(arguments: [
        ("7,432 steps", "supported"), ("7,433 steps", "unsupported"), ("7.4k steps", "supported"),
        ("7432", "supported"), ("7,432 kcal", "unsupported"), ("about 7,400 steps", "supported"),
        ("about 7,000 steps", "supported"), ("7,000 steps", "unsupported"),
    ])
    func `a figure counts to the digits that are written`(_ text: String, _ standing: String) {
        #expect(standings("It was \(text).", base(Self.steps)) == [standing])
    }

    @Test func `a value of a row has the day of the row`() throws {
        let json = #"{"from":"2026-11-01","to":"2026-11-15","rows":[{"date":"2026-11-14","steps":23523.06}]}"#
        let source = try #require(base(json, of: "days").evidence(for: "23,523 steps").figures.first?.standing.source)
        #expect(source.path == "rows[0].steps" && source.metric == .steps && source.day == CivilDay(iso: "2026-11-14"))
    }

    @Test func `a workout is no metric of days`() throws {
        let json = #"{"from":"2026-11-01","to":"2026-11-15","rows":[{"distance_km":12.05}]}"#
        let source = try #require(base(json, of: "workouts").evidence(for: "12.05 km").figures.first?.standing.source)
        #expect(source.metric == nil && source.path == "rows[0].distance_km")
    }

    @Test func `an answer rests on nothing that was looked up after it`() {
        var base = EvidenceBase()
        base.add(question: "How many steps?")
        let before = base.extent
        base.add(ToolResult(callID: "1", name: "metric_stats", json: Self.steps), to: nil)
        #expect(base.evidence(for: "7,432 steps", within: before).unsupported.count == 1)
        #expect(base.evidence(for: "7,432 steps").unsupported.isEmpty)
    }

    @Test(arguments: [
        ("(7432.4 - 7000) / 7", "supported"), ("7432.4 - 6123.5", "unsupported"), ("8 * 9", "unsupported"),
    ])
    func `what is worked out counts where its numbers were given`(_ expression: String, _ standing: String) throws {
        var base = base(Self.steps)
        base.add(question: "How far am I above 7,000 steps?")
        let value = try Arithmetic(expression).value
        let json = #"{"name":"arithmetic","expression":"\#(expression)","value":\#(value)}"#
        base.add(ToolResult(callID: "2", name: "compute", json: json), to: nil)
        let text = "\((value * 10).rounded() / 10)"
        #expect(standings("It is \(text).", base) == [standing])
    }

    @Test func `a reply that failed supports nothing`() {
        var base = EvidenceBase()
        base.add(ToolResult(callID: "1", name: "metric_stats", json: Self.steps, isError: true), to: nil)
        #expect(base.evidence(for: "7,432 steps").unsupported.count == 1)
    }

    @Test func `what the person wrote is no invention of the model`() {
        var base = EvidenceBase()
        base.add(question: "I weigh 80 kg")
        #expect(standings("You say 80 kg, not 81 kg.", base) == ["said", "unsupported"])
    }

    @Test func `a sum of a day that went on may have been smaller when it was told`() {
        let data = #"{"metric":"steps","unit":"count","value":8107}"#
        for (hasGrown, standing) in [(true, "told"), (false, "unsupported")] {
            var base = EvidenceBase()
            base.add(PromptFigures(data, day: CivilDay(iso: "2026-11-20"), hasGrown: hasGrown))
            #expect(standings("4,210 steps so far", base) == [standing])
            #expect(standings("9,210 steps so far", base) == ["unsupported"])
        }
    }

    @Test(arguments: [
        ("Your resting pulse was 99 bpm.", "unsupported"), ("Your resting heart rate was 99 bpm.", "unsupported"),
        ("Your walking heart rate was 99 bpm.", "unsupported"),
        ("Your walking heart rate was 99 bpm on 16 November.", "told"),
        ("Your highest walking heart rate was 99 bpm.", "told"),
        ("On 16 November you took 8,107 steps, and your resting heart rate was 52 bpm.", "told"),
    ])
    func `a value of a long list counts for the metric and the day that are named`(_ answer: String, _ standing: String)
    {
        let data = """
            {"metric":"walking_hr_bpm","unit":"bpm","value":96,"last_28_days_oldest_first":[99,98,97,95,94]}
            {"metric":"resting_hr_bpm","unit":"bpm","value":54,"last_28_days_oldest_first":[52,53,56,57,58]}
            {"metric":"steps","unit":"","value":9000,"last_28_days_oldest_first":[8107,7000,6000,5000,4000]}
            """
        var base = EvidenceBase()
        base.add(PromptFigures(data, day: CivilDay(iso: "2026-11-20")))
        #expect(Set(standings(answer, base)).subtracting(["aside"]) == [standing])
    }

    @Test func `the warning names each number once`() {
        let evidence = base(Self.steps).evidence(for: "It was 73 kg, then 6.1 h, then 73 kg.")
        #expect(evidence.warning == "3 numbers here are not backed by the data: 73 kg, 6.1 h")
        #expect(base(Self.steps).evidence(for: "7,432 steps").warning == nil)
    }
}

@Suite struct `Numbers where they are shown` {
    @Test func `a number is found over the end of a line and without the marks of Markdown`() {
        let figures = FigureReader.figures(in: "You slept **7 h 12 min**, then 6 h.")
        let places = ShownFigures.places(of: figures, in: ["You slept 7 h", "  12 min, then 6 h."])
        #expect(
            places == [
                .init(figure: 0, line: 0, scalars: 10..<13), .init(figure: 0, line: 1, scalars: 2..<8),
                .init(figure: 1, line: 1, scalars: 15..<18),
            ])
    }

    @Test func `a number that is not shown takes no other's place`() {
        let figures = FigureReader.figures(in: "See 11 of them, 22 of those, 33 more.")
        let places = ShownFigures.places(of: figures, in: ["See 22 of those, 33 more."])
        #expect(places.map(\.figure) == [1, 2])
    }
}

/// None of these may take longer than its length: with a step that looks back at everything they would not end.
@Suite struct `Hostile answers` {
    /// What fifty long replies told, read once.
    private static let base: EvidenceBase = {
        var base = EvidenceBase()
        for number in 0..<50 {
            let rows = (0..<60).map { #"{"date":"2026-11-01","steps":\#(number * 100 + $0),"active_kcal":\#($0).5}"# }
            base.add(
                ToolResult(callID: "\(number)", name: "days", json: #"{"rows":[\#(rows.joined(separator: ","))]}"#),
                to: nil)
        }
        return base
    }()

    @Test(arguments: [
        "7", "7,", "7.", "7 h ", "7:12 ", "7-", "6–7 ", "**7** ", "1e9", "(((", "7/7/", "|7|\n", "- 7\n",
        "about 7,000 ",
        "less 5 % ", "١٢", "7\u{202F}432\u{202F}", "\r\n7", "7 h 12 min and ", "can 7 ", "word ", "- **7**:\n",
        "| Steps | Change |\n|---|---|\n| 700 | 7 |\n| 707 | 7 |\n| 714 | 7 |\n\n",
    ])
    func `a long answer is read to its bound`(_ piece: String) {
        let text = String(repeating: piece, count: 30_000 / piece.utf8.count)
        let evidence = Self.base.evidence(for: text)
        #expect(evidence.figures.count <= FigureReader.mostFigures)
        let length = text.unicodeScalars.count
        #expect(evidence.figures.allSatisfy { $0.figure.place.upperBound <= length && !$0.figure.place.isEmpty })
    }

    @Test(arguments: [
        "", "[", "null", "7", #""7""#, String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000),
        #"{"from":"2026-11-15","to":"2026-11-01","n":1e308}"#, #"{"metric":7,"unit":[],"rows":{"a":[[[1]]]}}"#,
        #"{"from":"0001-01-01","to":"9999-12-31","n":3}"#,
    ])
    func `a reply of any form is taken`(_ json: String) {
        var base = EvidenceBase()
        base.add(ToolResult(callID: "1", name: "metric_stats", json: json), to: nil)
        base.add(PromptFigures(json, day: nil))
        _ = base.evidence(for: "It was 7.2 h, 12 % more.")
    }
}
