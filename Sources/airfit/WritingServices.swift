import ChatModel
import CoachEngine
import Entries
import Foundation
import HealthModel
import HealthQuery

/// Where tools that write store things, and who asks the person first.
struct WritingServices: Sendable {
    var entries: any EntryKeeping
    var memories: any MemoryKeeping
    var confirming: any Confirming
}

extension Context {
    /// What moments of entries are told by.
    var entryClock: EntryClock { EntryClock(now: Date(), zone: zone, today: todayFollowsClock ? nil : today) }

    /// What is to be stored, in the person's words and units.
    var entryWords: EntryWording { EntryWording(clock: entryClock, units: settings.units.system) }

    func writingDesk(_ services: WritingServices, reading: any QueryReading) -> WritingToolkit {
        WritingToolkit(
            reading: reading, entries: services.entries, memories: services.memories,
            confirming: services.confirming, clock: { entryClock }, units: { settings.units.system })
    }
}

/// Says yes to everything: `--yes`.
struct ConfirmingAll: Confirming {
    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? { .confirmed(proposal) }
}

/// Says yes to what the person typed themselves, and asks only about what is hardly possible.
struct ConfirmingTyped: Confirming {
    var inDoubt: any Confirming

    func answer(to proposal: Proposal, doubt: String?) async -> ProposalAnswer? {
        doubt == nil ? .confirmed(proposal) : await inDoubt.answer(to: proposal, doubt: doubt)
    }
}
