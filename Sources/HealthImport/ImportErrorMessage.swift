extension ImportError {
    /// One sentence: what is wrong and what to do. Holds the path as given, so it is printed through `SafeText`.
    public var message: String {
        switch self {
        case .notFound(let path): "There is no file at \(path); check the path."
        case .notReadable(let path, let reason): "\(path) cannot be read: \(reason)."
        case .isDirectoryWithoutExport(let path):
            "The folder \(path) has no Apple Health export in it; give the export.zip or the folder with export.xml."
        case .empty(let path): "\(path) is empty; export again from the Health app and copy the whole file."
        case .notAnAppleHealthExport(let path):
            "\(path) holds no Apple Health data; give the export.zip of the Health app (Export All Health Data)."
        case .damagedArchive(let path, let reason):
            "\(path) is damaged, so nothing of it was kept: \(reason); copy or export it again."
        case .refused(let path, let reason): "\(path) was refused and nothing of it was kept: \(reason)."
        case .cancelled: "The import was stopped before its end."
        }
    }
}
