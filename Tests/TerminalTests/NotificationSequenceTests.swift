import Testing

@testable import Terminal

@Suite struct `A notice through the terminal` {
    @Test(arguments: [
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], NotificationSequence.osc9),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .osc9), (["TERM": "xterm-kitty"], .osc9),
        (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .osc9), (["TERM": "foot"], .osc777),
        (["TERM": "foot-direct"], .osc777), (["TERM": "rxvt-unicode-256color"], .osc777),
    ])
    func `goes to terminals that are known to take it`(environment: [String: String], kind: NotificationSequence) {
        #expect(NotificationSequence(environment: environment) == kind)
        var inside = environment
        inside["TMUX"] = "/tmp/tmux"
        #expect(NotificationSequence(environment: inside) == nil)
    }

    @Test(arguments: [
        ["TERM": "xterm-256color"], ["TERM": "linux"], ["TERM": "footnote"], [:],
        ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
    ])
    func `does not go to others`(environment: [String: String]) {
        #expect(NotificationSequence(environment: environment) == nil)
    }

    @Test func `carries printable letters alone, and no further part`() {
        let hostile = "a\u{1B}]0;b\u{7}c\nd;e\u{202E}f\u{9C}"
        for kind in [NotificationSequence.osc9, .osc777] {
            let bytes = kind.bytes(title: "AirFit", body: hostile)
            let hidden = bytes.dropFirst().dropLast().unicodeScalars.filter { $0.value < 0x20 || $0.value >= 0x7F }
            #expect(hidden.isEmpty)
            #expect(bytes.first == "\u{1B}")
            #expect(bytes.last == "\u{7}")
        }
        #expect(NotificationSequence.osc9.bytes(title: "AirFit", body: "Done.") == "\u{1B}]9;AirFit: Done.\u{7}")
        #expect(
            NotificationSequence.osc777.bytes(title: "AirFit", body: "Done.")
                == "\u{1B}]777;notify;AirFit;Done.\u{7}")
    }
}
