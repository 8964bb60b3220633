import ImportKit

/// Files beside health data that are none: pictures, pages, texts that explain. They are passed over without a word.
enum NoHealthData {
    private static let endings: Set = [
        "jpg", "jpeg", "png", "gif", "webp", "heic", "bmp", "tif", "tiff", "svg", "ico", "mp3", "m4a", "wav", "mp4",
        "mov",
        "avi", "pdf", "html", "htm", "css", "js", "md", "rtf", "doc", "docx", "odt", "xls", "xlsx", "ppt", "pptx",
        "ttf",
        "woff", "woff2", "lnk", "url", "ini", "log", "part", "crdownload", "tmp", "exe", "dll",
    ]
    private static let names: Set = ["readme", "license", "licence", "copying", "notice", "changelog", "thumbs"]

    /// - Parameter name: with or without what it lies in.
    static func isNone(named name: String) -> Bool {
        let last = name.split(separator: "/").last.map { $0.lowercased() } ?? ""
        if last.hasSuffix("~") || last.hasPrefix("~$") { return true }
        let parts = last.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > 1, let ending = parts.last, endings.contains(String(ending)) { return true }
        return parts.first.map { names.contains(String($0)) || $0.hasSuffix("readme") } ?? false
    }

    /// By content: the clinical document that Apple writes beside its export, with the same facts again; web pages.
    static func isNone(_ document: HealthDocument) -> Bool {
        let head = document.head.prefix(4096)
        return head.contains("<ClinicalDocument") || head.contains("<!DOCTYPE html") || head.contains("<html")
    }

    /// Hidden, or the shadow that a Mac packs beside every file.
    static func isHidden(_ name: String) -> Bool {
        name.split { $0 == "/" || $0 == "\\" }.contains {
            ($0.hasPrefix(".") && $0 != "." && $0 != "..") || $0 == "__MACOSX"
        }
    }
}
