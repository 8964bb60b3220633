import Canvas
import Testing

@Suite struct `Links on a canvas` {
    @Test(arguments: [
        ("https://a.org/b?c=1&d", "https://a.org/b?c=1&d"), ("HTTP://a.org", "HTTP://a.org"),
        ("https://a.org/ü", "https://a.org/%C3%BC"),
    ])
    func `lead to the web`(text: String, address: String) {
        #expect(WebAddress(text)?.text == address)
    }

    @Test(arguments: [
        "", "a.org", "ftp://a.org", "file:///etc/passwd", "javascript:alert(1)", "https://", "https:///x", "http://a b",
        "http://a\u{1B}]8", "mailto:a@b.org", "https://@a", "-x://a",
    ])
    func `lead nowhere else`(text: String) {
        #expect(WebAddress(text) == nil)
    }

    @Test func `belong to their cells, until these are drawn on again`() throws {
        let address = try #require(WebAddress("https://a.org"))
        var canvas = Canvas(Size(width: 10, height: 2))
        canvas.write("see here", column: 0, row: 0)
        canvas.link(Rect(column: 4, row: 0, width: 4, height: 1), to: address)
        #expect(canvas.address(at: Point(column: 3, row: 0)) == nil)
        #expect(canvas.address(at: Point(column: 4, row: 0)) == address)
        #expect(canvas.address(at: Point(column: 7, row: 0)) == address)
        canvas.write("x", column: 5, row: 0)
        #expect(canvas.address(at: Point(column: 5, row: 0)) == nil)
        #expect(canvas.address(at: Point(column: 40, row: 40)) == nil)
    }

    @Test func `take the numbers of those that are gone`() throws {
        var canvas = Canvas(Size(width: 1, height: 1))
        for number in 0..<600 {
            let address = try #require(WebAddress("https://a.org/\(number)"))
            canvas.link(Rect(column: 0, row: 0, width: 1, height: 1), to: address)
            #expect(canvas.address(at: Point(column: 0, row: 0)) == address)
        }
    }
}
