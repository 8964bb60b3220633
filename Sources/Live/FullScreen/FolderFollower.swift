import AppStore
import DataWork
import FolderWatch
import HealthStore
import ProgramContext
import SettingsModel

/// Watches the folder of the settings, and tells the person of the imports from it.
@MainActor final class FolderFollower {
    private let context: Context
    private let health: HealthStore
    private let dataWork: DataLive
    private let routes: NotificationRoutes
    private var watched: WatchedFolder?
    /// A notice of an import on its way to the desktop.
    private var delivery: Task<Void, Never>?

    init(_ services: ScreenServices) {
        (context, health) = (services.context, services.health)
        (dataWork, routes) = (services.dataWork, services.routes)
    }

    /// Watches the folder of the settings in place of the one before; none where they name none.
    func follow(_ settings: Settings.Data, for store: AppStore) {
        watched?.cancel()
        watched = nil
        guard let folder = settings.watchedFolder, !context.isDemo else { return }
        let watched = WatchedFolder(
            folder: context.absolute(folder), afterImport: settings.afterImport, locks: context.locations.state,
            known: { [health] in await ImportedPaths.known(to: health) },
            importFile: { [dataWork] in await dataWork.importQuietly($0) },
            notice: { [weak self, weak store] in if let self, let store { show($0, in: store) } })
        self.watched = watched
        do throws(WatchProblem) {
            try watched.start()
        } catch {
            store.send(.noticed(.init(error.sentence, .problem)))
            watched.startLater()
        }
    }

    func cancel() {
        watched?.cancel()
        delivery?.cancel()
    }

    private func show(_ notice: WatchedFolder.Notice, in store: AppStore) {
        switch notice {
        case .began(let name):
            store.send(.noticed(.init("Importing \(name) from the watched folder …", .information)))
        case .ended(_, let report):
            store.send(.noticed(.init(report.sentence, report.exitCode == nil ? .information : .problem)))
            delivery = Task { [routes] in await routes.services.notify(.importDone) }
        case .leftAlone(let name):
            store.send(.noticed(.init("\(name) is of no format that is known; it was left alone.", .information)))
        case .watching:
            store.send(.noticed(.init("Files dropped into the watched folder are imported.", .information)))
        case .pausing(let sentence): store.send(.noticed(.init(sentence, .information)))
        case .problem(let sentence): store.send(.noticed(.init(sentence, .problem)))
        }
    }
}
