import AppStore
import ChatModel
import Console
import Entries
import Foundation
import HealthModel
import HealthQuery
import HealthStore
import LogScreen

/// The services of the log, with the live stores.
struct LogLive: Sendable {
    let health: HealthStore
    let memories: any MemoryKeeping
    let confirmations: ConfirmationCoordinator
    let today: @Sendable () -> CivilDay
    let clock: @Sendable () -> EntryClock
    let races: @Sendable () async throws(HealthStoreError) -> [GoalBook.Race]
    /// Keeps the lines for the next start.
    let lines: DraftFile

    /// As many entries are shown, the newest.
    private static let mostEntries = 1_000

    var services: LogServices {
        LogServices(
            read: { () throws(LogServices.Failure) in
                do throws(HealthStoreError) {
                    let entries = try await health.entries(limit: Self.mostEntries)
                    let weight = try await NewestWeight.read(from: health, upTo: today())
                    return (entries, try await health.goalStandings(on: today()), weight)
                } catch {
                    throw LogServices.Failure(error.sentence)
                }
            },
            goalBook: { () throws(LogServices.Failure) in
                do throws(HealthStoreError) {
                    var book = try await health.goalBook(clock())
                    book.races = try await races()
                    return book
                } catch {
                    throw LogServices.Failure(error.sentence)
                }
            },
            write: { write throws(LogServices.Failure) in
                do {
                    return try await perform(write)
                } catch let error as HealthStoreError {
                    throw LogServices.Failure(error.sentenceOfWriting)
                } catch {
                    throw LogServices.Failure((error as? ConversationError)?.sentence ?? "It could not be stored.")
                }
            }, keepLines: { lines.save($0.joined(separator: "\n")) }, confirmations: confirmations)
    }

    private func perform(_ write: LogWrite) async throws -> LogWritten {
        switch write {
        case .store(let entries): return LogWritten(try await health.log(entries), of: entries)
        case .change(let id, _, let entry):
            return LogWritten([try await health.changeEntry(id, to: entry)], of: [entry])
        case .takeBack(let stored): try await health.undoEntries(stored.map(\.id))
        case .removeGoal(let goal): try await health.removeGoal(goal.id)
        case .setGoal(let aim): return .goal(try await health.setGoal(aim).goal)
        case .forget(let reference):
            for memory in try await memories.memories() where reference.names(memory.id) {
                try await memories.forget(memory.id)
            }
        }
        return .done
    }
}

extension LogWritten {
    fileprivate init(_ outcomes: [LogOutcome], of entries: [LogEntry]) {
        self = .stored(
            zip(outcomes, entries).compactMap { outcome, entry in
                guard case .saved(let id) = outcome else { return nil }
                return LogStep.Stored(id: id, entry: entry)
            })
    }
}

extension HealthStoreError {
    /// One sentence on what could not be stored.
    var sentenceOfWriting: String {
        switch self {
        case .failed(let reason): "Nothing was stored: \(reason)."
        case .busy: "An import or another AirFit is writing; nothing was stored. Try again when it is done."
        case .readOnly: "Nothing was stored: the health data cannot be written to."
        default: sentence
        }
    }
}
