/// Quarters of a year that a text names.
extension DayMentions {
    /// `in the first quarter 41.9, and in the fourth 44.6`
    mutating func addQuarters(to pieces: inout [(mention: Mention, at: Int)], _ words: [TextTokens.Word]) {
        for piece in pieces {
            guard case .quarter = piece.mention.named else { continue }
            let end = piece.mention.place.upperBound
            for (at, word) in words.enumerated() where at > 0 && word.place.lowerBound > end {
                guard word.place.lowerBound - end < 120 else { break }
                guard Self.articles.contains(words[at - 1].text),
                    let number = Self.quarterOrdinals.firstIndex(where: { $0.contains(word.text) }),
                    !pieces.contains(where: { $0.mention.place.overlaps(word.place) })
                else { continue }
                pieces.append((Mention(place: word.place, named: .quarter(number + 1)), at))
            }
        }
        pieces.sort { $0.mention.place.lowerBound < $1.mention.place.lowerBound }
    }

    /// `Q2`, `T2`, `second quarter`, `zweites Quartal`.
    static func quarter(_ words: [TextTokens.Word], _ at: Int) -> (Named?, Int)? {
        let word = words[at].text
        if word.count == 2, let mark = word.first, mark == "q" || mark == "t", let number = word.last?.wholeNumberValue,
            (1...4).contains(number)
        {
            return (.quarter(number), 1)
        }
        guard at + 1 < words.count, quarters.contains(words[at + 1].text),
            let number = quarterOrdinals.firstIndex(where: { $0.contains(word) })
        else { return nil }
        return (.quarter(number + 1), 2)
    }

    private static let quarters: Set<String> = [
        "quarter", "quartal", "quartals", "trimestre", "kwartaal",
    ]

    private static let quarterOrdinals: [Set<String>] = [
        ["first", "1st", "erstes", "ersten", "erste", "premier", "primer", "primero", "primo", "primeiro", "eerste"],
        ["second", "2nd", "zweites", "zweiten", "zweite", "deuxième", "segundo", "secondo", "tweede"],
        [
            "third", "3rd", "drittes", "dritten", "dritte", "troisième", "tercer", "tercero", "terzo", "terceiro",
            "derde",
        ],
        ["fourth", "4th", "viertes", "vierten", "vierte", "quatrième", "cuarto", "quarto", "vierde"],
    ]
}
