import Foundation
import Testing

@testable import Archive

@Suite struct `A backup` {
    let folder = Folder()

    private func put(_ name: String, _ content: String) throws -> String {
        try FileManager.default.createDirectory(
            atPath: (folder[name] as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: URL(fileURLWithPath: folder[name]))
        return folder[name]
    }

    private func parts() throws -> [BackupWriter.Part] {
        [
            .init(name: BackupName.healthDatabase, path: try put("health", String(repeating: "beat ", count: 200_000))),
            .init(name: BackupName.vault, path: try put("vault", "")),
            .init(name: BackupName.themes + "My theme.toml", path: try put("theme", "x = 1")),
        ]
    }

    private func write(_ name: String = "backup") throws -> BackupManifest {
        try BackupWriter(path: folder[name], madeAt: Date(timeIntervalSince1970: 1000), madeBy: "test").write(parts())
    }

    private func unpack(_ name: String = "backup", to target: String = "out") throws -> BackupManifest {
        try? FileManager.default.removeItem(atPath: folder[target])
        return try BackupReader.unpack(
            try FileSource(path: folder[name]), path: folder[name], into: folder[target], isCancelled: { false })
    }

    @Test func `comes apart as it was put together`() throws {
        let written = try write()
        #expect(try folder.mode("backup") == 0o600)
        #expect(try unpack() == written)
        for (part, file) in zip(try parts(), written.files) {
            #expect(
                try Data(contentsOf: URL(fileURLWithPath: folder["out/" + file.name]))
                    == Data(contentsOf: URL(fileURLWithPath: part.path)))
            #expect(try folder.mode("out/" + file.name) == 0o600)
        }
    }

    @Test func `opens with tar`() throws {
        _ = try write()
        let tar = Process()
        tar.executableURL = URL(fileURLWithPath: "/bin/tar")
        tar.arguments = ["-tf", folder["backup"]]
        let pipe = Pipe()
        tar.standardOutput = pipe
        try tar.run()
        let names = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        tar.waitUntilExit()
        #expect(tar.terminationStatus == 0)
        #expect(names == "manifest.json\ndata/health.sqlite\ndata/vault\nconfig/themes/My theme.toml\n")
    }

    @Test func `cut off anywhere is refused`() throws {
        _ = try write()
        let whole = try Data(contentsOf: URL(fileURLWithPath: folder["backup"]))
        for length in Array(stride(from: 0, to: whole.count, by: 4099)) + [whole.count - 1, whole.count - 512] {
            try whole.prefix(length).write(to: URL(fileURLWithPath: folder["cut"]))
            #expect(throws: ArchiveError.self) { try unpack("cut") }
        }
        try (whole + Data([0])).write(to: URL(fileURLWithPath: folder["longer"]))
        #expect(throws: ArchiveError.self) { try unpack("longer") }
    }

    @Test func `changed anywhere that matters is refused`() throws {
        let written = try write()
        let whole = try Data(contentsOf: URL(fileURLWithPath: folder["backup"]))
        for index in Array(0..<3000) + Array(stride(from: 3000, to: whole.count, by: 4099)) {
            var changed = whole
            changed[index] ^= 0x21
            try changed.write(to: URL(fileURLWithPath: folder["changed"]))
            // Fields of the archive that say nothing here, and dates in the list, may differ; what is put back may not.
            guard let manifest = try? unpack("changed") else { continue }
            #expect(manifest.files == written.files, "\(index)")
        }
    }

