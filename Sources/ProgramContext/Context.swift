import Canvas
import ChatModel
import CoachEngine
import Console
import ConversationStore
import Databases
import Foundation
import HealthModel
import HealthStore
import KeySupply
import LogFile
import Networking
import Providers
import RESTClient
import Settings
import SettingsModel
import Synchronization
import Threads
import Vault
import Weather
import WeatherModel

/// The context of every command: where files are, the settings, the environment, the day that is today.
///
/// It builds the live services, each when it is first asked for.
public struct Context: Sendable {
    public let environment: [String: String]
    /// The program's files and folders.
    /// - Throws: a `Failure` where the environment names none.
    public let locations: FileLocations
    /// As they stand now: in the full-screen app they change while it runs, elsewhere they do not.
    public var settings: Settings { live.settings }
    private let live: LiveSettings
    public let settingsFile: SettingsFile
    /// The requests that were sent, for showing.
    public let sentRequests = SentRequests()
    public let talkChoices = TalkChoices()
    /// The keys of the configuration that this version does not know.
    public let warnings: [String]
    /// The files that were open to other users when the program began, as sentences: they are closed now.
    public let closedFiles: [String]
    /// The faults of the configuration. Only the full-screen app goes on beside them.
    public let problems: [String]
    public let isDemo: Bool
    /// The instruments that measure the running program; only with `--debug`.
    public let instruments: DebugInstruments?
    public let debugLog: DebugLog
    /// For every request of the process, so that connections are shared.
    public let client: HTTPClient
    private let log: LogFile
    public var providerDirectory: ProviderDirectory { live.directory }
    /// The keys of commands and of the vault.
    public let keys: KeySupply
    /// Where models answer.
    public let modelPlaces: ModelPlaces
    /// When each service answered last.
    public let serviceRecords: ServiceRecords
    /// The keys with the vault open, where the app lock has asked before the command began; `nil` where nothing is locked.
    public static var openedKeys: KeySupply? { opened.withLock { $0 } }
    /// Set once, before the command runs.
    private static let opened = Mutex<KeySupply?>(nil)

    /// Keeps the keys that the app lock opened, for the commands of this process.
    public static func useOpened(_ keys: KeySupply) { opened.withLock { $0 = keys } }
    /// The weather at the person's places; nobody is asked before one is set.
    public let weather: WeatherService
    /// The models of the providers. Nothing is read or asked before it is needed.
    public let catalog: ModelCatalog
    /// By which clock days are counted, and the times of entries are read and shown.
    public var home: HomeTime { live.home }
    /// The person's home zone, for what is not of a day of theirs: messages, files, spending.
    public var zone: TimeZone { home.zone }
    private let date: CivilDay?
    private let isFullScreen: Bool
    /// Something that is to be written into the health data waits, in the full screen; commands say so themselves.
    public let writeDelays = ChangeBroadcast()

    /// Makes the folder of a throw-away store: whoever makes a context removes it (`lending`, `running`).
    /// - Parameter options: the same options as given after and before the command's name; the first that says
    ///   something counts.
    /// - Parameter goesOn: with the rest of a configuration of which something cannot be used.
    private init(_ options: [StartOptions], goesOn: Bool) throws {
        var environment = ProcessEnvironment.environment()
        isDemo = options.contains { $0.demo }
        isFullScreen = goesOn
        let dates = options.compactMap(\.date)
        guard Set(dates).count < 2 else { throw Failure(StartOptions.twoDates, .usage) }
        date = try dates.first.map { text in
            guard let day = CivilDay(iso: text) else {
                throw Failure("\(text) is not a date; write it as 2026-01-31.", .usage)
            }
            return day
        }
        let own = try Self.locations(environment)
        closedFiles = OwnFiles(own).close()
        settingsFile = SettingsFile(path: own.configFile)
        let reading = SettingsCodec.reading(of: own.configFile)
        if let problem = reading.problem, !goesOn { throw Failure(problem, .badInput) }
        (warnings, problems) = (reading.warnings.map(\.message), reading.problems.map(\.briefMessage))
        // Also with --demo: keys are the person's, and are not thrown away.
        let variables = KeyVariables()
        // A command is over soon; the full screen may be locked, and is not to have them lying about. First of all, for
        // whoever gets the environment before has a copy of them.
        if goesOn {
            variables.removeKeys(
                from: &environment, named: Set(reading.settings.providers.values.compactMap(\.apiKeyEnv)))
        }
        keys = Self.openedKeys ?? KeySupply(environment: environment, locations: own, variables: variables)
        self.environment = environment
        live = LiveSettings(keys.lockingApp(reading.settings), environment: environment, keys: keys)
        do {
            locations = isDemo ? try FileLocations.throwAway(environment: environment) : own
        } catch {
            throw Failure(error.message, .other)
        }
        instruments = options.contains { $0.debug } ? DebugInstruments() : nil
        debugLog = DebugLog(folder: locations.state)
        log = LogFile(path: locations.logFile)
        let records = ServiceRecords(path: locations.serviceRecords)
        serviceRecords = records
        client = HTTPClient(log: RequestLog(file: log, records: records).log)
        weather = Self.weather(environment, client, locations, live, keys, records)
        modelPlaces = ModelPlaces(client: client, now: { Date() })
        catalog = ModelCatalog(
            directory: live.directory, client: client, cacheFolder: locations.cache + "/models",
            now: { Date() })
    }

