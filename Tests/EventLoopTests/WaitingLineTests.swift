import Testing

@testable import EventLoop

@Suite struct `A waiting line` {
    @Test func `serves in the order they came`() {
        var line = FIFOQueue<Int>()
        for number in 0..<3 { line.add(number) }
        #expect([line.dequeue(), line.dequeue()] == [0, 1])
        line.add(3)
        #expect([line.dequeue(), line.dequeue(), line.dequeue()] == [2, 3, nil])
        line.add(4)
        #expect(line.dequeue() == 4)
    }

    @Test func `that is never empty stays as long as those who wait`() {
        var line = FIFOQueue<Int>()
        line.add(0)
        var served: [Int?] = []
        for number in 1...10_000 {
            line.add(number)
            served.append(line.dequeue())
            #expect(line.length <= FIFOQueue<Int>.mostGone + 2)
        }
        #expect(served == Array(0..<10_000))
    }

    @Test func `keeps its order when those who are gone are dropped`() {
        var line = FIFOQueue<Int>()
        for number in 0..<2_000 { line.add(number) }
        #expect((0..<1_500).allSatisfy { line.dequeue() == $0 })
        line.add(2_000)
        #expect((1_500...2_000).allSatisfy { line.dequeue() == $0 })
        #expect(line.dequeue() == nil)
    }
}
