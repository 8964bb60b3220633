/// How many values a JSON text can hold, before any is made: each takes many times its two bytes of text.
enum ValueCount {
    /// The longest list of models has 20,000, and no event of an answer a hundred.
    static let most = 100_000

    /// Whether a text has more values than `most`, as far as its commas tell. Those within texts count too, so that nothing
    /// short is looked through.
    static func isTooLarge(_ json: [UInt8]) -> Bool {
        guard json.count > 2 * most else { return false }
        return json.withUnsafeBufferPointer { bytes in
            var commas = 0
            for byte in bytes where byte == 0x2C { commas += 1 }
            return commas > most
        }
    }
}
