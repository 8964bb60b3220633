import Foundation
import HealthModel
import Widgets

/// A recorded night as a stage bar.
enum NightBar {
    static func bar(of night: SleepNight, showsTimes: Bool = true) -> SleepBar {
        let span = night.wakeTime.timeIntervalSince(night.bedtime) / 60
        func minute(_ date: Date) -> Double { date.timeIntervalSince(night.bedtime) / 60 }
        let pieces = night.segments.compactMap { segment -> SleepBar.Piece? in
            let (start, end) = (max(0, minute(segment.start)), min(span, minute(segment.end)))
            guard segment.stage != .inBed, start < end else { return nil }
            return SleepBar.Piece(lane(of: segment.stage), from: start, to: end)
        }
        return SleepBar(
            pieces: pieces, span: span,
            startMinuteOfDay: wallMinute(of: night.bedtime, offset: night.bedtimeOffset), showsTimes: showsTimes)
    }

    /// Minutes after midnight by the clock on the wall, for an offset in seconds east of UTC.
    static func wallMinute(of date: Date, offset: Int) -> Int {
        let local = Int(date.timeIntervalSince1970.rounded(.down)) + offset
        return ((local % 86_400 + 86_400) % 86_400) / 60
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
