import ChatModel

/// Hears what no pattern says word for word: a linear classifier, one sum of weights for each concern.
///
/// A window of words is judged by the sum of the weights of its features, divided by the root of its length, so that a long
/// harmless text does not add up to an alarm. Windows are sentences, and overlapping parts of long ones. The weights
/// (`SafetyWeights`) are made from the corpora by `Tests/SafetyTests/Training`.
struct SafetyClassifier: Sendable {
    struct Hearing: Equatable {
        var concern: SafetyNotice.Concern
        var tokens: Range<Int>
        /// How far above what is enough; negative where nothing is heard.
        var margin: Float
    }

    /// In the order of the weights.
    static let concerns: [SafetyNotice.Concern] = [.crisis, .emergency, .eatingDisorder]
    private static let longestWindow = 20
    /// Tokens that are listened to, some 100,000 letters; the patterns read on.
    private static let longestText = 20_000
    /// One step of a written weight.
    static let step: Float = 0.04

    static let shared = SafetyClassifier(SafetyWeights.table)

    let features = SafetyFeatures(concepts: SafetyConcepts.table)
    private var places = HashedNumbers(capacity: 40_000)
    private var weights: [SIMD4<Float>] = []
    private(set) var bias = SIMD4<Float>.zero

    /// - Parameter table: sections `[crisis]` and so on; a line begins with a weight in steps, and the names of the features
    ///   that have it follow; what is added to every sum is the weight of `bias`.
    init(_ table: String) {
        var concern = 0
        var weight: Float = 0
        for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
            if line.first == UInt8(ascii: "[") {
                let name = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
                concern = Self.concerns.firstIndex { $0.rawValue == name } ?? concern
                continue
            }
            for (index, item) in line.split(separator: UInt8(ascii: " ")).enumerated() {
                if index == 0 {
                    weight = Self.step * Float(Int(String(decoding: item, as: UTF8.self)) ?? 0)
                } else if item.elementsEqual("bias".utf8) {
                    bias[concern] = weight
                } else {
                    weights[place(of: Self.hash(named: Array(item)))][concern] = weight
                }
            }
        }
    }

    private mutating func place(of hash: UInt64) -> Int {
        if let known = places.first(for: hash) { return known }
        weights.append(.zero)
        places.add(weights.count - 1, for: hash)
        return weights.count - 1
    }

    private static func hash(named name: [UInt8]) -> UInt64 {
        let parts = name.split(separator: UInt8(ascii: "+")).map { SafetyFeatures.Atom(Array($0)) }
        return SafetyFeatures.Feature(first: parts[0], second: parts.dropFirst().first).hash
    }

    /// For each window the concern that is heard the most clearly in it, or the nearest to be heard.
    func hearings(in text: SafetyTokens) -> [Hearing] {
        let words = text.words(upTo: Self.longestText)
        var sums = [SIMD4<Float>](repeating: .zero, count: words.count + 1)
        features.forEach(of: words) { word, feature in
            guard let place = places.first(for: feature.hash) else { return }
            sums[word + 1] += weights[place] * feature.scale
        }
        for index in sums.indices.dropFirst() { sums[index] += sums[index - 1] }
        return Self.windows(text.tokens.prefix(words.count)).map { window in
            let score = (sums[window.upperBound] - sums[window.lowerBound]) * Self.scale(of: window.count) + bias
            var best = Hearing(concern: Self.concerns[0], tokens: window, margin: score[0])
            for (index, concern) in Self.concerns.enumerated() where score[index] > best.margin {
                best = Hearing(concern: concern, tokens: window, margin: score[index])
            }
            return best
        }
    }

    /// The factor for a sum over so many words.
    static func scale(of count: Int) -> Float { (12 / Float(count + 4)).squareRoot() }

    static func windows(_ tokens: ArraySlice<SafetyToken>) -> [Range<Int>] {
        guard !tokens.isEmpty else { return [] }
        let starts = tokens.indices.filter { $0 == 0 || tokens[$0].pause == .sentence }
        return zip(starts, starts.dropFirst() + [tokens.count]).flatMap { start, end -> [Range<Int>] in
            guard end - start > longestWindow else { return [start..<end] }
            return stride(from: start, to: end - longestWindow / 2, by: longestWindow / 2).map { part in
                part..<min(end, part + longestWindow)
            }
        }
    }
}
