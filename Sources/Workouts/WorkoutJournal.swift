import JSON

/// The journal of a workout as text: one event a line, each a JSON object. What was cut off in the middle of a line is as if
/// it had not been written.
public enum WorkoutJournal {
    /// The events of a journal.
    /// - Returns: how many whole lines could not be read, and the bytes up to the end of the last whole line.
    public static func read(_ bytes: [UInt8]) -> (events: [WorkoutEvent], unread: Int, wholeBytes: Int) {
        let whole = (bytes.lastIndex(of: 0x0A) ?? -1) + 1
        var events: [WorkoutEvent] = []
        var unread = 0
        for line in bytes[..<whole].split(separator: 0x0A) {
            do { events.append(try CodedJSON.value(WorkoutEvent.self, from: line)) } catch { unread += 1 }
        }
        return (events, unread, whole)
    }

    /// A line with its end.
    public static func line(_ event: WorkoutEvent) -> [UInt8] {
        // Numbers of ours are finite, so that there is nothing that JSON could not say.
        guard let bytes = try? CodedJSON.bytes(event) else { preconditionFailure("an event is no JSON") }
        return bytes + [0x0A]
    }
}