    @Test(arguments: [
        "/etc/passwd", "../../x", "data/../../x", "data/health.sqlite/x", "config/themes/../x.toml",
        "config/themes/.toml", "config/themes/a/b.toml", "config/themes/\u{1B}.toml", "data/health.sqlite-wal", "",
    ])
    func `with a hostile name writes nothing`(name: String) throws {
        #expect(!BackupName.isAllowed(name))
        let file = BackupManifest.File(name: name, bytes: 1, crc32: "00000000")
        let json = BackupManifest(madeAt: Date(), madeBy: "x", files: [file]).json
        let archive =
            TarHeader.bytes(name: "manifest.json", byteCount: json.count, at: 0) + json
            + [UInt8](repeating: 0, count: TarHeader.padding(after: json.count))
            + TarHeader.bytes(name: name, byteCount: 1, at: 0) + [UInt8](repeating: 0, count: 512 + 1024)
        try Data(archive).write(to: URL(fileURLWithPath: folder["hostile"]))
        #expect(throws: ArchiveError.damaged(path: folder["hostile"], reason: "it lists files that no backup has")) {
            try unpack("hostile")
        }
        #expect(folder.names == ["hostile"])
    }

    @Test func `of a later version, or none at all, is told apart`() throws {
        var manifest = BackupManifest(madeAt: Date(), madeBy: "x", files: [])
        manifest.version = 2
        let json = manifest.json
        let archive =
            TarHeader.bytes(name: "manifest.json", byteCount: json.count, at: 0) + json
            + [UInt8](repeating: 0, count: TarHeader.padding(after: json.count) + 1024)
        try Data(archive).write(to: URL(fileURLWithPath: folder["new"]))
        #expect(throws: ArchiveError.tooNew(path: folder["new"])) { try unpack("new") }
        _ = try put("letter", "Dear Sir")
        #expect(throws: ArchiveError.notABackup(path: folder["letter"])) { try unpack("letter") }
        #expect(throws: ArchiveError.notFound(path: folder["nothing"])) { try unpack("nothing") }
    }

    @Test func `that is stopped leaves nothing behind`() throws {
        let parts = try parts()
        let before = folder.names
        #expect(throws: ArchiveError.cancelled) {
            try BackupWriter(path: folder["backup"], madeAt: Date(), madeBy: "test").write(parts) { _, _ in false }
        }
        #expect(folder.names == before)
    }
}

@Suite struct `Files put in the place of others` {
    let folder = Folder()

    private func put(_ name: String, _ content: String) throws {
        try FileManager.default.createDirectory(
            atPath: (folder[name] as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: URL(fileURLWithPath: folder[name]))
    }

    @Test func `keep what was there, with its companions`() throws {
        try put("now/db", "old")
        try put("now/db-wal", "log")
        try put("new/db", "new")
        try put("new/theme", "t")
        let outcome = try Replacement(journalIn: folder.path).run(
            [
                .init(
                    name: "data/db", from: folder["new/db"], to: folder["now/db"], companions: [folder["now/db-wal"]]),
                .init(name: "config/theme", from: folder["new/theme"], to: folder["config/theme"]),
            ], keeping: folder["kept"])
        #expect(outcome == .init(keptFolder: folder["kept"], replaced: ["data/db"], added: ["config/theme"]))
        #expect(try folder.text("now/db") == "new")
        #expect(try folder.text("config/theme") == "t")
        #expect(try folder.text("kept/data/db") == "old")
        #expect(try folder.text("kept/data/db-wal") == "log")
        #expect(!FileManager.default.fileExists(atPath: folder["now/db-wal"]))
    }

    @Test func `go back where they were when one cannot be placed`() throws {
        try put("now/db", "old")
        try put("now/file", "in the way of a folder")
        try put("new/db", "new")
        try put("new/other", "other")
        #expect(throws: ArchiveError.self) {
            try Replacement(journalIn: folder.path).run(
                [
                    .init(name: "data/db", from: folder["new/db"], to: folder["now/db"]),
                    .init(name: "data/other", from: folder["new/other"], to: folder["now/file/other"]),
                ], keeping: folder["kept"])
        }
        #expect(try folder.text("now/db") == "old")
        #expect(try folder.text("new/db") == "new")
    }
}

@Suite struct `Erasing` {
    let folder = Folder()

