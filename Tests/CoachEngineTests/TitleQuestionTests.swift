import ChatModel
import Foundation
import TestSupport
import Testing

@testable import CoachEngine

@Suite struct `A name asked of a model` {
    @Test(arguments: [
        ("\"Sleep after night shifts.\"\n", "Sleep after night shifts"), ("**Marathon plan**", "Marathon plan"),
        ("\n# Schlaf im Mai\nmore", "Schlaf im Mai"), ("„Müde“", "Müde"),
    ]) func `is the first line without what models put around it`(answer: String, title: String) {
        #expect(TitleQuestion.title(in: answer) == title)
    }

    @Test func `is at most a line of a list, and nothing where nothing was said`() {
        #expect(TitleQuestion.title(in: String(repeating: "long ", count: 100))?.count == 60)
        #expect(TitleQuestion.title(in: " \n\"\".") == nil)
    }

    @Test func `tells the model what was asked, bounded, and nothing else`() {
        let text = TitleQuestion.text([String(repeating: "a", count: 900), "b", "c", "d"])
        #expect(text.split(separator: "\n").map(\.count) == [502, 3, 3])
    }
}
