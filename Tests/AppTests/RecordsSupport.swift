@testable import ScreenKit
import Canvas
import ChatModel
import Foundation
import HealthModel
import SettingsModel
import TestSupport
import Testing

@testable import App
@testable import CoachScreen
@testable import RecordsScreen
@testable import SettingsScreen
@testable import TodayScreen

/// A person at the records of the whole program. A made-up store answers what is read, unless it is told not to.
struct RecordsVisit {
    var app: AppState
    var store = MadeUpRecords()
    var disk = MadeUpFolders()
    /// Changes and effects for the outside, in order.
    private(set) var changes: [RecordsChange] = []
    private(set) var reads: [RecordsRequest] = []
    private(set) var others: [AppEffect] = []

    init(_ width: Int = 80, _ height: Int = 24, _ settings: Settings = Settings(), store: MadeUpRecords = .init()) {
        var today = TodayState(today: SampleReports.today)
        _ = today.apply(.reportArrived(SampleReports.runningDay))
        app = AppState(
            size: Size(width: width, height: height), today: today,
            coach: CoachState(model: ModelReference(provider: .offline, model: "rules")),
            settings: SettingsState(settings: settings), screen: .today)
        self.store = store
        _ = app.apply(.opened)
        _ = app.apply(.today(.reportArrived(SampleReports.runningDay)))
    }

    /// At a page that is opened as from elsewhere in the program.
    init(_ size: (Int, Int), at page: RecordsPage, store: MadeUpRecords = .init()) {
        self.init(size.0, size.1, store: store)
        run(app.openRecords(page))
    }

    mutating func press(_ keys: KeyPress.Key...) { for key in keys { press(KeyPress(key)) } }
    mutating func press(_ key: KeyPress) { input(.key(key)) }
    mutating func type(_ text: String) { for letter in text { press(.character(letter)) } }
    mutating func input(_ event: InputEvent) {
        run(app.apply(.input(event, at: Date(timeIntervalSince1970: 1_800_000_000))))
    }
    mutating func send(_ action: AppAction) { run(app.apply(action)) }

    mutating func click(_ text: String, at location: SourceLocation = #_sourceLocation) {
        for (row, line) in shown.enumerated() {
            guard let range = line.range(of: text) else { continue }
            input(.mouse(MouseEvent(.press, at: Point(column: line[..<range.lowerBound].cellWidth, row: row))))
            return
        }
        Issue.record("\(text) is not on the screen", sourceLocation: location)
    }

    mutating func run(_ effects: [AppEffect]) {
        for effect in effects {
            if case .settings(.readFolder(let request)) = effect {
                send(.settings(.folderRead(request, disk.read(request))))
                continue
            }
            guard case .records(let effect) = effect else {
                others.append(effect)
                continue
            }
            switch effect {
            case .read(let request):
                reads.append(request)
                if let problem = store.problem {
                    send(.records(.failed(request, problem)))
                } else if let answer = store.answer(request) {
                    send(.records(.arrived(request, answer)))
                }
            case .change(let change): changes.append(change)
            default: break
            }
        }
    }

    /// What was begun is done.
    mutating func finishChanges(_ sentence: String = "") {
        let done = changes
        changes = []
        for change in done { send(.records(.changed(change, sentence))) }
    }

    var canvas: Canvas {
        var canvas = Canvas(app.size)
        drawApp(app, on: &canvas)
        return canvas
    }
    var shown: [String] { canvas.textRows }
    var footer: String { shown.last ?? "" }
    func shows(_ text: String) -> Bool { shown.contains { $0.contains(text) } }
    /// The row with the cursor.
    var marked: String { shown.first { $0.contains("▸") } ?? "" }
}

/// Answers as a store with a few years of data would give them.
struct MadeUpRecords {
    var imports = RecordSamples.imports
    var files = RecordSamples.files
    var sources = Records.SourceOrder(RecordSamples.sources)
    var contents = RecordSamples.contents
    var explanation: Records.Explanation = RecordSamples.explanation
    var workout = RecordSamples.workout
    /// Samples of every day.
    var samplesOfDay = 6
    var days = 1_000
    /// Everything that is read fails so.
    var problem: String?

