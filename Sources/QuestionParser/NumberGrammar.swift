import HealthModel
import HealthQuery

/// Numbers with their units, clock times.
extension Grammar {
    func numbers(_ left: Part, _ right: Part) -> [Part] {
        switch (left, right) {
        case (.number(let value, false, false), .andHalf):
            return [.number(value + 0.5, isThousands: false, isYear: false)]
        // `a kilometre and a half`
        case (.measure(let value, let unit), .andHalf) where value == value.rounded():
            return [.measure(value + 0.5 * (unit == .minute ? 60 : 1), unit)]
        case (.number(let value, _, false), .unit(let unit)): return [.measure(value, unit)]
        case (.article, .unit(.drinks)): return [.measure(1, .drinks)]
        case (.article, .unit(let unit)) where unit == .kilometre || unit == .mile || unit == .litre:
            return [.measure(1, unit)]
        case (.number(let value, _, _), .unit(let unit)): return [.measure(value, unit)]
        case (.measure(let hours, .hour), .measure(let minutes, .minute)) where minutes < 60:
            return [.measure(hours * 60 + minutes, .minute)]
        case (.measure(let hours, .hour), .number(let minutes, false, false)) where minutes < 60 && hours < 24:
            return [.measure(hours * 60 + minutes, .minute)]
        // `6 hours and 30 minutes`
        case (.and, .measure(let minutes, .minute)) where minutes < 60: return [.open(.as, [right])]
        case (.measure(_, .hour), .open(.as, let parts)): return parts.flatMap { numbers(left, $0) }
        case (.measure(let value, .minute), .perUnit(.kilometre)): return [.measure(value, .perKilometre)]
        case (.measure(let value, .minute), .perUnit(.mile)): return [.measure(value, .perMile)]
        case (.clock(let minutes), .perUnit(.kilometre)): return [.measure(minutes / 60, .perKilometre)]
        case (.clock(let minutes), .perUnit(.mile)): return [.measure(minutes / 60, .perMile)]
        case (.clock(let minutes), .unit(.perKilometre)): return [.measure(minutes / 60, .perKilometre)]
        case (.clock(let minutes), .unit(.perMile)): return [.measure(minutes / 60, .perMile)]
        case (.clock(let minutes), .unit(.hour)):
            return language == .german ? [.measure(minutes, .minute)] : [.measure(minutes, .minute)]
        case (.clock(let minutes), .hoursAfter(let hours)):
            return minutes < 780 ? [.clock(minutes.truncatingRemainder(dividingBy: 720) + Double(hours * 60))] : []
        case (.number(let hour, false, false), .hoursAfter(let hours)):
            return hour >= 1 && hour <= 12 && hour == hour.rounded()
                ? [.clock(hour.truncatingRemainder(dividingBy: 12) * 60 + Double(hours * 60))] : []
        case (.number(let hour, false, false), .oClock):
            return (0...24).contains(hour) && hour == hour.rounded() ? [.clock(hour * 60)] : []
        case (.clock(let minutes), .oClock): return [.clock(minutes)]
        case (.number(let hour, false, false), .daytime(let sign, let minutes)) where (1...12).contains(hour):
            let isLate = sign == .atLeast && minutes >= 720
            return [.clock((hour.truncatingRemainder(dividingBy: 12) + (isLate ? 12 : 0)) * 60)]
        case (.clock(let clock), .daytime(let sign, let minutes)) where clock < 780:
            let isLate = sign == .atLeast && minutes >= 720
            return [.clock(clock.truncatingRemainder(dividingBy: 720) + (isLate ? 720 : 0))]
        case (.halfPast, .number(let hour, false, false)) where (1...12).contains(hour):
            return [.clock(hour * 60 + (language == .german ? -30 : 30))]
        case (.minutesFrom(let minutes), .number(let hour, false, false)) where (1...12).contains(hour):
            return [.clock(hour * 60 + minutes)]
        // `half past midnight`
        case (.halfPast, .clock(let minutes)) where language == .english && [0, 720].contains(minutes):
            return [.clock(minutes + 30)]
        case (.minutesFrom(let distance), .clock(let minutes)) where [0, 720].contains(minutes):
            return [.clock((minutes + distance + 1440).truncatingRemainder(dividingBy: 1440))]
        // `seven thirty`
        case (.number(let hour, false, false), .number(let minutes, false, false))
        where language == .english && (1...24).contains(hour) && (10..<60).contains(minutes)
            && minutes.truncatingRemainder(dividingBy: 5) == 0:
            return [.clock(hour * 60 + minutes)]
        case (.number(let hour, false, false), .measure(_, _)) where hour > 24: return []
        default: return []
        }
    }
}
