/// A long Markdown answer as a model streams it: headings, lists, a table and code, a word a token.
enum StreamedAnswer {
    private static let section = """
        ## What the week says

        Your sleep was **steady** this week: on most nights you were asleep for a little over seven hours, and the times
        at which you went to bed differed by less than half an hour. That is *regular*.

        - Monday 7 h 05, Tuesday 6 h 48, Wednesday 7 h 20
        - the longest night was Saturday with `7 h 55`

        | night | asleep | deep |
        |---|---:|---:|
        | Friday | 7 h 10 | 1 h 12 |

        ```swift
        let mean = nights.map(\\.asleep).reduce(0, +) / Double(nights.count)
        ```


        """

    static func tokens(_ count: Int) -> [String] {
        var words: [String] = []
        var word = ""
        while words.count < count {
            for character in section {
                word.append(character)
                if character == " " || character == "\n" {
                    words.append(word)
                    word = ""
                }
            }
        }
        return Array(words.prefix(count))
    }
}
