import AppStore
import ChatModel
import Foundation
import ProgramContext
import Providers
import OnboardingScreen

/// The setup's place on the disk, and the providers it finds.
struct OnboardingLive: Sendable {
    private let context: Context
    private let file: DraftFile

    init(_ context: Context) {
        self.context = context
        file = DraftFile(path: context.locations.state + "/setup")
    }

    /// Where the person is to go on; `nil` where the setup does not come by itself: it is over, or there was an AirFit before
    /// it. To be asked before any file is made.
    var unfinished: OnboardingProgress? {
        guard !context.isDemo else { return nil }
        if let text = file.load() {
            let progress = OnboardingProgress(text: text)
            return progress.isOver ? nil : progress
        }
        let traces = [
            context.locations.configFile, context.locations.healthDatabase, context.locations.conversationDatabase,
        ]
        return traces.contains { access($0, F_OK) == 0 } ? nil : OnboardingProgress()
    }

    var services: OnboardingServices {
        OnboardingServices(
            keep: { [file] in file.save($0.text) },
            findProviders: {
                AsyncStream { continuation in
                    let search = Task {
                        let known = withKeys
                        continuation.yield(known)
                        let servers = await runningServers
                        if !servers.isEmpty { continuation.yield(known + servers) }
                        continuation.finish()
                    }
                    continuation.onTermination = { _ in search.cancel() }
                }
            })
    }

    /// Those with a key or an address of the person's own.
    private var withKeys: [OnboardingState.FoundProvider] {
        context.providerDirectory.statuses.filter { KnownProvider[$0.id]?.server == nil && $0.state == .ready }.map {
            status in
            let note =
                status.hasKey
                ? "A key was found in \(status.keyVariable)." : "At \(status.baseURL ?? "an address of your own")."
            return .init(status.id, status.name, note: note)
        }
    }

    /// The local servers that run at this moment, where their variables say or at their usual places.
    private var runningServers: [OnboardingState.FoundProvider] {
        get async {
            var found: [OnboardingState.FoundProvider] = []
            for provider in KnownProvider.all where provider.server != nil {
                do throws(ServiceError) {
                    let models = try await context.providerDirectory.models(of: provider.id, client: context.client)
                    let count = models.count == 1 ? "one model" : "\(models.count) models"
                    let place = context.providerDirectory.statuses.first { $0.id == provider.id }?.baseURL ?? ""
                    let note = "Runs at \(place) with \(count); what you ask stays there."
                    found.append(.init(provider.id, provider.name, note: note))
                } catch {
                    continue  // it does not run, which is nothing to say
                }
            }
            return found
        }
    }
}
