import KeySupply
import Providers

extension Context {
    /// Hosts of the configuration and key commands that wait for the person's yes, in that order.
    public var providerQuestions: [ProviderQuestion] {
        let directory = providerDirectory
        let hosts = directory.ids.compactMap { id in
            directory.unconfirmedHost(of: id).map { ProviderQuestion(id: id, subject: .host($0)) }
        }
        return hosts + keys.unconfirmedCommands.map { ProviderQuestion(id: $0.id, subject: .command($0.words)) }
    }
}
