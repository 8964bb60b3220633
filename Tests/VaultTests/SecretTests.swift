import Testing

@testable import Vault

@Suite struct `A secret` {
    @Test func `is shown nowhere`() throws {
        let secret = try Secret(key: "sk-canary-0123456789")
        struct Holder { var secret: Secret }
        var dumped = ""
        dump(Holder(secret: secret), to: &dumped)
        for text in ["\(secret)", String(reflecting: secret), "\(Holder(secret: secret))", dumped, "\([secret])"] {
            #expect(!text.contains("canary"), "\(text)")
        }
        #expect("\(secret)" == "•••")
    }

    @Test func `is equal to one with the same bytes alone`() throws {
        #expect(try Secret(key: "abc") == Secret(key: "abc"))
        #expect(try Secret(key: "abc") != Secret(key: "abd"))
        #expect(try Secret(key: "abc") != Secret(key: "abcd"))
        #expect(Secret.random(count: 32) != Secret.random(count: 32))
    }

    @Test func `of a pasted key has no blanks and line ends around it`() throws {
        #expect(try Secret(key: " \t sk-1234\r\n\n").revealed() == "sk-1234")
        #expect(try Secret(key: "\u{A0}sk-1234\u{3000}").revealed() == "sk-1234")
    }

    @Test(arguments: [
        ("", SecretTextProblem.empty), (" \n\t", .empty), ("sk-\u{1B}[2J", .controlCharacter),
        ("sk\n12", .controlCharacter), ("sk\u{7F}", .controlCharacter), ("sk\u{85}1", .controlCharacter),
        ("sk\u{2028}1", .controlCharacter), ("sk 12", .notASCII), ("schlüssel", .notASCII), ("sk\u{200B}1", .notASCII),
        (String(repeating: "k", count: 4097), .tooLong(limit: 4096)),
    ])
    func `of a key refuses what no key holds`(text: String, problem: SecretTextProblem) {
        #expect(throws: problem) { try Secret(key: text) }
    }

    @Test func `of a passphrase takes any script and blanks, composed or not`() throws {
        #expect(try Secret(passphrase: " Käse über 心 \n") == Secret(passphrase: "Ka\u{308}se u\u{308}ber 心"))
        #expect(throws: SecretTextProblem.controlCharacter) { try Secret(passphrase: "one\u{0}two") }
    }

    @Test func `tells its last four characters only when it has enough others`() throws {
        #expect(try Secret(key: "sk-abcdefghijkl").lastFour == "ijkl")
        #expect(try Secret(key: "short").lastFour == "")
    }

    @Test func `of bytes that are no text is refused`() {
        let bytes: [UInt8] = [0x73, 0xFF, 0x6B]
        #expect(throws: SecretTextProblem.notASCII) { try bytes.withUnsafeBytes { try Secret(keyBytes: $0) } }
    }
}
