import Findings
import HealthModel
import HealthQuery
import JSON

extension QueryCall {
    /// The steps of a metric in a range at days on which another source began to give it.
    func deviceBreaks(
        of metric: DayField, in days: ClosedRange<CivilDay>, _ table: DayTable
    ) async throws(ToolProblem) -> [DeviceBreak] {
        guard FindingMetric.measured.contains(metric), let first = table.first, first <= days.upperBound else {
            return []
        }
        let reach = max(first, days.lowerBound.advanced(by: -DeviceBreak.reach))
        let end = min(today, days.upperBound.advanced(by: DeviceBreak.reach))
        guard reach <= end else { return [] }
        let sources: [SourceDay]
        do throws(HealthStoreError) { sources = try await reading.sourceDays(of: metric, in: reach...end) } catch {
            throw ToolProblem(error)
        }
        return DeviceBreak.all(of: metric, at: SourceChange.all(sources), in: days) { around in
            table.values(metric, on: table.span(around)).filter { metric.isPlausible($0.value) }
        }
    }
}

extension DeviceBreak {
    /// The sentence, in metric units as all figures of the tools are. It names the kind of device, not its name.
    func sentence(of metric: DayField, today: CivilDay) -> String {
        FindingWording(.english, today: today).sentence(remark(of: metric))
    }

    /// As the tools tell it.
    func fields(of metric: DayField, today: CivilDay) -> JSONTree {
        .object([
            ("date", .day(day)), ("new", .text(source?.rawValue)), ("shift", .figure(step.shift)),
            ("interval", .list([.figure(step.low), .figure(step.high)])), ("before", .figure(step.before)),
            ("after", .figure(step.after)), ("n_before", .integer(step.countBefore)),
            ("n_after", .integer(step.countAfter)), ("paired_days", .integer(step.isPaired ? step.countAfter : nil)),
            ("text", .string(sentence(of: metric, today: today))),
        ])
    }
}
