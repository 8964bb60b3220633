import Foundation
import TestSupport
import Testing

@Suite(.blocksItsThread) struct `A workout on the command line` {
    private let home: Home

    init() throws { home = try Home() }

    private func status() throws -> [String: Any] { try json(home.run("workout", "status", "--json").output) }

    @Test func `is recorded step by step and becomes entries that can be taken back`() throws {
        #expect(try home.run("workout", "start", "strength").output.hasPrefix("Started. Strength: 0:0"))
        #expect(try home.run("workout", "set", "bench", "2x8", "60kg").status == 0)
        #expect(try home.run("workout", "set", "7x62.5").output.contains("bench press 1x7 62.5 kg"))
        #expect(try home.run("workout", "lap").status == 0)
        #expect(try home.run("workout", "pause").output.contains("paused"))
        let live = try status()
        #expect(live["live"] as? Bool == true && live["paused"] as? Bool == true)
        #expect((live["sets"] as? [[String: Any]])?.count == 3 && (live["laps_s"] as? [Int])?.count == 1)
        let snapshot = try json(home.run("snapshot", "--json").output)
        #expect((snapshot["app_context"] as? [String: Any])?["active_workout_name"] as? String == "Strength")
        let ended = try home.run("workout", "end", "--effort", "7")
        #expect(ended.status == 0 && ended.output.contains(/Stored: e1 Workout: Strength, .*effort 7 of 10/))
        #expect(ended.output.contains("Stored: e2 Strength: bench press 2x8 60 kg, 1x7 62.5 kg"))
        #expect(try status()["live"] as? Bool == false)
        let list = try home.run("workout", "list", "--kind", "stren").output
        #expect(list.contains("Strength") && list.contains("Manual"))
        #expect(
            try home.run("workout", "list", "--kind", "swim").output
                == "No such workout is recorded: “swim” in the kind.\n")
        #expect(try home.run("log", "--undo", "e1").status == 0)
        #expect(try home.run("workout", "status").output == "No workout is going on.\n")
    }

    @Test func `is on the day that is taken for today, whoever ends it`() throws {
        let started = try home.run("workout", "start", "strength", "--date", "2026-03-20")
        #expect(started.output.hasPrefix("Started. Strength: 0:0") && !started.output.contains("2026-"))
        #expect(try home.run("workout", "set", "bench 8x60kg").status == 0)
        #expect((try status()["started_at"] as? String)?.hasPrefix("2026-03-20T") == true)
        #expect(try home.run("workout", "end").status == 0)
        let list = try home.run("log", "--list", "--date", "2026-03-20")
        #expect(list.output.contains("Strength") && !list.output.contains("Nothing"))
        #expect(try home.run("workout", "list", "--date", "2026-03-20").output.contains("2026-03-20"))
    }

    @Test func `begins with the sets of a template that is named`() throws {
        #expect(try home.run("log", "template Push day: bench 3x8 60kg, dips 3x10").status == 0)
        let started = try home.run("workout", "start", "push", "day").output
        #expect(started.contains("Started. Strength: ") && started.contains("Plan: bench press 3x8 60 kg, dip 3x10"))
        #expect(try home.run("workout", "sets", "8").output.contains("bench press 1x8 60 kg"))
    }

    @Test(arguments: [
        (["workout", "lap"], 65, "No workout is going on"), (["workout", "start", "!!"], 65, "what kind"),
        (["workout", "end", "--effort", "11"], 64, "from 1 to 10"), (["workout", "set", "8"], 65, "No workout"),
    ]) func `that is not there is told in one sentence`(arguments: [String], status: Int, words: String) throws {
        let outcome = try home.run(arguments)
        #expect(outcome.status == status && outcome.error.contains(words), "\(outcome.error)")
    }

    @Test func `a plan that is made again is in the place of the one before`() throws {
        for days in ["wed:60,fri:60", "wed:60,fri:60", "wed:60,sat:60"] {
            let made = try home.run("plan", "make", "--minutes", "60", "--days", days, "--weeks", "2", "--yes")
            #expect(made.status == 0, "\(made.error)")
            let events = try home.run("plan", "--ics").output.components(separatedBy: "BEGIN:VEVENT").dropFirst()
            let days = events.filter { !$0.contains("STATUS:CANCELLED") }.compactMap {
                $0.firstMatch(of: /DTSTART.*/)?.output
            }
            #expect(days.count >= 2 && Set(days).count == days.count, "\(days)")
            let names = events.compactMap { $0.firstMatch(of: /UID:.*/)?.output }
            #expect(Set(names).count == names.count)
        }
    }

    @Test(arguments: [("half marathon", 65), ("13.1mi", 65), ("10k", 65), ("far", 64)])
    func `the distance of a race is read`(race: String, status: Int) throws {
        let outcome = try home.run("plan", "make", "--race", race, "--on", "2099-01-01", "--days", "tue:60")
        #expect(outcome.status == status, "\(outcome.error)")
    }

    @Test func `a plan is printed as a calendar, with the line ends of its format`() throws {
        #expect(try home.run("plan", "--ics").status == 65)
        #expect(try home.run("log", "plan run tomorrow 45min").status == 0)
        let calendar = try home.run("plan", "--ics").output
        #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\n") && calendar.hasSuffix("END:VCALENDAR\r\n"))
        // DTSTAMP is the moment of the writing.
        func undated(_ text: String) -> [String] {
            text.split(separator: "\r\n").map(String.init).filter { !$0.hasPrefix("DTSTAMP") }
        }
        #expect(undated(try home.run("plan", "export", "-").output) == undated(calendar))
        #expect(try home.run("plan", "--ics", "--json").status == 64)
    }

    @Test func `takes no weight that is hardly meant without a yes, and none that cannot be`() throws {
        _ = try home.run("workout", "start", "strength")
        for (set, status) in [("bench 8x0kg", 64), ("bench 8x400kg", 64), ("bench 8x10000kg", 65)] {
            #expect(try home.run("workout", "set", set).status == status, "\(set)")
        }
        #expect(try home.run("workout", "set", "--yes", "bench 8x400kg").status == 0)
        #expect(try home.run("workout", "start", "yoga").status == 65)
        #expect(try home.run("workout", "discard").status == 64)
        #expect(try home.run("workout", "discard", "--yes").status == 0)
        #expect(try home.run("log", "--list").output.contains("Nothing is written down"))
    }

    @Test func `loses no step to a kill of the program that records it`() throws {
        _ = try home.run("workout", "start", "strength")
        for repetitions in 1...9 {
            let terminal = try PseudoTerminal(
                Home.program, arguments: ["workout", "set", "squat \(repetitions)x100kg"], environment: home.environment
            )
            try terminal.wait(for: "Recorded")
            terminal.send(signal: SIGKILL)
            _ = try terminal.waitForEnd()
        }
        #expect((try status()["sets"] as? [[String: Any]])?.compactMap { $0["repetitions"] as? Int } == Array(1...9))
    }
}

