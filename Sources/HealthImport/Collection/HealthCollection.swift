import Files
import Glibc
import ImportKit

/// The contents of a path: one file with health data, or all those in a folder, in an archive, or in the archives in
/// it.
public struct HealthCollection: Sendable {
    /// Something in which there are no health data that can be read.
    public struct LeftOut: Equatable, Sendable {
        /// The path as given, or with the names inside archives behind it. From outside.
        public var name: String
        /// The end of a sentence.
        public var reason: String
        /// Whether it should have been readable and is not: damaged, encrypted, refused.
        public var isDamaged: Bool
    }

    /// As given.
    public let path: String
    /// In the order in which they are to be read.
    public let files: [HealthFile]
    /// The files that were not understood. Those known to be no data (pictures, pages) are not among them.
    public let leftOut: [LeftOut]

    /// Bytes to read, unpacked.
    public var byteCount: Int64 { files.reduce(0) { $0 + $1.byteCount } }

    /// Looks at everything there is at `path`. A file on disk is read once for its checksum, at over 1 GB/s.
    /// - Parameters:
    ///   - temporary: a private folder in which archives in archives are unpacked, into a file without a name.
    ///   - isCancelled: asked now and then.
    /// - Throws: when there is nothing that can be read, why. Else there is at least one file.
    public static func open(
        path: String, temporary: String = "/tmp", isCancelled: @escaping () -> Bool = { false }
    ) throws(ImportError) -> HealthCollection {
        var sorting = CollectionSorting(spool: ArchiveSpool(folder: temporary), isCancelled: isCancelled)
        let isFolder = PathText.statusOfTarget(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
        if isFolder {
            let walk = try FolderWalk(path)
            for problem in walk.problems { sorting.leaveOut(problem.path, problem.reason) }
            for file in walk.files { try sorting.add(path: file) }
        } else {
            let file = try OpenFile(path: path)
            guard file.size > 0 else { throw .empty(path: path) }
            try sorting.add(file, isGiven: true)
        }
        guard !sorting.files.isEmpty else {
            throw isFolder ? .isDirectoryWithoutExport(path: path) : sorting.firstProblem ?? .noHealthData(path: path)
        }
        return HealthCollection(
            path: path, files: FileRole.marked(AppleParts.gathered(sorting.files, from: path)), leftOut: sorting.leftOut
        )
    }
}
