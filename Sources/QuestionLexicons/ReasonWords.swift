/// `why did I only sleep five hours`: the reason of the value is asked for, whether it is thought of as little or not.
package enum ReasonWords {
    /// Leaves out what restricts the number, where a question asks for its reason.
    package static func leaveOutOnly(_ tokens: inout [Token]) {
        guard let first = tokens.first,
            why.contains(first.text) || tokens.count > 1 && first.text == "how" && tokens[1].text == "come"
        else { return }
        guard
            let place = tokens.indices.dropFirst().dropLast().first(where: {
                only.contains(tokens[$0].text) && tokens[$0 + 1].kind != .word
            })
        else { return }
        tokens.remove(at: place)
    }

    private static let why: Set<String> = ["why", "warum", "wieso", "weshalb"]
    private static let only: Set<String> = ["only", "just", "nur", "bloss"]
}
