/// Masks what looks like a key. The last of the defences: nothing that logs hands keys on in the first place.
public enum Redaction {
    static let mask = "•••"

    /// `text` without keys, tokens and mail addresses.
    public static func cleaned(_ text: String) -> String {
        var text = text
        text.replace(/(?i)\b(bearer|basic)\s+[^\s"',;]+/) { "\($0.output.1) \(mask)" }
        text.replace(/(?i)((?:key|token|secret|password|authorization)["']?\s*[=:]\s*["']?)[^\s"'&,;]+/) {
            "\($0.output.1)\(mask)"
        }
        // As the well-known services begin theirs.
        text.replace(/\b(?:sk[-_]|gsk_|xai-|hf_|gh[opsu]_|r8_|pplx-|AIza|eyJ)[A-Za-z0-9_\-.]{8,}/) { _ in mask }
        text.replace(/[A-Za-z0-9_.+\-]+@[A-Za-z0-9\-]+\.[A-Za-z0-9.\-]+/) { _ in mask }
        // Hexadecimal and base 64. The number a service gives a request is no secret: support asks for it.
        text.replace(/(req_)?([A-Za-z0-9+=]{32,})/) { match in
            let run = match.output.2
            let isRandom = run.contains(where: \.isNumber) && run.contains(where: \.isLetter)
            return isRandom && match.output.1 == nil ? Substring(mask) : match.output.0
        }
        return text
    }
}
