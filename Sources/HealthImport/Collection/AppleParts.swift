/// Routes, electrocardiograms and clinical records lie beside the XML of Apple's export, in folders that are named the same
/// in every language. For the person they are one export.
enum AppleParts {
    private static let folders = ["workout-routes", "electrocardiograms", "clinical-records"]

    /// The files in the order of reading, each XML before what belongs to it, and each of an export with the name of it.
    /// - Parameter path: as given; the only export in it is known by this name.
    static func gathered(_ files: [HealthFile], from path: String) -> [HealthFile] {
        let mains = files.filter { $0.format == AppleHealthFormat.id }
        guard !mains.isEmpty else { return files }
        var exports: [Substring: String] = [:]
        for main in mains {
            let folder = Self.folder(of: main.name)
            exports[folder] = exports[folder] ?? main.name
        }
        func export(of file: HealthFile) -> String? {
            if file.format == AppleHealthFormat.id { return file.name }
            let folder = folder(of: file.name)
            guard folders.contains(where: { folder.hasSuffix("/" + $0) }) else { return nil }
            return exports[Self.folder(of: folder)]
        }
        let owners = files.map(export)
        let isAlone = mains.count == 1 && !owners.contains(nil)
        var parts: [String: [HealthFile]] = [:]
        for (file, owner) in zip(files, owners) {
            guard let owner, owner != file.name else { continue }
            parts[owner, default: []].append(file.part(of: isAlone ? path : owner))
        }
        return zip(files, owners).flatMap { file, owner -> [HealthFile] in
            guard let owner else { return [file] }
            guard owner == file.name else { return [] }
            return [file.part(of: isAlone ? path : owner)] + (parts[owner] ?? [])
        }
    }

    private static func folder(of name: some StringProtocol) -> Substring {
        let name = Substring(name)
        return name.lastIndex(of: "/").map { name[..<$0] } ?? ""
    }
}
