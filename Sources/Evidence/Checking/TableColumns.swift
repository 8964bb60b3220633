/// The columns of an answer's tables, of which each gives one statistic: what a column of means has from elsewhere is no mean.
enum TableColumns {
    /// Numbers in a column are too few to say of what it is.
    private static let fewest = 4

    /// The numbers whose member of a reply is another than that of most of their column, with the name of that one.
    static func strays(in checked: [CheckedFigure]) -> [(index: Int, name: String)] {
        var columns: [Int: [(index: Int, name: String)]] = [:]
        for (index, figure) in checked.enumerated() where figure.figure.isInTable && !figure.figure.heading.isEmpty {
            guard case .supported(let source) = figure.standing, let name = source.path.split(separator: ".").last,
                SeriesStatistic(member: String(name)) != nil
            else { continue }
            columns[figure.figure.heading.lowerBound, default: []].append((index, String(name)))
        }
        return columns.sorted { $0.key < $1.key }.flatMap { _, column -> [(index: Int, name: String)] in
            guard column.count >= fewest else { return [] }
            let counts = Dictionary(grouping: column, by: \.name).mapValues(\.count)
            guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
                4 * most.value >= 3 * column.count
            else { return [] }
            return column.filter { $0.name != most.key }.map { ($0.index, most.key) }
        }
    }
}

extension FigureCheck {
    /// Whether a member of a name may be what a number is.
    func hasMember(named name: String, for figure: Figure, _ binding: FigureBinding) -> Bool {
        numbered.contains { _, sheet in
            Self.places(of: figure, in: sheet.facts).contains { place in
                sheet.facts.facts[place].name == name && binding.allows(place, in: sheet.facts)
            }
        }
    }
}
