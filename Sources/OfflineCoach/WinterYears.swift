import QuestionLexicons

extension QuestionReader {
    /// `winter 24/25`, `winter of 2024-25` as `winter 2024`: a winter is named by the year that it begins in.
    static func nameWinters(_ tokens: inout [Token]) {
        for place in tokens.indices where ["winter", "winters"].contains(tokens[place].text) {
            let first = place + 1 < tokens.count && tokens[place + 1].text == "of" ? place + 2 : place + 1
            guard first + 2 < tokens.count, ["/", "-", "–"].contains(tokens[first + 1].text),
                let year = shortYear(tokens[first]), let next = shortYear(tokens[first + 2]), next == year + 1
            else { continue }
            let named = Token(kind: .number(Double(2000 + year)), text: "\(2000 + year)", forms: [])
            tokens.replaceSubrange((place + 1)...(first + 2), with: [named])
            return
        }
    }

    /// The last two digits of a year of this century; `nil` where it is none.
    private static func shortYear(_ token: Token) -> Int? {
        guard case .number(let value, false, false) = token.kind, let year = Int(exactly: value) else { return nil }
        return (15...99).contains(year) ? year : (2015...2099).contains(year) ? year - 2000 : nil
    }
}