    /// Applies these settings, also to everything that was made from it before.
    public func apply(_ settings: Settings) {
        let isElsewhere = self.settings.providers != settings.providers
        live.apply(settings)
        if isElsewhere { catalog.apply(live.directory) }
    }

    /// Lends a context to `work`; the throw-away store of `--demo` is removed however that ends.
    public nonisolated(nonsending) static func lending<Result: Sendable>(
        _ options: [StartOptions], goesOn: Bool = false, to work: (Context) async throws -> Result
    ) async throws -> Result {
        // Before the settings are read: they may be among what an interrupted restore has moved.
        if let notice = try Startup(locations: Self.locations()).recoverOrFail() { Output.error(notice) }
        let context = try Context(options, goesOn: goesOn)
        if !context.isDemo { await context.prepareFiles() }
        defer {
            if !context.isDemo { context.storeRecord.update() }
            context.log.flush()
            context.debugLog.flush()
            context.serviceRecords.flush()
            context.locations.removeThrowAway()
        }
        // The full screen shows them itself.
        if !goesOn { context.closedFiles.forEach(Output.error) }
        return try await work(context)
    }

    /// The files of this person by the XDG variables, see `FileLocations`.
    /// - Throws: `Failure` with a sentence for people, where no folder can be found.
    public static func locations(_ environment: [String: String] = ProcessEnvironment.environment()) throws
        -> FileLocations
    {
        do {
            return try FileLocations(environment: environment)
        } catch {
            throw Failure(error.message, .other)
        }
    }

    /// Writes the lines of the log that still wait.
    public func flushLog() { log.flush() }

    // MARK: - Days

    /// The day that is today at this moment: that of `--date`, else the calendar's.
    public var today: CivilDay { date ?? calendarDay }

    /// The day of this moment by the person's clock.
    private var calendarDay: CivilDay {
        let now = Date()
        return home.clock(around: now).day(atUnix: Int(now.timeIntervalSince1970))
    }

    /// Whether `today` goes on with the calendar: not with `--date`.
    public var todayFollowsClock: Bool { date == nil }

    /// Whether `today` is not over: without `--date`, and where that names the calendar's own day.
    public var todayIsRunning: Bool { date == nil || date == calendarDay }

    // MARK: - Health

