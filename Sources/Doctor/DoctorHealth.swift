import Console
import Foundation
import JSON

/// How a part of the program is doing.
public struct ServiceHealth: Sendable {
    /// The verdict on a part.
    public enum Status: String, Sendable {
        case healthy
        /// Works, but something should be looked at.
        case degraded
        /// Cannot be used as it is.
        case unhealthy
        /// Not set up, or not asked.
        case unknown
    }
    /// A number, text or truth of interest to a script.
    public enum Detail: Sendable {
        case number(Double)
        case count(Int)
        case text(String)
        case truth(Bool)

        var json: Any {
            switch self {
            case .number(let number): number
            case .count(let count): count
            case .text(let text): text
            case .truth(let truth): truth
            }
        }
    }

    /// Stable name: `health_store`, `provider.openai`.
    public var service: String
    /// For people: `Health store`.
    public var title: String
    public var status: Status
    /// One line: what was found.
    public var message: String
    /// The advice; `nil` when there is nothing to do.
    public var advice: String?
    /// How long looking took.
    public var seconds = 0.0
    /// Further findings by their names in `--json`.
    public var details: [String: Detail] = [:]
}

/// The health of all parts at one moment.
public struct HealthReport {
    var checkedAt: Date
    public var services: [ServiceHealth]

    /// The worst of what is in use: what is not set up does not count.
    public var status: ServiceHealth.Status {
        let all = services.map(\.status)
        return all.contains(.unhealthy) ? .unhealthy : all.contains(.degraded) ? .degraded : .healthy
    }

    public var json: String {
        JSONText.object([
            "status": status.rawValue,
            "checked_at": checkedAt.formatted(.iso8601),
            "services": services.map { service -> [String: Any] in
                [
                    "service": service.service, "status": service.status.rawValue, "message": service.message,
                    "advice": service.advice ?? NSNull() as Any,
                    "seconds": (service.seconds * 10_000).rounded() / 10_000,
                    "details": service.details.mapValues(\.json),
                ]
            },
        ])
    }

    /// A line each, the advice below it.
    /// - Parameter isUTF8: whether the terminal shows more than ASCII.
    public func text(isUTF8: Bool) -> String {
        let width = services.map(\.title.count).max() ?? 0
        var lines: [String] = []
        for service in services {
            let title = service.title.padding(toLength: width, withPad: " ", startingAt: 0)
            let mark = Self.mark(service.status, isUTF8: isUTF8)
            lines.append("\(mark) \(title)  \(service.message)\(Self.time(service.seconds, isUTF8: isUTF8))")
            let indent = String(repeating: " ", count: mark.count + width + 3)
            if let advice = service.advice { lines.append("\(indent)\(isUTF8 ? "→" : "->") \(advice)") }
        }
        lines += ["", summary]
        let text = lines.joined(separator: "\n")
        return isUTF8 ? text : String(text.map { $0.isASCII ? $0 : "?" })
    }

    private var summary: String {
        switch status {
        case .healthy, .unknown: "All is well."
        case .degraded: "AirFit works; some things should be looked at."
        case .unhealthy: "Something in use does not work."
        }
    }

    private static func mark(_ status: ServiceHealth.Status, isUTF8: Bool) -> String {
        switch status {
        case .healthy: isUTF8 ? "✓" : "ok"
        case .degraded: isUTF8 ? "!" : "! "
        case .unhealthy: isUTF8 ? "✗" : "x "
        case .unknown: isUTF8 ? "·" : "- "
        }
    }

    /// Only what took noticeable time is told.
    private static func time(_ seconds: Double, isUTF8: Bool) -> String {
        guard seconds >= 0.001 else { return "" }
        let text = seconds < 1 ? "\(Int((seconds * 1000).rounded())) ms" : String(format: "%.1f s", seconds)
        return isUTF8 ? "  · \(text)" : "  (\(text))"
    }
}
