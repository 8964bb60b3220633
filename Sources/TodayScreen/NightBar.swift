import Foundation
import HealthModel
import Widgets

/// A recorded night as a stage bar.
enum NightBar {
    /// From the minute of bedtime to that of waking, so that its ends are told as they are everywhere else.
    static func bar(of night: SleepNight, showsTimes: Bool = true) -> SleepBar {
        let start = wholeMinute(of: night.bedtime)
        func minute(_ date: Date) -> Double { date.timeIntervalSince(start) / 60 }
        let span = minute(wholeMinute(of: night.wakeTime))
        let pieces = night.segments.compactMap { segment -> SleepBar.Piece? in
            let (start, end) = (max(0, minute(segment.start)), min(span, minute(segment.end)))
            guard segment.stage != .inBed, start < end else { return nil }
            return SleepBar.Piece(lane(of: segment.stage), from: start, to: end)
        }
        var bar = SleepBar(
            pieces: pieces, span: span,
            startMinuteOfDay: wallMinute(of: night.bedtime, offset: night.bedtimeOffset), showsTimes: showsTimes)
        if let change = night.clockChangeAt {
            bar.clockChange = (minute(change), (night.wakeOffset - night.bedtimeOffset) / 60)
        } else if night.bedtimeOffset != night.wakeOffset {
            bar.endMinuteOfDay = wallMinute(of: night.wakeTime, offset: night.wakeOffset)
        }
        return bar
    }

    /// The minutes since bedtime at which the clock on the wall shows a whole hour: one of them twice where it is set back.
    /// None on a journey over time zones, on which it is not known when the clock moved.
    static func wholeHours(of night: SleepNight) -> [(minute: Double, hour: Int)] {
        guard night.bedtimeOffset == night.wakeOffset || night.clockChangeAt != nil else { return [] }
        let span = min(2880, night.wakeTime.timeIntervalSince(night.bedtime) / 60)
        guard span > 1 else { return [] }
        return (1..<Int(span)).compactMap { minute in
            let at = night.bedtime.addingTimeInterval(Double(minute) * 60)
            let isAfter = night.clockChangeAt.map { at >= $0 } ?? true
            let wall = wallMinute(of: at, offset: isAfter ? night.wakeOffset : night.bedtimeOffset)
            return wall % 60 == 0 ? (Double(minute), wall / 60) : nil
        }
    }

    /// Minutes after midnight by the clock on the wall, for an offset in seconds east of UTC.
    static func wallMinute(of date: Date, offset: Int) -> Int {
        let local = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        return ((local % 86_400 + 86_400) % 86_400) / 60
    }

    private static func wholeMinute(of date: Date) -> Date {
        Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.down) * 60)
    }

    private static func lane(of stage: SleepStage) -> SleepBar.Lane? {
        switch stage {
        case .awake: .awake
        case .rem: .rem
        case .core: .core
        case .deep: .deep
        case .inBed, .asleepUnspecified: nil
        }
    }
}
