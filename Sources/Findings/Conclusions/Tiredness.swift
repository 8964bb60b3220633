import Foundation
import HealthModel
import HealthQuery

/// Why am I tired: the first three reasons that hold, never the cause (training-and-findings.md 8.2).
extension FindingEngine {
    static let shortNight = 60.0
    static let shortfall = 300.0
    static let bedtimeShift = 60.0
    static let zoneHours = 3

    func tired(_ day: CivilDay) -> ConcludedAnswer {
        let reasons = tiredReasons(day)
        let fields: [DayField] = [.sleep, inputs.variability, .restingHeartRate, .energy]
        let unknown = missing(fields, on: day)
        let verdict =
            reasons.isEmpty
            ? Remark(.tiredNoReason, nil, [.count: Double(fields.count - unknown.count), .of: Double(fields.count)])
            : Remark(.tiredReasons, nil, [.count: Double(min(3, reasons.count))])
        return ConcludedAnswer(.tired, day...day, verdict, Array(reasons.prefix(3)), unknown: unknown)
    }

    func tiredReasons(_ day: CivilDay) -> [Remark] {
        let reasons: [Remark?] = [
            sleepRemark(.shortNight, day).flatMap { -($0[.difference] ?? 0) >= Self.shortNight ? $0 : nil },
            shortfallRemark(.sleepShortfall, day, least: Self.shortfall), bedtimeOff(day) ?? zoneChange(day),
            hardSession(day) ?? loadRemark(.loadUp, day), togetherRemark(day), drinks(day), feelingWorse(day),
        ]
        return reasons.compactMap(\.self)
    }

    func shortfallRemark(_ rule: FindingRule, _ day: CivilDay, least: Double) -> Remark? {
        guard let debt = inputs.debt(upTo: day), debt >= least else { return nil }
        let days = day.advanced(by: 1 - SleepRegularity.debtNights)...day
        let nights = inputs.nights.count { days.contains($0.wakeDate) }
        return Remark(
            rule, .sleep, [.value: debt, .need: inputs.person.sleepNeed, .n: Double(nights)], dates: days)
    }

    /// The bedtime of the night beside that of the 28 nights before.
    func bedtimeOff(_ day: CivilDay) -> Remark? {
        guard let bed = shown(.bedTime, day) else { return nil }
        let before = inputs.before(day, Standing.baselineDays, .bedTime)
        guard before.count >= Standing.fewest, let usual = CircularMean(minutesOfDay: before), usual.isTypical else {
            return nil
        }
        let off = CircularMean.difference(from: usual.minutes, to: bed)
        guard abs(off) >= Self.bedtimeShift else { return nil }
        return Remark(
            .bedtimeOff, .bedTime,
            [.value: bed, .usual: usual.minutes.rounded(), .difference: off, .n: Double(before.count)])
    }

    /// A zone that lies so many hours from that of as many days ago.
    func zoneChange(_ day: CivilDay) -> Remark? {
        guard inputs.isShown(.zone), let now = inputs.table.text(.zone, on: day) else { return nil }
        for back in 1...12 {
            let before = day.advanced(by: -back)
            guard let zone = inputs.table.text(.zone, on: before), zone != now,
                let hours = Self.hours(from: zone, to: now, on: day)
            else { continue }
            if abs(hours) >= Double(Self.zoneHours), Double(back) <= abs(hours).rounded(.up) {
                return Remark(.zoneChange, .zone, [.difference: hours, .days: Double(back)], dates: before...day)
            }
        }
        return nil
    }

    private static func hours(from: String, to: String, on day: CivilDay) -> Double? {
        guard let one = TimeZone(identifier: from), let other = TimeZone(identifier: to) else { return nil }
        let noon = Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200)
        return Double(other.secondsFromGMT(for: noon) - one.secondsFromGMT(for: noon)) / 3600
    }

    /// The last hard workout of the day and the two before it.
    /// - Parameter last: the last day that counts; `nil` is the day itself.
    func hardSession(_ day: CivilDay, upTo last: CivilDay? = nil) -> Remark? {
        guard let workout = inputs.hardWorkouts(day.advanced(by: -2)...(last ?? day)).last else { return nil }
        var figures: [Remark.Figure: Double] = [.minutes: workout.duration]
        if let hard = Load.minutesInHardZones(workout), inputs.hidden.isDisjoint(with: [.heart]) {
            figures[.value] = hard
        }
        if let effort = workout.effort { figures[.level] = effort }
        return Remark(
            .hardSession, .workoutMinutes, figures, dates: workout.date...workout.date, kind: workout.type)
    }

    func togetherRemark(_ day: CivilDay) -> Remark? {
        guard let together = together(on: day), (together.remark[.count] ?? 0) >= 2 else { return nil }
        return together.remark
    }

    func drinks(_ day: CivilDay) -> Remark? {
        let before = day.advanced(by: -1)
        guard let drinks = shown(.alcohol, before), drinks > 0 else { return nil }
        return Remark(.alcohol, .alcohol, [.value: drinks], dates: before...before)
    }

    private func feelingWorse(_ day: CivilDay) -> Remark? {
        for (field, sign) in [(DayField.energy, -1.0), (.stress, 1)] where inputs.isShown(field) {
            let metric = FindingMetric.any(field)
            let days = day.advanced(by: 1 - WeekStanding.length)...day
            guard let week = WeekStanding(metric, days, inputs), week.z * sign >= Standing.row else { continue }
            var remark = Self.week(metric, week, days)
            remark.rule = .feelingWorse
            return remark
        }
        return nil
    }
}
