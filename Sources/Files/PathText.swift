import Glibc

/// Paths as texts, one to one.
///
/// The names of files are bytes, and not all of them are UTF-8: old archives and cameras write Latin-1. A byte that is no part
/// of UTF-8 stands in a path as one of the private characters U+10FE80 to U+10FEFF, so that the path can be stored, compared
/// and put together as any text, and leads to the same file again (as Python's `surrogateescape`, PEP 383). On the screen
/// private characters are replacement characters, as such names are shown everywhere.
public enum PathText {
    private static let first: UInt32 = 0x10FE00

    private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
        (first + 0x80...first + 0xFF).contains(scalar.value)
    }

    /// The text that stands for the bytes of a path or of a name in it.
    public static func text(of bytes: some Sequence<UInt8>) -> String {
        let bytes = Array(bytes)
        if let text = String(validating: bytes, as: UTF8.self), !text.unicodeScalars.contains(where: isEscape) {
            return text
        }
        var scalars = String.UnicodeScalarView()
        var index = 0
        while index < bytes.count {
            let length = length(ofScalarAt: index, in: bytes)
            let whole = length > 0 ? String(validating: bytes[index..<index + length], as: UTF8.self) : nil
            if let scalar = whole?.unicodeScalars.first, !isEscape(scalar) {
                scalars.append(scalar)
                index += length
            } else {
                // Also each byte of a character that would be taken for such a byte.
                if let escape = Unicode.Scalar(first + UInt32(bytes[index])) { scalars.append(escape) }
                index += 1
            }
        }
        return String(scalars)
    }

    /// As many bytes as the first says a character has; 0 where it begins none, or too few follow.
    private static func length(ofScalarAt index: Int, in bytes: [UInt8]) -> Int {
        let length =
            switch bytes[index] {
            case 0..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 0
            }
        return index + length <= bytes.count ? length : 0
    }

    /// The bytes that a path stands for.
    public static func bytes(of path: String) -> [UInt8] {
        guard path.unicodeScalars.contains(where: isEscape) else { return Array(path.utf8) }
        var bytes: [UInt8] = []
        for scalar in path.unicodeScalars {
            if isEscape(scalar) {
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            } else {
                bytes += Array(String(scalar).utf8)
            }
        }
        return bytes
    }

    /// The path for people and other programs: U+FFFD for what is no text.
    public static func shown(_ path: String) -> String {
        guard path.unicodeScalars.contains(where: isEscape) else { return path }
        return String(decoding: bytes(of: path), as: UTF8.self)
    }

    /// The bytes of a path that is no text, with `%E4` for each that is not a letter, a digit or one of `/._-`; `nil` for a path
    /// that is text.
    public static func percentEncoded(_ path: String) -> String? {
        guard path.unicodeScalars.contains(where: isEscape) else { return nil }
        return bytes(of: path).map { byte in
            let isPlain = byte < 0x80 && (Unicode.Scalar(byte).properties.isAlphabetic || byte.isDigitOrSign)
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(Unicode.Scalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }

    /// Lends the path as the system's calls take it.
    public static func withSystemPath<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let bytes = bytes(of: path) + [0]
        return bytes.withUnsafeBytes { raw in
            guard let start = raw.bindMemory(to: CChar.self).baseAddress else { preconditionFailure("it is not empty") }
            return body(start)
        }
    }

    /// `open`.
    public static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o600) -> Int32 {
        withSystemPath(path) { Glibc.open($0, flags, mode) }
    }

    /// `unlink`.
    @discardableResult
    public static func unlink(_ path: String) -> Int32 { withSystemPath(path) { Glibc.unlink($0) } }

    /// `rename`, or a call that takes the same two paths.
    public static func rename(
        _ path: String, _ other: String,
        by call: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32 = { Glibc.rename($0, $1) }
    ) -> Int32 {
        withSystemPath(path) { from in withSystemPath(other) { call(from, $0) } }
    }

    /// `mkdir`.
    public static func mkdir(_ path: String, _ mode: mode_t) -> Int32 {
        withSystemPath(path) { Glibc.mkdir($0, mode) }
    }

    /// `lstat`; `nil` where there is nothing.
    public static func status(_ path: String) -> stat? {
        var status = stat()
        return withSystemPath(path) { lstat($0, &status) } == 0 ? status : nil
    }

    /// `stat`, which follows links; `nil` where there is nothing.
    public static func statusOfTarget(_ path: String) -> stat? {
        var status = stat()
        return withSystemPath(path) { stat($0, &status) } == 0 ? status : nil
    }
}

extension UInt8 {
    fileprivate var isDigitOrSign: Bool { (0x30...0x39).contains(self) || "/._-".utf8.contains(self) }
}
