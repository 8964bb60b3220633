import Foundation
import Testing

@testable import Archive

@Suite struct `Exports that are being written` {
    private let folder = NSTemporaryDirectory() + "open-exports-\(UUID().uuidString)"
    private var open: OpenExports { OpenExports(path: folder + "/state/exports.open") }

    init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "state" }.sorted()
    }

    @Test func `are left alone while they are, and what stayed of a killed one goes`() async throws {
        let target = folder + "/mine.json"
        try await open.noting(target) {
            let killed = FilePath.temporary(in: folder, for: "mine.json")
            try Data("left".utf8).write(to: URL(fileURLWithPath: killed))
            chmod(killed, 0o600)
            let file = try PrivateFile(path: target, mayReplace: false)
            try file.write(Array("whole".utf8))
            #expect(open.sweep() == 1)
            #expect(try names().count == 1)
            #expect(open.sweep() == 0, "noted still, as one is being written")
            try file.finish()
        }
        #expect(try names() == ["mine.json"])
        #expect(!FileManager.default.fileExists(atPath: folder + "/state/exports.open"))
    }

    @Test func `are told from files of other names, folders too`() async throws {
        let table = folder + "/tables"
        try await open.noting(table) {
            let running = try PrivateFolder(path: table)
            let killed = FilePath.temporary(in: folder, for: "tables")
            try FileManager.default.createDirectory(atPath: killed, withIntermediateDirectories: false)
            chmod(killed, 0o700)
            for other in [".tables.csv.1a.part", ".tables.A-b.part", ".tables..part", "tables.1a.part"] {
                try Data().write(to: URL(fileURLWithPath: "\(folder)/\(other)"))
                chmod("\(folder)/\(other)", 0o600)
            }
            #expect(open.sweep() == 1)
            try running.finish()
        }
        #expect(
            try names() == [".tables..part", ".tables.A-b.part", ".tables.csv.1a.part", "tables", "tables.1a.part"])
    }
}
