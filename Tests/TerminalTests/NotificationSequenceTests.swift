import Testing

@testable import Terminal

@Suite struct `A notice through the terminal` {
    @Test(arguments: [
        (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], NotificationSequence.osc9),
        (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .osc9), (["TERM": "xterm-kitty"], .osc99),
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

    @Test func `carries text of any script, and nothing that a terminal acts on`() {
        let hostile = "Grüße 走る a\u{1B}]0;b\u{7}c\nd;e\u{202E}f\u{9C}"
        for kind in [NotificationSequence.osc9, .osc777] {
            let bytes = kind.bytes(title: "AirFit", body: hostile)
            let hidden = bytes.dropFirst().dropLast().unicodeScalars.filter {
                $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
            }
            #expect(hidden.isEmpty && bytes.contains("Grüße 走る"))
            #expect(bytes.first == "\u{1B}" && bytes.last == "\u{7}")
            #expect(bytes.count { $0 == ";" } == (kind == .osc9 ? 1 : 3))
        }
        #expect(NotificationSequence.osc9.bytes(title: "AirFit", body: "Done.") == "\u{1B}]9;AirFit: Done.\u{7}")
        #expect(
            NotificationSequence.osc777.bytes(title: "AirFit", body: "Done.")
                == "\u{1B}]777;notify;AirFit;Done.\u{7}")
    }

    @Test func `is two parts in base64 for kitty, and asks to be told of a click`() {
        #expect(
            NotificationSequence.osc99.bytes(title: "AirFit", body: "Grüße", id: "airfit-goal-12")
                == "\u{1B}]99;i=airfit-goal-12:d=0:e=1:p=title;QWlyRml0\u{1B}\\"
                + "\u{1B}]99;i=airfit-goal-12:d=1:e=1:p=body:a=focus,report;R3LDvMOfZQ==\u{1B}\\")
    }

    @Test(arguments: [
        ("99;i=airfit-goal-12;", "goal-12" as String?), ("99;i=airfit-today;", "today"),
        ("99;i=airfit-today:p=close;", nil),
        ("99;i=other;", nil), ("11;rgb:0/0/0", nil), ("99;", nil),
    ])
    func `tells a click by its id`(report: String, id: String?) {
        var decoder = InputDecoder()
        let inputs = decoder.feed(Array("\u{1B}]\(report)\u{1B}\\".utf8))
        #expect(inputs.contains(.answer(.noticeClicked(id ?? ""))) == (id != nil))
    }
}
