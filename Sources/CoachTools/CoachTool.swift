import ChatModel
import Foundation
import HealthModel
import JSON

/// Something the model can have looked up or done.
public protocol CoachTool: Sendable {
    var definition: ToolDefinition { get }
    /// Never throws: what goes wrong is an outcome that the model reads.
    /// - Parameters:
    ///   - arguments: a JSON object; its members are not yet checked.
    ///   - consent: what whoever reads the answer may see.
    func run(_ arguments: JSONValue, for consent: ConsentFilter) async -> ToolOutcome
}

/// The reply of a tool.
public struct ToolOutcome: Equatable, Sendable {
    /// The longest answer, in bytes of UTF-8.
    public static let mostBytes = 16 * 1024
    /// The most rows of a list in an answer.
    static let mostRows = 60

    /// One JSON object as text, at most `mostBytes` long.
    public var json: String
    /// Why there is no answer; `nil` where there is one, also one that says there are no data.
    public var problem: ToolProblem.Code?

    public var isError: Bool { problem != nil }

    /// The text for the model: without the members for later readers.
    public var told: String { SharedResult.withoutCategories(json) }

    public init(json: String, problem: ToolProblem.Code? = nil) {
        self.json = json
        self.problem = problem
    }
}

/// Why a tool did not answer, in words that let the model do better.
public struct ToolProblem: Error, Equatable, Sendable {
    /// The code of a problem, as in the reply to the model.
    public enum Code: String, Sendable {
        case unknownTool = "unknown_tool"
        case invalidArguments = "invalid_arguments"
        case unknownMetric = "unknown_metric"
        case unknownField = "unknown_field"
        case limitExceeded = "limit_exceeded"
        case notAllowed = "not_allowed"
        case notConfirmed = "not_confirmed"
        case busy
        /// The data could not be read.
        case failed
    }

    public var code: Code
    /// One sentence that names what is allowed.
    public var message: String
    /// The argument it is about.
    public var path: String?
    public var suggestions: [String]
    /// Nothing of that kind is recorded at all; the reason is the message.
    public var isNoData: Bool
    /// The person keeps this back: no error, but an answer without data.
    var withheld: HealthCategory?
    /// AirFit keeps it out of the conversation, not the person.
    var isLeftOut = false

    public init(
        _ code: Code, _ message: String, path: String? = nil, suggestions: [String] = [], isNoData: Bool = false
    ) {
        self.code = code
        self.message = message
        self.path = path
        self.suggestions = suggestions
        self.isNoData = isNoData
    }

    init(_ error: HealthStoreError) {
        switch error {
        case .busy: self.init(.busy, "The health data are being written; try again in a moment.")
        case .damaged:
            self.init(
                .failed,
                "The health data are damaged in places; `airfit restore --list` shows the backups to put back, and "
                    + "`airfit doctor --salvage` reads what can still be read.")
        default: self.init(.failed, "The health data cannot be read at the moment.")
        }
    }

    /// The problem of a call that asks for data that the person keeps back.
    static func notShared(
        _ category: HealthCategory, by consent: ConsentFilter, path: String? = nil
    ) -> ToolProblem {
        let isLeftOut = consent.leftOut.contains(category)
        let reason = isLeftOut ? leftOutReason : consent.place == .offline ? hiddenReason : notSharedReason
        var problem = ToolProblem(.notAllowed, reason, path: path)
        problem.withheld = category
        problem.isLeftOut = isLeftOut
        return problem
    }

    static let notSharedReason = "not shared"
    /// For what stays in this program: nothing is shared, and what the person hides is not shown.
    static let hiddenReason = "hidden"
    static let leftOutReason = "left out of this conversation"

    public var outcome: ToolOutcome {
        if let withheld { return notShared(withheld) }
        var error: [(key: String, value: JSONTree)] = [("code", .string(code.rawValue)), ("message", .string(message))]
        if let path { error.append(("path", .string(path))) }
        if !suggestions.isEmpty { error.append(("suggestions", .list(suggestions.map { .string($0) }))) }
        var fields: [(key: String, value: JSONTree)] = [("error", .object(error))]
        if isNoData { fields += [("no_data", .boolean(true)), ("reason", .string(message))] }
        return ToolOutcome(json: JSONTree.object(fields).compact, problem: code)
    }

    private func notShared(_ category: HealthCategory) -> ToolOutcome {
        let note =
            isLeftOut
            ? "AirFit keeps \(category.title) out of this conversation on purpose: answer without it, and do not say that "
                + "the person keeps it back"
            : message == Self.hiddenReason
                ? "\(category.title) is hidden; Settings, Permissions shows it again"
                : "the person does not share \(category.title) with you: say so, name Settings, Privacy as the place to "
                    + "change it, and answer without it"
        var fields: [(key: String, value: JSONTree)] = [
            ("no_data", .boolean(true)), ("reason", .string(message)),
            ("withheld", .list([.string(category.rawValue)])),
        ]
        if let path { fields.append(("path", .string(path))) }
        fields.append(("notes", .list([.string(note)])))
        return ToolOutcome(json: JSONTree.object(fields).compact)
    }
}

extension JSONTree {
    /// On one line.
    package var compact: String {
        var text = ""
        write(into: &text, depth: nil)
        return text
    }

    /// A number with at most 10 significant digits, whole ones without a point; `null` for what is not finite.
    package static func figure(_ number: Double) -> JSONTree {
        guard number.isFinite else { return .null }
        if let whole = Int(exactly: number), whole.magnitude < 10_000_000_000 { return .digits(String(whole)) }
        return .digits(String(format: "%.10g", number))
    }

    package static func figure(_ number: Double?) -> JSONTree { number.map { figure($0) } ?? .null }

    package static func day(_ day: CivilDay?) -> JSONTree { .text(day?.iso) }

    static func days(_ days: some Sequence<CivilDay>) -> JSONTree { .list(days.map { .string($0.iso) }) }

    static func extent(_ days: ClosedRange<CivilDay>) -> JSONTree {
        .object([("first", .string(days.lowerBound.iso)), ("last", .string(days.upperBound.iso))])
    }
}
