import Entries
import Files
import Glibc
import Workouts

/// The journal on disk of the workout that is being recorded. Each event is on the disk when `record` returns.
///
/// Several programs may write: an event is read, judged and appended under a lock on the folder.
public struct WorkoutFile: Sendable {
    /// Why the journal cannot be used: one sentence.
    public enum Failure: Error, Equatable, Sendable {
        case file(String)
        /// The event does not fit.
        case refused(WorkoutProblem)

        public var sentence: String {
            switch self {
            case .file(let sentence): sentence
            case .refused(let problem): problem.sentence
            }
        }
    }

    /// A folder of its own.
    public let folder: String
    private var path: String { folder + "/journal" }
    private var keptPath: String { folder + "/journal.unread" }

    /// Nobody does as much.
    private static let mostBytes = 4 << 20
    /// Two seconds.
    private static let attempts = 400

    public init(folder: String) { self.folder = folder }

    // MARK: Reading

    /// The workout of the journal; `nil` for none. One that has ended is told too: it is still to be stored.
    public func read() throws(Failure) -> LiveWorkout? { try events().flatMap { LiveWorkout($0.events) } }

    /// - Returns: `nil` without a journal.
    private func events() throws(Failure) -> (events: [WorkoutEvent], unread: Int, wholeBytes: Int)? {
        let bytes: [UInt8]?
        do throws(FileFailure) {
            bytes = try FileBytes.of(path, atMost: Self.mostBytes)
        } catch {
            if error.code == ENOENT || error.code == ENOTDIR { return nil }
            throw Self.failure(error)
        }
        guard let bytes else { throw .file("The journal of the workout is no file that AirFit has written: \(path).") }
        return WorkoutJournal.read(bytes)
    }

    // MARK: Writing

    /// Begins a workout.
    /// - Parameter dayShift: seconds from the clock to the day that is taken for today.
    /// - Throws: `.refused` where one is going on.
    public func start(
        _ type: String, isIndoor: Bool?, plan: [StrengthSet] = [], dayShift: Double = 0, at moment: WorkoutMoment
    ) throws(Failure) -> LiveWorkout {
        do throws(FileFailure) { try Folder.make(folder) } catch { throw Self.failure(error) }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        let found = try events()
        if let known = found.flatMap({ LiveWorkout($0.events) }) {
            guard !known.isLive else {
                throw .refused(WorkoutProblem("A workout is going on already: \(known.type)."))
            }
            guard known.isDiscarded else { throw .refused(WorkoutProblem("The last workout is still to be stored.")) }
        } else if found != nil {
            // A journal that nobody can read is no reason to lose it, nor to record nothing.
            _ = PathText.rename(path, keptPath)
        }
        let workout = LiveWorkout(type, isIndoor: isIndoor, plan: plan, dayShift: dayShift, at: moment)
        PathText.unlink(path)
        try append(workout.events[0], after: 0)
        Folder.fsync(folder)
        return workout
    }

    /// Adds an event to the workout that is going on.
    /// - Returns: the workout with it.
    /// - Throws: `.refused` where there is none or where the event does not fit.
    public func record(_ kind: WorkoutEvent.Kind, at moment: WorkoutMoment) throws(Failure) -> LiveWorkout {
        guard PathText.status(path) != nil else { throw .refused(Self.none) }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        guard let found = try events(), var workout = LiveWorkout(found.events) else { throw .refused(Self.none) }
        let event = WorkoutEvent(kind, at: moment)
        do throws(WorkoutProblem) { try workout.add(event) } catch { throw .refused(error) }
        try append(event, after: found.wholeBytes)
        return workout
    }

    private static let none = WorkoutProblem("No workout is going on.")

    /// Removes the journal of a workout that is stored or thrown away; one that goes on stays. Where a line of it could not be
    /// read it is put aside.
    public func clear() throws(Failure) {
        guard PathText.status(path) != nil else { return }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        guard let found = try events(), LiveWorkout(found.events)?.isLive != true else { return }
        if found.unread == 0 || PathText.rename(path, keptPath) != 0 { PathText.unlink(path) }
        Folder.fsync(folder)
    }

    /// - Parameter whole: where the last whole line ends: what a kill cut off behind it goes.
    private func append(_ event: WorkoutEvent, after whole: Int) throws(Failure) {
        let descriptor = PathText.open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mode: 0o600)
        guard descriptor >= 0 else { throw Self.failure(.last) }
        defer { close(descriptor) }
        guard ftruncate(descriptor, off_t(whole)) == 0, lseek(descriptor, off_t(whole), SEEK_SET) == off_t(whole)
        else { throw Self.failure(.last) }
        do throws(FileFailure) {
            try FileBytes.write(WorkoutJournal.line(event), to: descriptor)
            guard fdatasync(descriptor) == 0 else { throw .last }
        } catch {
            // Half a line would be left out when it is read; it need not stay.
            _ = ftruncate(descriptor, off_t(whole))
            throw Self.failure(error)
        }
    }

    private func lock() throws(Failure) -> FolderLock {
        do throws(FileFailure) {
            return try FolderLock(folder, attempts: Self.attempts)
        } catch {
            throw .file(
                error.code == EWOULDBLOCK
                    ? "Another AirFit is writing to the workout; nothing was recorded. Try again in a moment."
                    : Self.failure(error).sentence)
        }
    }

    private static func failure(_ error: FileFailure) -> Failure {
        .file("The workout cannot be kept on disk: \(error.reason).")
    }
}

/// The right to lead a workout in a full screen: of all screens of one person one has it. The system ends it with the process.
public final class WorkoutLease: Sendable {
    private let descriptor: Int32

    /// `nil` while another screen leads. On a file system without locks every screen leads: what they write is still judged one
    /// after the other.
    public init?(in folder: String) {
        // A folder that cannot be made is told when something is recorded.
        try? Folder.make(folder)
        // For reading alone: closing it is then no write that those would hear of who watch the folder.
        descriptor = PathText.open(folder + "/lead", O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mode: 0o600)
        guard descriptor >= 0 else { return }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
}
