import ChatModel
import Connections
import Console
import Foundation
import JSON
import KeySupply
import ProgramContext
import Providers
import Vault

/// The output of `airfit keys list`: where keys are, never a key.
struct KeyList {
    private struct Line {
        var id: ProviderID
        var sources: KeySources
        /// Of the vault's key, while it is unlocked.
        var kept: VaultKey?
    }

    private var entries: [Line] = []
    private let standing: VaultStanding
    /// Why the vault could not be opened.
    private var problem: String?

    /// - Parameter passphrase: opens the vault where it was given; nobody is asked for it.
    init(_ context: Context, _ passphrase: PassphrasePrompt) async throws {
        let keys = context.keys
        if keys.vault.isThere {
            do {
                try await keys.unlock(prompt: passphrase)
            } catch let failure as Failure {
                // A passphrase that was given and does not open it is told as what it is.
                if try passphrase.given() != nil || failure.code != .key { throw failure }
                problem = failure.sentence
            }
        }
        standing = await keys.vault.standing()
        var kept: [VaultKey] = []
        if case .unlocked = standing { kept = try await keys.vault.keys() }
        let named = Set(kept.map(\.name)).union(standing.facts?.keyNames ?? [])
        let ids = context.providerDirectory.ids
        let others = named.filter { !ids.contains(ProviderID($0)) && !Connections.isVaultEntry($0) }.sorted().map {
            ProviderID($0)
        }
        entries = (ids + others).map { id in
            var sources = context.providerDirectory.keySources(of: id)
            if others.contains(id) { sources.all = [.vault] }
            return Line(id: id, sources: sources, kept: kept.first { $0.name == id.rawValue })
        }.filter { !$0.sources.all.isEmpty }
    }

    /// A line for each key; the first one of a provider is the one that counts.
    var lines: [String] {
        var lines = entries.flatMap { line in
            line.sources.all.enumerated().map { index, source in
                let id = index == 0 ? line.id.rawValue : ""
                let end = self.end(line, source)
                let note = index == 0 ? self.note(line, source) : "  not used: the one above counts"
                return "\(Self.padded(id, 13))\(Self.padded(source.place, 22))\(Self.padded(end, 9))\(note)"
            }
        }
        if lines.isEmpty { lines = ["There are no keys; keep one with airfit keys set PROVIDER."] }
        if let facts = standing.facts {
            let ways = facts.slots.map(\.kind.words).joined(separator: ", ")
            lines.append(
                "The vault is opened by \(ways)" + (facts.has(.unprotected) ? ": the keys are not protected." : "."))
        }
        if let problem { lines.append(problem) }
        return lines
    }

    private func end(_ line: Line, _ source: KeySource) -> String {
        let four = source == .vault ? line.kept?.lastFour : source == line.sources.counting ? line.sources.lastFour : ""
        guard let four else { return "locked" }
        return four.isEmpty ? "•••" : "…\(four)"
    }

    private func note(_ line: Line, _ source: KeySource) -> String {
        guard source == .vault, let kept = line.kept else { return "" }
        let used = kept.lastUsed.map { ", used \(Self.day($0))" } ?? ", not used yet"
        let trial =
            switch kept.trial {
            case .unknown: ""
            case .untested: ", untested"
            case .works(let date): ", works (tested \(Self.day(date)))"
            }
        return "entered \(Self.day(kept.enteredAt))\(trial)\(used)"
    }

    /// `nil` where it is not known.
    private static func isTested(_ key: VaultKey?) -> Bool? {
        switch key?.trial ?? .unknown {
        case .unknown: nil
        case .untested: false
        case .works: true
        }
    }

    private static func testedAt(_ key: VaultKey?) -> Date? {
        if case .works(let date) = key?.trial ?? .unknown { date } else { nil }
    }

    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    var json: String {
        let keys = entries.flatMap { line in
            line.sources.all.enumerated().map { index, source -> [String: Any] in
                let kept = source == .vault ? line.kept : nil
                let four = source == .vault ? kept?.lastFour : index == 0 ? line.sources.lastFour : nil
                return [
                    "provider": line.id.rawValue, "source": source.name ?? NSNull() as Any, "counts": index == 0,
                    "last_four": four.flatMap { $0.isEmpty ? nil : $0 } ?? NSNull() as Any,
                    "entered_at": kept.map { $0.enteredAt.formatted(.iso8601) } ?? NSNull() as Any,
                    "last_used_at": kept?.lastUsed.map { $0.formatted(.iso8601) } ?? NSNull() as Any,
                    "tested": Self.isTested(kept) ?? NSNull() as Any,
                    "tested_at": Self.testedAt(kept).map { $0.formatted(.iso8601) } ?? NSNull() as Any,
                ]
            }
        }
        let state: String
        switch standing {
        case .none: state = "none"
        case .locked: state = "locked"
        case .unlocked: state = "unlocked"
        case .unusable: state = "unusable"
        }
        let slots = standing.facts?.slots.map(\.kind.rawValue) ?? []
        return JSONText.object(["keys": keys, "vault": ["state": state, "slots": slots] as [String: Any]])
    }
}
