/// Figures of a typed line, brought to the one way in which they are read.
enum EntryFigures {
    /// `128 / 82`, `4 of 5`, `3 von 10`, `½ l`, `1 1/2 h` and `8, 8, 7` without blanks and signs that part them.
    static func plain(_ line: String) -> String {
        var line = line.replacing(/(\d) ?\/ ?(\d)/) { "\($0.output.1)/\($0.output.2)" }
        line = line.replacing(/\b(\d{1,2}) (?:von|of|out of|aus) (5|10)(?![\d.,:]|\s*\p{L})/) {
            "\($0.output.1)/\($0.output.2)"
        }
        line = line.replacing(/~ ?(?=\d)/, with: "")
        line = line.replacing(/\b(?:an?|one|1) (litre|liter|mile|kilometre|kilometer|kilo|hour) and a half\b/) {
            "1.5 \($0.output.1)"
        }
        line = line.replacing(/\b(\d{1,3}) and a half\b/) { "\($0.output.1).5" }
        // `mood=4`, `(330 ml)`, `40 km/week`
        line = line.replacing(/(\p{L}) ?= ?(?=\d)/) { "\($0.output.1) " }
        line = line.replacing(/\(([^()]*\d[^()]*)\)/) { "\($0.output.1)" }
        line = line.replacing(/(\d ?\p{L}+|\p{L}{4,})\/(day|week|tag|woche|night|nacht)\b/) {
            "\($0.output.1) per \($0.output.2)"
        }
        for (sign, decimals) in [("½", "5"), ("¼", "25"), ("¾", "75")] where line.contains(sign) {
            for digit in "0123456789" {
                line = line.replacing("\(digit) \(sign)", with: "\(digit).\(decimals)")
                    .replacing("\(digit)\(sign)", with: "\(digit).\(decimals)")
            }
            line = line.replacing(sign, with: "0.\(decimals)")
        }
        line = line.replacing(/(^|\s)(\d) 1\/2(?=\s*\p{L})/) { "\($0.output.1)\($0.output.2).5" }
        line = line.replacing(/(^|\s)1\/2(?=\s*\p{L})/) { "\($0.output.1)0.5" }
        // A list of repetitions; where a unit or a time follows its last number is none of it.
        let list = /(^|\s)(\d{1,2}(?:, \d{1,2}){2,})(?=$|\s|,\s)(?!\s*(?:kg|lbs?|ml|l|x|×|min|h)\b)/
        return line.replacing(list) { match in
            "\(match.output.1)\(match.output.2.filter { $0 != " " })"
        }
    }

    private static let approximations: Set = [
        "ca", "circa", "etwa", "ungefähr", "approx", "approximately", "roughly", "about", "so", "rund", "~",
    ]

    /// Without words that only say that a figure is rounded; what is stored is shown before it is.
    static func withoutApproximations(_ pieces: [EntryPiece]) -> [EntryPiece] {
        pieces.enumerated().filter { place, piece in
            guard let word = piece.word, approximations.contains(word), pieces.indices.contains(place + 1) else {
                return true
            }
            let next = pieces[place + 1]
            let isFigure =
                next.amount != nil || next.clock != nil || next.word == "at" || TypedLength.seconds(of: next) != nil
                || next.word.flatMap(NumberWord.value) != nil
            return !isFigure
        }.map(\.element)
    }
}
