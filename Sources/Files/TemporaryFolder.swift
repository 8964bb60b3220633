import Glibc

/// A folder that did not exist before, for its owner only. Whoever made it removes it.
public struct TemporaryFolder: Equatable, Sendable {
    public let path: String

    /// - Parameter beginning: of its path; six letters are put behind it.
    public init(_ beginning: String) throws(FileFailure) {
        var template = Array("\(beginning)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .last }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// With everything in it. What cannot be removed stays, private as it is.
    public func remove() { FileTree.remove(path) }
}