    /// The options of reports. Where the configuration names no zone, the store takes that of an export; the sample
    /// year is somebody else's, held against the person's own goals.
    public var healthOptions: HealthStore.Options {
        let profile = settings.profile
        let goals = GoalSettings.said(by: settings)
        let person = HealthStore.Person(
            birthDate: profile.birthDate, sex: profile.sex,
            heightCm: profile.heightCm, goals: goals, maximumHeartRate: profile.maxHeartRate)
        var options = HealthStore.Options(
            homeZoneName: isDemo ? zone.identifier : profile.timeZone,
            sleepNeedMinutes: profile.sleepNeedHours * 60, person: isDemo ? HealthStore.Person(goals: goals) : person,
            keptCategories: isDemo ? Set(HealthCategory.allCases) : settings.privacy.keptCategories)
        // The sample year ends with the day asked for by itself.
        options.lastDay = isDemo || todayFollowsClock ? nil : today
        let workouts = workouts.file
        // A journal that cannot be read is told where it is recorded.
        options.liveWorkout = { ((try? workouts.read()) ?? nil).flatMap { $0.isLive ? $0.type : nil } }
        options.entrySaved = countOfEntries
        options.writeDelayed = { [isFullScreen, writeDelays] in
            guard !isFullScreen else { return writeDelays.send() }
            Output.printNote(
                "An import or another AirFit is writing: this waits until that makes way. Ctrl-C gives it up.")
        }
        return options
    }

    /// Which databases there were before this command.
    public var storeRecord: StoreRecord { StoreRecord(locations) }

    /// Before anything is opened: see `Startup`. Says what was done.
    private func prepareFiles() async {
        let backups = automaticBackups
        backups.sweepStale()
        openExports.sweep()
        storeRecord.update()
        guard Startup(locations: locations).isUpdateDue else { return }
        Output.progress("A backup is made before the data are brought up to date…")
        let outcome = await backups.make(.update)
        Output.progress("")
        if case .skipped(let sentence) = outcome { Output.error(sentence) }
    }

    /// The store, made when it is not there; with `--demo` filled with the sample year.
    /// - Throws: also where a database that was there before is missing.
    public func health() async throws -> HealthStore {
        try refuseMissingStores()
        let store = HealthStore(path: locations.healthDatabase, options: healthOptions)
        do throws(HealthStoreError) {
            if isDemo {
                try await SampleStore.fill(store, upTo: today, now: Date(), zone: zone)
                try await noteHome(of: store)
            } else {
                try await store.open()
                try await noteHome(of: store)
                await recordGoalsAtStart(of: store)
            }
        } catch {
            throw damage(of: locations.healthDatabase) ?? Failure(error)
        }
        return store
    }

    /// - Throws: where a database that was there before is missing, or something else is in its place: another one must not be
    ///   begun in silence.
    public func refuseMissingStores() throws {
        for database in [locations.healthDatabase, locations.conversationDatabase] where !isDemo {
            var facts = stat()
            if stat(database, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
                // Opening a pipe would wait for whoever writes into it.
                throw Failure(.cannotOpen(path: database, reason: "it is not a regular file"))
            }
            guard let absence = storeRecord.absence(of: database) else { continue }
            throw Failure(.cannotOpen(path: database, reason: absence))
        }
    }

    /// Reads the home zone and the trips anew; called whenever records may tell of others.
    public func noteHome(of store: HealthStore) async throws(HealthStoreError) {
        live.apply(homeOfRecords: try await store.homeTime())
    }

    /// The advice on a database that cannot be opened, where that is because it is damaged.
    private func damage(of database: String) -> Failure? {
        // Another reason is told as it is.
        guard access(database, F_OK) == 0, let finding = try? DatabaseCheck.damage(of: database) else { return nil }
        let backup = automaticBackups.advice(in: zone).map { " \($0)." } ?? ""
        return Failure(
            "\(database) is damaged: \(finding).\(backup) What can still be read of it goes into a new one with: "
                + "airfit doctor --salvage", .other)
    }

    /// Why the data can only be looked at; `nil` where they can be written.
    public func readOnlyNotice(of store: HealthStore) async -> String? {
        // A store that cannot be opened says so itself.
        guard (try? await store.isReadOnly()) == true else { return nil }
        // It is open already.
        let missing =
            (try? await store.isWithoutLog()) == true
            ? " What was stored last is missing: the program was ended meanwhile, and its log cannot be read there."
            : ""
        return "\(locations.data) cannot be written to: the data can be looked at and exported, but not changed. "
            + "To change them, make that folder and its files writable to you and start AirFit again." + missing
    }

