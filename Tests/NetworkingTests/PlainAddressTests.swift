import Testing

@testable import Networking

@Suite("A plain address") struct PlainAddressTests {
    private static let hosts = [
        "api.openai.com", "localhost", "127.0.0.1", "127.1", "0x7f.0.0.1", "0177.0.0.1", "2130706433", "1.2.3.4.5",
        "[::1]",
        "a..b", ".a", "a.", "-a.b", "A.example", "xn--bcher-kva.example", "bücher.example", "255.255.255.256",
        "127.0.0.1.nip.io",
        "user@host.example", "user:word@host.example", "host.example\\evil.example", "host.example%2f", "1password.com",
        "",
    ]
    private static let ports = ["", ":80", ":9000", ":0", ":65536", ":080", ":", ":8a", ":-1"]
    private static let paths = [
        "", "/", "/v1", "/api/v1/", "/a/../b", "/./a", "//a", "/a//b", "/a b", "/a?q=1", "/a#f", "/%2e/", "/..",
    ]

    @Test("reads as libcurl reads it, or is left to libcurl", arguments: ["http", "https", "HTTP", "ftp", ""])
    func agrees(scheme: String) throws {
        for host in Self.hosts {
            for port in Self.ports {
                for path in Self.paths {
                    let url = "\(scheme)://\(host)\(port)\(path)"
                    guard let plain = Endpoint.plain(url) else { continue }
                    #expect(try Endpoint(byLibcurl: url) == plain, "\(url)")
                }
            }
        }
    }

    @Test(
        "is what every provider's own address is",
        arguments: [
            "https://api.openai.com/v1", "https://api.anthropic.com/v1", "https://generativelanguage.googleapis.com",
            "https://openrouter.ai/api/v1", "http://127.0.0.1:11434", "http://localhost:8080/v1/chat/completions",
        ])
    func isPlain(url: String) { #expect(Endpoint.plain(url) != nil) }
}
