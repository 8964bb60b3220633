import SettingsScreen
import SettingsModel
import WeatherModel

extension AppStore {
    func run(_ effect: SettingsEffect) {
        let settings = services.settings
        switch effect {
        case .save(let changes):
            writeSettings { () throws(SettingsServices.SaveFailure) in try await settings.save(changes) }
        case .removeTable(let table):
            writeSettings { () throws(SettingsServices.SaveFailure) in try await settings.removeTable(table) }
        case .listThemes:
            writes.add { [weak self] in await self?.send(.settings(.themesListed(await settings.themes()))) }
        case .readAbout: readAbout()
        case .debug(let effect): run(effect)
        case .previewTheme(let name): perform(.previewTheme(name))
        case .provider(let effect): run(effect)
        case .keys(let effect): run(effect)
        case .persona(let effect): run(effect)
        case .copy(let text): perform(.copy(text))
        case .data(let effect): run(effect)
        case .memory(let effect): run(effect)
        case .searchPlaces(let name): searchPlaces(name)
        case .readServiceFacts: readServiceFacts()
        case .spend(let effect): run(effect)
        case .connection(let effect): run(effect)
        case .confirmation(let effect): run(effect)
        case .readFolder(let request): readFolder(request)
        case .readLockFacts, .setPassphrase, .makeRecoveryCode, .lockNow: runLock(effect)
        case .readNotificationFacts, .tryNotification: runNotifications(effect)
        case .notice, .close, .openSetup, .openRecords, .openLink: break  // done by the state itself
        }
    }

    /// A newer request takes the place of the one before: nobody looks at that folder any more.
    private func readFolder(_ request: FolderRequest) {
        let read = services.readFolder
        settingsTasks.start("read folder") { [weak self] in
            let reading = await read(request)
            if !Task.isCancelled { self?.send(.settings(.folderRead(request, reading))) }
        }
    }

    /// A newer search takes the place of the one before.
    private func searchPlaces(_ name: String) {
        let search = services.settings.searchPlaces
        settingsTasks.start("search places") { [weak self] in
            let action: PlaceAction
            do throws(WeatherError) {
                action = .found(try await search(name))
            } catch {
                action = .failed(error.sentence)
            }
            if !Task.isCancelled { self?.send(.settings(.place(action))) }
        }
    }

    private func readServiceFacts() {
        let read = services.settings.serviceFacts
        settingsTasks.start("service facts") { [weak self] in
            guard let facts = await read(), !Task.isCancelled else { return }
            self?.send(.settings(.serviceFactsRead(facts)))
        }
    }

    /// In the order of the changes; one that cannot be written is said.
    private func writeSettings(_ change: @escaping @Sendable () async throws(SettingsServices.SaveFailure) -> Void) {
        writes.add { [weak self] in
            do throws(SettingsServices.SaveFailure) {
                try await change()
            } catch {
                await self?.send(.settings(.saveFailed(error.sentence)))
            }
        }
    }
}
