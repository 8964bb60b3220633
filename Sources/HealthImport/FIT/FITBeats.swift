import ImportKit

/// Puts the intervals between heartbeats, which have no times of their own, one behind the other.
struct FITBeats {
    struct List: Equatable {
        /// FIT seconds.
        var start: UInt32
        var beats: [ImportedBeats.Beat]
    }

    private(set) var lists: [List] = []
    private var elapsedMs = 0

    /// Intervals that no heart has (under 10 or over 350 beats a minute) end a list.
    private static let plausible = 171...6000
    /// Further from the time of the records than this, intervals were lost on the way.
    private static let mostDriftMs = 10_000
    private static let mostBeats = 20_000
    private static let mostInAll = 3_000_000
    private var inAll = 0
    private var isOpen = false

    /// - Parameter time: of the newest message before it, FIT seconds.
    mutating func add(intervalMs: Int?, after time: UInt32) {
        guard let intervalMs, Self.plausible.contains(intervalMs), time != 0, inAll < Self.mostInAll else {
            if intervalMs != nil { isOpen = false }
            return
        }
        if isOpen, let last = lists.last {
            let drift = Int(last.start) * 1000 + elapsedMs - Int(time) * 1000
            if abs(drift) > Self.mostDriftMs || last.beats.count >= Self.mostBeats { isOpen = false }
        }
        if !isOpen {
            lists.append(List(start: time, beats: []))
            elapsedMs = 0
            isOpen = true
        }
        elapsedMs += intervalMs
        inAll += 1
        lists[lists.count - 1].beats.append(
            ImportedBeats.Beat(offsetMs: Int32(elapsedMs), bpm: 60_000 / Double(intervalMs)))
    }
}

/// The heart rates that a chest strap kept while the watch could not hear it, as under water (`hr` messages).
struct FITStrapRates {
    struct Rate: Equatable {
        /// FIT seconds, rounded.
        var time: UInt32
        var bpm: Double
    }

    private(set) var rates: [Rate] = []
    /// Where the strap's clock, of 1024 ticks a second, stands in time.
    private var anchor: (seconds: Double, ticks: UInt32)?
    private var lastTicks: UInt32 = 0

    private static let mostRates = 2_000_000

    mutating func add(_ message: FITMessage) {
        var index = 0
        for place in 0..<message.count(9) {
            guard let ticks = message.integer(9, at: place).flatMap({ UInt32(exactly: $0) }) else { continue }
            if let timestamp = message.timestamp, place == 0 {
                anchor = (Double(timestamp) + (message.real(0, scale: 32_768) ?? 0), ticks)
            }
            lastTicks = ticks
            append(message.integer(6, at: index))
            index += 1
        }
        let packed = message.raw(10)
        for pair in 0..<(packed.count / 3) where message.count(9) == 0 {
            let bytes = (Int(packed[pair * 3]), Int(packed[pair * 3 + 1]), Int(packed[pair * 3 + 2]))
            for low in [bytes.0 | (bytes.1 & 15) << 8, bytes.1 >> 4 | bytes.2 << 4] {
                // Twelve bits, which begin anew every four seconds.
                lastTicks &+= (UInt32(low) &- lastTicks) & 0xFFF
                append(message.integer(6, at: index))
                index += 1
            }
        }
    }

    private mutating func append(_ bpm: Int?) {
        guard let anchor, let bpm, bpm > 0, rates.count < Self.mostRates else { return }
        let seconds = (anchor.seconds + Double(lastTicks &- anchor.ticks) / 1024).rounded()
        guard let time = UInt32(exactly: seconds) else { return }
        if rates.last?.time == time {
            rates[rates.count - 1].bpm = Double(bpm)
        } else {
            rates.append(Rate(time: time, bpm: Double(bpm)))
        }
    }
}
