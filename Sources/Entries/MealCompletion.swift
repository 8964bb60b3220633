import Foundation

extension LogEntry.Meal {
    /// As it is typed behind `meal`: `oats 420kcal 15g protein`; `nil` for one with alcohol, which is typed as drinks.
    package var typed: String? {
        guard alcohol == nil else { return nil }
        func part(_ value: Double?, _ unit: String) -> String? { value.map { NumberText.text($0, 6) + unit } }
        let parts = [
            part(kilocalories, "kcal"), part(protein, "g protein"), part(carbohydrates, "g carbs"), part(fat, "g fat"),
            part(caffeine, "mg caffeine"),
        ]
        return ([name] + parts.compactMap(\.self)).joined(separator: " ")
    }
}

/// Goes on with a line by the meals that were eaten before.
public struct MealCompletion: Sendable {
    private let reader: EntryLine
    private let entries: [LoggedEntry]

    /// So many lines are offered.
    private static let most = 5

    /// - Parameter entries: the newest first.
    public init(_ entries: [LoggedEntry], reader: EntryLine) { (self.entries, self.reader) = (entries, reader) }

    /// Whole lines that begin as the typed one, which names a meal by its first word: what was eaten most often first, of
    /// equal ones the latest. Empty where there are none.
    public func lines(for typed: String) -> [String] {
        guard let gap = typed.firstIndex(where: \.isWhitespace), let word = firstWord(typed),
            EntryLine.mealWords.contains(word)
        else { return [] }
        let head = typed[..<gap]
        let begun = typed[gap...].trimmingCharacters(in: .whitespaces).lowercased()
        var counts: [String: Int] = [:]
        var latest: [(name: String, line: String)] = []
        for case .meal(let meal, _) in entries.lazy.filter({ $0.undoneAt == nil }).map(\.entry) {
            let name = meal.name.lowercased()
            guard name.hasPrefix(begun) else { continue }
            counts[name, default: 0] += 1
            guard counts[name] == 1, let words = meal.typed else { continue }
            latest.append((name, "\(head) \(words)"))
        }
        let favourites = latest.enumerated().sorted { left, right in
            let (one, other) = (counts[left.element.name] ?? 0, counts[right.element.name] ?? 0)
            return one == other ? left.offset < right.offset : one > other
        }
        return favourites.lazy.map(\.element.line).filter { $0 != typed && isMeal($0) }.prefix(Self.most).map(\.self)
    }

    // What is no line has no first word, and what cannot be read is not offered.
    private func firstWord(_ line: String) -> String? { (try? EntryPieces.of(line))?.first?.word }
    private func isMeal(_ line: String) -> Bool {
        if case .entry(.meal)? = try? reader.read(line) { true } else { false }
    }
}
