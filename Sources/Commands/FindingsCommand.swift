import ArgumentParser
import CoachEngine
import Console
import ConversationStore
import Findings
import HealthModel
import HealthQuery
import JSON
import ProgramContext

/// `airfit findings`: what stands out on a day, with reasons; what the person thinks of findings.
struct FindingsCommand: AsyncParsableCommand, TakesVaultPassphrase {
    static let configuration = CommandConfiguration(
        commandName: "findings", abstract: "Tell what stands out in your data on a day.",
        discussion: """
            At most three findings, each with its figures and its reason; `Nothing unusual` is one. Of what is tested, only \
            what holds after correcting for all comparisons is told (Benjamini-Hochberg). A finding told on the dashboard is \
            not repeated day by day. --opinions lists what you think of findings, by the keys + - and x of the dashboard; \
            --tell-again takes that back.
            """)

    @ParentCommand var root: AirFit
    @OptionGroup var common: CommonOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "List findings that you called useful, not useful, or never again.")
    var opinions = false

    @Option(help: ArgumentHelp("Forget what you think of this finding.", valueName: "finding"))
    var tellAgain: String?

    @Flag(help: "Print one JSON object a line.")
    var json = false

    func validate() throws {
        if opinions && tellAgain != nil { throw ValidationError("Use either --opinions or --tell-again.") }
    }

    func run() async throws {
        let (opinions, tellAgain, json) = (opinions, tellAgain, json)
        try await Context.running([common, root.common]) { context in
            let store = context.conversations
            do throws(FindingMemoryError) {
                let memory = try await store.findingMemory()
                if let tellAgain {
                    guard memory.opinions.contains(where: { $0.key == tellAgain }) else {
                        throw FindingMemoryError("There is no opinion of that finding; --opinions lists them.")
                    }
                    try await store.forgetOpinions(of: tellAgain)
                    Output.printNote("Told again when it stands out.")
                } else if opinions {
                    Self.print(memory.opinions, json: json)
                }
                if tellAgain != nil || opinions { return }
            } catch {
                throw Failure(error.sentence, .other)
            }
            try await Self.printFindings(context, json: json)
        }
    }

    private static func print(_ opinions: [FindingOpinion], json: Bool) {
        if !json, opinions.isEmpty { return Output.print("You have not judged a finding yet.") }
        for opinion in opinions {
            if json {
                Output.json(
                    JSONText.object([
                        "finding": opinion.key, "date": opinion.day.iso, "opinion": opinion.verdict.rawValue,
                    ]))
            } else {
                Output.print("\(opinion.day.iso)  \(opinion.verdict.rawValue)  \(opinion.key)")
            }
        }
    }

    private static func printFindings(_ context: Context, json: Bool) async throws {
        let health = try await context.healthOfNow()
        let clock = context.toolClock
        let memory: FindingMemory
        do throws(FindingMemoryError) { memory = try await context.conversations.findingMemory() } catch {
            throw Failure(error.sentence, .other)
        }
        let inputs = try await FindingInputs(
            from: health, upTo: clock.today, minuteOfDay: clock.minuteOfDay, hiding: context.privacy.hidden,
            memory: memory)
        let found = FindingEngine(inputs).findings(on: clock.today)
        let wording = FindingWording(
            .english, units: context.settings.units.system, today: clock.today)
        let keys = found.lines.map(\.candidate.key)
        for (index, remark) in found.remarks.enumerated() {
            let key = keys.indices.contains(index) ? keys[index] : nil
            if json {
                var fields: [String: Any] = [
                    "date": clock.today.iso, "rule": remark.rule.rawValue, "text": wording.sentence(remark),
                    "reason": remark.rule.reason, "comparisons": found.tested,
                ]
                if let key { fields["finding"] = key }
                Output.json(JSONText.object(fields))
            } else {
                Output.print(wording.sentence(remark))
                if key != nil { Output.print("  why: \(remark.rule.reason)") }
            }
        }
    }
}
