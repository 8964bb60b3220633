import Canvas
import SettingsModel
import Widgets

/// A page of the manual: hand-written Markdown with the sections that the program's own tables make.
public struct ManualPage: Equatable, Sendable {
    /// As in `man airfit-config`.
    public let name: String
    /// The section of the manual: 1 for commands, 5 for file formats.
    public let section: Int
    /// One line for the list of pages.
    public let summary: String
    /// Everything below the heading NAME; level 1 are the sections.
    public let markdown: String

    /// The day of the hand-written text.
    static let date = "2026-11-24"

    /// All pages.
    /// - Parameter root: the program's command tree.
    public static func all(of root: ProgramCommand) -> [ManualPage] {
        [
            ManualPage(
                name: "airfit", section: 1, summary: "a personal AI health coach for the terminal",
                markdown: ProgramPage.markdown(of: root)),
            ManualPage(
                name: "airfit-config", section: 5, summary: "settings of airfit",
                markdown: ConfigurationPage.markdown),
            ManualPage(
                name: "airfit-json", section: 5, summary: "JSON that airfit prints and reads",
                markdown: JSONPage.markdown),
        ]
    }

    /// As in `airfit man config`; that of the program's own page is its name.
    public var topic: String { name.split(separator: "-", maxSplits: 1).last.map(String.init) ?? name }

    /// Below a folder of manual pages: `man1/airfit.1`.
    public var file: String { "man\(section)/\(name).\(section)" }

    /// The page for `man`.
    /// - Parameter version: of the program.
    public func roff(version: String) -> String {
        var roff = Roff(title: [name.uppercased(), "\(section)", Self.date, "AirFit \(version)", "AirFit"])
        roff.append(name: name, summary: summary)
        roff.append(MarkdownDocument(markdown).blocks)
        return roff.page
    }

    /// The page as lines to read where there is no `man`.
    /// - Parameter width: in cells.
    public func plain(width: Int) -> String {
        let blocks = MarkdownDocument("# NAME\n\n\(name) – \(summary)\n\n\(markdown)").blocks
        return MarkdownLayout(width: width).lines(of: blocks).map(\.text).joined(separator: "\n")
    }
}