@Suite(.blocksItsThread) struct `A workout in the full screen` {
    private let home: Home

    init() throws { home = try Home() }

    private static let workout = "\u{1B}[18~"

    /// Opens the screen and starts strength.
    private func started() throws -> Screen {
        let screen = try home.open(columns: 80, rows: 24)
        try screen.wait(for: "Today")
        screen.type(Self.workout)
        try screen.wait(for: "What kind of workout?")
        screen.type(Key.enter)
        try screen.wait(for: "Type a set")
        return screen
    }

    @Test func `is whole after kill -9, offered at the next start, and stored at its end`() throws {
        let screen = try started()
        screen.type("bench 8x60kg" + Key.enter)
        // What is typed shows as it will be stored; the rest begins when the set is on the disk.
        try screen.wait(for: "Rest")
        screen.terminal.send(signal: SIGKILL)
        #expect(try screen.terminal.waitForEnd() == .signalled(SIGKILL))

        // Two hours ago, as the journal tells it.
        let journal = home.folder + "/state/airfit/workout/journal"
        let text = try String(contentsOfFile: journal, encoding: .utf8)
        let earlier = text.replacing(/"(r|w)":(\d+)/) { "\"\($0.1)\":\((Int($0.2) ?? 0) - 7200)" }
        try earlier.write(toFile: journal, atomically: false, encoding: .utf8)

        let again = try home.open(columns: 80, rows: 24)
        try again.wait(for: "leaves out the time since")
        again.type("g")
        try again.wait(for: "1x8 60 kg")
        again.type("E")
        try again.wait(for: "The end of the workout")
        again.type(Key.enter)
        try again.wait(for: "Saved. Workout: Strength")
        #expect(try again.quit() == .exited(0))
        let list = try home.run("log", "--list").output
        #expect(list.contains("Workout: Strength") && list.contains("Strength: bench press 1x8 60 kg"))
    }

    @Test func `follows the command line, and a second screen follows the first`() throws {
        let screen = try started()
        _ = try home.run("workout", "lap")
        try screen.wait(for: "Lap 2")
        let second = try home.open(columns: 80, rows: 24)
        try second.wait(for: "▶ Strength")
        second.type(Self.workout)
        try second.wait(for: "Another AirFit records this workout")
        second.type("L")
        screen.type("L")
        try second.wait(for: "Lap 3")
        #expect(try screen.quit() == .exited(0))
        second.type(Key.enter)
        try second.wait(for: "Type a set")
        #expect(try second.quit() == .exited(0))
    }
}
