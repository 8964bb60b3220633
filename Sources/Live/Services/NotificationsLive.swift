import AppStore
import EventLoop
import Foundation
import HealthModel
import Notifications
import SettingsScreen
import SettingsModel
import Terminal

/// Says what comes by the clock: one timer for the next moment, none when nothing is to come.
@MainActor final class NotificationSchedule {
    private let zone: TimeZone
    private let file: DraftFile
    private var due: @MainActor (Settings.Notifications.Kind) -> Void = { _ in }
    private var settings = Settings.Notifications()
    /// The last day on which each kind was said.
    private var said: [Settings.Notifications.Kind: CivilDay]
    private var timer: WallTimer?
    private var writing: Task<Void, Never>?

    /// - Parameter file: keeps what was said, so that another start on the same day does not say it again.
    init(zone: TimeZone, file: DraftFile) {
        self.zone = zone
        self.file = file
        said = Self.read(file.load() ?? "")
    }

    /// Goes by these settings from now on.
    /// - Parameter due: called when a notice of the kind is to be delivered.
    func follow(
        _ settings: Settings.Notifications, due: @escaping @MainActor (Settings.Notifications.Kind) -> Void
    ) {
        (self.settings, self.due) = (settings, due)
        look()
    }

    func cancel() { timer?.cancel() }

    private func look() {
        guard settings.isEnabled else { return schedule(nil) }
        let date = Date()
        let plan = NotificationPlan(settings, clock: DayClock(zone: zone, around: date))
        let now = Int(date.timeIntervalSince1970)
        let occurrences = plan.due(at: now, said: said)
        for occurrence in occurrences { said[occurrence.kind] = occurrence.day }
        if !occurrences.isEmpty { keep() }
        // The clock knows the shifts of the next days; what comes later is looked at again before it.
        schedule(plan.next(after: now, said: said).map { min($0, now + 3 * 86_400) })
        for occurrence in occurrences { due(occurrence.kind) }
    }

    private func schedule(_ moment: Int?) {
        guard let moment else {
            timer?.cancel()
            timer = nil
            return
        }
        if timer == nil { timer = WallTimer { [weak self] in self?.look() } }
        timer?.set(atUnix: moment)
    }

    private func keep() {
        let text = said.map { "\($0.key.rawValue) \($0.value.iso)" }.sorted().joined(separator: "\n")
        let (file, before) = (file, writing)
        writing = Task.detached {  // off the main actor; one after the other
            await before?.value
            file.save(text)
        }
    }

    private static func read(_ text: String) -> [Settings.Notifications.Kind: CivilDay] {
        var said: [Settings.Notifications.Kind: CivilDay] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2, let kind = Settings.Notifications.Kind(rawValue: String(words[0])),
                let day = CivilDay(iso: words[1])
            else { continue }
            said[kind] = day
        }
        return said
    }
}

/// The ways to the person from this terminal.
@MainActor final class NotificationRoutes {
    private let delivery: NotificationDelivery
    private let zone: TimeZone
    var settings: Settings.Notifications

    init(settings: Settings.Notifications, environment: [String: String], zone: TimeZone, terminal: Terminal) {
        self.settings = settings
        self.zone = zone
        delivery = NotificationDelivery(
            environment: environment,
            reach: {
                NotificationReach(
                    environment: environment, terminal: terminal.showsNotices,
                    isThere: { access($0, F_OK) == 0 }, canRun: { access($0, X_OK) == 0 })
            },
            showInTerminal: { terminal.notify(title: $0, body: $1) }, bell: { terminal.bell() })
    }

    var services: NotificationServices {
        NotificationServices(
            tell: { [self] kind in await tell(kind) },
            tryOne: { [self] in await delivery.deliver(.test, by: settings.channel).sentence },
            facts: { [self] in
                var facts = NotificationFacts()
                facts.desktop = delivery.reach.desktopSentence
                facts.terminal = delivery.reach.terminalSentence
                return facts
            })
    }

    /// Tells an event. Notices by the clock were planned with the quiet hours; events are held against them here.
    private func tell(_ kind: Settings.Notifications.Kind) async {
        guard settings.isEnabled else { return }
        let date = Date()
        let plan = NotificationPlan(settings, clock: DayClock(zone: zone, around: date))
        guard plan.tells(kind, at: Int(date.timeIntervalSince1970)) else { return }
        // What could not be delivered stands on the screen.
        _ = await delivery.deliver(NotificationText(kind), by: settings.channel)
    }
}
