import HealthModel
import HealthQuery

/// Where a number of an answer comes from.
public struct FigureSource: Equatable, Sendable {
    /// Number of the reply among those of the conversation; `nil` for the data of the prompt.
    public var reply: Int?
    /// The call that was answered so.
    public var callID: String?
    /// `segments[1].mean`; empty where it is no member of a JSON text.
    public var path: String
    /// The figure as it stands there, without its sign.
    public var value: Double
    /// The metric of the value; `nil` where that is no metric of days, as of a workout or a formula.
    public var metric: DayField?
    /// The dates that the reply is about.
    public var range: ClosedRange<CivilDay>?
    /// The one day within them, for a value of a day.
    public var day: CivilDay?
}

/// The support found for a number of an answer.
public enum FigureStanding: Equatable, Sendable {
    /// A tool's reply holds it, to the digits that are written.
    case supported(FigureSource)
    /// The difference, the share or the change of two figures of replies.
    case derived(FigureSource, FigureSource)
    /// The data that the model was told before the conversation hold it.
    case told(FigureSource)
    /// The person wrote it.
    case said
    /// It says nothing about the person.
    case aside(Figure.Aside)
    case unsupported

    /// Where to look it up.
    public var source: FigureSource? {
        switch self {
        case .supported(let source), .told(let source), .derived(let source, _): source
        case .said, .aside, .unsupported: nil
        }
    }

    /// A fixed word, for files and scripts.
    public var name: String {
        switch self {
        case .supported: "supported"
        case .derived: "derived"
        case .told: "told"
        case .said: "said"
        case .aside: "aside"
        case .unsupported: "unsupported"
        }
    }
}

/// A number of an answer with what is known about it.
public struct CheckedFigure: Equatable, Sendable {
    public var figure: Figure
    public var standing: FigureStanding

    /// It came from a reply or the prompt, or nothing supports it.
    public var isMarked: Bool { standing.source != nil || standing == .unsupported }
}

/// All numbers of an answer.
public struct AnswerEvidence: Equatable, Sendable {
    public var figures: [CheckedFigure]

    public init(figures: [CheckedFigure] = []) { self.figures = figures }

    public var unsupported: [CheckedFigure] { figures.filter { $0.standing == .unsupported } }

    /// `2 numbers here are not backed by the data: 73 kg, 6.1 h`; `nil` where there is none.
    public var warning: String? {
        let found = unsupported
        guard !found.isEmpty else { return nil }
        var names: [String] = []
        for text in found.map(\.figure.text) where !names.contains(text) { names.append(text) }
        let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " …" : "")
        return names.count == 1 && found.count == 1
            ? "1 number here is not backed by the data: \(shown)"
            : "\(found.count) numbers here are not backed by the data: \(shown)"
    }
}
