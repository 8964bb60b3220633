import ChatModel
import CoachEngine
import Entries
import Foundation
import HealthModel
import JSON
import TestSupport
import Testing

@testable import CoachTools

@Suite struct `The tool that reads the plan` {
    private let now = Date(timeIntervalSince1970: 1_795_690_800)
    private let entries: MemoryEntries
    private let tool: PlanTool

    init() throws {
        let (entries, now) = (MemoryEntries(now: now), now)
        self.entries = entries
        let clock = EntryClock(now: now, home: HomeTime(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))
        tool = PlanTool(entries: entries, reading: ExampleReading()) { clock }
    }

    private func run(_ arguments: String, for consent: ConsentFilter = .everything) async -> JSONValue {
        JSONValue(await tool.run(JSONValue(arguments) ?? .missing, for: consent).json) ?? .missing
    }

    private func plan(_ date: String) async throws {
        guard let day = CivilDay(iso: date) else { return }
        var session = PlannedSession(id: "a\(date)", day: day, type: "Running", origin: .rules)
        (session.kilometres, session.intensity, session.reason) = (6.5, .hard, "Threshold.")
        _ = try await entries.log(.plan([session]))
    }

    @Test func `tells the sessions of this week and the next with what became of them`() async throws {
        try await plan("2026-11-24")
        try await plan("2026-12-01")
        let reply = await run("{}")
        #expect(reply["from"].text == "2026-11-23" && reply["to"].text == "2026-12-06")
        let sessions = reply["sessions"].array ?? []
        #expect(sessions.map { $0["state"].text } == ["missed", "to come"])
        #expect(sessions.first?["km"].number == 6.5 && sessions.first?["reason"].text == "Threshold.")
        #expect(reply["summary"].text == "0 of 2 done, 1 missed")
    }

    @Test func `tells an empty plan, and refuses dates that make no span`() async {
        #expect(await run("{}")["sessions"].array?.isEmpty == true)
        #expect(await run(#"{"from":"2026-12-01","to":"2026-11-01"}"#)["error"]["code"].text == "invalid_arguments")
        #expect(await run(#"{"count":3}"#)["error"]["path"].text == "count", "it would be ignored")
    }

    @Test func `proposes a whole week by rules, in lines that plan_week reads`() async throws {
        let now = Date(timeIntervalSince1970: 1_774_785_600)  // 29 March 2026, a Sunday
        let clock = EntryClock(now: now, home: HomeTime(zone: TimeZone(identifier: "Europe/Berlin") ?? .gmt))
        let tool = PlanTool(entries: MemoryEntries(now: now), reading: ExampleReading()) { clock }
        let call = JSONValue(#"{"propose":"as_usual"}"#) ?? .missing
        let reply = try #require(JSONValue(await tool.run(call, for: .everything).json))
        #expect(reply["proposed_week"].text == "2026-03-30")
        let sessions = reply["proposed"].array ?? []
        #expect(!sessions.isEmpty && reply["remark"].text?.isEmpty == false, "\(reply)")
        for session in sessions {
            let line = try #require(session["line"].text)
            let read = try EntryLine(clock: clock, units: .metric).session(line)
            #expect((0...6).contains(read.day - clock.today.advanced(by: 1)) && session["reason"].text != nil)
        }
    }

    @Test func `says why no week can be proposed`() async {
        let reply = await run(#"{"propose":"running","count":3}"#)
        #expect(reply["proposed"].isMissing && reply["not_proposed"].text?.hasPrefix("No weekday had training") == true)
        #expect(await run(#"{"propose":"swimming"}"#)["error"]["code"].text == "invalid_arguments")
    }

    @Test func `is not shared without a yes`() async throws {
        try await plan("2026-11-24")
        let reply = await run("{}", for: ConsentFilter(place: .elsewhere, shared: []))
        #expect(reply["sessions"].isMissing)
    }
}
