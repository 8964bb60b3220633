import Canvas

/// Sequences written over cells once the frame shows them: links that the terminal itself opens (OSC 8), and emoji of
/// several scalars.
///
/// ncurses knows neither. It leaves a cell alone that looks the same as before, so that all links of a row are written
/// anew with every change of it.
struct LinkSequences {
    /// Whether a terminal is known to take them. Others print nothing of them as a rule, but nothing is gained either.
    static func areTaken(in environment: [String: String]) -> Bool {
        func number(_ name: String) -> Int { environment[name].flatMap { Int($0) } ?? 0 }
        if environment["STY"] != nil { return false }
        let program = environment["TERM_PROGRAM"] ?? ""
        if environment["TMUX"] != nil {
            // tmux hands them on since 3.4, where its own terminal takes them.
            let version = (environment["TERM_PROGRAM_VERSION"] ?? "").split(separator: ".")
            let (major, minor) = (
                version.first.flatMap { Int($0) } ?? 0, version.dropFirst().first?.prefix { $0.isNumber }
            )
            return program == "tmux" && (major, minor.flatMap { Int($0) } ?? 0) >= (3, 4)
        }
        let name = environment["TERM"] ?? ""
        let isNamed = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "contour", "wezterm"].contains {
            name == $0 || name.hasPrefix($0 + "-")
        }
        return isNamed || ["iTerm.app", "WezTerm", "ghostty", "vscode"].contains(program)
            || number("VTE_VERSION") >= 5_000
            || number("KONSOLE_VERSION") >= 201_200 || environment["WT_SESSION"] != nil || environment["DOMTERM"] != nil
    }

    private(set) var bytes: [UInt8] = []

    /// A piece of a link as it stands on the screen.
    mutating func add(_ text: [UInt32], to address: WebAddress, row: Int, column: Int, style: DrawnStyle) {
        place(row, column, style)
        bytes += Array("\u{1B}]8;;\(address.text)\u{1B}\\".utf8)
        write(text)
        bytes += Array("\u{1B}]8;;\u{1B}\\".utf8)
    }

    /// Adds a text for which ncurses has no cell.
    mutating func add(_ text: [UInt32], row: Int, column: Int, style: DrawnStyle) {
        place(row, column, style)
        write(text)
    }

    private mutating func place(_ row: Int, _ column: Int, _ style: DrawnStyle) {
        // The cursor and its style are kept, and given back by `finish`.
        if bytes.isEmpty { bytes += Array("\u{1B}7".utf8) }
        bytes += Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)
        style.write(from: nil, to: &bytes)
    }

    private mutating func write(_ text: [UInt32]) {
        for scalar in text.lazy.compactMap(Unicode.Scalar.init) { bytes += Array(String(scalar).utf8) }
    }

    mutating func finish() {
        if !bytes.isEmpty { bytes += Array("\u{1B}8".utf8) }
    }
}

extension DrawnStyle {
    /// As ncurses draws a style in a theme.
    init(_ style: TextStyle, in theme: Theme, map: ColorMap) {
        self.init()
        let look = theme[style.role]
        for (attribute, number) in [
            (TextAttributes.bold, 1), (.dim, 2), (.strikethrough, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
        ] where look.attributes.contains(attribute) || style.attributes.contains(attribute) {
            attributes |= 1 << UInt16(number)
        }
        guard map.support != .mono else {
            if style.ground == .selection || style.ground == .alert { attributes |= 1 << 7 }
            return
        }
        if theme[style.ground] == theme[GroundRole.base], style.ground == .selection || style.ground == .alert {
            attributes |= 1 << 7
        }
        let (text, ground) = map.pair(text: look.color, ground: theme[style.ground])
        (self.text, self.ground) = (map.drawn(text), map.drawn(ground))
    }
}

extension ColorMap {
    /// A colour's number as the terminal is told it.
    fileprivate func drawn(_ number: Int32) -> DrawnStyle.Color {
        switch (number, support) {
        case (Self.ownColor, _): .own
        case (Int32(indexed)..., .direct):
            .rgb(UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
        case (..<8, _): .named(UInt8(30 + number))
        case (..<16, _): .named(UInt8(82 + number))
        default: .indexed(UInt8(number & 0xFF))
        }
    }
}
