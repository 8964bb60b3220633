import Foundation

@testable import Safety

/// A linear classifier trained on sentences: a support vector machine with squared hinge loss for each concern, by dual
/// coordinate descent (Hsieh et al., 2008). Nothing is random and nothing depends on a library of mathematics, so the same
/// sentences give the same weights.
struct SafetyTraining {
    struct Example {
        /// Places of features with their values; a word's bias is the last.
        var features: [(place: Int32, value: Float)] = []
        /// Of `SafetyClassifier.concerns`; `nil` for a harmless one.
        var concern: Int?
        var isEveryday = false
        /// Whose it is, of `hands`: what one hand wrote is judged by weights that were learnt from the others.
        var hand = 0
        var squares: Float = 0
    }

    private(set) var examples: [Example] = []
    private(set) var names: [String] = []
    private let hands: [String]
    /// What the values of each feature are multiplied with: the rarer it is, the more.
    private var rarities: [Float] = []
    private var places: [String: Int32] = [:]

    private static let passes = 40
    /// The more, the closer the weights follow single sentences.
    private static let cost: Float = 0.02
    /// Features of fewer sentences are left out, and weights of fewer steps.
    private static let fewestSentences = 2
    private static let leastSteps = 1
    /// The share of a hand's harmless sentences near a concern, in the mean of the hands, and of everyday ones, that may score
    /// above the threshold.
    private static let nearAlarms = 0.008
    private static let everydayAlarms = 0.0003
    private static let biasValue: Float = 5

    init(_ sentences: [SafetySentence]) {
        let features = SafetyClassifier.shared.features
        let vocabulary = SafetyIndex.shared.vocabulary
        let read = sentences.map { sentence in
            var sums: [String: Float] = [:]
            let words = SafetyTokens(sentence.text, vocabulary).words()
            features.forEach(of: words) { sums[$1.name, default: 0] += $1.scale }
            let scale = SafetyClassifier.scale(of: words.count)
            return sums.sorted { $0.key < $1.key }.map { ($0.key, $0.value * scale) }
        }
        var counts: [String: Int] = [:]
        for example in read { for (name, _) in example { counts[name, default: 0] += 1 } }
        names = counts.filter { $0.value >= Self.fewestSentences }.keys.sorted() + ["bias"]
        for (place, name) in names.enumerated() { places[name] = Int32(place) }
        rarities = names.map { name in counts[name].map { Self.rarity($0, of: sentences.count) } ?? 1 }
        hands = Set(sentences.map(\.hand)).sorted()
        let bias = Int32(names.count - 1)
        for (sentence, found) in zip(sentences, read) {
            var example = Example(hand: hands.firstIndex(of: sentence.hand) ?? 0)
            example.features = found.compactMap { name, value in
                places[name].map { ($0, value * rarities[Int($0)]) }
            }
            example.features.append((bias, Self.biasValue))
            example.concern = SafetyClassifier.concerns.firstIndex { $0.rawValue == sentence.expected }
            example.isEveryday = sentence.section == SafetySentence.everydaySection
            example.squares = example.features.reduce(0) { $0 + $1.value * $1.value }
            examples.append(example)
        }
    }

    /// The inverse document frequency, about its logarithm to base 2, a seventh of it.
    private static func rarity(_ count: Int, of all: Int) -> Float {
        let share = Float(all) / Float(count)
        return (Float(share.exponent) + share.significand - 1) / 7
    }

    // MARK: Learning

