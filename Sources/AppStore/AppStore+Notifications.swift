import SettingsScreen
import SettingsModel

/// The tasks that deliver notifications: the newest of each kind.
struct NotificationTasks {
    var delivery: Task<Void, Never>?
    var trying: Task<Void, Never>?
    var reading: Task<Void, Never>?

    func cancel() {
        delivery?.cancel()
        trying?.cancel()
        reading?.cancel()
    }
}

extension AppStore {
    func notify(_ kind: Settings.Notifications.Kind) {
        let notify = services.notifications.notify
        let before = notificationTasks.delivery
        notificationTasks.delivery = Task {
            await before?.value  // one after the other
            await notify(kind)
        }
    }

    func runNotifications(_ effect: SettingsEffect) {
        let services = services.notifications
        switch effect {
        case .tryNotification:
            notificationTasks.trying?.cancel()
            notificationTasks.trying = Task {
                let sentence = await services.tryOne()
                if !Task.isCancelled { send(.settings(.notificationTried(sentence))) }
            }
        case .readNotificationFacts:
            notificationTasks.reading?.cancel()
            notificationTasks.reading = Task {
                let facts = await services.facts()
                if !Task.isCancelled { send(.settings(.notificationFactsRead(facts))) }
            }
        default: break
        }
    }
}
