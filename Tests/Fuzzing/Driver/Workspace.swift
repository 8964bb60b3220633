import Foundation
import Glibc

/// A private folder for one process, several folders deep, so that a name with `../` in it would still be seen.
final class Workspace {
    private let outer: String
    /// Where inputs are written.
    let inputs: String
    /// What readers may use for temporary files; empty before and after each input.
    let staging: String
    /// For databases of a target.
    let store: String

    init() throws {
        var template = Array((NSTemporaryDirectory() + "/airfit-fuzz-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw Violation("no temporary folder: \(String(cString: strerror(errno)))")
        }
        outer = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        let inner = outer + "/a/b/c"
        (inputs, staging, store) = (inner + "/inputs", inner + "/staging", inner + "/store")
        for folder in [inputs, staging, store] {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        guard chdir(inputs) == 0 else { throw Violation("cannot work in \(inputs)") }
    }

    /// In the temporary directory: what a killed process leaves there is removed by the driver.
    func remove() { try? FileManager.default.removeItem(atPath: outer) }

    /// Writes an input as the only one.
    func write(_ input: FuzzInput) throws -> String {
        let path = inputs + "/" + input.name
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Violation("cannot write \(path)") }
        defer { close(descriptor) }
        var rest = input.bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw Violation("cannot write \(path)") }
            rest = rest.dropFirst(count)
        }
        return path
    }

    func removeInputs() {
        for name in names(in: inputs) { unlink(inputs + "/" + name) }
    }

    /// Nothing was written but into the folders meant for it, and nothing stays in `staging`.
    func requireUntouched(besides input: String) throws(Violation) {
        for (folder, expected) in [
            (outer, ["a"]), (outer + "/a", ["b"]), (outer + "/a/b", ["c"]),
            (outer + "/a/b/c", ["inputs", "staging", "store"]), (inputs, [input]), (staging, []),
        ] {
            let found = names(in: folder).sorted()
            try require(found == expected, "\(folder) holds \(found)")
        }
    }

    private func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
