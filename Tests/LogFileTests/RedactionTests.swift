import LogFile
import Testing

@Suite struct `Redaction of the log` {
    @Test(arguments: [
        "sk-abcdefghijklmnop", "sk-ant-api03-AbCd_efgh-ijkl", "sk-or-v1-0123456789abcdef", "AIzaSyA-0123456789",
        "gsk_abcdefgh12345678", "xai-abcdefgh1234", "hf_abcdefgh12345678", "ghp_abcdefgh12345678",
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIi", "0123456789abcdef0123456789abcdef", "QWxhZGRpbjpvcGVuIHNlc2FtZQ1QWxhZGRpbjp",
    ])
    func `what looks like a key is masked wherever it stands`(key: String) {
        for text in [key, "a \(key) b", "x=\(key),y", "(\(key))", "Bearer \(key)", "{\"k\":\"\(key)\"}"] {
            #expect(!Redaction.cleaned(text).contains(key.suffix(8)), "\(text)")
        }
    }

    @Test(arguments: [
        "Authorization: Bearer abc", "authorization=abc", "api_key=abc", "x-api-key: abc", "?key=abc&alt=sse",
        "\"password\": \"abc\"", "access_token=abc", "basic abc", "client_secret: abc", "API_KEY=abc", "BEARER abc",
        "\u{212A}ey=abc", "übrigens: token=abc",
    ])
    func `what is called a key is masked however short`(text: String) {
        #expect(!Redaction.cleaned(text).contains("abc"))
    }

    @Test func `only the key goes`() {
        #expect(Redaction.cleaned("GET h/v1?key=abc&alt=sse 200") == "GET h/v1?key=•••&alt=sse 200")
        #expect(Redaction.cleaned("to sk-abcdefghij and on") == "to ••• and on")
        #expect(Redaction.cleaned("mail anna.b@example.org now") == "mail ••• now")
    }

    @Test(arguments: [
        "POST api.openai.com/v1/responses 200 total=2100ms sent=120 id=req_0123456789abcdef0123456789abcdef",
        "GET generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash-native-audio-preview-12-2025",
        "id=5f3c8a1e-9b1d-4c6e-8f00-1234567890ab", "tokens: 15, monkey business", "",
    ])
    func `what is none stays`(text: String) {
        #expect(Redaction.cleaned(text) == text)
    }
}