    func answer(_ request: RecordsRequest) -> RecordsAnswer? {
        switch request {
        case .imports: .imports(imports)
        case .importFiles: .importFiles(files)
        case .undoForecast: .undoForecast(Records.UndoForecast(rows: 48_213, days: 412))
        case .sources: .sources(sources)
        case .contents: .contents(contents)
        case .days(_, let place): .days(dayPage(of: RecordSamples.days(days), at: place, day: \.day))
        case .samples(let type, let day, let filter, let place):
            .samples(page(of: samples(type, day, filter), at: place, key: \.key))
        case .workouts(_, let place): .workouts(page(of: RecordSamples.workouts, at: place, key: \.key))
        case .workout: .workout(workout)
        case .nights(let place): .nights(dayPage(of: RecordSamples.nights, at: place, day: \.day))
        case .night: .night(RecordSamples.night)
        case .sleepLeftOut: .sleepLeftOut(RecordSamples.night.pieces.suffix(1))
        case .findings(_, let place): .findings(page(of: RecordSamples.findings, at: place, key: \.place))
        case .explanation: .explanation(explanation)
        case .table(let place): .table(RecordSamples.table(at: place))
        case .tableRows(let mapping): .tableRows(RecordSamples.read(by: mapping))
        }
    }

    private func samples(_ type: Int, _ day: CivilDay, _ filter: String) -> [Records.Sample] {
        RecordSamples.samples(samplesOfDay, of: type, on: day).filter {
            filter.isEmpty || $0.source.lowercased().contains(filter.lowercased())
        }
    }

    /// By the day, the newest first; also from a day that is not in the list.
    private func dayPage<Row>(
        of all: [Row], at place: Records.Place<CivilDay>, day: (Row) -> CivilDay
    ) -> Records.Page<Row> {
        guard let after = place.after else { return cut(all, place) }
        return cut(all.filter { place.isBackwards ? day($0) > after : day($0) < after }, place)
    }

    private func page<Row, Key: Hashable>(
        of all: [Row], at place: Records.Place<Key>, key: (Row) -> Key
    ) -> Records.Page<Row> {
        guard let after = place.after, let index = all.firstIndex(where: { key($0) == after }) else {
            return cut(all, place)
        }
        return cut(Array(place.isBackwards ? all[..<index] : all[(index + 1)...]), place)
    }

    private func cut<Row, Key>(_ rows: [Row], _ place: Records.Place<Key>) -> Records.Page<Row> {
        let kept = place.isBackwards ? Array(rows.suffix(place.limit)) : Array(rows.prefix(place.limit))
        return Records.Page(kept, isLast: kept.count == rows.count)
    }
}

/// Made-up rows, with names as long and odd as they come from outside.
enum RecordSamples {
    static let today = SampleReports.today

    static func moment(_ day: CivilDay, _ hour: Int, _ minute: Int = 0) -> Date {
        Date(timeIntervalSince1970: Double(day.number * 86_400 + hour * 3_600 + minute * 60))
    }

    static let imports: [Records.ImportEntry] = [
        .init(
            id: 3, path: "/home/jo/Downloads/export (2).zip", format: "apple-health",
            finishedAt: moment(today.advanced(by: -1), 20, 14), files: 214, records: 2_312_004, added: 48_213,
            skipped: 1_204),
        .init(
            id: 2, path: "/home/jo/Downloads/a folder with a very long name that goes on and on/Garmin, all of it",
            format: "folder", finishedAt: moment(today.advanced(by: -30), 7, 5), files: 1_840, records: 912_443,
            added: 900_001, skipped: 12_442),
        .init(
            id: 1, path: "/home/jo/oura.json", format: "oura", finishedAt: moment(today.advanced(by: -400), 12),
            files: 1, records: 4_200, added: 4_200, skipped: 0, undoneAt: moment(today.advanced(by: -399), 9)),
    ]

