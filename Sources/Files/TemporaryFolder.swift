import Glibc

/// A folder that did not exist before, for its owner only. Whoever made it removes it.
public struct TemporaryFolder: Equatable, Sendable {
    public let path: String

    /// - Parameter beginning: of its path; six letters are put behind it.
    public init(_ beginning: String) throws(FileFailure) {
        let made: UnsafeMutablePointer<CChar>?
        (made, path) = TemporaryPath.make(beginning, mkdtemp)
        guard made != nil else { throw .last }
    }

    /// Removes the folder with everything in it. What cannot be removed stays, private as it is.
    public func remove() { FileTree.remove(path) }
}
