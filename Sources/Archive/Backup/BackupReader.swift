import Foundation
import Glibc

/// Takes a backup apart into a folder of its own.
public enum BackupReader {
    /// Writes every file of the backup below `folder`, under its name there, each for its owner alone.
    ///
    /// Everything is checked on the way: names, sizes, checksums, that nothing is missing and nothing comes after.
    /// - Parameters:
    ///   - path: named in errors.
    ///   - folder: empty and private; what was written stays when this throws.
    ///   - isCancelled: asked now and then.
    public static func unpack(
        _ source: any ByteSource, path: String, into folder: String, isCancelled: () -> Bool
    ) throws(ArchiveError) -> BackupManifest {
        let manifest = try manifest(of: source, path: path)
        for file in manifest.files {
            guard case .file(file.name, file.bytes) = try header(source, path) else {
                throw .damaged(path: path, reason: "a file in it is not the one its list tells of")
            }
            try unpack(file, from: source, path: path, to: FilePath.join(folder, file.name), isCancelled: isCancelled)
        }
        for _ in 0..<2 {
            guard try header(source, path) == .end else {
                throw .damaged(path: path, reason: "there is more in it than its list tells of")
            }
        }
        let block = Block()
        guard try source.fill(block.buffer) == 0 else {
            throw .damaged(path: path, reason: "there is more behind its end")
        }
        return manifest
    }

    private static func manifest(of source: any ByteSource, path: String) throws(ArchiveError) -> BackupManifest {
        guard let bytes = try block(source), case .file(BackupManifest.fileName, let count) = TarHeader.read(bytes),
            (1...BackupManifest.largest).contains(count)
        else { throw .notABackup(path: path) }
        var json = [UInt8](repeating: 0, count: count + TarHeader.padding(after: count))
        let got = try json.withUnsafeMutableBufferPointer { buffer throws(ArchiveError) in
            try source.fill(UnsafeMutableRawBufferPointer(buffer))
        }
        guard got == json.count else { throw cutOff(path) }
        return try BackupManifest(json: Array(json.prefix(count)), path: path)
    }

    private static func header(_ source: any ByteSource, _ path: String) throws(ArchiveError) -> TarHeader.Content {
        guard let bytes = try block(source) else { throw cutOff(path) }
        guard let content = TarHeader.read(bytes) else {
            throw .damaged(path: path, reason: "the beginning of a file in it cannot be read")
        }
        return content
    }

    /// `nil` where there are not as many bytes.
    private static func block(_ source: any ByteSource) throws(ArchiveError) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: TarHeader.size)
        let got = try bytes.withUnsafeMutableBufferPointer { buffer throws(ArchiveError) in
            try source.fill(UnsafeMutableRawBufferPointer(buffer))
        }
        return got == bytes.count ? bytes : nil
    }

    private static func unpack(
        _ file: BackupManifest.File, from source: any ByteSource, path: String, to target: String,
        isCancelled: () -> Bool
    ) throws(ArchiveError) {
        try makeFolders(FilePath.split(target).folder)
        let output = try PrivateFile(path: target, mayReplace: false)
        let block = Block()
        var checksum = Checksum()
        var left = file.bytes
        while left > 0 {
            let wanted = UnsafeMutableRawBufferPointer(rebasing: block.buffer[..<min(left, block.buffer.count)])
            guard try source.fill(wanted) == wanted.count else { throw cutOff(path) }
            checksum.add(block.prefix(wanted.count))
            try output.write(block.prefix(wanted.count))
            left -= wanted.count
            if isCancelled() { throw .cancelled }
        }
        guard checksum.text == file.crc32 else {
            throw .damaged(path: path, reason: "\(file.name) in it is not what was put there")
        }
        let padding = UnsafeMutableRawBufferPointer(rebasing: block.buffer[..<TarHeader.padding(after: file.bytes)])
        guard try source.fill(padding) == padding.count else { throw cutOff(path) }
        try output.finish()
    }

    private static func makeFolders(_ folder: String) throws(ArchiveError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .cannotWrite(path: folder, reason: "the folder cannot be made")
        }
    }

    private static func cutOff(_ path: String) -> ArchiveError {
        .damaged(path: path, reason: "it ends in the middle")
    }
}
