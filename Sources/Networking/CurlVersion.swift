import CCurl

/// The version of libcurl.
public enum CurlVersion {
    /// libcurl with what encrypts for it, as `7.88.1 with OpenSSL/3.0.17`; `nil` where it is not installed. Loads it.
    public static var text: String? {
        guard let text = curl_version() else { return nil }
        let parts = String(cString: text).split(separator: " ")
        guard let first = parts.first?.split(separator: "/").last else { return nil }
        return parts.count > 1 ? "\(first) with \(parts[1])" : String(first)
    }
}
