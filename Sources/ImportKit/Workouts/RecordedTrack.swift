/// A number that may be missing, in half the room of an optional: a track has up to 600,000 points.
@propertyWrapper package struct CompactOptional {
    private var stored = Double.nan

    package init() {}

    /// `nil` is stored as not-a-number, and not-a-number is read as `nil`.
    package var wrappedValue: Double? {
        get { stored.isNaN ? nil : stored }
        set { stored = newValue ?? .nan }
    }
}

/// A way that was recorded point by point, as GPX and TCX have it, and what it comes to.
package struct RecordedTrack {
    /// A place of the track with its measurements: rate in beats a minute, power in watts, temperature in °C, speed in
    /// metres a second.
    package struct Point {
        /// Unix milliseconds.
        package var atMs: Int64?
        /// Degrees, WGS 84.
        @CompactOptional package var latitude: Double?
        /// Degrees, WGS 84.
        @CompactOptional package var longitude: Double?
        /// Metres above sea level.
        @CompactOptional package var altitude: Double?
        /// Whether the way from the point before was not recorded.
        package var isAfterGap = false
        @CompactOptional package var rate: Double?
        /// Strides of one leg or turns a minute.
        @CompactOptional package var cadence: Double?
        @CompactOptional package var power: Double?
        @CompactOptional package var temperature: Double?
        @CompactOptional package var speed: Double?

        package init() {}

        /// The point's value of a channel; `nil` where it was not measured, and for channels that tracks do not have.
        package subscript(_ channel: WorkoutChannel) -> Double? {
            switch channel {
            case .heartRate: rate
            case .cadence: cadence
            case .power: power
            case .temperature: temperature
            case .speed: speed
            default: nil
            }
        }
    }

    /// Apple's name of it.
    package var activity = "Other"
    package var title: String?
    package var points: [Point] = []
    package init() {}

    /// One a second of the longest workout that is kept, seven days.
    package static let mostPoints = Int(RecordWriter.longest)

    // MARK: What it comes to

    /// The points of the calendar, ascending.
    package var timed: [Point] {
        var last: Int64 = 0
        let isInOrder = points.allSatisfy { point in
            guard let at = point.atMs, at >= last else { return false }
            last = at
            return true
        }
        // Mostly they are; a copy of them all would take as much room again.
        if isInOrder { return points }
        last = .min
        return points.filter { point in
            guard let at = point.atMs, at >= 0, at >= last else { return false }
            last = at
            return true
        }
    }

    /// Whether there are times, but only before 1970, as receivers without a clock write them.
    package var isTooEarly: Bool { points.contains { $0.atMs.map { $0 < 0 } ?? false } }

    /// Places with a time.
    package var route: [ImportedRoute.Point] { Self.places(timed) }

    /// Metres, of all places, with a time or without.
    package var distance: Double { TrackGeometry.distance(along: Self.places(points)) }

    /// Metres climbed and descended, each stretch between gaps for itself.
    package func climb(threshold: Double = 2) -> (up: Double, down: Double) {
        var total = (up: 0.0, down: 0.0)
        var heights: [Double] = []
        func close() {
            let stretch = TrackGeometry.climb(heights, threshold: threshold)
            total = (total.up + stretch.up, total.down + stretch.down)
            heights.removeAll(keepingCapacity: true)
        }
        for point in points {
            if point.isAfterGap { close() }
            if let altitude = point.altitude { heights.append(altitude) }
        }
        close()
        return total
    }

    private static func places(_ points: [Point]) -> [ImportedRoute.Point] {
        var gap = false
        return points.compactMap { point in
            gap = gap || point.isAfterGap
            guard let latitude = point.latitude, let longitude = point.longitude else { return nil }
            defer { gap = false }
            return ImportedRoute.Point(
                atMs: point.atMs ?? 0, latitude: latitude, longitude: longitude, altitude: point.altitude,
                isAfterGap: gap)
        }
    }

    /// Seconds of the stretches between gaps, and the gaps in between.
    package static func stretches(of timed: [Point]) -> (seconds: Double, pauses: [ImportedWorkoutEvent]) {
        var seconds = 0.0
        var pauses: [ImportedWorkoutEvent] = []
        for (before, point) in zip(timed, timed.dropFirst()) {
            guard let from = before.atMs, let to = point.atMs else { continue }
            if !point.isAfterGap {
                seconds += Double(to - from) / 1000
            } else if to > from {
                pauses.append(
                    ImportedWorkoutEvent(kind: .pause, start: from / 1000, durationSeconds: Double(to - from) / 1000))
            }
        }
        return (seconds, pauses)
    }

    // MARK: Writing

    private static let channels: [WorkoutChannel] = [.heartRate, .cadence, .power, .temperature, .speed]

    /// Gives the points' measured values as samples of the types that the activity has for them.
    /// - Parameter timed: points with times, ascending.
    package func writeSamples(of timed: [Point], source: Int32, to writer: inout RecordWriter) throws {
        for channel in Self.channels {
            guard timed.contains(where: { $0[channel] != nil }),
                let type = WorkoutSampleType(channel, of: activity)
            else { continue }
            let measure = try writer.measure(type.identifier, unit: type.unit)
            for point in timed {
                guard let at = point.atMs, let value = point[channel], value != 0 || !type.isZeroNothing else {
                    continue
                }
                try writer.add(measure, source: source, start: at / 1000, value: value * type.factor)
            }
        }
    }

    /// Fills in the workout's missing values from the points; those in the file stay.
    package func fill(_ workout: inout ImportedWorkout, from timed: [Point]) {
        func mean(_ values: [Double]) -> Double? { values.isEmpty ? nil : values.reduce(0, +) / Double(values.count) }
        let rates = timed.compactMap(\.rate).filter { $0 > 0 }
        workout.averageHeartRateBPM = workout.averageHeartRateBPM ?? mean(rates)
        workout.maximumHeartRateBPM = workout.maximumHeartRateBPM ?? rates.max()
        workout.minimumHeartRateBPM = rates.min()
        workout.averagePowerWatts = mean(timed.compactMap(\.power))
        let factor = WorkoutSampleType(.cadence, of: activity)?.factor ?? 1
        workout.averageCadence = mean(timed.compactMap(\.cadence).filter { $0 > 0 }).map { $0 * factor }
        if points.contains(where: { $0.altitude != nil }) { workout.elevationGainMeters = climb().up }
        if points.contains(where: { $0.latitude != nil }) { workout.isIndoor = false }
        workout.title = title
    }

    /// Writes distance and energy as samples: one each for the whole workout.
    package static func writeDayTotals(
        of workout: ImportedWorkout, source: Int32, to writer: inout RecordWriter
    ) throws {
        let duration = workout.end - workout.start
        if let distance = workout.distanceMeters, distance > 0,
            let type = WorkoutActivity.distanceType(of: workout.activity)
        {
            try writer.add(
                try writer.measure(type), source: source, start: workout.start, duration: duration, value: distance)
        }
        if let energy = workout.energyKcal, energy > 0 {
            try writer.add(
                try writer.measure(AppleType.quantityPrefix + "ActiveEnergyBurned"), source: source,
                start: workout.start, duration: duration, value: energy)
        }
    }
}

extension ImportedSource {
    /// The Health app's name for itself in the files of its routes.
    package static let appleRoutes = "Apple Health Export"

    /// The program or device that wrote a file, by its name.
    /// - Parameter format: for example `GPX`: the name of one that does not say.
    package init(recorder name: String?, format: String) {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "\(format) file"
        self.init(name: name, device: "", sourceClass: Self.recorderClass(name))
    }

    /// A workout's totals come from a source of their own on a device that is worn all day, as its other files may count
    /// the same metres.
    package func forTotals(format: String) -> ImportedSource {
        guard sourceClass == .watch else { return self }
        return ImportedSource(name: "\(name) (\(format))", device: device, sourceClass: sourceClass)
    }

    private static func recorderClass(_ name: String) -> Class {
        let plain = name.lowercased()
        if FITProducts.notWorn.contains(where: plain.contains) { return .other }
        if FITProducts.worn.contains(where: plain.contains) || name == appleRoutes { return .watch }
        let isWatchMaker = FITProducts.makers.values.contains { $0.makesWatches && name.hasPrefix($0.name) }
        return isWatchMaker ? .watch : .guessed(fromName: name)
    }
}
