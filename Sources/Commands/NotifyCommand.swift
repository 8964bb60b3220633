import ArgumentParser
import Console
import EventLoop
import Files
import Foundation
import HealthModel
import HealthStore
import JSON
import Notifications
import Processes
import ProgramContext
import SettingsModel
import Terminal
import UserUnits

/// `airfit notify`: reminders without the full screen.
struct NotifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notify",
        abstract: "Tell the reminders that are due: for a timer.",
        discussion: """
            airfit notify --due tells what is due now, each thing once, whoever tells it, and nothing that is done already. \
            It goes to the desktop, or in a terminal to that; which kinds, when and the quiet hours are notifications.* of the \
            settings. airfit notify install has systemd run it every five minutes; where there is none, it prints the line for \
            cron. A click on a notice opens its screen.
            """,
        subcommands: [Install.self, Remove.self])

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @Flag(help: "Tell what is due now.") var due = false
    @Flag(help: "Print JSON.") var json = false

    func run() async throws {
        guard due else {
            throw Failure("Say --due to tell what is due, or install to have a timer do it.", .usage)
        }
        let json = json
        try await Context.running([common, root.common]) { context in
            try await DueReminders(context: context, json: json).deliver()
        }
    }

    static let timer = UserTimer(
        name: "notify", description: "Reminders of AirFit", arguments: ["notify", "--due"],
        cadence: .everyMinutes(5))

    struct Install: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Have a timer of the system tell reminders.")
        @OptionGroup var common: CommonOptions

        func run() async throws {
            try await Context.running([common]) { context in
                try await UnitsOutput.install(NotifyCommand.timer, context)
                if !context.settings.notifications.isEnabled {
                    Output.printNote("Notifications are off: airfit config set notifications.enabled true")
                }
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Take the timer away.")
        @OptionGroup var common: CommonOptions

        func run() async throws {
            try await Context.running([common]) { context in try await UnitsOutput.remove(NotifyCommand.timer, context)
            }
        }
    }
}

/// Prints the result of installing and removing a timer; for every command that has one.
@MainActor enum UnitsOutput {
    private static func units(_ context: Context) -> UserUnits {
        UserUnits(environment: context.environment, program: TerminalStart.ownProgram)
    }

    static func install(_ timer: UserTimer, _ context: Context) async throws {
        var unstarted: String?
        do throws(UserUnits.Failure) {
            switch try await units(context).install(timer) {
            case .running(let paths): Output.print("The timer runs. Written: \(paths.joined(separator: ", "))")
            case .written(let paths, let problem):
                Output.print("Written: \(paths.joined(separator: ", "))")
                unstarted = problem
            case .cron(let line):
                Output.printNote("No systemd runs for you here, so nothing was written. Add this line with crontab -e:")
                Output.print(line)
            }
        } catch {
            throw Failure(error.sentence, .unavailable)
        }
        if let unstarted { throw Failure("The timer does not run yet: \(unstarted)", .unavailable) }
    }

    static func remove(_ timer: UserTimer, _ context: Context) async throws {
        do throws(UserUnits.Failure) {
            let paths = try await units(context).remove(timer)
            Output.print(paths.isEmpty ? "There is no timer." : "Removed: \(paths.joined(separator: ", "))")
        } catch {
            throw Failure(error.sentence, .other)
        }
    }
}

/// Tells of something that happened while a command ran by itself, by the person's settings and not in quiet hours.
@MainActor struct CommandNotification {
    let context: Context

    func send(_ kind: Settings.Notifications.Kind) async {
        let settings = context.settings.notifications
        let moment = context.entryClock.now
        let clock = context.home.clock(around: moment)
        let now = Int(moment.timeIntervalSince1970)
        guard NotificationPlan(settings, clock: clock).tells(kind, at: now) else { return }
        let delivery = DueReminders(context: context, json: true).delivery
        _ = await delivery.deliver(NotificationText(kind), by: settings.channel, opens: kind.opens) { _ in }
        delivery.cancel()
    }
}

/// Tells what is due, once.
@MainActor struct DueReminders {
    let context: Context
    let json: Bool

    fileprivate struct Told {
        var reminder: Reminder
        var outcome: NotificationDelivery.Outcome
    }

    /// As long a notice can be clicked: less than until the timer comes again.
    private static let clickable = Duration.seconds(240)

