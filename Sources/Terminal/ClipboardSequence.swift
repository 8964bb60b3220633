import Canvas

/// OSC 52, write only: text for the system clipboard, as base64.
struct ClipboardSequence {
    /// The largest text in bytes: xterm and others take at most 100,000 bytes for the whole sequence.
    static let longest = 74_994

    private let sequence: String

    /// `nil` when the text is too long.
    init?(_ clipboard: ClipboardText) {
        let text = clipboard.text
        guard text.utf8.count <= Self.longest else { return nil }
        sequence = "\u{1B}]52;c;\(Self.base64(Array(text.utf8)))\u{7}"
    }

    /// tmux and screen hand a sequence through when it is wrapped; tmux takes the plain one too when told to.
    func bytes(inTmux: Bool, inScreen: Bool) -> String {
        if inTmux { return sequence + "\u{1B}Ptmux;\u{1B}\(sequence)\u{1B}\\" }
        // screen cuts a string at 768 bytes, so it goes in pieces.
        guard inScreen else { return sequence }
        return Array(sequence.utf8).chunked(by: 512)
            .map { "\u{1B}P\(String(decoding: $0, as: UTF8.self))\u{1B}\\" }.joined()
    }

    static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        for group in bytes.chunked(by: 3) {
            let padded = Array(group) + [0, 0]
            let value = Int(padded[0]) << 16 | Int(padded[1]) << 8 | Int(padded[2])
            for place in 0..<4 {
                text.append(place <= group.count ? digits[value >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// The known reach of a terminal to the clipboard: none of them answers whether it took a text.
public enum ClipboardReach: Equatable, Sendable {
    /// It takes what is sent.
    case known
    /// It may, as xterm does where it is allowed to.
    case unknown
    /// It has no clipboard.
    case absent

    public init(in environment: [String: String]) {
        let name = environment["TERM"] ?? ""
        if name == "linux" || name.hasPrefix("linux-") {
            self = .absent
            return
        }
        // GNU screen hands it on to whatever is outside.
        guard environment["STY"] == nil else {
            self = .unknown
            return
        }
        let isNamed = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "contour", "wezterm"].contains {
            name == $0 || name.hasPrefix($0 + "-")
        }
        let isProgram = ["WezTerm", "ghostty", "vscode"].contains(environment["TERM_PROGRAM"] ?? "")
        self = isNamed || isProgram || environment["WT_SESSION"] != nil ? .known : .unknown
    }
}

extension Array {
    fileprivate func chunked(by count: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
    }
}