    /// The store, for answers without the screen: days that an earlier version computed, that are of another home, or with
    /// entries that lie ahead of the clock, are computed anew first. Where that cannot be, it is said.
    public func healthOfNow() async throws -> HealthStore {
        let store = try await health()
        if let notice = await readOnlyNotice(of: store) {
            Output.error(notice)
            return store
        }
        do throws(HealthStoreError) {
            guard try await store.hasStaleDays() else { return store }
            Output.progress("Days are computed anew…")
            try await store.refreshDays { Output.progress("The days are computed anew: \(Int($0 * 100)) %") }
            Output.progress("")
        } catch {
            Output.progress("")
            Output.error(
                "The days are those of an earlier version or of another home zone, and could not be computed anew: "
                    + error.sentence)
        }
        return store
    }

    /// The report of the day that counts as today.
    public func report() async throws -> DayReport {
        let health = withSurroundings(try await healthOfNow())
        await refreshWeather()
        do throws(HealthStoreError) {
            return try await health.report(of: today)
        } catch {
            throw Failure(error)
        }
    }

    // MARK: - Coach

    /// The model to talk with: what was asked for, else the configuration's, else a provider that has a key, else the
    /// offline coach. `--demo` takes the offline coach unless asked otherwise.
    /// - Throws: `.notConfigured` without a key or address it needs, `.invalidConfiguration` for an unknown provider.
    public func model(
        provider: String? = nil, model: String? = nil, health: any HealthReading
    ) throws(ServiceError) -> any LanguageModel {
        let directory = providerDirectory
        let id = provider.map { ProviderID($0) } ?? activeProvider
        guard id != .offline else { return offlineCoach }
        // The model of the configuration belongs to its provider.
        let named = model ?? (id == settings.coach.provider ? settings.coach.model : nil)
        guard directory.keySources(of: id).isWaiting || directory.unconfirmedHost(of: id) != nil else {
            return try directory.model(id, named: named, client: client, sent: sentRequests.record)
        }
        let reference = ModelReference(provider: id, model: named ?? directory.defaultModel(of: id))
        return PreparedModel(reference: reference) { [keys, client, sentRequests] in
            try await keys.prepare(id, in: directory)
            return try directory.model(id, named: named, client: client, sent: sentRequests.record)
        }
    }

    /// As `model`, but the offline coach stands in for one that cannot be used as things stand; `problem` says why.
    public func modelOrOffline(health: any HealthReading) -> (model: any LanguageModel, problem: String?) {
        do throws(ServiceError) {
            return (try model(health: health), nil)
        } catch {
            return (offlineCoach, "\(error.sentence) The offline coach answers for now.")
        }
    }

    /// The known facts about a model, without a request.
    public var modelInfo: @Sendable (ModelReference) -> ModelInfo? { { [catalog] in catalog.info(of: $0) } }

    private var offlineCoach: OfflineCoach {
        OfflineCoach(
            clock: { toolClock }, moment: { entryClock }, persona: { settings.persona },
            units: { settings.units.system }, hidden: { privacy.hidden })
    }

    public var replyOptions: ReplyOptions { ReplyOptions(settings) }

    /// ISO 3166 code of the locale, for emergency numbers: `DE` of `de_DE.UTF-8`; `nil` where it names none.
    var region: String? {
        let locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        return parts.count == 2 && parts[1].count == 2 ? String(parts[1]) : nil
    }

    /// The provider that is asked unless a command names another one.
    public var activeProvider: ProviderID {
        isDemo ? .offline : settings.coach.provider ?? providerDirectory.preferred ?? .offline
    }

    /// The person's own limits of spending.
    public var budget: Budget { settings.budget }

    // MARK: - Look

    /// The theme of the settings. A theme that cannot be read is said so, and the default stands in.
    public func theme() -> (theme: Theme, problem: String?) { theme(named: settings.ui.themeInUse) }

    /// The theme of that name; where it cannot be read, the one to fall back on and why.
    public func theme(named name: String) -> (theme: Theme, problem: String?) {
        let library = ThemeLibrary(userFolder: locations.themesFolder)
        do throws(FileProblem) {
            return (try library.theme(named: name).theme, nil)
        } catch {
            let problem = error.message
            do throws(FileProblem) {
                return (try library.theme(named: ThemeLibrary.defaultName).theme, problem)
            } catch {
                return (.monochrome, problem)
            }
        }
    }
}
