/// A style as the terminal holds it, and how it is written: `ESC [ … m`.
struct DrawnStyle: Equatable {
    /// A colour in the form that the terminal's description has for it.
    enum Color: Equatable {
        /// The terminal's own.
        case own
        /// One of the 16, by the parameter of its text: 30 to 37, 90 to 97.
        case named(UInt8)
        case indexed(UInt8)
        case rgb(UInt8, UInt8, UInt8)
    }

    /// Bit n for the parameter n, 1 (bold) to 9 (struck out).
    var attributes: UInt16 = 0
    var text = Color.own
    var ground = Color.own

    /// Underlined, reversed, struck out: this shows where there is no letter.
    static let visibleOnBlanks: UInt16 = 1 << 4 | 1 << 7 | 1 << 9
    var showsOnBlanks: Bool { attributes & Self.visibleOnBlanks != 0 }
}

// MARK: - Reading

extension DrawnStyle {
    /// Applies the parameters of one sequence; `false` when one of them is not known here.
    mutating func apply(_ parameters: UnsafeRawBufferPointer) -> Bool {
        var fields = Fields(bytes: parameters)
        while let field = fields.next() {
            // Only colours have parts.
            guard !field.endsWithColon || field.number == 38 || field.number == 48 else { return false }
            switch field.number {
            case 0: self = Self()
            case 1...5, 7...9: attributes |= 1 << UInt16(field.number)
            case 22: attributes &= ~0b110
            case 23...25, 27...29: attributes &= ~(1 << UInt16(field.number - 20))
            case 30...37, 90...97: text = .named(UInt8(field.number))
            case 39: text = .own
            case 40...47, 100...107: ground = .named(UInt8(field.number - 10))
            case 49: ground = .own
            case 38, 48:
                guard let color = fields.color(withColons: field.endsWithColon) else { return false }
                if field.number == 38 { text = color } else { ground = color }
            default: return false
            }
        }
        return true
    }

    /// The numbers of a sequence, one after the other.
    private struct Fields {
        let bytes: UnsafeRawBufferPointer
        private var place = 0
        private var isAtEnd = false

        init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

        /// The next number, 0 where there are no digits, and what follows it. `nil` after the last. What is no number
        /// comes as -1.
        mutating func next() -> (number: Int, endsWithColon: Bool)? {
            guard !isAtEnd else { return nil }
            var number = 0
            while place < bytes.count {
                let byte = bytes[place]
                place += 1
                switch byte {
                case UInt8(ascii: ";"): return (number, false)
                case UInt8(ascii: ":"): return (number, true)
                case 0x30...0x39 where number >= 0 && number < 1_000: number = number * 10 + Int(byte - 0x30)
                default: number = -1
                }
            }
            isAtEnd = true
            return (number, false)
        }

        /// The rest of a colour: `5;n`, `2;r;g;b`, or with colons `5:n`, `2:r:g:b`, `2::r:g:b` (the colour space, which
        /// is mostly left out).
        mutating func color(withColons: Bool) -> Color? {
            guard let kind = next(), withColons || !kind.endsWithColon else { return nil }
            var (count, isAtEnd) = (0, withColons && !kind.endsWithColon)
            var last = (-1, -1, -1)
            while !isAtEnd, let part = next() {
                guard withColons || !part.endsWithColon else { return nil }
                last = (last.1, last.2, part.number)
                count += 1
                isAtEnd = withColons ? !part.endsWithColon : count == (kind.number == 5 ? 1 : 3)
            }
            switch (kind.number, count) {
            case (5, 1): return UInt8(exactly: last.2).map { .indexed($0) }
            case (2, 3...4):
                guard let red = UInt8(exactly: last.0), let green = UInt8(exactly: last.1),
                    let blue = UInt8(exactly: last.2)
                else { return nil }
                return .rgb(red, green, blue)
            default: return nil
            }
        }
    }
}

// MARK: - Writing

extension DrawnStyle {
    /// Writes the sequence that leads here from `other`, which is another style or one that nobody knows.
    func write(from other: DrawnStyle?, to output: inout [UInt8]) {
        output.append(0x1B)
        output.append(UInt8(ascii: "["))
        if self != DrawnStyle() { writeChanges(from: other, to: &output) }
        output.append(UInt8(ascii: "m"))
    }

    private func writeChanges(from known: DrawnStyle?, to output: inout [UInt8]) {
        var isFirst = true
        func begin() {
            if !isFirst { output.append(UInt8(ascii: ";")) }
            isFirst = false
        }
        func code(_ number: Int) {
            begin()
            output.append(decimal: number)
        }
        if known == nil { code(0) }
        let other = known ?? DrawnStyle()
        var lasting = other.attributes
        let gone = other.attributes & ~attributes
        // 22 ends bold and faint at once.
        for code_ in [22, 23, 24, 25, 27, 28, 29] {
            let bits: UInt16 = code_ == 22 ? 0b110 : 1 << UInt16(code_ - 20)
            guard gone & bits != 0 else { continue }
            code(code_)
            lasting &= ~bits
        }
        for bit in 1...9 where (attributes & ~lasting) & (1 << UInt16(bit)) != 0 { code(bit) }
        if text != other.text {
            begin()
            text.write(base: 30, to: &output)
        }
        if ground != other.ground {
            begin()
            ground.write(base: 40, to: &output)
        }
    }
}

extension DrawnStyle.Color {
    /// With semicolons, which every terminal with such colours takes.
    /// - Parameter base: 30 for text, 40 for ground.
    fileprivate func write(base: Int, to output: inout [UInt8]) {
        switch self {
        case .own: output.append(decimal: base + 9)
        case .named(let number): output.append(decimal: Int(number) + base - 30)
        case .indexed(let index): write([base + 8, 5, Int(index)], to: &output)
        case .rgb(let red, let green, let blue): write([base + 8, 2, Int(red), Int(green), Int(blue)], to: &output)
        }
    }

    private func write(_ numbers: [Int], to output: inout [UInt8]) {
        for (place, number) in numbers.enumerated() {
            if place > 0 { output.append(UInt8(ascii: ";")) }
            output.append(decimal: number)
        }
    }
}

extension [UInt8] {
    /// Appends the digits of a number from 0 to 9,999.
    mutating func append(decimal number: Int) {
        if number >= 1000 { append(UInt8(truncatingIfNeeded: 0x30 + number / 1000)) }
        if number >= 100 { append(UInt8(truncatingIfNeeded: 0x30 + number / 100 % 10)) }
        if number >= 10 { append(UInt8(truncatingIfNeeded: 0x30 + number / 10 % 10)) }
        append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
    }
}