    @Test func `removes files and folders, follows no link and says what went`() throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder["data/deep"], withIntermediateDirectories: true)
        try Data("1234".utf8).write(to: URL(fileURLWithPath: folder["data/db"]))
        try Data("12".utf8).write(to: URL(fileURLWithPath: folder["data/deep/x"]))
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder["letter"]))
        try files.createSymbolicLink(atPath: folder["data/link"], withDestinationPath: folder["letter"])
        try files.createSymbolicLink(atPath: folder["data/loop"], withDestinationPath: folder.path)
        let outcome = Erasure.run([
            .init(name: "Health data", paths: [folder["data/db"], folder["data/none"]]),
            .init(name: "Rest", paths: [folder["data"]]), .init(name: "Nothing", paths: [folder["none"]]),
        ])
        #expect(
            outcome.removed == [
                .init(name: "Health data", files: 1, bytes: 4), .init(name: "Rest", files: 3, bytes: 2),
            ])
        #expect(outcome.left == [])
        #expect(folder.names == ["letter"])
        #expect(try folder.text("letter") == "mine")
    }

    @Test func `follows a link that stands for one of its places`() throws {
        let files = FileManager.default
        for name in ["disk/airfit", "disk/letters"] {
            try files.createDirectory(atPath: folder[name], withIntermediateDirectories: true)
            try Data("1234".utf8).write(to: URL(fileURLWithPath: folder[name + "/db"]))
            try Data("mine".utf8).write(to: URL(fileURLWithPath: folder[name + "/letter"]))
        }
        for (link, target) in [("data", "disk/airfit"), ("state", "disk/letters"), ("cache", "nowhere")] {
            try files.createSymbolicLink(atPath: folder[link], withDestinationPath: folder[target])
        }
        let outcome = Erasure.run([
            .init(name: "Health data", paths: [folder["data/db"], folder["state/db"]]),
            .init(name: "Rest", paths: [folder["data"], folder["state"], folder["cache"]]),
        ])
        #expect(
            outcome.removed == [
                .init(name: "Health data", files: 2, bytes: 8), .init(name: "Rest", files: 2, bytes: 4),
            ])
        #expect(outcome.left == [])
        #expect(outcome.linked == [folder["disk/letters"] + " (1 file)"])
        #expect(folder.names == ["disk"])
        #expect(try files.contentsOfDirectory(atPath: folder["disk"]) == ["letters"])
        #expect(try folder.text("disk/letters/letter") == "mine")
    }

    @Test func `removes files whose names are not UTF-8`() throws {
        try FileManager.default.createDirectory(atPath: folder["data"], withIntermediateDirectories: true)
        let name = Array(folder["data"].utf8) + [0x2F, 0x63, 0x61, 0x66, 0xE9, 0]
        let made = name.withUnsafeBytes { raw in
            raw.bindMemory(to: CChar.self).baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
        }
        #expect(made >= 0)
        close(made)
        let outcome = Erasure.run([.init(name: "Rest", paths: [folder["data"]])])
        #expect(outcome.left == [] && outcome.files == 1)
        #expect(folder.names == [])
    }

    @Test func `overwrites a file before it goes, but not one that has another name`() throws {
        try Data("secret".utf8).write(to: URL(fileURLWithPath: folder["alone"]))
        try Data("shared".utf8).write(to: URL(fileURLWithPath: folder["shared"]))
        try FileManager.default.linkItem(atPath: folder["shared"], toPath: folder["other name"])
        let alone = try #require(FileHandle(forReadingAtPath: folder["alone"]))
        _ = Erasure.run([.init(name: "x", paths: [folder["alone"], folder["shared"]])])
        #expect(try alone.readToEnd() == Data(count: 6))
        #expect(try folder.text("other name") == "shared")
    }
}

@Suite struct `The history of exports` {
    let folder = Folder()

    private func entry(_ number: Int) -> ExportHistory.Entry {
        .init(
            madeAt: Date(timeIntervalSince1970: Double(number)), kind: .json, isEncrypted: false,
            path: folder["\(number).json"], bytes: number, rows: number)
    }

    @Test func `is told newest first, and stays bounded`() throws {
        let history = ExportHistory(path: folder["state/exports.jsonl"])
        #expect(history.entries() == [])
        for number in 0..<ExportHistory.most + 5 { try history.add(entry(number)) }
        #expect(history.entries().count == ExportHistory.most)
        #expect(history.entries().first == entry(ExportHistory.most + 4))
        #expect(try folder.mode("state/exports.jsonl") == 0o600)
        #expect(try folder.mode("state") == 0o700)
    }

    @Test func `passes over lines that cannot be read`() throws {
        let history = ExportHistory(path: folder["exports.jsonl"])
        try history.add(entry(1))
        let handle = try #require(FileHandle(forWritingAtPath: folder["exports.jsonl"]))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("{\"half\n".utf8))
        try handle.close()
        #expect(history.entries() == [entry(1)])
    }
}
