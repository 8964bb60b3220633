/// How a value is tested. The raw value is the sign in tools.
public enum ComparisonOperator: String, CaseIterable, Sendable {
    case atLeast = ">="
    case above = ">"
    case atMost = "<="
    case below = "<"
    case equal = "=="
    case unequal = "!="
    case among = "in"
    case notAmong = "not_in"
    case present, missing

    /// Those that texts know: texts have no order here.
    public static let ofTexts: [ComparisonOperator] = [.equal, .unequal, .among, .notAmong, .present, .missing]
}

/// The operand that a value is compared with.
public enum Operand: Equatable, Sendable {
    /// With `present` and `missing`.
    case nothing
    case numbers([Double])
    /// In lower case.
    case texts([String])

    /// Case does not count.
    public static func folded(_ texts: [String]) -> Operand { .texts(texts.map { $0.lowercased() }) }
}

/// A question to one value that is answered with yes, no or unknown.
public struct Condition<Field: Equatable & Sendable>: Equatable, Sendable {
    public var field: Field
    public var comparison: ComparisonOperator
    public var operand: Operand
    /// The value of so many calendar dates earlier is tested.
    public var lag: Int

    public init(_ field: Field, _ comparison: ComparisonOperator, _ operand: Operand = .nothing, lag: Int = 0) {
        self.field = field
        self.comparison = comparison
        self.operand = operand
        self.lag = lag
    }

    /// `nil` is unknown: a value that is missing, unless that is the question.
    public func holds(for cell: FieldValue) -> Bool? {
        switch (cell, comparison) {
        case (.missing, .present): return false
        case (.missing, .missing): return true
        case (.missing, _): return nil
        case (_, .present): return true
        case (_, .missing): return false
        case (.number(let number), _):
            guard case .numbers(let others) = operand, let other = others.first else { return isNegative }
            return holds(number, other, others)
        case (.text(let text), _):
            guard case .texts(let others) = operand else { return isNegative }
            let text = text.lowercased()
            return (others.contains(text) || text.names.contains(where: others.contains)) != isNegative
        }
    }

    private var isNegative: Bool { comparison == .unequal || comparison == .notAmong }

    private func holds(_ number: Double, _ other: Double, _ others: [Double]) -> Bool {
        switch comparison {
        case .atLeast: number >= other
        case .above: number > other
        case .atMost: number <= other
        case .below: number < other
        case .equal: number == other
        case .unequal: number != other
        case .among: others.contains(number)
        case .notAmong: !others.contains(number)
        case .present: true
        case .missing: false
        }
    }
}

/// The result of several conditions of which all must hold, for a day.
public enum Membership: Sendable {
    case inside, outside
    /// A value is missing that would decide it: neither in nor out.
    case unrecorded
}

extension String {
    /// The names that a text lists, as the tags of a day do; a text that lists none is its own name.
    package var names: [String] { split(separator: namesSeparator).map(String.init) }
}

extension Sequence<String> {
    /// As one text, which `names` takes apart.
    package var asNames: String { joined(separator: namesSeparator) }
}

/// Between the names of a text that lists several.
private let namesSeparator = ", "
