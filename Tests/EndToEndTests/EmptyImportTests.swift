import Foundation
import TestSupport
import Testing

private let emptyTrack = gpx("")

private func gpx(_ points: String) -> String {
    "<gpx version=\"1.1\" creator=\"x\"><trk><trkseg>\(points)</trkseg></trk></gpx>"
}

/// Two points, ten minutes apart.
private func points(in year: String) -> String {
    "<trkpt lat=\"47.1\" lon=\"8\"><time>\(year)-05-01T10:00:00Z</time></trkpt>"
        + "<trkpt lat=\"47.2\" lon=\"8\"><time>\(year)-05-01T10:10:00Z</time></trkpt>"
}

/// What is imported without any health data in it: told in one sentence, with the exit code for bad input, and not kept.
@Suite(.blocksItsThread) struct `An import without health data` {
    private let home: Home
    init() throws { home = try Home() }

    /// The header of a FIT file of no messages, with its checksums left out or right: 12 bytes and the CRC of them.
    private static let emptyFIT: [UInt8] = [12, 0x10, 0, 0, 0, 0, 0, 0, 0x2E, 0x46, 0x49, 0x54, 0, 0]

    @Test(arguments: [
        ("empty.gpx", emptyTrack),
        ("future.gpx", gpx(points(in: "9999"))),
        ("early.gpx", gpx(points(in: "1900"))),
        ("first.gpx", gpx(points(in: "0001"))),
        (
            "laughs.gpx",
            "<!DOCTYPE gpx [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]>" + gpx("&b;")
        ),
        ("empty.tcx", "<TrainingCenterDatabase><Activities/></TrainingCenterDatabase>"),
        ("entity.tcx", "<!DOCTYPE a [<!ENTITY % p SYSTEM \"file:///etc/passwd\">]><TrainingCenterDatabase/>"),
        ("zero.fit", ""), ("weight.csv", "Date,Weight (kg)\n"),
        ("late.csv", "Date,Weight (kg)\n9999-01-02,71\n"),
        (
            "export.xml",
            "<HealthData locale=\"en_US\"><Me HKCharacteristicTypeIdentifierBiologicalSex=\"HKBiologicalSexFemale\"/></HealthData>"
        ),
    ])
    func `is told in a sentence and not kept`(name: String, text: String) throws {
        let path = try home.file(name, text)
        for _ in 0..<2 {  // the second time it is not known either
            let printed = try home.run("import", path)
            #expect(printed.status == 65)
            #expect(printed.error.hasPrefix("airfit: ") && printed.error.hasSuffix(".\n"))
            #expect(printed.error.split(separator: "\n").count == 1)
            #expect(printed.error.contains(name))
        }
        #expect(try home.run("import", "--dry-run", path).status == 65)
        #expect(try home.run("import", "--list").output == "Nothing was imported yet.\n")
    }

    @Test func `may be a FIT file of no messages, an empty folder or an empty archive`() throws {
        let fit = home.folder + "/none.fit"
        try Data(Self.emptyFIT).write(to: URL(fileURLWithPath: fit))
        let folder = home.folder + "/nothing"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let archive = home.folder + "/none.zip"
        try Data([0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18)).write(to: URL(fileURLWithPath: archive))
        for path in [fit, folder, archive] {
            let printed = try home.run("import", path)
            #expect(printed.status == 65, "\(path)")
            #expect(printed.error.split(separator: "\n").count == 1, "\(printed.error)")
        }
    }

    @Test func `in a folder of several is told once`() throws {
        for number in 1...3 {
            try home.file("tracks/\(number).gpx", gpx("<!-- \(number) -->"))
        }
        let printed = try home.run("import", home.folder + "/tracks")
        #expect(printed.status == 65)
        #expect(printed.error.split(separator: "\n").count == 1)
        #expect(printed.error.contains("3 files"))
    }

    @Test func `beside a file with some does not matter`() throws {
        try home.file("tracks/empty.gpx", emptyTrack)
        try home.file("tracks/run.gpx", gpx(points(in: "2025")))
        #expect(try home.run("import", home.folder + "/tracks").status == 0)
    }

