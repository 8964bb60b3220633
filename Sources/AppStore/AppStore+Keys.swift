import ChatModel
import SettingsScreen

extension AppStore {
    func run(_ effect: KeysEffect) {
        let keys = services.keys
        switch effect {
        case .list:
            settingsTasks.start("keys") { [weak self] in
                guard let listing = await keys.list(), !Task.isCancelled else { return }
                self?.send(.settings(.keys(.listed(listing))))
            }
        case .tryKey(let id, let key):
            settingsTasks.start("try key") { [weak self] in
                let problem = await keys.tryKey(id, key)
                if !Task.isCancelled { self?.send(.settings(.keys(.tried(problem)))) }
            }
        case .tryKept(let id):
            settingsTasks.start("try kept key") { [weak self] in
                let (sentence, isProblem) = await keys.tryKept(id)
                if !Task.isCancelled {
                    self?.send(.settings(.keys(.keptTried(sentence, isProblem: isProblem))))
                }
            }
        case .stopTrying: settingsTasks.cancel("try key")
        case .unlock(let passphrase, let work):
            openVault(then: work) { () throws(KeyServices.Failure) in try await keys.unlock(passphrase) }
        case .makeVault(let protection, let work):
            openVault(then: work) { () throws(KeyServices.Failure) in try await keys.makeVault(protection) }
        case .stopOpening: settingsTasks.cancel("vault")
        case .perform(let work): perform(work)
        case .turn:
            let pause = services.pause
            settingsTasks.start("turn") { [weak self] in
                await pause(0.12)
                if !Task.isCancelled { self?.send(.settings(.keys(.turned))) }
            }
        }
    }

    private func openVault(
        then work: KeyWork, _ open: @escaping @Sendable () async throws(KeyServices.Failure) -> Void
    ) {
        settingsTasks.start("vault") { [weak self] in
            do throws(KeyServices.Failure) {
                try await open()
                guard let self, !Task.isCancelled else { return }
                send(.settings(.keys(.vaultOpened(then: work))))
                resumeClouds()
            } catch {
                if !Task.isCancelled { self?.send(.settings(.keys(.vaultRefused(error.sentence)))) }
            }
        }
    }

    /// Among the writes: what was begun is brought to its end before the program goes.
    private func perform(_ work: KeyWork) {
        let keys = services.keys
        writes.add { [weak self] in
            do throws(KeyServices.Failure) {
                try await keys.perform(work)
                await self?.send(.settings(.keys(.done(work))))
            } catch {
                await self?.send(.settings(.keys(.failed(work, error.sentence, isLocked: error.isLocked))))
            }
        }
    }
}
