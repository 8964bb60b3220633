/// First come, first served.
struct FIFOQueue<Element> {
    private var elements: [Element] = []
    /// Where the next one stands; those before it are gone.
    private var next = 0

    mutating func add(_ element: Element) { elements.append(element) }

    /// `nil` when nobody waits.
    mutating func dequeue() -> Element? {
        guard next < elements.count else { return nil }
        let first = elements[next]
        next += 1
        if next == elements.count || next >= Self.mostGone && next * 2 >= elements.count {
            elements.removeFirst(next)
            next = 0
        }
        return first
    }

    /// Those that are gone are dropped in one go: at the end of the line, or when there are so many and half of it are. A line
    /// that never gets empty does not grow by them.
    static var mostGone: Int { 256 }

    /// How many places there are in memory, those of the gone ones too.
    var length: Int { elements.count }
}
