extension ImportError {
    /// One sentence: what is wrong and what to do. Holds the path as given, so it is printed through `SafeText`.
    public var message: String {
        switch self {
        case .notFound(let path): "There is no file at \(path); check the path."
        case .notReadable(let path, let reason): "\(path) cannot be read: \(reason)."
        case .isDirectoryWithoutExport(let path):
            "The folder \(path) has no health data in it; give the file or folder that the app or watch exported."
        case .empty(let path): "\(path) is empty; export it again and copy the whole file."
        case .notAnAppleHealthExport(let path):
            "\(path) holds no Apple Health data; give the export.zip of the Health app (Export All Health Data)."
        case .noHealthData(let path):
            "\(path) holds no health data of a format that is known; airfit import --help lists the formats."
        case .nothingFound(let path, let reason): "\(path) holds no health data: \(reason)."
        case .damagedArchive(let path, let reason):
            "\(path) is damaged, so nothing of it was kept: \(reason); copy or export it again."
        case .refused(let path, let reason), .severalPeople(let path, _, let reason):
            "\(path) was refused and nothing of it was kept: \(reason)."
        case .cancelled: "The import was stopped before its end."
        }
    }
}
