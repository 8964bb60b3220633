import Canvas
import Foundation
import ScreenKit
import Widgets
import RecordsScreen

/// Imports, sources and single records.
enum RecordsAdapter: ScreenAdapter {
    static let windowTitle = "Data"
    static var help: [HelpSection] { RecordsState.help }

    static func keyHints(_ app: borrowing AppState) -> [KeyHint] { app.records.keyHints }
    static func takesText(_ app: borrowing AppState) -> Bool { app.records.takesText }

    static func press(_ key: KeyPress, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(records: .key(key))
    }

    static func paste(_ text: String, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(records: .paste(text))
    }

    static func wheel(_ lines: Int, in app: inout AppState) -> [AppEffect] { app.apply(records: .wheel(lines)) }

    static func click(_ target: HitTarget?, at date: Date, in app: inout AppState) -> [AppEffect] {
        app.apply(records: .clicked(target ?? .beside))
    }

    static func draw(_ app: AppState, in area: Rect, on canvas: inout Canvas) {
        drawRecords(app.records, in: area, on: &canvas)
    }
}
