import CTimers
import Entries
import Files
import Foundation
import HealthModel
import Workouts

/// Records workouts: the journal, the clocks, and the log in which a workout ends.
public struct WorkoutRecorder: Sendable {
    public let file: WorkoutFile
    /// The present moment by both clocks.
    public var moment: @Sendable () -> WorkoutMoment
    /// Seconds from the clock to the day that is taken for today.
    public var dayShift: @Sendable () -> Double

    public init(
        folder: String, moment: @escaping @Sendable () -> WorkoutMoment = WorkoutRecorder.now,
        dayShift: @escaping @Sendable () -> Double = { 0 }
    ) {
        file = WorkoutFile(folder: folder)
        (self.moment, self.dayShift) = (moment, dayShift)
    }

    /// By the clocks of the machine.
    public static let now: @Sendable () -> WorkoutMoment = {
        WorkoutMoment(
            wall: Date().timeIntervalSince1970, boot: boot, running: Double(boot_nanoseconds()) / 1_000_000_000)
    }

    /// The name that the kernel gives to each of its starts. Without one every program is a start of its own, and lengths between
    /// them are those of the clock on the wall.
    private static let boot: String = {
        // Where there is no such file there is no such name.
        let bytes = (try? FileBytes.of("/proc/sys/kernel/random/boot_id", atMost: 100)) ?? nil
        guard let bytes, !bytes.isEmpty else { return UUID().uuidString }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }()

    /// Ends the workout that is going on and stores it with its sets as entries of the log.
    ///
    /// The end is in the journal first: what is killed in between is stored at the next start.
    /// - Parameter workout: the workout as the person confirmed it.
    /// - Returns: the entries with their numbers.
    public func end(
        _ workout: LogEntry.LoggedWorkout, in log: any EntryKeeping
    ) async throws(WorkoutEndFailure) -> [(id: LoggedEntry.ID, entry: LogEntry)] {
        let live: LiveWorkout
        do throws(WorkoutFile.Failure) {
            live = try file.record(.ended(workout), at: moment())
        } catch {
            throw WorkoutEndFailure(error.sentence)
        }
        return try await store(live, in: log)
    }

    /// Stores a workout that was ended and not stored, as by a kill in between; what is stored already stays as it is.
    /// - Returns: the entries; empty where there is none to store.
    public func storeEnded(
        in log: any EntryKeeping
    ) async throws(WorkoutEndFailure) -> [(id: LoggedEntry.ID, entry: LogEntry)] {
        let live: LiveWorkout?
        do throws(WorkoutFile.Failure) { live = try file.read() } catch { throw WorkoutEndFailure(error.sentence) }
        guard let live, !live.isLive else { return [] }
        return try await store(live, in: log)
    }

    private func store(
        _ live: LiveWorkout, in log: any EntryKeeping
    ) async throws(WorkoutEndFailure) -> [(id: LoggedEntry.ID, entry: LogEntry)] {
        var stored: [(id: LoggedEntry.ID, entry: LogEntry)] = []
        for entry in live.ended.map(live.entries) ?? [] {
            do throws(HealthStoreError) {
                switch try await log.log(entry) {
                case .saved(let id), .duplicate(let id): stored.append((id, entry))
                }
            } catch {
                throw WorkoutEndFailure(error)
            }
        }
        do throws(WorkoutFile.Failure) { try file.clear() } catch { throw WorkoutEndFailure(error.sentence) }
        return stored
    }
}

/// Why a workout was not stored: one sentence. It is kept in its journal, and stored at the next start.
public struct WorkoutEndFailure: Error, Equatable, Sendable {
    public var sentence: String

    public init(_ sentence: String) { self.sentence = sentence }

    init(_ error: HealthStoreError) {
        let reason: String =
            switch error {
            case .failed(let reason): reason
            case .busy: "an import or another AirFit is writing"
            case .readOnly: "the health data cannot be written to"
            default: "the health data cannot be reached"
            }
        sentence = "The workout is not in the log yet: \(reason). It is kept, and stored at the next start."
    }
}
