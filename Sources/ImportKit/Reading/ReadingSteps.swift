/// The steps in which a document is read, its rows or elements: at each of them reading can go on another time.
///
/// They are the same in the same order whenever the same content is read. Where reading goes on, the reader takes the steps
/// before the mark again, to know what it must know of them; what they give is in the sink already and is not given again.
package final class ReadingSteps {
    private enum Note {
        static let step = "step"
    }

    /// How many have begun.
    package private(set) var count = 0
    private let gate: ReplayFilter
    /// Where reading goes on; `nil` from the beginning, and once it is reached.
    private var goal: (step: Int, mark: ImportMark)?

    package init(into sink: any ImportSink, from mark: ImportMark?) {
        goal = mark.flatMap { mark in mark.notes[Note.step].flatMap { Int($0) }.map { ($0, mark) } }
        gate = ReplayFilter(sink, isOpen: goal == nil)
    }

    /// Takes what is behind the mark.
    package var sink: any ImportSink { gate }

    /// Another step begins.
    /// - Returns: the mark that was told here: what the reader holds to be given is given already, and its counts are the
    ///   mark's.
    package func begin() -> ImportMark? {
        count += 1
        guard let goal, count == goal.step else { return nil }
        self.goal = nil
        gate.isOpen = true
        return goal.mark
    }

    /// Reports to the sink, where it asks for a mark, that everything before the step that begins is given.
    /// - Parameter makeMark: gives the sink what is still held and makes the mark.
    package func reportMark(_ makeMark: () throws -> ImportMark) throws {
        guard count & 0x3F == 0, goal == nil, gate.wantsMark else { return }
        var mark = try makeMark()
        mark.notes[Note.step] = String(count)
        try gate.reached(mark)
    }

    /// Whether the next step lies before the one at which reading goes on.
    var isNextPassed: Bool { goal.map { count + 1 < $0.step } ?? false }

    /// The next step is not looked at.
    package func pass() { count += 1 }

    /// Where reading goes on, unless it is reached.
    var markAhead: ImportMark? { goal?.mark }

    /// The next step is the one at which reading goes on; those before are not looked at.
    func passAll() {
        if let goal { count = goal.step - 1 }
    }

    /// - Throws: where the document has no such step: it is not the one that was read.
    package func finish(_ document: String) throws(ImportError) {
        guard goal == nil else {
            throw .refused(path: document, reason: "it is not the file that was read in part before; import it again")
        }
    }
}

/// Keeps from a sink what it was given before.
private final class ReplayFilter: ForwardingSink {
    private let sink: any ImportSink
    var isOpen: Bool

    init(_ sink: any ImportSink, isOpen: Bool) { (self.sink, self.isOpen) = (sink, isOpen) }

    func number(of type: ImportedType) throws -> Int32 { try sink.number(of: type) }
    func number(of source: ImportedSource) throws -> Int32 { try sink.number(of: source) }
    func relay(_ count: Int, _ step: @escaping @Sendable (any ImportSink) throws -> Void) throws {
        if isOpen { try step(sink) }
    }
    var wantsMark: Bool { sink.wantsMark }
    func reached(_ mark: ImportMark) throws { try sink.reached(mark) }
}
