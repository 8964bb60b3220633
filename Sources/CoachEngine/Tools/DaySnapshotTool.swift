import ChatModel
import HealthModel
import JSON

/// `day_snapshot`: everything that was measured on one day.
public struct DaySnapshotTool: CoachTool {
    private let health: any HealthReading
    private let today: @Sendable () -> CivilDay

    /// - Parameter today: The day that the model calls today; nothing after it exists.
    public init(health: any HealthReading, today: @escaping @Sendable () -> CivilDay) {
        self.health = health
        self.today = today
    }

    public let definition = ToolDefinition(
        name: "day_snapshot",
        summary: """
            Everything measured on one day: activity, last night's sleep, heart, body, check-in, workouts, trends. \
            A field that is not there was not measured.
            """,
        parametersJSON: """
            {"type":"object","properties":{"day":{"type":"string","description":"today (default), yesterday or a date \
            as 2026-03-14"}},"additionalProperties":false}
            """)

    /// A day has this many workouts at most in an answer.
    private static let mostWorkouts = 20

    public func run(_ arguments: JSONValue, for consent: ConsentFilter) async -> ToolOutcome {
        do throws(ToolProblem) {
            let arguments = try ToolArguments(arguments, allowing: ["day"])
            return try await answer(on: try day(try arguments.text("day") ?? "today"), consent)
        } catch {
            return error.outcome
        }
    }

    private func day(_ text: String) throws(ToolProblem) -> CivilDay {
        let today = today()
        let day: CivilDay? =
            switch text {
            case "today": today
            case "yesterday": today.advanced(by: -1)
            default: CivilDay(iso: text)
            }
        guard let day else {
            throw ToolProblem(
                .invalidArguments, "That is not a day; write today, yesterday or a date as 2026-03-14.", path: "day")
        }
        guard day <= today else {
            throw ToolProblem(.invalidArguments, "The day lies after today, which is \(today.iso).", path: "day")
        }
        return day
    }

    private func answer(on day: CivilDay, _ consent: ConsentFilter) async throws(ToolProblem) -> ToolOutcome {
        let report: DayReport
        do throws(HealthStoreError) { report = consent.passed(try await health.report(of: day)) } catch {
            throw ToolProblem(error)
        }
        var snapshot = report.snapshot.withPlainNames(for: consent.place)
        // Free text of the person or of an app is not for a tool to repeat.
        snapshot.subjective.notes = nil
        snapshot.app.lastMealSummary = nil
        var notes = [day == today() ? DayNotes.partial(snapshot) : nil].compactMap { $0 }
        if snapshot.app.workouts.count > Self.mostWorkouts {
            notes.append("only the first \(Self.mostWorkouts) of \(snapshot.app.workouts.count) workouts are listed")
            snapshot.app.workouts.removeLast(snapshot.app.workouts.count - Self.mostWorkouts)
        }
        var fields: [(key: String, value: JSONTree)] = [("day", .string(day.iso))]
        if !consent.withheld.isEmpty {
            fields.append((SharedResult.withheldKey, .list(consent.withheld.map { .string($0.rawValue) })))
            notes.append("the person does not share what is withheld: it may well have been measured")
        }
        if let extent = report.extent, extent.contains(day) {
            // Written elsewhere, it goes in as it is.
            fields.append(("snapshot", .digits(SnapshotJSON.text(of: snapshot, layout: .measuredOnly))))
            notes.append("what is not listed\(consent.withheld.isEmpty ? "" : " and not withheld") was not measured")
        } else if consent.sharesNoMeasurement {
            // Not even whether there is a record.
        } else {
            fields += [("no_data", .boolean(true)), ("reason", .string("nothing was recorded on that day"))]
            if let extent = report.extent { fields.append(("available", .extent(extent))) }
        }
        fields.append(("notes", .list(notes.map { .string($0) })))
        return ToolOutcome(fields)
    }
}

extension JSONTree {
    static func extent(_ days: ClosedRange<CivilDay>) -> JSONTree {
        .object([("first", .string(days.lowerBound.iso)), ("last", .string(days.upperBound.iso))])
    }
}
