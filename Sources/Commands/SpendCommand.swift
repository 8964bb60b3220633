import ArgumentParser
import ChatModel
import Console
import Foundation
import Live
import ProgramContext
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
