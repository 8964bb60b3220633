/// Why a record is left out, in the words of the import report.
package enum SkipReason: Int, CaseIterable {
    case noType, noStart, impossibleDate, tooEarly, inTheFuture, endsBeforeStart, tooLong, noValue, notANumber
    case implausible, wrongUnit, unknownStage, tooManyTypes, overLimit, malformed
    case noCalendarTime, trackWithoutTimes, lonePoint, waypoint, plannedRoute, indoorRoute, otherPerson, tooManyPoints
    case overAYear, laterRow, tooManyValues

    package var text: String {
        switch self {
        case .noType: "no type"
        case .noStart: "no start date"
        case .impossibleDate: "a date that does not exist"
        case .tooEarly: "a date before 1970"
        case .inTheFuture: "a date in the future"
        case .endsBeforeStart: "ends before it starts"
        case .tooLong: "longer than seven days"
        case .noValue: "no value"
        case .notANumber: "a value that is not a number"
        case .implausible: "a value that cannot be right"
        case .wrongUnit: "a unit that does not fit its type"
        case .unknownStage: "a sleep stage that is not known"
        case .tooManyTypes: "more types than a file can have"
        case .overLimit: "an attribute over 64 KiB or an element over 1 MiB"
        case .malformed: "not well formed"
        case .noCalendarTime: "a time that counts from when the device was switched on"
        case .trackWithoutTimes: "a track without times"
        case .lonePoint: "a track of a single point"
        case .waypoint: "a waypoint"
        case .plannedRoute: "a planned route"
        case .otherPerson: "of another person"
        case .tooManyPoints: "a point beyond what seven days of a workout can have"
        case .tooManyValues: "more values than a file can have"
        case .overAYear: "longer than a year"
        case .laterRow: "of a date that has a later row, which counts"
        case .indoorRoute: "a route through a virtual world"
        }
    }
}
