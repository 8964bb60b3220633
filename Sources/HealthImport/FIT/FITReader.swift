import Foundation
import ImportKit

/// Turns the messages of a FIT file into records. What belongs together (an activity, a night, a day) is written when the
/// next `file_id` begins something new, or at the end.
final class FITReader: FITMessageHandler {
    private(set) var writer: RecordWriter
    private let context: ImportContext
    private var device = FITDevice()
    private var sourceNumber: Int32?
    private(set) var activity = FITActivity()
    private var monitoring: FITMonitoring
    private var sleep = FITSleep()
    private var vitals = FITVitals()
    private var hasFileID = false
    /// Numbers of the people whom a scale or a cuff tells apart.
    private var people: Set<Int> = []

    init(sink: any ImportSink, context: ImportContext) {
        writer = RecordWriter(sink: sink, context: context)
        monitoring = FITMonitoring(home: context.home)
        self.context = context
    }

    // MARK: Messages

    func handle(_ message: FITMessage) throws {
        switch message.definition.message {
        case 3: try addPerson(message)
        case 20: activity.addRecord(message)
        case 55: try monitoring.add(message, source: source(), to: &writer)
        case 78: activity.addIntervals(message)
        case 132: activity.strap.add(message)
        case 0: try begin(message)
        case 12: activity.addSport(message)
        case 18: activity.addSession(message)
        case 19: activity.addLap(message)
        case 21: activity.addEvent(message)
        case 23: addDevice(message)
        case 34: activity.addActivity(message)
        case 103: monitoring.addInfo(message)
        case 275: sleep.addLevel(message)
        case 290: activity.addTimedIntervals(message)
        case 346: sleep.addAssessment(message)
        case 30, 51:
            guard isOfWantedPerson(message) else { return }
            try vitals.read(message, source: source(), to: &writer)
        case 211, 227, 229, 269, 297, 370, 371, 398:
            try vitals.read(message, source: source(), to: &writer)
        default: break
        }
    }

    /// Whether a weight or a blood pressure is of the person who is imported; one of another is counted as left out.
    private func isOfWantedPerson(_ message: FITMessage) -> Bool {
        let place: UInt8 = message.definition.message == 30 ? 12 : 9
        guard let number = message.integer(place) else { return true }
        people.insert(number)
        guard let wantedPerson, wantedPerson != number else { return true }
        writer.skip(.otherPerson)
        return false
    }

    /// `file_id`: what follows is of another device or time than what came before.
    private func begin(_ message: FITMessage) throws {
        if hasFileID { try finishPart() }
        hasFileID = true
        sourceNumber = nil
        // Days, nights and HRV are in kinds of files that only devices worn all day write.
        let isWorn = message.integer(0).map { [15, 28, 32, 44, 49, 68].contains($0) } ?? false
        device = FITDevice(
            manufacturer: message.integer(1), product: message.integer(2), productName: message.text(8),
            isWorn: isWorn)
        if let created = message.time(4).flatMap(FITTime.unix), created <= context.now {
            writer.exportedAt = max(writer.exportedAt ?? created, created)
        }
    }

    /// `user_profile`: only a device that is worn all day is told whose it is; a ride may have been recorded by anybody.
    /// Height and weight are settings there, not measured.
    private func addPerson(_ message: FITMessage) throws {
        guard device.isWorn, let sex = message.integer(1), sex <= 1 else { return }
        try writer.sink.set(profile: ImportedProfile(sex: sex == 0 ? .female : .male))
    }

    /// `device_info` of the device itself, not of its sensors, tells what `file_id` has left out.
    private func addDevice(_ message: FITMessage) {
        guard message.integer(0) == 0 else { return }
        var told = device
        told.manufacturer = told.manufacturer ?? message.integer(2)
        told.product = told.product ?? message.integer(4)
        told.productName = told.productName ?? message.text(27)
        if told != device {
            device = told
            sourceNumber = nil
        }
    }

    private func source() throws -> Int32 {
        if let sourceNumber { return sourceNumber }
        let number = try writer.number(of: device.source)
        sourceNumber = number
        return number
    }

    // MARK: The end

    private func finishPart() throws {
        if !activity.isEmpty || !activity.beats.lists.isEmpty {
            var workouts = try FITWorkouts(activity, device: device, context: context, writer: &writer)
            try workouts.write(to: &writer)
        }
        activity = FITActivity()
        if sourceNumber != nil || sleep.hasAnything {
            let number = try source()
            try monitoring.finish(source: number, to: &writer)
            try sleep.finish(source: number, to: &writer)
            try vitals.finish(source: number, to: &writer)
        }
    }

    private var wantedPerson: Int? { context.person.flatMap { Int($0) } }

    private func askWhose() throws {
        guard let number = people.min() else { return }
        let numbers = people.union([context.people?.first(number) ?? number])
        if numbers.count > 1 { throw FITSeveralPeople(numbers: numbers.sorted()) }
    }

    /// - Throws: `FITSeveralPeople` where it is not said whose values are wanted.
    func finish(cutOff: String?) throws -> ImportTally {
        if wantedPerson == nil { try askWhose() }
        try finishPart()
        try writer.flush()
        return writer.tally(cutOff: cutOff)
    }

    /// A value for people: at most two decimals, none that say nothing.
    static func text(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