    private func weights(for concern: Int, from examples: [Int]) -> [Float] {
        var weights = [Float](repeating: 0, count: names.count)
        var alphas = [Float](repeating: 0, count: self.examples.count)
        // In an order in which neighbours are not alike.
        let order = examples.sorted { Self.mixed($0) < Self.mixed($1) }
        for _ in 0..<Self.passes {
            for index in order {
                let example = self.examples[index]
                let sign: Float = example.concern == concern ? 1 : -1
                // What belongs to another concern is no harmless sentence.
                let weight: Float = sign < 0 && example.concern != nil ? 0.05 : 1
                let slack = 1 / (2 * Self.cost * weight)
                let gradient = sign * Self.score(example, weights) - 1 + slack * alphas[index]
                let alpha = max(0, alphas[index] - gradient / (example.squares + slack))
                let change = (alpha - alphas[index]) * sign
                guard change != 0 else { continue }
                alphas[index] = alpha
                for (place, value) in example.features { weights[Int(place)] += change * value }
            }
        }
        return weights
    }

    private static func score(_ example: Example, _ weights: [Float]) -> Float {
        example.features.reduce(0) { $0 + weights[Int($1.place)] * $1.value }
    }

    private static func mixed(_ index: Int) -> UInt64 { UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15 }

    /// The scores of all examples, each by weights that were learnt without its hand.
    private func scores(for concern: Int) -> [Float] {
        var scores = [Float](repeating: 0, count: examples.count)
        for hand in hands.indices {
            let weights = weights(for: concern, from: examples.indices.filter { examples[$0].hand != hand })
            for index in examples.indices where examples[index].hand == hand {
                scores[index] = Self.score(examples[index], weights)
            }
        }
        return scores
    }

    /// Above it are as many harmless sentences as may be. Each hand counts the same, however much it wrote.
    private func threshold(_ scores: [Float]) -> Float {
        func highest(_ share: Double, _ isCounted: (Example) -> Bool) -> Float {
            let harmless = examples.indices.filter { isCounted(examples[$0]) }.sorted { scores[$0] > scores[$1] }
            var counts: [Int: Int] = [:]
            for index in harmless { counts[examples[index].hand, default: 0] += 1 }
            var sum = 0.0
            for index in harmless {
                sum += 1 / Double(counts.count * (counts[examples[index].hand] ?? 1))
                if sum > share { return scores[index] }
            }
            return 0
        }
        return max(
            highest(Self.nearAlarms) { $0.concern == nil && !$0.isEveryday },
            highest(Self.everydayAlarms) { $0.isEveryday })
    }

    // MARK: The table

    /// The weights as they are shipped, and what cross-validation found.
    func table() -> (text: String, report: String) {
        var lines: [String] = []
        var report = ""
        for (place, concern) in SafetyClassifier.concerns.enumerated() {
            let scores = scores(for: place)
            let threshold = threshold(scores)
            let all = examples.indices.filter { examples[$0].concern == place }
            let found = all.count { scores[$0] > threshold }
            let harmless = examples.indices.filter { examples[$0].concern == nil }
            let alarms = harmless.count { scores[$0] > threshold }
            report += "\(concern.rawValue): \(found) of \(all.count), alarms \(alarms) of \(harmless.count)\n"
            var weights = weights(for: place, from: Array(examples.indices))
            for place in weights.indices { weights[place] *= rarities[place] }
            weights[weights.count - 1] = weights[weights.count - 1] * Self.biasValue - threshold
            lines.append("[\(concern.rawValue)]")
            lines += rows(of: weights)
        }
        return (lines.joined(separator: "\n") + "\n", report)
    }

    /// The longest row of the table, in letters: nobody reads it.
    private static let rowWidth = 220

    /// The features of each weight, the greatest first.
    private func rows(of weights: [Float]) -> [String] {
        var bySteps: [Int: [String]] = [:]
        for (name, weight) in zip(names, weights) {
            let steps = Int((weight / SafetyClassifier.step).rounded())
            if abs(steps) >= Self.leastSteps || name == "bias" { bySteps[steps, default: []].append(name) }
        }
        return bySteps.sorted { $0.key > $1.key }.flatMap { steps, names in
            var rows: [String] = []
            for name in names {
                if let last = rows.last, last.count + name.count < Self.rowWidth {
                    rows[rows.count - 1] += " " + name
                } else {
                    rows.append("\(steps) \(name)")
                }
            }
            return rows
        }
    }
}
