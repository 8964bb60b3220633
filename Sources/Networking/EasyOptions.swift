import CCurl

/// Sets options of one libcurl handle and remembers whether all of them were taken.
final class EasyOptions {
    private let easy: UnsafeMutableRawPointer
    private(set) var succeeded = true

    init(_ easy: UnsafeMutableRawPointer) {
        self.easy = easy
    }

    private func check(_ code: CURLcode) {
        if code != CURLE_OK { succeeded = false }
    }

    func set(_ option: CURLoption, _ value: Int) { check(airfit_curl_set_long(easy, option, value)) }
    func set(_ option: CURLoption, _ value: UInt) { check(airfit_curl_set_long(easy, option, Int(bitPattern: value))) }
    func set(_ option: CURLoption, _ value: String) { check(airfit_curl_set_text(easy, option, value)) }
    func set(_ option: CURLoption, pointer: UnsafeMutableRawPointer) {
        check(airfit_curl_set_pointer(easy, option, pointer))
    }

    /// libcurl copies the bytes.
    func setBody(_ bytes: [UInt8]) {
        check(airfit_curl_set_offset(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(bytes.count)))
        bytes.withUnsafeBytes { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                // An empty array has no address, and libcurl takes none for "read the body from a callback".
                check(
                    $0.baseAddress.map { airfit_curl_set_text(easy, CURLOPT_COPYPOSTFIELDS, $0) }
                        ?? airfit_curl_set_text(easy, CURLOPT_COPYPOSTFIELDS, ""))
            }
        }
    }

    /// The list must live as long as the handle.
    func setHeaders(_ list: UnsafeMutablePointer<curl_slist>?) { check(airfit_curl_set_headers(easy, list)) }
    func onHeader(_ context: UnsafeMutableRawPointer, _ callback: airfit_bytes_callback) {
        check(airfit_curl_set_header_callback(easy, callback, context))
    }
    func onBody(_ context: UnsafeMutableRawPointer, _ callback: airfit_bytes_callback) {
        check(airfit_curl_set_body_callback(easy, callback, context))
    }
    func onSocket(_ context: UnsafeMutableRawPointer, _ callback: airfit_socket_callback) {
        check(airfit_curl_set_socket_callback(easy, callback, context))
    }
    func onRequest(_ context: UnsafeMutableRawPointer, _ callback: airfit_request_callback) {
        check(airfit_curl_set_request_callback(easy, callback, context))
    }
}

extension Duration {
    /// Whole milliseconds, rounded up.
    var inMilliseconds: Int {
        let (seconds, attoseconds) = components
        guard seconds < 1_000_000_000 else { return 1_000_000_000_000 }
        return Int(seconds) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