    static let files: [Records.ImportFile] = [
        .init(
            name: "apple_health_export/export.xml", format: "apple-health", status: .imported, records: 2_300_000,
            added: 48_000, skipped: 1_204,
            skippedReasons: ["has no value": 1_000, "ends before it begins": 200, "is of the future": 4]),
        .init(
            name: "workout-routes/route_2026-11-20_6.04pm.gpx", format: "gpx", status: .partial, records: 12_004,
            added: 213, reason: "It is cut off after line 12,004; what came before is kept."),
        .init(
            name: "clinical-records/letter.pdf", format: "", status: .rejected,
            reason: "This is no health data that AirFit can read; nothing of it was imported."),
        .init(name: "a\u{1B}[31mred\u{202E}txt.json", format: "health-auto-export", status: .duplicate),
    ]

    static let sources: [Records.Source] = [
        .init(
            name: "Jo's Apple Watch", kind: .watch, devices: ["Watch6,18", "Watch7,3"], samples: 1_802_113,
            first: CivilDay(iso: "2019-04-02"), last: today),
        .init(
            name: "Jo's iPhone", kind: .phone, devices: ["iPhone15,2"], samples: 401_220,
            first: CivilDay(iso: "2016-09-30"), last: today),
        .init(
            name: "A scale with quite a long name in the kitchen, second floor", kind: .other, samples: 1_204,
            first: CivilDay(iso: "2022-01-15"), last: CivilDay(iso: "2026-11-19"), isExcluded: true),
        .init(
            name: "睡眠記録", kind: .other, samples: 12, first: CivilDay(iso: "2024-02-01"),
            last: CivilDay(iso: "2024-02-12")),
    ]

    static let steps = Records.SampleType(
        id: 1, identifier: "HKQuantityTypeIdentifierStepCount", unit: "count", count: 1_204_113,
        first: CivilDay(iso: "2016-09-30"), last: today, category: .activity, plausible: 0...100_000, metric: .steps)
    static let weight = Records.SampleType(
        id: 2, identifier: "HKQuantityTypeIdentifierBodyMass", unit: "kg", count: 1_204,
        first: CivilDay(iso: "2022-01-15"), last: today, category: .body, plausible: 1...700, metric: .weight)

    static let contents = Records.Contents(
        types: [
            steps, weight,
            .init(
                id: 3, identifier: "HKQuantityTypeIdentifierHeartRate", unit: "count/min", count: 980_221,
                first: CivilDay(iso: "2019-04-02"), last: today, category: .heart, metric: .heartRate),
            .init(
                id: 4, identifier: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN", unit: "ms", count: 8_204,
                first: CivilDay(iso: "2019-04-02"), last: today, category: .heart, metric: .heartRateVariability),
            .init(
                id: 5, identifier: "HKCategoryTypeIdentifierMenstrualFlow", unit: "", count: 240,
                first: CivilDay(iso: "2021-04-02"), last: today, category: .reproductive),
            .init(
                id: 6, identifier: "SomethingThatNobodyHasEverHeardOfAndThatHasAVeryLongName", unit: "things", count: 3,
                first: CivilDay(iso: "2024-04-02"), last: CivilDay(iso: "2024-04-04"), category: .clinical),
        ], hasWorkouts: true, hasNights: true,
        findings: [FindingSummary(kind: "electrocardiogram", count: 14)])

    /// The newest first.
    static func days(_ count: Int) -> [Records.DayOfType] {
        (0..<count).map { index in
            .init(
                day: today.advanced(by: -index), count: 40 + index % 7, least: 4, most: Double(900 + index % 13),
                merged: Double(8_000 + index % 100))
        }
    }

