import Foundation

/// A folder of its own for a test, gone with it.
final class TestFolder {
    let path: String

    init() {
        var template = Array("/tmp/airfit-vault-XXXXXX".utf8CString)
        precondition(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        chmod(path, 0o700)
        // What stays behind in /tmp harms nobody.
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String) -> String { path + "/" + name }

    func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(fileURLWithPath: file(name)))) }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
        chmod(file(name), 0o600)
    }

    /// The permission bits.
    func mode(_ name: String = "") -> mode_t {
        var facts = stat()
        return lstat(name.isEmpty ? path : file(name), &facts) == 0 ? facts.st_mode & 0o7777 : 0
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
