/// Figures of a typed line, brought to the one way in which they are read.
enum EntryFigures {
    // A regex literal is compiled wherever it is evaluated, which was half of the time of a key. None is ever changed.
    nonisolated(unsafe) private static let thousands = /\b\d{1,3}(?:['’]\d{3})+(?!\d)/
    /// `10 000`, where no other number ends before it.
    nonisolated(unsafe) private static let partedThousands = /(^|\p{L}\s|[:<>]\s?)(\d{1,3}) 000(?!\d|[.,:]\d)/
    nonisolated(unsafe) private static let temperature =
        /^\s*t ?(?=(?:3[4-9]|4[0-2]|9[3-9]|10[0-8])(?:[.,]\d+)?(?:$|[\s,;]|°|[cf]\b))/.ignoresCase()
    nonisolated(unsafe) private static let slash = /(\d) ?\/ ?(\d)/
    nonisolated(unsafe) private static let outOf =
        /\b(\d{1,2}) (?:von|of|out of|aus) (5|10)(?![\d.,:]|\s*\p{L})/
    nonisolated(unsafe) private static let tilde = /~ ?(?=\d)/
    nonisolated(unsafe) private static let oneAndAHalf =
        /\b(?:an?|one|1) (litre|liter|mile|kilometre|kilometer|kilo|hour) and a half\b/
    nonisolated(unsafe) private static let andAHalf = /\b(\d{1,3}) and a half\b/
    nonisolated(unsafe) private static let equals = /(\p{L}) ?= ?(?=\d)/
    nonisolated(unsafe) private static let bar = /\s?\|\s?/
    nonisolated(unsafe) private static let square = /\[([^\[\]]*)\] ?/
    /// `mood 4/energy 3`.
    nonisolated(unsafe) private static let slashedNames = /(\d) ?\/ ?(?=\p{L}{4,} ?\d)/
    nonisolated(unsafe) private static let bracketed = /\(([^()]*\d[^()]*)\)/
    nonisolated(unsafe) private static let rate =
        /(\d ?\p{L}+|\p{L}{4,})\/(day|week|tag|woche|night|nacht)\b/
    /// `5k/26:10`.
    nonisolated(unsafe) private static let slashedUnits = /(\d ?(?:km?|mi|miles|min|kcal))\/(?=\d)/
    /// `mood:4,energy:2` and `weight 72;bf 18`, where a decimal comma has a figure behind it.
    nonisolated(unsafe) private static let gluedParts = /(\d[;,])(?=\p{L})/
    /// `5.1mmol/l@06:55`.
    nonisolated(unsafe) private static let gluedTime = /@(?=\d{1,2}:\d\d)/
    /// `9 a.m.`, and as it is dictated `nine a m`.
    nonisolated(unsafe) private static let halfOfDay =
        /\b(\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty) ?([ap])(?: m\b|\. ?m\b\.?)/
        .ignoresCase()
    nonisolated(unsafe) private static let wholeAndHalf = /(^|\s)(\d) 1\/2(?=\s*\p{L})/
    nonisolated(unsafe) private static let half = /(^|\s)1\/2(?=\s*\p{L})/
    /// A list of repetitions; where a unit or a time follows its last number is none of it.
    nonisolated(unsafe) private static let list =
        /(^|\s)(\d{1,2}(?:, \d{1,2}){2,})(?=$|\s|,\s)(?!\s*(?:kg|lbs?|ml|l|x|×|min|h)\b)/

    /// `128 / 82`, `4 of 5`, `3 von 10`, `½ l`, `1 1/2 h`, `1'500` and `8, 8, 7` without blanks and signs that part them.
    static func plain(_ line: String) -> String {
        var line = SpokenNumber.plain(line)
        // Nearly no line has them all: what has to stand in it is looked for first.
        if line.contains(where: { "'’".contains($0) }) {
            line = line.replacing(thousands) { $0.output.filter(\.isNumber) }
        }
        if line.contains(" 000") {
            line = line.replacing(partedThousands) { "\($0.output.1)\($0.output.2)000" }
        }
        if line.first(where: { !$0.isWhitespace }).map({ "tT".contains($0) }) ?? false {
            line = line.replacing(temperature, with: "temp ")
        }
        if line.contains("/") {
            line = line.replacing(slash) { "\($0.output.1)/\($0.output.2)" }
        }
        line = line.replacing(outOf) { "\($0.output.1)/\($0.output.2)" }
        if line.contains("~") { line = line.replacing(tilde, with: "") }
        if line.contains(" and a half") {
            line = line.replacing(oneAndAHalf) { "1.5 \($0.output.1)" }
            line = line.replacing(andAHalf) { "\($0.output.1).5" }
        }
        // `run|5km`, `[7:15] weight`
        if line.contains(where: { "|[]".contains($0) }) {
            line = line.replacing(bar, with: ", ").replacing(square) { "\($0.output.1) " }
        }
        // `mood=4`, `(330 ml)`, `40 km/week`
        if line.contains("=") { line = line.replacing(equals) { "\($0.output.1) " } }
        if line.contains("/") { line = line.replacing(slashedNames) { "\($0.output.1), " } }
        if line.contains(where: { ",;".contains($0) }) {
            line = line.replacing(gluedParts) { "\($0.output.1) " }
        }
        if line.contains(" a m") || line.contains(" p m") || line.contains(".m") || line.contains(".M")
            || line.contains(". m")
        {
            line = line.replacing(halfOfDay) { "\($0.output.1) \($0.output.2.lowercased())m" }
        }
        if line.contains("@") { line = line.replacing(gluedTime, with: " @ ") }
        if line.contains("(") { line = line.replacing(bracketed) { "\($0.output.1)" } }
        if line.contains("/") { line = line.replacing(slashedUnits) { "\($0.output.1) " } }
        if line.contains("/") { line = line.replacing(rate) { "\($0.output.1) per \($0.output.2)" } }
        for (sign, decimals) in [("½", "5"), ("¼", "25"), ("¾", "75")] where line.contains(sign) {
            for digit in "0123456789" {
                line = line.replacing("\(digit) \(sign)", with: "\(digit).\(decimals)")
                    .replacing("\(digit)\(sign)", with: "\(digit).\(decimals)")
            }
            line = line.replacing(sign, with: "0.\(decimals)")
        }
        if line.contains("1/2") {
            line = line.replacing(wholeAndHalf) { "\($0.output.1)\($0.output.2).5" }
            line = line.replacing(half) { "\($0.output.1)0.5" }
        }
        guard line.contains(", ") else { return line }
        return line.replacing(list) { match in
            "\(match.output.1)\(match.output.2.filter { $0 != " " })"
        }
    }

    /// `:(`, `^^` or an emoji, which says nothing that is kept.
    private static func isFace(_ piece: EntryPiece) -> Bool {
        !piece.isQuoted
            && piece.source.allSatisfy { character in
                "()^:;".contains(character)
                    || !character.isASCII && character.unicodeScalars.first?.properties.isEmoji ?? false
            }
    }

    private static let approximations: Set = [
        "ca", "circa", "etwa", "ungefähr", "approx", "approximately", "roughly", "about", "so", "rund", "~", "like",
    ]

    /// Without words that only say that a figure is rounded; what is stored is shown before it is.
    static func withoutApproximations(_ pieces: [EntryPiece]) -> [EntryPiece] {
        pieces.enumerated().filter { place, piece in
            guard !isFace(piece) else { return false }
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
