import ArgumentParser
import ChatModel
import Foundation
import SettingsScreen

/// `airfit spend`: what requests to providers took.
struct SpendCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "spend", abstract: "Print what answers took: tokens, price, share of your limits, receipts.",
        discussion: """
            Days and months are those of your zone; prices are US dollars, ~ or computed where they come from a list of \
            prices. What nobody knows the price of is counted as unknown and is in no sum. Receipts hold nothing of what was \
            said. Without --by, --csv prints all receipts and --json everything.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(help: ArgumentHelp("Add up by this.", valueName: "day|month|provider|model"))
    var by: SpendAccount.Grouping?

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print CSV.")
    var csv = false

    @Flag(help: "Ask each provider that has a key what credit is left; none of your data goes along.")
    var credit = false

    func validate() throws {
        if json && csv { throw ValidationError("Use either --json or --csv.") }
        if csv && credit { throw ValidationError("--credit goes with text or --json.") }
        if by != nil && credit { throw ValidationError("--credit goes without --by.") }
    }

    func run() async throws {
        let (by, json, csv, credit) = (by, json, csv, credit)
        try await Context.running([common, root.common]) { context in
            try context.refuseMissingStores()
            let account: SpendAccount
            do throws(ConversationError) {
                account = try await context.spendAccount(context.conversations)
            } catch {
                throw Failure(error.sentence, .other)
            }
            let report = SpendReport(account, context.budget, at: Date())
            if csv { return Output.piece(by.map(report.csv) ?? report.csv) }
            if let by { return json ? Output.json(report.json(by)) : Output.print(report.text(by)) }
            let left = credit ? await context.credit : []
            if json { Output.json(report.json(credit: credit ? left : nil)) } else { Output.print(report.text(left)) }
        }
    }
}

extension SpendAccount.Grouping: ExpressibleByArgument {}

/// What a provider said of the credit with it.
struct ProviderCredit: Sendable {
    var provider: ProviderID
    /// US dollars; `nil` where it does not tell.
    var remainingUSD: Double?
    var problem: ServiceError?

    var words: String {
        if let remainingUSD { return "\(SpendWords.price(.told(max(0, remainingUSD)))) left" }
        return problem?.sentence ?? "does not tell"
    }
}

extension Context {
    /// All receipts that are kept; those that are older than the person wants them are removed.
    func spendAccount(_ store: any SpendReading) async throws(ConversationError) -> SpendAccount {
        let calendar = SpendCalendar(zone: zone)
        let all = try await store.receipts(since: nil)
        guard let start = calendar.start(monthsBefore: budget.keepMonths, Date()) else {
            return SpendAccount(all, calendar: calendar)
        }
        if all.contains(where: { $0.request.startedAt < start }) {
            _ = try await store.removeReceipts(before: start)
        }
        return SpendAccount(all.filter { $0.request.startedAt >= start }, calendar: calendar)
    }

    /// What is left with each provider that has a key, asked now.
    var credit: [ProviderCredit] {
        get async {
            await keys.openByItself()
            return await withTaskGroup(of: ProviderCredit.self) { group in
                let asked = providerDirectory.statuses.filter { $0.state == .ready && $0.hasKey }.map(\.id)
                for id in asked {
                    group.addTask {
                        let answer = await ask(id)
                        return ProviderCredit(
                            provider: id, remainingUSD: answer.remainingUSD, problem: answer.problem)
                    }
                }
                var all: [ProviderCredit] = []
                for await credit in group { all.append(credit) }
                return all.sorted { $0.provider.rawValue < $1.provider.rawValue }
            }
        }
    }
}