    @Test func `tells how many records were left out, and why`() throws {
        let path = try home.file("late.csv", "Date,Weight (kg)\n9999-01-02,71\n1900-01-02,72\n2025-01-02,73\n")
        let printed = try home.run("import", "--json", path)
        #expect(printed.status == 0)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(printed.output.utf8)) as? [String: Any])
        #expect(report["added"] as? Int == 1)
        #expect(report["skipped"] as? Int == 2)
        let reasons = try #require(report["skipped_reasons"] as? [String: Int])
        #expect(reasons.values.reduce(0, +) == 2)
        #expect(try home.run("import", "--dry-run", path).output.contains("left out: "))
    }
}

@Suite(.blocksItsThread) struct `A file whose name is not UTF-8` {
    private let home: Home
    init() throws { home = try Home() }

    /// `café.gpx` as Latin-1 writes it.
    private let name = Array("caf".utf8) + [0xE9] + Array(".gpx".utf8)

    private func write(in folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = Array(folder.utf8) + [0x2F] + name + [0]
        let text = Array(
            """
            <gpx version="1.1" creator="x"><trk><trkseg>
            <trkpt lat="47.1" lon="8"><time>2025-05-01T10:00:00Z</time></trkpt>
            <trkpt lat="47.2" lon="8"><time>2025-05-01T10:10:00Z</time></trkpt>
            </trkseg></trk></gpx>
            """.utf8)
        let file = path.withUnsafeBytes { raw in
            raw.bindMemory(to: CChar.self).baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
        }
        try #require(file >= 0)
        #expect(text.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) } == text.count)
        close(file)
    }

    @Test func `is imported in a folder, and shown with replacement characters`() throws {
        try write(in: home.folder + "/tracks")
        let printed = try home.run("import", "--json", home.folder + "/tracks")
        #expect(printed.status == 0, "\(printed.error)")
        #expect(printed.output.contains("caf\u{FFFD}.gpx"))
        #expect(printed.output.contains("/tracks/caf%E9.gpx\""), "as a script can match it")
        #expect(try home.run("import", "--list").output.contains("/tracks"))
        #expect(try home.run("import", home.folder + "/tracks").output.contains("imported before"))
    }

    @Test func `is written by exports and backups, in a folder of such a name too, and read again`() throws {
        // Names as bytes, and what is there afterwards as bytes too.
        let shell = try PipedProgram(
            running: "/bin/sh",
            arguments: [
                "-ec",
                """
                cd \(home.folder); odd=$(printf 'f\\351'); mkdir $odd; cd $odd; program=\(Home.program)
                $program export $odd.json; $program export --force ../$odd/$odd.json; $program export --format csv $odd.csv
                $program backup --unencrypted $odd.backup; $program restore --yes $odd.backup; $program import $odd.json || true
                $program export --list --json; cd ..; for name in $odd/*; do printf '%s' "$name" | od -An -tx1 | tr -d ' \\n'; echo; done
                """,
            ], environment: home.environment, input: "")
        #expect(shell.status == 0, "\(shell.error)")
        let names = [".backup", ".csv", ".json"].map { ending in
            (([0x66, 0xE9, 0x2F, 0x66, 0xE9] as [UInt8]) + Array(ending.utf8)).map { String($0, radix: 16) }.joined()
        }
        #expect(shell.output.hasSuffix(names.joined(separator: "\n") + "\n"), "\(shell.output)")
        #expect(shell.output.contains("f\u{FFFD}.json: "))
        #expect(shell.output.contains("\"exists\":true") && !shell.output.contains("\"exists\":false"))
    }

    @Test func `is imported by its name`() throws {
        try write(in: home.folder + "/tracks")
        // The shell hands the bytes on, which an argument of Foundation's could not hold.
        let shell = try PipedProgram(
            running: "/bin/sh", arguments: ["-c", "exec \(Home.program) import \(home.folder)/tracks/caf*"],
            environment: home.environment, input: "")
        #expect(shell.status == 0, "\(shell.error)")
        #expect(shell.output.contains("caf\u{FFFD}.gpx: "))
        let missing = try PipedProgram(
            running: "/bin/sh",
            arguments: ["-c", "exec \(Home.program) import \(home.folder)/$(printf 'no\\351.gpx')"],
            environment: home.environment, input: "")
        #expect(missing.status == 65)
        #expect(missing.error.contains("no\u{FFFD}.gpx"))
    }
}