    func deliver() async throws {
        let settings = context.settings.notifications
        guard settings.isEnabled else {
            if json { return Output.json(JSONText.object(["enabled": false, "told": [Any](), "next_at": NSNull()])) }
            return Output.print("Notifications are off: airfit config set notifications.enabled true")
        }
        let moment = context.entryClock.now
        let now = Int(moment.timeIntervalSince1970)
        let plan: ReminderPlan
        do throws(HealthStoreError) {
            let store = try await opened()
            var facts = try await context.reminderFacts(from: store)
            if settings.kinds.contains(.importDone) { facts.imports = try await context.finishedImports(in: store) }
            plan = ReminderPlan(settings, clock: context.home.clock(around: moment), facts: facts)
        } catch {
            throw Failure(error)
        }
        let open: [Reminder]
        do throws(FileFailure) { open = try context.reminderLedger.claim(plan.due(at: now)) } catch {
            throw Failure("What was told cannot be kept, so nothing was told: \(error.reason).", .other)
        }
        let delivery = delivery
        var told: [Told] = []
        for reminder in open {
            let outcome = await delivery.deliver(
                NotificationText(reminder.kind), by: settings.channel, opens: reminder.opens, clicked: Self.open)
            told.append(Told(reminder: reminder, outcome: outcome))
            if !json { Output.print(NotificationText(reminder.kind).body) }
        }
        try releaseUndelivered(told)
        if json { print(told, next: plan.next(after: now)) }
        try await waitForClicks(delivery)
        if let problem = told.compactMap(\.problem).first, !isTerminal { throw Failure(problem, .unavailable) }
    }

    private func opened() async throws(HealthStoreError) -> HealthStore {
        do { return try await context.health() } catch let failure as Failure {
            throw .failed(reason: failure.sentence)
        } catch {
            throw .failed(reason: "the health data cannot be opened")
        }
    }

    private var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Releases the claims of reminders that reached nobody, for the next time; in a terminal the printed line has reached the
    /// person.
    private func releaseUndelivered(_ told: [Told]) throws {
        guard !isTerminal else { return }
        let lost = told.filter { $0.problem != nil }.map(\.reminder)
        do throws(FileFailure) { try context.reminderLedger.release(lost) } catch {
            throw Failure("What was told cannot be kept: \(error.reason).", .other)
        }
    }

    /// Where the person waits for the command to end, a click is not waited for.
    private func waitForClicks(_ delivery: NotificationDelivery) async throws {
        guard !isTerminal else { return delivery.cancel() }
        let limit = EventLoop.shared.after(Self.clickable) { delivery.cancel() }
        await withTaskCancellationHandler {
            await delivery.waitForClicks()
        } onCancel: {
            Task { @MainActor in delivery.cancel() }
        }
        limit.cancel()
    }

    fileprivate var delivery: NotificationDelivery {
        let sequence = isTerminal ? NotificationSequence(environment: context.environment) : nil
        return NotificationDelivery(
            environment: context.environment,
            reach: { [environment = context.environment] in
                NotificationReach(
                    environment: environment, terminal: sequence != nil, isThere: { access($0, F_OK) == 0 },
                    canRun: { access($0, X_OK) == 0 })
            },
            showInTerminal: { title, body, _ in
                guard let sequence else { return false }
                return write(sequence.bytes(title: title, body: body))
            }, bell: { [isTerminal] in if isTerminal { _ = write("\u{7}") } })
    }

    /// The terminal is not that of the full screen.
    private static func write(_ text: String) -> Bool {
        do throws(FileFailure) { try FileBytes.write(Array(text.utf8), to: STDOUT_FILENO) } catch { return false }
        return true
    }

    private func write(_ text: String) -> Bool { Self.write(text) }

    /// In a program of its own: a new screen lasts longer than this command.
    private static func open(_ target: OpenTarget) {
        let environment = ProcessEnvironment.environment()
        Task {
            _ = await ChildProgram.run(
                TerminalStart.ownProgram, ["open"] + target.words, environment: ChildEnvironment(of: environment),
                limit: .seconds(30 * 86_400))
        }
    }

    private func print(_ told: [Told], next: Int?) {
        let clock = context.entryClock
        let list = told.map { one -> [String: Any] in
            [
                "kind": one.reminder.kind.rawValue, "text": NotificationText(one.reminder.kind).body,
                "opens": one.reminder.opens.words.joined(separator: " "), "delivered": one.way as Any? ?? NSNull(),
            ]
        }
        let moment = next.map { Date(timeIntervalSince1970: Double($0)) }
        Output.json(
            JSONText.object([
                "enabled": true, "told": list,
                "next_at": moment.map { $0.iso8601(offset: clock.offset(at: $0)) } as Any? ?? NSNull(),
            ]))
    }
}

extension DueReminders.Told {
    /// Why it reached nobody; a bell that nobody hears is none.
    @MainActor fileprivate var problem: String? {
        switch outcome {
        case .shownOnDesktop, .shownByTerminal: nil
        case .rung: isatty(STDOUT_FILENO) == 1 ? nil : "Nobody could be told: there is no desktop and no terminal here."
        case .failed(let sentence): sentence
        }
    }

    /// `desktop`, `terminal`, `bell`; `nil` for nowhere.
    @MainActor fileprivate var way: String? {
        guard problem == nil else { return nil }
        return switch outcome {
        case .shownOnDesktop: "desktop"
        case .shownByTerminal: "terminal"
        case .rung: "bell"
        case .failed: nil
        }
    }
}
