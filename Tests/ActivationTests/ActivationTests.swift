import Foundation
import SettingsModel
import Testing

@testable import Activation

@Suite struct `A request for a screen` {
    @Test func `is one line of words`() {
        #expect(ActivationLine(Array("open today\n".utf8)) == .asks(.today))
        #expect(ActivationLine(Array("open goal 12\nmore".utf8)) == .asks(.goal(12)))
        #expect(ActivationLine(Array("open tod".utf8)) == .unfinished)
        #expect(ActivationLine([]) == .unfinished)
    }

    @Test func `is refused where it is no text, names nothing, or does not end`() {
        #expect(ActivationLine([0x6F, 0xFF, 0xFE, 0x0A]) == .refused("The request is no UTF-8."))
        for line in ["open nowhere\n", "rm -rf\n", "\n", "open goal 99999999999999999999\n", "open goal 1 2\n"] {
            #expect(ActivationLine(Array(line.utf8)) == .refused("The request names no screen."), "\(line)")
        }
        let long = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
        #expect(ActivationLine(long) == .refused("The request is too long."))
        #expect(ActivationLine(long + [0x0A]) == .refused("The request is too long."))
    }

    @Test(arguments: OpenTarget.names) func `names every place by its words`(name: String) throws {
        let target = try #require(OpenTarget(words: [name]))
        #expect(OpenTarget(words: target.words) == target)
    }
}

@Suite struct `The folder of the sockets` {
    private let runtime = "/tmp/airfit-act-\(UUID().uuidString.prefix(8))"
    private var place: ActivationFolder {
        ActivationFolder(environment: ["XDG_RUNTIME_DIR": runtime], data: "/data")
    }

    init() { mkdir(runtime, 0o700) }

    private func remove() {
        // What a test leaves in /tmp harms nobody.
        try? FileManager.default.removeItem(atPath: runtime)
    }

    @Test func `is made for its owner alone`() throws {
        defer { remove() }
        #expect(try place.sockets().isEmpty && ActivationRequest.send(.today, to: place) == .nobody)
        try place.make()
        var facts = stat()
        #expect(stat(runtime + "/airfit", &facts) == 0 && facts.st_mode & 0o777 == 0o700)
    }

    @Test func `is not used where it is a link, a file, or open to others`() throws {
        defer { remove() }
        let path = runtime + "/airfit"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/tmp")
        #expect(throws: ActivationFolder.Failure.self) { try place.make() }
        #expect(throws: ActivationFolder.Failure.self) { try ActivationRequest.send(.today, to: place) }
        unlink(path)
        try "x".write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: ActivationFolder.Failure.self) { try place.make() }
        unlink(path)
        mkdir(path, 0o700)
        chmod(path, 0o777)
        #expect(throws: ActivationFolder.Failure.self) { try place.make() }
    }

    @Test func `holds no obstacle in a socket that a crash left`() throws {
        defer { remove() }
        try place.make()
        let path = place.socket(of: 1)
        let descriptor = LocalSocket.make()
        #expect(LocalSocket.withAddress(path) { bind(descriptor, $0, $1) } == 0)
        close(descriptor)
        #expect(try place.sockets() == [path])
        #expect(try ActivationRequest.send(.today, to: place) == .nobody)
        #expect(try place.sockets().isEmpty)
        #expect(LocalSocket.withAddress(String(repeating: "x", count: 200)) { _, _ in 0 } == nil)
    }

    @Test func `tells programs with other data apart`() {
        defer { remove() }
        let other = ActivationFolder(environment: ["XDG_RUNTIME_DIR": runtime], data: "/other")
        #expect(other.socket(of: 1) != place.socket(of: 1))
        let without = ActivationFolder(environment: [:], data: "/data")
        #expect(without.path == "/tmp/airfit-\(getuid())")
    }
}
