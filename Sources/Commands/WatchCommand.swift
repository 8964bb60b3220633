import ArgumentParser
import Console
import DataWork
import FolderWatch
import Foundation
import HealthModel
import HealthStore
import Notifications
import ProgramContext
import SettingsModel

/// `airfit watch`: the watched folder without the screen.
struct WatchCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Import whatever is dropped into a folder, until Ctrl-C.",
        discussion: """
            Without FOLDER it is the watched folder of the settings. Files are imported when they are whole: written and \
            closed or renamed into place, and unchanged for two seconds. Folders in it are watched too, one level deep. \
            A file that is written again is imported again. Hidden and unfinished files are left alone, and so are files \
            that nothing can read.

            Of several that watch one folder, the screen among them, one imports; another takes over when it ends. A folder \
            that is taken away is watched again when it is back.

            Originals stay where they are or go into a folder named imported, as data.after_import says. A line is \
            printed for each import, and a notice goes to the desktop where notices are on.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Argument(help: ArgumentHelp("The folder to watch.", valueName: "folder"))
    var folder: String?

    func run() async throws {
        let folder = folder
        do {
            try await Context.running([common, root.common]) { context in
                guard let folder = folder ?? context.settings.data.watchedFolder else {
                    throw Failure("Say which folder to watch: airfit watch FOLDER, or set data.watched_folder.", .usage)
                }
                try await Watching(context: context).run(context.absolute(folder))
            }
        } catch is Interrupted {
            // Ctrl-C and TERM are how it ends.
        }
    }
}

/// Watches a folder until the task is cancelled.
@MainActor private struct Watching {
    let context: Context

    func run(_ path: String) async throws {
        let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let store = try await context.health()
        let (notices, told) = AsyncStream<WatchedFolder.Notice>.makeStream()
        let watched = WatchedFolder(
            folder: folder, afterImport: context.settings.data.afterImport, locks: context.locations.state,
            known: { await ImportedPaths.known(to: store) },
            importFile: { path in
                await ImportWork(
                    store: store, conversations: context.conversations, staging: context.locations.data,
                    zone: context.zone, statements: .leftOut,
                    tables: TableMappings(folder: context.locations.data).all
                ) { _ in }
                .run([path])
            }, notice: { told.yield($0) })
        do throws(WatchProblem) {
            try watched.start()
        } catch {
            throw Failure(error.sentence, .badInput)
        }
        Output.print("Watching \(folder); Ctrl-C ends it.")
        let backups = context.dailyBackups { Output.error($0) }
        defer { backups.cancel() }
        let delivery = NotificationDelivery(
            environment: context.environment,
            reach: {
                NotificationReach(
                    environment: context.environment, terminal: false, isThere: { access($0, F_OK) == 0 },
                    canRun: { access($0, X_OK) == 0 })
            }, showInTerminal: { _, _, _ in false }, bell: {})
        for await notice in notices { await report(notice, delivery, of: folder, in: store) }
        watched.cancel()
        await watched.ended()
    }

    private func report(
        _ notice: WatchedFolder.Notice, _ delivery: NotificationDelivery, of folder: String, in store: HealthStore
    ) async {
        switch notice {
        case .began: break
        case .ended(_, let report):
            if let text = report.text { Output.print("\(clock)  \(text)") }
            for problem in report.problems { Output.error(problem) }
            await notify(delivery, store)
        case .problem(let sentence): Output.error(sentence)
        case .leftAlone(let name): Output.print("\(clock)  \(name): of no format that is known; left alone.")
        case .pausing(let sentence): Output.error(sentence)
        case .watching: Output.print("\(clock)  Watching \(folder).")
        }
    }

    private var clock: String {
        let second = DayClock(zone: .current, around: Date()).secondOfDay(atUnix: Int(Date().timeIntervalSince1970))
        return String(format: "%02d:%02d", second / 3600, second / 60 % 60)
    }

    /// Tells an import unless another program has: each is told once.
    private func notify(_ delivery: NotificationDelivery, _ store: HealthStore) async {
        let settings = context.settings.notifications
        let plan = NotificationPlan(settings, clock: context.home.clock(around: Date()))
        guard settings.isEnabled, plan.tells(.importDone, at: Int(Date().timeIntervalSince1970)),
            await context.claimImportNotice(of: store)
        else { return }
        _ = await delivery.deliver(NotificationText(.importDone), by: .desktop)
    }
}
