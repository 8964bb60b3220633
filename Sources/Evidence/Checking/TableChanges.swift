/// The columns of an answer's tables that say by how much values differ: from those of the row above or below, from another
/// column of the row, or from one number that the answer gives elsewhere.
struct TableChanges {
    /// What the values of a column are held against.
    private enum Base: Hashable {
        case rowAbove(column: Int), rowBelow(column: Int)
        case columns(Int, Int)
        /// A number of the answer by its place among them, taken from those of a column.
        case number(Int, column: Int)
    }

    private struct Cell {
        var index: Int
        var row: Int
        var column: Int
    }

    private let checked: [CheckedFigure]
    private let mentions: AnswerMentions
    /// The numbers of the other columns of its table, by column and row.
    private var cells: [Int: [Int: Int]] = [:]
    /// Where the rows of its table begin.
    private let rows: [Int]
    private static let fewest = 3
    private static let mostColumns = 8
    private static let mostNumbers = 24

    /// The numbers that are such differences.
    static func backed(in checked: [CheckedFigure], _ mentions: AnswerMentions) -> [Int: FigureSource] {
        let columns = Dictionary(
            grouping: checked.indices.filter { checked[$0].figure.isInTable && !checked[$0].figure.heading.isEmpty }
        ) { checked[$0].figure.heading.lowerBound }
        return columns.reduce(into: [:]) { backed, column in
            let indices = column.value
            guard indices.count >= fewest, mentions.tellsOfChange(in: checked[indices[0]].figure.heading) else {
                return
            }
            backed.merge(TableChanges(checked, mentions, besides: column.key, columns).backed(indices)) { one, _ in one
            }
        }
    }

    private init(
        _ checked: [CheckedFigure], _ mentions: AnswerMentions, besides heading: Int, _ columns: [Int: [Int]]
    ) {
        (self.checked, self.mentions) = (checked, mentions)
        func row(_ index: Int) -> Int { checked[index].figure.sentence.lowerBound }
        let own = Set((columns[heading] ?? []).map(row))
        let others = columns.filter { $0.key != heading && $0.value.contains { own.contains(row($0)) } }
            .sorted { $0.key < $1.key }.prefix(Self.mostColumns)
        rows = others.reduce(into: own) { $0.formUnion($1.value.map(row)) }.sorted()
        for (column, indices) in others {
            for index in indices where checked[index].standing.source != nil {
                cells[column, default: [:]][row(index)] = index
            }
        }
    }

    /// The numbers of a column that come out by one base, where those are most of them.
    private func backed(_ indices: [Int]) -> [Int: FigureSource] {
        let places = Dictionary(uniqueKeysWithValues: zip(rows, rows.indices))
        var best: [Int: FigureSource] = [:]
        for base in bases {
            var found: [Int: FigureSource] = [:]
            for index in indices {
                guard let at = places[checked[index].figure.sentence.lowerBound],
                    let pair = pair(base, at), isDifference(index, pair.value, pair.base),
                    let source = checked[pair.value].standing.source
                else { continue }
                found[index] = source
            }
            if found.count > best.count { best = found }
        }
        // The first row has none above it.
        return best.count >= Self.fewest && 4 * best.count >= 3 * (indices.count - 1) ? best : [:]
    }

    private var bases: [Base] {
        let columns = cells.keys.sorted()
        let numbers = checked.indices.lazy.filter {
            !checked[$0].figure.isInTable && checked[$0].standing.source != nil && checked[$0].figure.aside == nil
        }.prefix(Self.mostNumbers)
        return columns.flatMap { column in
            [.rowAbove(column: column), .rowBelow(column: column)]
                + columns.filter { $0 != column }.map { Base.columns(column, $0) }
                + numbers.map { Base.number($0, column: column) }
        }
    }

    /// The value of a row and what it is held against, by their places among the numbers.
    private func pair(_ base: Base, _ at: Int) -> (value: Int, base: Int)? {
        func cell(_ column: Int, _ row: Int) -> Int? { rows.indices.contains(row) ? cells[column]?[rows[row]] : nil }
        let (value, other): (Int?, Int?) =
            switch base {
            case .rowAbove(let column): (cell(column, at), cell(column, at - 1))
            case .rowBelow(let column): (cell(column, at), cell(column, at + 1))
            case .columns(let one, let two): (cell(one, at), cell(two, at))
            case .number(let number, let column): (cell(column, at), number)
            }
        guard let value, let other else { return nil }
        return (value, other)
    }

    /// Whether a number is how far two others are apart, or their change in percent, with the sign it is written with.
    private func isDifference(_ index: Int, _ value: Int, _ base: Int) -> Bool {
        guard let told = checked[index].figure.readings.first, let one = reading(value), let two = reading(base),
            one.measure == two.measure || one.measure == nil || two.measure == nil, one.measure != .clock
        else { return false }
        let isFall = mentions.isNegative(checked[index].figure)
        let exact = [checked[value], checked[base]].map { $0.standing.source?.value ?? 0 }
        let isPlain = one.written.contains(exact[0]) && two.written.contains(exact[1])
        let pairs = [(one.plain, two.plain)] + (isPlain ? [(exact[0], exact[1])] : [])
        // What is worked out from rounded values is off by their rounding.
        let rounding = 0.5 * [one, two].reduce(0) { $0 + $1.written.upperBound - $1.written.lowerBound }
        return pairs.contains { first, second in
            let difference = first - second
            let width = told.written.upperBound - told.written.lowerBound
            let slack = told.measure == .percent ? 0 : isPlain ? 0.1 * width : min(rounding, width)
            guard difference == 0 || abs(difference) < slack || (difference < 0) == isFall else { return false }
            if told.measure == .percent {
                return second > 0 && told.range.contains(100 * difference.magnitude / second)
            }
            let plain = told.measure == nil || told.measure == one.measure ? told.written : told.range
            return (plain.lowerBound - slack...plain.upperBound + slack).contains(difference.magnitude)
        }
    }

    private func reading(_ index: Int) -> Figure.Reading? { checked[index].figure.readings.first }
}
