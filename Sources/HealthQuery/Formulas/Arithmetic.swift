import Foundation

/// Works out an expression of plain numbers, as `(482.7 - 474) / 7`.
///
/// Signs as on paper: `^` before `*` and `/`, these before `+` and `-`; `-2 ^ 2` is -4. Functions: `min`, `max` of any
/// number of values, `abs`, `sqrt`, `round`, `ln`, `exp`. There are no names and no clock times.
public struct Arithmetic: Sendable {
    /// The numbers as they stand in it, in order.
    public let numbers: [Double]
    /// The result of the expression.
    public let value: Double

    /// The longest expression that is read, in characters.
    public static let longest = 400
    private static let deepest = 40

    /// Why there is no value: one sentence.
    public struct Problem: Error, Equatable, Sendable {
        public var reason: String
    }

    public init(_ expression: String) throws(Problem) {
        guard expression.utf8.count <= Self.longest else {
            throw Problem(reason: "an expression is at most \(Self.longest) characters long")
        }
        var reader = Reader(Array(expression.utf8))
        value = try reader.whole()
        numbers = reader.numbers
        guard value.isFinite else { throw Problem(reason: "the value is not a finite number") }
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0
        var depth = 0
        var numbers: [Double] = []

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func whole() throws(Problem) -> Double {
            let value = try sum()
            skipBlanks()
            guard place == bytes.count else { throw problem }
            return value
        }

        private var problem: Problem {
            let rest = String(decoding: bytes[min(place, bytes.count)...].prefix(12), as: UTF8.self)
            return Problem(
                reason: rest.isEmpty ? "the expression is not complete" : "it cannot be read from \(rest) on")
        }

        private mutating func skipBlanks() { while place < bytes.count, bytes[place] == 0x20 { place += 1 } }

        private mutating func takes(_ sign: Character) -> Bool {
            skipBlanks()
            guard place < bytes.count, bytes[place] == sign.asciiValue else { return false }
            place += 1
            return true
        }

        private mutating func sum() throws(Problem) -> Double {
            depth += 1
            defer { depth -= 1 }
            guard depth <= Arithmetic.deepest else { throw Problem(reason: "it is nested too deeply") }
            var value = try product()
            while true {
                if takes("+") {
                    value += try product()
                } else if takes("-") {
                    value -= try product()
                } else {
                    return value
                }
            }
        }

        private mutating func product() throws(Problem) -> Double {
            var value = try signed()
            while true {
                if takes("*") {
                    value *= try signed()
                } else if takes("/") {
                    let divisor = try signed()
                    guard divisor != 0 else { throw Problem(reason: "it divides by zero") }
                    value /= divisor
                } else {
                    return value
                }
            }
        }

        private mutating func signed() throws(Problem) -> Double {
            var isNegative = false
            while true {
                if takes("-") { isNegative.toggle() } else if !takes("+") { break }
            }
            let value = try power()
            return isNegative ? -value : value
        }

        private mutating func power() throws(Problem) -> Double {
            let base = try single()
            guard takes("^") else { return base }
            depth += 1
            defer { depth -= 1 }
            guard depth <= Arithmetic.deepest else { throw Problem(reason: "it is nested too deeply") }
            return pow(base, try signed())
        }

        private mutating func single() throws(Problem) -> Double {
            if takes("(") {
                let value = try sum()
                guard takes(")") else { throw problem }
                return value
            }
            let name = taken { (0x61...0x7A).contains($0 | 0x20) }
            if !name.isEmpty { return try function(name.lowercased()) }
            let digits = taken { (0x30...0x39).contains($0) || $0 == 0x2E }
            guard let number = Double(digits) else { throw problem }
            numbers.append(number)
            return number
        }

        private mutating func taken(while isPart: (UInt8) -> Bool) -> String {
            skipBlanks()
            let start = place
            while place < bytes.count, isPart(bytes[place]) { place += 1 }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }

        private mutating func function(_ name: String) throws(Problem) -> Double {
            guard takes("(") else { throw Problem(reason: "there are no names in it; write the number") }
            var values = [try sum()]
            while takes(",") { values.append(try sum()) }
            guard takes(")") else { throw problem }
            if name == "min" { return values.min() ?? .nan }
            if name == "max" { return values.max() ?? .nan }
            guard values.count == 1 else { throw Problem(reason: "\(name) takes one value") }
            switch name {
            case "abs": return abs(values[0])
            case "sqrt": return values[0].squareRoot()
            case "round": return values[0].rounded()
            case "ln": return log(values[0])
            case "exp": return exp(values[0])
            default:
                throw Problem(
                    reason: "there is no function of that name; there are min, max, abs, sqrt, round, ln, exp")
            }
        }
    }
}
