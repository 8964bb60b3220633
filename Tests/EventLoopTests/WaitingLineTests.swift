import Testing

@testable import EventLoop

@Suite struct `A waiting line` {
    @Test func `serves in the order they came`() {
        var line = WaitingLine<Int>()
        for number in 0..<3 { line.add(number) }
        #expect([line.takeFirst(), line.takeFirst()] == [0, 1])
        line.add(3)
        #expect([line.takeFirst(), line.takeFirst(), line.takeFirst()] == [2, 3, nil])
        line.add(4)
        #expect(line.takeFirst() == 4)
    }

    @Test func `that is never empty stays as long as those who wait`() {
        var line = WaitingLine<Int>()
        line.add(0)
        var served: [Int?] = []
        for number in 1...10_000 {
            line.add(number)
            served.append(line.takeFirst())
            #expect(line.length <= WaitingLine<Int>.mostGone + 2)
        }
        #expect(served == Array(0..<10_000))
    }

    @Test func `keeps its order when those who are gone are dropped`() {
        var line = WaitingLine<Int>()
        for number in 0..<2_000 { line.add(number) }
        #expect((0..<1_500).allSatisfy { line.takeFirst() == $0 })
        line.add(2_000)
        #expect((1_500...2_000).allSatisfy { line.takeFirst() == $0 })
        #expect(line.takeFirst() == nil)
    }
}
