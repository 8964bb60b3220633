import ChatModel
import CoachEngine
import CoachTools
import Entries
import Foundation
import HealthModel
import HealthQuery

/// Where tools that write store things, and who asks the person first.
public struct WritingServices: Sendable {
    public var entries: any EntryKeeping
    public var memories: any MemoryKeeping
    public var confirming: any Confirming

    public init(entries: any EntryKeeping, memories: any MemoryKeeping, confirming: any Confirming) {
        self.entries = entries
        self.memories = memories
        self.confirming = confirming
    }
}

extension Context {
    /// The clock for entries.
    public var entryClock: EntryClock { EntryClock(now: Date(), home: home, today: todayFollowsClock ? nil : today) }

    /// The wording of proposals and entries, in the person's language and units.
    public var entryWords: EntryWording { EntryWording(clock: entryClock, units: settings.units.system) }

    /// The services of the tools that write, with the words and clock of this context.
    public func writingToolkit(_ services: WritingServices, reading: any QueryReading) -> WritingToolkit {
        WritingToolkit(
            reading: reading, entries: services.entries, memories: services.memories,
            confirming: services.confirming, clock: { entryClock }, units: { settings.units.system })
    }
}
