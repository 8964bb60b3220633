import ChatModel
import Findings
import HealthModel
import HealthQuery
import HealthQuestions
import JSON
import Testing

@testable import CoachEngine
@testable import CoachTools

@Suite struct `The tool findings` {
    @Test(arguments: ConclusionRequest.Kind.allCases)
    func `answers every kind with its rule, its figures and a sentence`(kind: ConclusionRequest.Kind) async throws {
        let reply = try await ask("findings", #"{"kind":"\#(kind.rawValue)"}"#)
        #expect(reply["error"].isMissing)
        let conclusion = reply["conclusion"]
        #expect(conclusion["rule"].text.flatMap(FindingRule.init(rawValue:)) != nil)
        #expect(conclusion["text"].text?.isEmpty == false && conclusion["reason"].text?.isEmpty == false)
        #expect(reply["from"].text != nil && reply["to"].text != nil && reply["findings"].array != nil)
    }

    @Test(arguments: ConclusionRequest.Kind.allCases)
    func `says the same as the engine, also when it is read back`(kind: ConclusionRequest.Kind) async throws {
        let inputs = try await FindingInputs(from: ExampleReading(), upTo: ExampleReading.today)
        let drawn = FindingEngine(inputs).conclusion(ConclusionRequest(kind))
        let read = try #require(ConcludedAnswer(try await ask("findings", #"{"kind":"\#(kind.rawValue)"}"#)))
        for language in Language.allCases {
            let wording = FindingWording(language, today: ExampleReading.today)
            #expect(wording.markdown(read) == wording.markdown(drawn))
        }
    }

    @Test func `has the figures of the other tools`() async throws {
        let tired = try await ask("findings", #"{"kind":"tired"}"#)
        let debt = try await ask("sleep_report", "{}")["debt_h"].number
        let short = tired["findings"].array?.first { $0["rule"].text == "sleep_shortfall" }
        #expect(short?["value"].number.map { $0 / 60 } == debt)
        let recovered = try await ask("findings", #"{"kind":"recovered"}"#)
        let readiness = try await ask("compute", #"{"name":"readiness"}"#)
        if recovered["conclusion"]["rule"].text == "recovery" {
            #expect(recovered["conclusion"]["value"].json == readiness["value"].json)
        }
        let usual = try await ask("findings", #"{"kind":"usual","metric":"resting_hr_bpm"}"#)
        let range = #"{"metric":"resting_hr_bpm","range":"2026-03-01..2026-03-28","percentiles":[10,90]}"#
        let statistics = try await ask("metric_stats", range)
        #expect(usual["conclusion"]["low"].json == statistics["p10"].json)
        #expect(usual["conclusion"]["high"].json == statistics["p90"].json)
        #expect(usual["conclusion"]["usual"].json == statistics["median"].json)
    }

    @Test func `tells nothing of what is not shared`() async throws {
        let consent = ConsentFilter(place: .elsewhere, shared: [.sleep, .activity])
        for kind in ConclusionRequest.Kind.allCases {
            let reply = try await ask("findings", #"{"kind":"\#(kind.rawValue)"}"#, ExampleReading(), consent)
            for word in ["resting_hr", "hrv", "weight", "energy_1to5", "alcohol", "resp_rate"] {
                let told = (reply["findings"].json ?? "") + (reply["conclusion"].json ?? "")
                #expect(!told.contains(#""metric":"\#(word)"#), "\(kind): \(word)")
            }
        }
        let train = try await ask("findings", #"{"kind":"train"}"#, ExampleReading(), consent)
        #expect(train["withheld"].json == #"["heart","mood"]"#)
        let none = ConsentFilter(place: .elsewhere, shared: [])
        #expect(try await ask("findings", "{}", ExampleReading(), none)["reason"].text == "not shared")
    }

    @Test func `of an empty store says that there is too little`() async throws {
        var empty = ExampleReading()
        empty.isEmpty = true
        for kind in ConclusionRequest.Kind.allCases {
            let reply = try await ask("findings", #"{"kind":"\#(kind.rawValue)"}"#, empty)
            #expect(reply["error"].isMissing && reply["conclusion"]["text"].text != nil, "\(kind)")
        }
        #expect(try await ask("findings", "{}", empty)["no_data"].flag == true)
    }

    @Test(arguments: [
        (#"{"kind":"mood"}"#, "kind"), (#"{"kind":"tired","metric":"steps"}"#, "metric"),
        (#"{"kind":"train","event":"trip"}"#, "event"), (#"{"kind":"changed","range":"2027"}"#, "range"),
        (#"{"kind":"usual","metric":"stepss"}"#, "metric"), (#"{"kind":"changed","range":"all"}"#, "range"),
    ])
    func `refuses what it would ignore`(arguments: String, path: String) async throws {
        let reply = try await ask("findings", arguments)
        #expect(reply["error"]["path"].text == path)
    }

    @Test(arguments: ConclusionRequest.Kind.allCases.filter(\.isOfOneDay))
    func `is of one day in these kinds, and names it`(kind: ConclusionRequest.Kind) async throws {
        let longer = try await ask("findings", #"{"kind":"\#(kind.rawValue)","range":"2026-03"}"#)
        #expect(longer["error"]["path"].text == "range", "\(longer.json ?? "")")
        #expect(longer["error"]["message"].text?.contains("2026-03-29") == true)
        let day = try await ask("findings", #"{"kind":"\#(kind.rawValue)","range":"2026-03-27"}"#)
        #expect(day["error"].isMissing && day["to"].text == "2026-03-27", "\(day.json ?? "")")
        #expect(day["notes"].json?.contains("about 2026-03-27, not about today") == true)
        let today = try await ask("findings", #"{"kind":"\#(kind.rawValue)"}"#)
        #expect(today["notes"].json?.contains("about today, 2026-03-29") == true)
    }
}

@Suite struct `Concluded answers of the offline coach` {
    private func answer(_ conclusion: Conclusion, _ language: Language, _ consent: ConsentFilter = .everything)
        async throws -> String
    {
        let reply = ConclusionReply(conclusion: conclusion, language: language, today: ExampleReading.today)
        let json = try await ask(reply.call.tool, reply.call.arguments, ExampleReading(), consent)
        var lookup = Lookup(ToolClock(today: ExampleReading.today), known: [reply.call: json])
        return try #require(reply.markdown(&lookup))
    }

    @Test(arguments: Conclusion.Kind.allCases)
    func `come in both languages, at most 120 words`(kind: Conclusion.Kind) async throws {
        for language in [Language.english, .german] {
            let text = try await answer(Conclusion(kind, quantity: .day(.restingHeartRate), event: .trip), language)
            #expect(text.hasPrefix("**") && text.split(separator: " ").count <= 125, "\(text)")
            let reply = ConclusionReply(conclusion: Conclusion(kind), language: language, today: ExampleReading.today)
            #expect(!reply.sentence.isEmpty)
        }
    }

    @Test func `say of which day they are told where that is not what was asked for`() async throws {
        let today = ExampleReading.today
        let span = Conclusion(.brief, days: Days(from: today.advanced(by: -6), to: today.advanced(by: -2)))
        let last = "This is told of one day, here of the last of them, 27 Mar 2026:"
        #expect(try await answer(span, .english).hasPrefix(last))
        let yesterday = today.advanced(by: -1)
        let single = Conclusion(.brief, days: Days(from: yesterday, to: yesterday))
        #expect(try await answer(single, .german).hasPrefix("Zu diesem Tag, 28. März 2026:"))
        let now = Conclusion(.brief, days: Days(from: today, to: today))
        #expect(try await answer(now, .english).hasPrefix("**"))
    }

    @Test func `name what is hidden`() async throws {
        let hidden = ConsentFilter(place: .offline, shared: Set(HealthCategory.allCases).subtracting([.heart]))
        #expect(try await answer(Conclusion(.train), .english, hidden).contains("Hidden, so not in it: Heart."))
        #expect(try await answer(Conclusion(.train), .german, hidden).contains("Ausgeblendet, also nicht dabei: Herz."))
    }
}