    static func samples(_ count: Int, of type: Int, on day: CivilDay) -> [Records.Sample] {
        (0..<count).map { index in
            let begin = day.number * 86_400 + 6 * 3_600
            let value: Double = type == 2 ? 72.4 + Double(index) : Double(120 + index)
            let own: Double = type == 2 ? 71.8 : 99
            let key = SampleKey(
                type: type, start: begin + index * 240, source: index % 2 + 1, duration: index % 3 == 0 ? 0 : 212,
                value: value)
            return Records.Sample(
                key: key, offset: 3_600, source: index % 2 == 0 ? "Jo's Apple Watch" : "Jo's iPhone",
                isTyped: index == 2, isExcluded: index == 3, replacement: index == 4 ? own : nil,
                importName: "export.zip")
        }
    }

    private static func workoutKey(_ days: Int, _ hour: Int, _ minutes: Int, _ activity: String) -> WorkoutKey {
        let day = today.advanced(by: days)
        let start = day.number * 86_400 + hour * 3_600
        return WorkoutKey(day: day, start: start, source: 1, activity: activity, end: start + minutes * 60)
    }

    static let workouts: [Records.Workout] = [
        workout,
        .init(
            key: workoutKey(-3, 6, 40, "Strength"), offset: 3_600, activity: "Strength", source: "Jo's Apple Watch",
            minutes: 40, energyKcal: 212, averageBPM: 118),
    ]

    static let workout = Records.Workout(
        key: workoutKey(-1, 17, 52, "Running"), offset: 3_600, activity: "Running", source: "Jo's Apple Watch",
        minutes: 50.5, distanceKm: 10.02, energyKcal: 702,
        elevationM: 112, averageBPM: 152, minimumBPM: 101, maximumBPM: 178,
        facts: [.init("Power", "243 W on average"), .init("Indoors", "no")],
        events: [
            .init("lap", at: moment(today.advanced(by: -1), 17), seconds: 301),
            .init("pause", at: moment(today.advanced(by: -1), 17, 20), seconds: 90),
            .init("mark", at: moment(today.advanced(by: -1), 17, 31)),
        ], routePoints: 3_012, routeKm: 9.98)

    /// With what is computed from it, as its page has it.
    static let figures: Records.Workout = {
        var workout = Self.workout
        var figures = Records.WorkoutFigures()
        let pulse: [Double?] = (0..<60).map { part in
            let share = Double(part) / 22
            return 110 + 60 * sin(share)
        }
        figures.pulse = pulse.enumerated().map { $0.offset == 24 || $0.offset == 25 ? nil : $0.element }
        let zones: [Double] = [4.2, 12.5, 20, 11.3, 2.5]
        (figures.zoneMinutes, figures.load, figures.sessionLoad) = (zones, 147, 353.5)
        (figures.pace, figures.effort) = (302, 7)
        figures.comparisons = [
            .init(field: .duration, value: 50.5, usual: 44, count: 10),
            .init(field: .pace, value: 302, usual: 311, count: 9),
        ]
        workout.figures = figures
        return workout
    }()

    static let night = NightRecord(
        day: today,
        night: SleepNight(
            bedtime: moment(today.advanced(by: -1), 22, 10), wakeTime: moment(today, 6, 2), bedtimeOffset: 3_600,
            wakeOffset: 3_600, asleepMinutes: 441, inBedMinutes: 472, hasInBedData: true,
            sourceName: "Jo's Apple Watch"),
        pieces: [
            piece(.inBed, -1, 22, 10, minutes: 472, "Jo's iPhone"), piece(.core, -1, 22, 31, minutes: 33),
            piece(.deep, -1, 23, 4, minutes: 46, isExcluded: true),
        ])

    private static func piece(
        _ stage: SleepStage, _ days: Int, _ hour: Int, _ minute: Int, minutes: Int,
        _ source: String = "Jo's Apple Watch", isExcluded: Bool = false
    ) -> SleepPieceRecord {
        let start = Int(moment(today.advanced(by: days), hour, minute).timeIntervalSince1970)
        return SleepPieceRecord(
            key: SleepPieceKey(start: start, source: 1, duration: minutes * 60, stage: stage), sourceName: source,
            offset: 3_600, isExcluded: isExcluded)
    }

