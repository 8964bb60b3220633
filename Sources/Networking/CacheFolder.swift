import Files
import Glibc

/// The kept answers on the disk: a file each, readable by their owner alone.
struct CacheFolder {
    let path: String
    /// All files together.
    let maxBytes: Int

    /// `nil` where there is none; a damaged one is removed.
    func entry(for identity: String) -> CacheEntry? {
        let file = file(of: identity)
        guard let bytes = bytes(of: file, atMost: maxBytes) else { return nil }
        guard let entry = CacheFile.entry(bytes) else {
            unlink(file)
            return nil
        }
        return entry.identity == identity ? entry : nil
    }

    /// A cache that cannot be written is no cache, and nothing else: there is no error.
    func store(_ entry: CacheEntry, now: Double) {
        let bytes = CacheFile.bytes(of: entry)
        guard bytes.count <= maxBytes else { return }
        do {
            try Folder.make(path)
            let file = try ReplacementFile(path: file(of: entry.identity))
            try file.write(bytes)
            try file.commit()
        } catch {
            return
        }
        shrink(now: now)
    }

    func remove(_ identity: String) { unlink(file(of: identity)) }

    func removeAll() {
        for file in files() { unlink(file.path) }
    }

    private func file(of identity: String) -> String { "\(path)/\(CacheFile.name(of: identity))" }

    /// Removes the oldest until the rest fits, and first what is no entry or comes from the future.
    private func shrink(now: Double) {
        let files = files()
        var excess = files.reduce(0) { $0 + $1.byteCount } - maxBytes
        guard excess > 0 else { return }
        func rank(_ path: String) -> Double {
            let prefix = bytes(of: path, atMost: CacheFile.prefixBytes, onlyBeginning: true)
            guard let time = prefix.flatMap(CacheFile.storedAt), time <= now else { return -.infinity }
            return time
        }
        for (file, _) in files.map({ ($0, rank($0.path)) }).sorted(by: { $0.1 < $1.1 }) where excess > 0 {
            if unlink(file.path) == 0 { excess -= file.byteCount }
        }
    }

    /// Our own files, finished and left over from a program that was killed.
    private func files() -> [(path: String, byteCount: Int)] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var found: [(path: String, byteCount: Int)] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            var facts = stat()
            guard name.hasSuffix(".cache") || name.contains(ReplacementFile.ending),
                lstat("\(path)/\(name)", &facts) == 0
            else {
                continue
            }
            found.append(("\(path)/\(name)", Int(facts.st_size)))
        }
        return found
    }

    /// `nil` for a file that is not there, is none of ours, or is larger than `most` unless only its beginning is wanted.
    private func bytes(of path: String, atMost most: Int, onlyBeginning: Bool = false) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        let size = Int(facts.st_size)
        guard onlyBeginning || size <= most else { return nil }
        let wanted = min(size, most)
        return [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
            while count < wanted {
                let got = read(descriptor, buffer.baseAddress! + count, wanted - count)
                guard got > 0 else { break }
                count += got
            }
        }
    }
}
