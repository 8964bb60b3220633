/// Layouts of the messages that have been looked at, at one width. What is not shown is not laid out.
struct TranscriptLayout: Sendable {
    private(set) var width = 0
    private var layouts: [MessageLayout?] = []
    var growing: MessageLayout?
    /// The rows on the screen: message and line, from the top.
    var rows: [(message: Int, line: Int)] = [] {
        didSet { isPinned = false }
    }
    /// The first of the rows is the headline of the answer that arrives, kept above rows that lie further down in it.
    private(set) var isPinned = false
    /// The first of the rows that move.
    var top: (message: Int, line: Int)? { rows.dropFirst(isPinned ? 1 : 0).first }

    mutating func show(_ shown: [(message: Int, line: Int)], below pin: (message: Int, line: Int)?) {
        rows = (pin.map { [$0] } ?? []) + shown
        isPinned = pin != nil
    }

    mutating func reset(width: Int) {
        self.width = width
        layouts.removeAll()
        growing = nil
        rows = []
    }

    mutating func drop(from index: Int) {
        if index < layouts.count { layouts.removeSubrange(index...) }
    }

    /// The message looks different from now on.
    mutating func forget(_ index: Int) {
        if index < layouts.count { layouts[index] = nil } else { growing = nil }
    }

    /// Hands the answer's layout over when it becomes a message.
    mutating func keepGrowing(at index: Int) {
        guard let layout = growing else { return }
        growing = nil
        keep(layout, at: index)
    }

    func isLaidOut(_ index: Int) -> Bool { index < layouts.count && layouts[index] != nil }

    mutating func keep(_ layout: MessageLayout, at index: Int) {
        while layouts.count <= index { layouts.append(nil) }
        layouts[index] = layout
    }

    /// The layout of a message, or of the answer that is arriving behind the last one.
    func layout(of index: Int) -> MessageLayout? {
        index < layouts.count ? layouts[index] ?? growing : growing
    }

    func lineCount(of index: Int) -> Int { layout(of: index)?.count ?? 0 }

    /// Changes a layout that was made already.
    mutating func update(_ index: Int, _ change: (inout MessageLayout) -> Void) {
        guard index < layouts.count, var layout = layouts[index] else { return }
        layouts[index] = nil  // so that it is held once and changes in place
        change(&layout)
        layouts[index] = layout
    }
}
