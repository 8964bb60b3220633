/// Words around fat, of both languages.
package enum FatWords {
    /// `how much fat do I have`, `wie viel Fett habe ich`: nothing is eaten, and no day is named.
    package static func areOfBody(_ tokens: [Token]) -> Bool {
        let words = tokens.map(\.text).filter { !["jetzt", "gerade", "now", "currently", "aktuell"].contains($0) }
        return words.ends(with: ["do", "i", "have"]) || words.ends(with: ["habe", "ich"])
            || words.ends(with: ["hab", "ich"])
    }
}

extension [String] {
    fileprivate func ends(with words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}
