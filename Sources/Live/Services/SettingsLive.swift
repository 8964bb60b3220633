import AppStore
import Console
import Foundation
import ProgramContext
import SettingsScreen
import Settings
import SettingsModel
import Weather
import WeatherModel

/// The initial state of the settings screen, and its services.
extension Context {
    var settingsState: SettingsState {
        var state = SettingsState(settings: settings)
        state.fileProblems = problems
        state.about.version = AirFitVersion.text
        state.about.isDebug = instruments != nil
        state.about.places = places
        return state
    }

    /// In the sample year changes hold for the run: the person's own file is read there and not written.
    var settingsServices: SettingsServices {
        let library = ThemeLibrary(userFolder: locations.themesFolder)
        guard !isDemo else { return withPlaces(SettingsServices(themes: { library.names() })) }
        var services = SettingsServices(
            save: { [settingsFile, hosts = keys.hosts] changes throws(SettingsServices.SaveFailure) in
                let edits = changes.map { change in
                    change.value.map { SettingsFile.Change.set(change.key, $0) } ?? .unset(change.key)
                }
                try await Self.saving(edits, to: settingsFile)
                do { try hosts.confirmHosts(setBy: edits) } catch {
                    throw SettingsServices.SaveFailure(
                        (error as? Failure)?.sentence ?? "It could not be kept that the address is confirmed.")
                }
            },
            removeTable: { [settingsFile] table throws(SettingsServices.SaveFailure) in
                try await Self.saving([.removeTable(table)], to: settingsFile)
            },
            themes: { library.names() })
        services = withPlaces(services)
        services.waiting = { waitingSubjects }
        services.answer = { subject, answer throws(SettingsServices.SaveFailure) in
            do {
                return try await follow(answer, to: subject)
            } catch {
                throw SettingsServices.SaveFailure((error as? Failure)?.sentence ?? "It could not be confirmed.")
            }
        }
        return services
    }

    private func withPlaces(_ services: SettingsServices) -> SettingsServices {
        var services = services
        services.serviceFacts = { serviceFacts }
        services.searchPlaces = { name throws(WeatherError) in
            try await weather.places(name, language: placeLanguage)
        }
        return services
    }

    private static func saving(
        _ changes: [SettingsFile.Change], to file: SettingsFile
    ) async throws(SettingsServices.SaveFailure) {
        do throws(SettingsFileError) {
            try await file.apply(changes)
        } catch {
            throw SettingsServices.SaveFailure(error.message)
        }
    }

    /// Folders in which a hand edit of the settings, or of a theme, shows: that of a linked file too.
    var settingsFolders: [String] {
        let folders = [locations.config, locations.themesFolder]
        let file = locations.configFile
        var info = stat()
        guard lstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFLNK else { return folders }
        return folders + [URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path]
    }
}
