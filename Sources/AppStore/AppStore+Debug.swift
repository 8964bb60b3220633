import App
import SettingsScreen

/// The services of the debug page.
public struct DebugServices: Sendable {
    /// Looks at one part after the other; asks providers only where that is wanted.
    public var check: @Sendable (_ asksProviders: Bool) -> AsyncStream<DebugCheck>
    public var measure: @Sendable () async -> DebugFigures
    /// Keeps the outline of the state in a file of the person's own and gives its path.
    public var keepOutline: @Sendable (String) async throws(SettingsServices.SaveFailure) -> String
    /// Begins or ends the debug log; `nil` only asks how it stands.
    public var keepLog: @Sendable (Bool?) async -> (until: String?, path: String)

    public init(
        check: @escaping @Sendable (_ asksProviders: Bool) -> AsyncStream<DebugCheck> = { _ in
            AsyncStream { $0.finish() }
        },
        measure: @escaping @Sendable () async -> DebugFigures = { DebugFigures() },
        keepOutline: @escaping @Sendable (String) async throws(SettingsServices.SaveFailure) -> String = {
            _ throws(SettingsServices.SaveFailure) in
            throw SettingsServices.SaveFailure("There is no place for it.")
        },
        keepLog: @escaping @Sendable (Bool?) async -> (until: String?, path: String) = { _ in (nil, "") }
    ) {
        self.check = check
        self.measure = measure
        self.keepOutline = keepOutline
        self.keepLog = keepLog
    }
}

extension AppStore {
    func readAbout() {
        let about = services.settings.about
        load(.about) { [now = state.settings.about] in .settings(.aboutRead(await about() ?? now)) }
    }

    func run(_ effect: DebugEffect) {
        let debug = services.settings.debug
        switch effect {
        case .check(let asksProviders):
            let checks = debug.check(asksProviders)
            load(.debugChecks) { [weak self] in
                for await check in checks {
                    if Task.isCancelled { break }
                    await self?.send(.settings(.debug(.checked(check))))
                }
                return .settings(.debug(.checksDone))
            }
        case .measure:
            load(.debugFigures) { .settings(.debug(.measured(await debug.measure()))) }
        case .outline:
            let outline = StateOutline.text(of: state)
            writes.add { [weak self] in
                do throws(SettingsServices.SaveFailure) {
                    let path = try await debug.keepOutline(outline)
                    await self?.send(.settings(.debug(.outlined(path: path))))
                } catch {
                    await self?.send(.settings(.debug(.outlineFailed(error.sentence))))
                }
            }
        case .keepLog(let isWanted):
            writes.add { [weak self] in
                let (until, path) = await debug.keepLog(isWanted)
                await self?.send(.settings(.debug(.logKept(until: until, path: path))))
            }
        }
    }
}
