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
            switch target.as(AlertTarget.self) {
            case .confirm?: return confirmAlert()
            case .close?: alert = nil
            case nil: break
            }
            return []
        }
        if sheet != nil { return applyToSheet(.clicked(target)) }
        let page = target.as(SettingsTarget.self)
        if case .hit(let index)? = page { return goToHit(index) }
        if search != nil {
            if target != .box { search = nil }
            return []
        }
        switch page {
        case .back?: return goBack()
        case .tree(let index)?: return clickTree(index)
        case .row(let index)?: return clickRow(index)
        case .tick(let row, let column)?: return clickTick(row: row, column: column)
        case .hit?, nil: return []
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
