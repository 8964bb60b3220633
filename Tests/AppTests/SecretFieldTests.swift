import TestSupport
import Testing

@testable import SettingsScreen

@Suite struct `A secret being typed` {
    private let planted = "sk-planted-0123456789"

    @Test func `nothing that describes it shows it`() {
        let field = SecretField(planted)
        var dumped = ""
        dump(field, to: &dumped)
        for text in ["\(field)", String(reflecting: field), dumped, "\([field])", "\(Optional(field) as Any)"] {
            #expect(!text.contains("planted"), "\(text)")
        }
    }

    @Test func `states, effects and actions that hold it do not show it either`() {
        var state = SettingsState.at(.keys)
        state.activate(row: .key(.openAI))
        state.type(planted)
        let effects = state.enter()
        let action = SettingsAction.keys(.done(.save(.openAI, SecretField(planted), isTested: true)))
        for text in ["\(state)", String(reflecting: state), "\(effects)", "\(action)"] {
            #expect(!text.contains("planted"))
        }
        var dumped = ""
        dump(state, to: &dumped)
        dump(effects, to: &dumped)
        #expect(!dumped.contains("planted"))
    }

    @Test func `letters of several bytes are letters`() {
        var field = SecretField("grüße 👍🏽")
        #expect(field.count == 7)
        field.deleteBackward()
        #expect(field == SecretField("grüße "))
        field.deleteBackward()
        field.deleteBackward()
        field.deleteBackward()
        #expect(field == SecretField("grü"))
    }

    @Test func `deleting from an empty one and clearing are nothing special`() {
        var field = SecretField()
        field.deleteBackward()
        field.clear()
        #expect(field.isEmpty)
    }

    @Test func `blanks and line ends around it are not part of it`() {
        #expect(SecretField("\r\n  sk-1 \t\n").trimmed() == SecretField("sk-1"))
        #expect(SecretField(" \n ").trimmed().isEmpty)
        #expect(SecretField("a b").trimmed() == SecretField("a b"))
    }

    @Test func `a change of one copy leaves the other as it was`() {
        let one = SecretField("abc")
        var other = one
        other.insert("d")
        #expect(one == SecretField("abc"))
        #expect(one != other)
    }

    @Test func `what is longer than any secret is cut, not kept`() {
        let field = SecretField(String(repeating: "x", count: 100_000))
        #expect(field.count == SecretField.longest)
        #expect(field.keyProblem == "The key is longer than any key.")
    }

    @Test(arguments: [
        ("", "Please paste"), ("sk-1\nX-Evil: 1", "line break"), ("sk-\u{1B}[2J", "cannot be seen"),
        ("sk-\u{7F}", "cannot be seen"), ("sk 1", "blank"), ("schlüssel", "letter that no key has"),
    ]) func `what cannot be a key is told`(text: String, says: String) {
        #expect(SecretField(text).keyProblem?.contains(says) == true)
    }

    @Test func `a key of letters, digits and signs is fine whatever it begins with`() {
        for text in ["sk-1", "AQ.x_y-z", "hf_abc/def+ghi==", "x"] { #expect(SecretField(text).keyProblem == nil) }
    }
}

@Suite struct `What is odd about a key` {
    @Test func `a usual beginning is fine, another one is warned about`() {
        #expect(KeyGuide.oddity(of: SecretField("sk-proj-1"), for: .openAI, name: "OpenAI") == nil)
        #expect(KeyGuide.oddity(of: SecretField("AQ.1"), for: .gemini, name: "Google Gemini") == nil)
        let odd = KeyGuide.oddity(of: SecretField("pk-1"), for: .openAI, name: "OpenAI")
        #expect(odd?.contains("mostly begin with sk-") == true)
    }

    @Test func `a key of another provider is recognised`() {
        let oddity = KeyGuide.oddity(of: SecretField("sk-ant-1"), for: .openAI, name: "OpenAI")
        #expect(oddity == "It looks like a key of Anthropic, not of OpenAI.")
    }

    @Test func `nothing is odd at a server of one's own`() {
        #expect(KeyGuide.oddity(of: SecretField("sk-ant-1"), for: .custom, name: "Custom") == nil)
    }
}
