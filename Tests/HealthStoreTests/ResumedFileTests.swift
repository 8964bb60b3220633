import Foundation
import HealthImport
import ImportKit
import Testing

@testable import HealthStore

/// Hands on what it is given until its time has come.
private final class BreakingSink: ForwardingSink {
    struct Broken: Error {}

    private let sink: any ImportSink
    private var left: Int

    init(_ sink: any ImportSink, after gifts: Int) { (self.sink, left) = (sink, gifts) }

    func number(of type: ImportedType) throws -> Int32 { try sink.number(of: type) }
    func number(of source: ImportedSource) throws -> Int32 { try sink.number(of: source) }
    func relay(_ count: Int, _ step: @escaping @Sendable (any ImportSink) throws -> Void) throws {
        left -= 1
        if left < 0 { throw Broken() }
        try step(sink)
    }
    var wantsMark: Bool { sink.wantsMark }
    func reached(_ mark: ImportMark) throws { try sink.reached(mark) }
}

@Suite struct `A large file that an import broke off in` {
    private func text(_ name: String) -> String {
        if name.hasSuffix(".csv") {
            let rows = (0..<9000).map { number in
                let time = "2026-03-0\(number / 1200 + 1)T1\(number / 60 % 10):\(10 + number % 50):0\(number % 7)+01:00"
                return number % 500 == 499 ? "what,is,this" : "\(time),heart_rate,\(60 + number % 40),bpm"
            }
            return "date,metric,value,unit\n" + rows.joined(separator: "\n") + "\n2026-03-09,steps,4000,\n"
        }
        func points(_ value: (Int) -> String) -> String {
            (0..<5000).map { number in
                let time = "2026-03-0\(number / 1000 + 1) 1\(number / 60 % 10):\(10 + number % 50):00 +0100"
                return "{\"date\":\"\(time)\",\(value(number)),\"source\":\"Watch\"}"
            }.joined(separator: ",")
        }
        return """
            {"data":{"metrics":[
            {"name":"step_count","units":"count","data":[\(points { "\"qty\":\($0 % 90 + 1)" })]},
            {"name":"heart_rate","units":"bpm","data":[\(points { "\"Avg\":\($0 % 50 + 50)" })]}]}}
            """
    }

    @Test(arguments: ["table.csv", "points.json"])
    func `is read on where it was left, as often as it takes, and comes to the same`(_ name: String) async throws {
        let undisturbed = TemporaryStore(often: true)
        let path = undisturbed.folder + "/" + name
        try FileManager.default.createDirectory(atPath: undisturbed.folder, withIntermediateDirectories: true)
        try text(name).write(toFile: path, atomically: false, encoding: .utf8)
        let file = try #require(try HealthCollection.open(path: path).files.first)
        let expected = try await undisturbed.add([ImportFile(file)])
        try #require(expected.records > 9000)

        let broken = TemporaryStore(often: true)
        var resumed: [Int] = []
        var outcome: ImportOutcome
        repeat {
            var breaking = ImportFile(file)
            breaking.read = { sink, context, progress in
                try file.read(into: BreakingSink(sink, after: 2), context: context, progress: progress)
            }
            outcome = try await broken.add([breaking])
            resumed.append(outcome.resumed ?? 0)
            #expect(try await broken.store.verify().differenceCount == 0)
        } while outcome.status == .unfinished && resumed.count < 200
        #expect(outcome.status == .imported)
        #expect((outcome.records, outcome.added) == (expected.records, expected.added))
        #expect(outcome.skippedReasons == expected.skippedReasons)
        #expect(resumed.count > 2)
        #expect(zip(resumed, resumed.dropFirst()).allSatisfy { $0 < $1 }, "\(resumed)")
        expectSame(try await contents(of: broken), try await contents(of: undisturbed), "after going on")
        #expect(try await broken.add([ImportFile(file)]).status == .duplicate)
    }
}