    static let nights = [night]

    static let findings: [FindingRecord] = [
        .init(
            kind: "electrocardiogram", start: moment(today.advanced(by: -9), 8), end: moment(today.advanced(by: -9), 8),
            offset: 3_600, title: "Sinus rhythm, 62 beats a minute",
            fields: [
                .init(name: "Classification", value: "Sinus rhythm"),
                .init(name: "Average heart rate", value: "62 /min"),
            ], sourceName: "ECG", imports: [1],
            place: .init(
                start: (today.number - 9) * 86_400 + 8 * 3_600, source: 3, end: 0, title: "Sinus rhythm", fields: ""))
    ]

    private static let rule = """
        Steps are summed over the day. Where sources overlap, each stretch of time counts from the highest source that \
        has a sample then.
        """

    private static let parts: [Records.Explanation.Part] = [
        .init(source: "Jo's Apple Watch", kind: .watch, samples: 412, raw: 5_904, counted: 5_904),
        .init(source: "Jo's iPhone", kind: .phone, samples: 120, raw: 4_010, counted: 308),
        .init(
            source: "A pedometer with quite a long name on the left shoe", kind: .other, samples: 2, raw: 0, counted: 0),
    ]

    static let explanation = Records.Explanation(
        metric: .steps, day: today, value: 6_212, merged: 6_212, rawSum: 9_914,
        rule: rule,
        parts: parts, excludedSamples: 2, editedSamples: 1, summary: 6_190, zoneName: "Europe/Berlin",
        begins: moment(today.advanced(by: -1), 23), ends: moment(today, 23), beginOffset: 3_600, endOffset: 3_600)

    /// With dates that can be read in two ways, and names that nobody knows.
    static func table(at place: Records.TablePlace) -> Records.Table {
        Records.Table(
            headings: ["Tag", "Gewicht am Morgen, nach dem Aufstehen", "Uhr", "Laune"],
            rows: (1...10).map {
                ["0\($0 % 9 + 1)/04/2025", "7\($0 % 4),\($0 % 10)", "07:1\($0 % 10)", "\($0 % 5 + 1)"]
            },
            metrics: [
                .init(id: "weight_kg", unit: "kg", units: ["kg", "lb", "st"]), .init(id: "mood", unit: "", units: [""]),
                .init(id: "steps", unit: "count", units: ["count"]),
            ],
            mapping: Records.TableMapping(
                place: place, dateHeading: "Tag", dateOrder: nil, hasDecimalComma: true, columns: []))
    }

    static func read(by mapping: Records.TableMapping) -> [Records.ReadRow] {
        (1...10).map { row in
            let day = mapping.dateOrder == .monthFirst ? "2025-0\(row % 9 + 1)-04" : "2025-04-0\(row % 9 + 1)"
            return Records.ReadRow(
                time: row == 3 ? nil : day + (mapping.timeHeading == nil ? "" : " 07:1\(row % 10)"),
                values: mapping.columns.map {
                    row == 2
                        ? nil : $0.metric == "mood" ? "\(row % 5 + 1)" : "7\(row % 4).\(row % 10) \($0.unit ?? "kg")"
                })
        }
    }

    static let restingHeartRate: Records.Explanation = {
        var why = explanation
        why.metric = .restingHeartRate
        (why.value, why.merged, why.rawSum, why.summary) = (52, 52, nil, nil)
        why.rule = "The sample that was written last stands for the day."
        why.parts = [.init(source: "Jo's Apple Watch", kind: .watch, samples: 3, raw: 52, counted: 52)]
        (why.excludedSamples, why.editedSamples, why.night) = (0, 0, bed)
        return why
    }()

    private static let bed = DayExplanation.Night(
        bedtime: night.night.bedtime, wakeTime: night.night.wakeTime, bedtimeOffset: 3_600, wakeOffset: 3_600,
        sourceName: "Jo's Apple Watch")
}
