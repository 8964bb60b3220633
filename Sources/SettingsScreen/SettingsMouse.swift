import Canvas

extension SettingsState {
    /// Moves what lies on top, a sheet, the search or the cursor of the page; down is positive.
    public mutating func wheel(_ lines: Int) -> [SettingsEffect] {
        if sheet != nil { return applyToSheet(.wheel(lines)) }
        if search != nil { return applyToSearch(KeyPress(lines < 0 ? .up : .down)) }
        guard alert == nil else { return [] }
        return moveCursor(by: lines.signum())
    }

    /// Does what a click on a drawn target means; clicks beside an alert do nothing.
    public mutating func clicked(_ target: HitTarget) -> [SettingsEffect] {
        if alert != nil {
            if target.kind == "settings.alert.confirm" { return confirmAlert() }
            if target.kind == "settings.alert.close" { alert = nil }
            return []
        }
        if sheet != nil { return applyToSheet(.clicked(target)) }
        if search != nil, target.kind != "settings.hit" {
            if target != .box { search = nil }
            return []
        }
        switch target.kind {
        case "settings.hit": return goToHit(target.index)
        case "settings.back": return goBack()
        case "settings.tree": return clickTree(target.index)
        case "settings.row": return clickRow(target.index)
        case "settings.tick": return clickTick(row: target.index / 10, column: target.index % 10)
        default: return []
        }
    }

    private mutating func clickTree(_ index: Int) -> [SettingsEffect] {
        let rows = rows(of: nil)
        guard rows.indices.contains(index), case .link(let destination) = rows[index].kind else { return [] }
        (search, editor) = (nil, nil)
        return goToRoot() + goTo(destination)
    }

    /// Ticks or unticks at once.
    private mutating func clickTick(row: Int, column: Int) -> [SettingsEffect] {
        let entered: [SettingsEffect] = open == nil ? shown.map { goTo($0) } ?? [] : []
        let rows = rows(of: open)
        guard rows.indices.contains(row) else { return entered }
        self.column = column
        return entered + putCursor(on: rows[row].id) + activate(rows[row])
    }

    /// The first click takes the cursor there, and does at once what needs no second look.
    private mutating func clickRow(_ index: Int) -> [SettingsEffect] {
        let entered: [SettingsEffect] = open == nil ? shown.map { goTo($0) } ?? [] : []
        let rows = rows(of: open)
        guard rows.indices.contains(index), rows[index].canHaveCursor else { return entered }
        let wasThere = row(at: open)?.id == rows[index].id
        editor = nil
        let reached = wasThere ? [] : putCursor(on: rows[index].id)
        if case .action = rows[index].kind, !wasThere { return entered + reached }
        return entered + reached + activate(rows[index])
    }
}
