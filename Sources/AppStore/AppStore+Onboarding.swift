import OnboardingScreen

/// The services of the setup.
public struct OnboardingServices: Sendable {
    /// Keeps how far the person came.
    public var keep: @Sendable (OnboardingProgress) async -> Void
    /// Providers that can be talked with: one element each time more is known.
    public var findProviders: @Sendable () -> AsyncStream<[OnboardingState.FoundProvider]>

    public init(
        keep: @escaping @Sendable (OnboardingProgress) async -> Void = { _ in },
        findProviders: @escaping @Sendable () -> AsyncStream<[OnboardingState.FoundProvider]> = {
            AsyncStream { $0.finish() }
        }
    ) {
        self.keep = keep
        self.findProviders = findProviders
    }
}

extension AppStore {
    func run(_ effect: OnboardingEffect) {
        switch effect {
        case .keep(let progress):
            let keep = services.onboarding.keep
            writes.add { await keep(progress) }
        case .findProviders: findProviders()
        case .showSample: perform(.showSample)
        case .set, .setPassphrase, .openKeys, .chooseImport, .showImport, .close: break  // done by the state itself
        }
    }

    private func findProviders() {
        let found = services.onboarding.findProviders()
        finding?.cancel()
        finding = Task {
            var latest: [OnboardingState.FoundProvider] = []
            for await providers in found {
                if Task.isCancelled { return }
                latest = providers
                send(.onboarding(.providersFound(latest, isComplete: false)))
            }
            if !Task.isCancelled { send(.onboarding(.providersFound(latest, isComplete: true))) }
        }
    }
}
