import Foundation
import Testing

@testable import Safety

/// Learns the weights anew and writes them, some minutes of work in a debug build and one in a release build:
///
///     AIRFIT_TRAIN_SAFETY=1 swift test -c release -Xswiftc -enable-testing --filter 'weights of the classifier'
@Suite struct `The weights of the classifier` {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Safety/Classifier/SafetyWeights.swift").standardizedFileURL

    @Test(.enabled(if: ProcessInfo.processInfo.environment["AIRFIT_TRAIN_SAFETY"] != nil))
    func `are learnt anew`() throws {
        let (table, report) = SafetyTraining(SafetySentence.training).table()
        print(report)
        try Data(source(of: table).utf8).write(to: Self.file)
    }

    @Test func `are those of these sentences`() {
        #expect(SafetyWeights.sentences == SafetySentence.training.count)
        #expect(SafetyWeights.checksum == SafetySentence.checksum(SafetySentence.training))
    }

    private func source(of table: String) -> String {
        """
        // Made by Tests/SafetyTests/Training: never edited by hand.

        /// The weight of each feature for each concern (`SafetyClassifier`).
        enum SafetyWeights {
            /// How many sentences the weights were learnt from, and a hash of them and of the concepts.
            static let sentences = \(SafetySentence.training.count)
            static let checksum: UInt64 = \(SafetySentence.checksum(SafetySentence.training))

            static let table = \"""
        \(table.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
                \"""
        }

        """
    }
}
