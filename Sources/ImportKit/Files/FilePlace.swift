/// Where a file is found whenever it is needed. It is not held open: files can be many, descriptors are few.
///
/// An object: every file of an archive refers to the place of the archive.
package final class FilePlace: Sendable {
    /// How people know it.
    package let name: String
    private let opener: @Sendable () throws(ImportError) -> OpenFile

    /// By the path of `file`, where it must still be the same one, unchanged.
    package init(of file: OpenFile) {
        let (path, identity) = (file.path, file.identity)
        name = path
        opener = { () throws(ImportError) in
            let file = try OpenFile(path: path)
            guard file.identity == identity else {
                throw .notReadable(path: path, reason: "it changed while it was read; import it again when it is whole")
            }
            return file
        }
    }

    /// Of a file that has no path; it stays open as long as its place is known.
    package init(holding file: OpenFile) {
        name = file.path
        opener = { () throws(ImportError) in file }
    }

    /// Opens the file anew, or gives the one that is held.
    /// - Throws: `.notFound` for a file that is gone, `.notReadable` for one that has changed since.
    package func open() throws(ImportError) -> OpenFile { try opener() }
}
