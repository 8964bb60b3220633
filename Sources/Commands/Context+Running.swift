import ChatModel
import Console
import Foundation
import ProgramContext

extension Context {
    /// Lends a context made by the options as given after and before the command's name.
    static func lending<Result: Sendable>(
        _ options: [CommonOptions], to work: @Sendable (Context) async throws -> Result
    ) async throws -> Result {
        try await lending(options.map(\.start)) { context in
            context.countCommand()
            return try await work(context)
        }
    }

    /// As `lending`, for commands without a screen: a signal cancels the work, and `Interrupted` is thrown after it.
    /// - Parameter isUrgent: TERM and HUP end the program within a second, whatever the work does.
    static func running(
        _ options: [CommonOptions], isUrgent: Bool = false,
        _ work: @escaping @Sendable (Context) async throws -> Void
    ) async throws {
        try await Interruption.cancelling(isUrgent: isUrgent) { try await lending(options, to: work) }
    }

    /// Makes the key readable of the provider that will be asked; asks the person where nothing else opens the vault.
    func prepareKey(of provider: ProviderID? = nil, _ options: PassphraseOptions) async throws {
        let id = provider ?? activeProvider
        try await keys.prepare(id, in: providerDirectory, prompt: options.prompt(self), asks: true)
    }
}
