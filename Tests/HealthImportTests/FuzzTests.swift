import Foundation
import HealthImport
import ImportKit
import TestSupport
import Testing

@Suite struct `Random damage` {
    private func damaged(_ bytes: [UInt8], with generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...12, using: &generator) where !bytes.isEmpty {
            let at = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes[at] = Array("<>\"'/=!?-[]&".utf8).randomElement(using: &generator) ?? 0
            case 2: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...40, using: &generator)))
            default: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 30)], at: at)
            }
        }
        return bytes
    }

    @Test func `to a document ends in a result or an error, the same for every cut`() throws {
        let original = Array(try Data(contentsOf: URL(filePath: fixture("real/paulstaab.xml"))))
        var generator = SeededGenerator(seed: 42)
        for round in 0..<600 {
            let bytes = damaged(original, with: &generator)
            let size = Int.random(in: 1...200, using: &generator)
            #expect(outcome(of: [bytes]) == outcome(of: bytes.chunked(size)), "round \(round)")
        }
    }

    /// The tally, or the error.
    private func outcome(of pieces: [[UInt8]]) -> String {
        do {
            let tally = try parse(pieces: pieces).tally
            let reasons = tally.skipped.sorted { $0.key < $1.key }
            return "\(tally.records) \(reasons) \(tally.byType.sorted { $0.key < $1.key }) \(tally.cutOff ?? "whole")"
        } catch {
            return "\(error)"
        }
    }

    @Test func `to an archive ends in a result or an error`() throws {
        let original = Array(try Data(contentsOf: URL(filePath: fixture("hostile/truncated-xml.zip"))))
        let folder = try ScratchFolder()
        var generator = SeededGenerator(seed: 7)
        var failures = 0
        for _ in 0..<300 {
            let path = try folder.write(damaged(original, with: &generator), as: "a.zip")
            do {
                _ = try importing(path)
            } catch is ImportError {
                failures += 1
            }
        }
        #expect(failures > 250)
    }
}
