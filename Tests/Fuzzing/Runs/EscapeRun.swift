import Canvas
import Foundation
import Glibc
import Terminal
import TestSupport

/// Strings made to take a terminal over, through the sanitiser and through canvas and painter to the bytes that the
/// terminal would get. Not one may hold anything foreign.
struct EscapeRun {
    let count: Int
    var firstSeed: UInt64 = 1
    private static let size = Size(width: 120, height: 40)

    func run() throws -> Int32 {
        let begin = ContinuousClock.now
        var letters = 0
        let screen = try MainActor.assumeIsolated { try PaintedScreen(size: Self.size) }
        defer { MainActor.assumeIsolated { screen.close() } }
        var rows: [String] = []
        var made = 0
        func take(_ text: String) throws {
            letters += text.utf8.count
            try Self.check(text)
            rows.append(text)
            made += 1
            guard rows.count == Self.size.height else { return }
            let shown = rows
            rows.removeAll(keepingCapacity: true)
            try MainActor.assumeIsolated { try screen.show(shown) }
        }
        do {
            try eachOfCorpus(take)
            let corpus = made
            var random = SeededGenerator(seed: firstSeed)
            for _ in 0..<count { try take(EscapeGrammar.string(&random)) }
            let seconds = (ContinuousClock.now - begin) / .seconds(1)
            print(
                "escapes: \(EscapeCorpus.standard.attacks.count) attacks in \(corpus) forms and \(count) generated strings, "
                    + "\(letters >> 20) MB in, \(MainActor.assumeIsolated { screen.bytes } >> 20) MB to the terminal in "
                    + "\(Int(seconds)) s: 0 foreign bytes")
            return 0
        } catch let violation as Violation {
            print("escapes: seed \(firstSeed), string \(made): \(violation)")
            return 1
        }
    }

    /// Every attack alone, between words, cut at every place, and behind every other.
    private func eachOfCorpus(_ take: (String) throws -> Void) rethrows {
        let attacks = EscapeCorpus.standard.attacks.map(\.bytes)
        for attack in attacks {
            for cut in 0...attack.count {
                let (one, other) = attack.halves(at: cut)
                try take(String(decoding: [0x61] + one, as: UTF8.self))
                try take(String(decoding: other + [0x62], as: UTF8.self))
            }
            for other in attacks { try take(String(decoding: attack + other, as: UTF8.self)) }
        }
    }

    /// What the sanitiser makes of a text is safe, and nothing that can be read is lost.
    static func check(_ text: String) throws(Violation) {
        let line = SafeText.line(text)
        if let found = ForeignText.found(in: line) {
            throw Violation("\(found) in the line made of \(text.debugDescription)")
        }
        let block = SafeText.block(text)
        if let found = ForeignText.found(in: block, allowingLineEnds: true) {
            throw Violation("\(found) in the block made of \(text.debugDescription)")
        }
        guard readable(text) == readable(line) else {
            throw Violation("letters are missing in the line made of \(text.debugDescription)")
        }
    }

    /// A checksum of the printable ASCII characters but blanks.
    private static func readable(_ text: String) -> UInt64 {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in text.utf8 where byte > 0x20 && byte < 0x7F { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        return hash
    }
}

/// A screen that nobody looks at, painted as the program paints.
@MainActor final class PaintedScreen {
    private let painter: ScreenPainter
    private var canvas: Canvas
    private(set) var bytes = 0

    init(size: Size) throws {
        guard setlocale(LC_CTYPE, "C.UTF-8") != nil else { throw Violation("there is no locale C.UTF-8") }
        painter = try ScreenPainter(
            terminal: "xterm-256color", size: size, theme: .monochrome, colors: .palette256, environment: [:])
        canvas = Canvas(size)
    }

    func close() { painter.close() }

    /// Draws a text a row and looks at what the terminal would get.
    func show(_ rows: [String]) throws(Violation) {
        canvas.clear()
        for (row, text) in rows.enumerated() { canvas.write(text, column: 0, row: row) }
        var found: String?
        painter.paint(canvas) { frame in
            bytes += frame.count
            found = ForeignText.found(inFrame: frame)
        }
        canvas.markShown()
        if let found { throw Violation("\(found) sent to the terminal for \(rows.map(\.debugDescription))") }
    }
}
