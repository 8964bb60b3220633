@testable import HealthImport
@testable import ImportKit

/// A field's value with its type, to be written.
enum FITValue {
    case uint8(UInt8), int8(Int8), uint16(UInt16), int16(Int16), uint32(UInt32), int32(Int32), float(Float)
    case text(String, size: Int), bytes([UInt8]), words([UInt16]), longs([UInt32]), short([UInt8])

    var typeCode: UInt8 {
        switch self {
        case .uint8, .short: 0x02
        case .int8: 0x01
        case .uint16, .words: 0x84
        case .int16: 0x83
        case .uint32, .longs: 0x86
        case .int32: 0x85
        case .float: 0x88
        case .text: 0x07
        case .bytes: 0x0D
        }
    }

    func encoded(_ isBigEndian: Bool) -> [UInt8] {
        func split(_ value: some FixedWidthInteger) -> [UInt8] {
            withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian, Array.init)
        }
        return switch self {
        case .uint8(let value): [value]
        case .int8(let value): [UInt8(bitPattern: value)]
        case .uint16(let value): split(value)
        case .int16(let value): split(value)
        case .uint32(let value): split(value)
        case .int32(let value): split(value)
        case .float(let value): split(value.bitPattern)
        case .text(let value, let size): Array((Array(value.utf8) + [UInt8](repeating: 0, count: size)).prefix(size))
        case .bytes(let value), .short(let value): value
        case .words(let value): value.flatMap { split($0) }
        case .longs(let value): value.flatMap { split($0) }
        }
    }
}

/// Writes FIT files for tests, as right or as wrong as wanted.
struct FITBuilder {
    typealias Field = (number: UInt8, value: FITValue)
    typealias DeveloperField = (number: UInt8, developer: UInt8, value: FITValue)

    var isBigEndian = false
    var body: [UInt8] = []

    mutating func define(
        _ message: UInt16, _ fields: [Field], developer: [DeveloperField] = [], local: UInt8 = 0
    ) {
        body += [0x40 | (developer.isEmpty ? 0 : 0x20) | local, 0, isBigEndian ? 1 : 0]
        body += FITValue.uint16(message).encoded(isBigEndian)
        body.append(UInt8(fields.count))
        for (number, value) in fields { body += [number, UInt8(value.encoded(isBigEndian).count), value.typeCode] }
        guard !developer.isEmpty else { return }
        body.append(UInt8(developer.count))
        for field in developer {
            body += [field.number, UInt8(field.value.encoded(isBigEndian).count), field.developer]
        }
    }

    mutating func data(_ values: [FITValue], local: UInt8 = 0) {
        body.append(local)
        body += values.flatMap { $0.encoded(isBigEndian) }
    }

    /// A data message with a compressed timestamp.
    mutating func compressed(_ values: [FITValue], offset: UInt8, local: UInt8 = 0) {
        body.append(0x80 | local << 5 | offset)
        body += values.flatMap { $0.encoded(isBigEndian) }
    }

    /// A message with its definition.
    mutating func add(_ message: UInt16, _ fields: [Field], developer: [DeveloperField] = [], local: UInt8 = 0) {
        define(message, fields, developer: developer, local: local)
        data(fields.map(\.value) + developer.map(\.value), local: local)
    }

    mutating func addFileID(type: UInt8 = 4, manufacturer: UInt16 = 1, product: UInt16 = 2697) {
        add(0, [(0, .uint8(type)), (1, .uint16(manufacturer)), (2, .uint16(product))])
    }

    func file(
        headerSize: Int = 14, dataSize: UInt32? = nil, checksum: UInt16? = nil, hasChecksum: Bool = true
    ) -> [UInt8] {
        var bytes: [UInt8] = [UInt8(headerSize), 0x20]
        bytes += FITValue.uint16(2195).encoded(false)
        bytes += FITValue.uint32(dataSize ?? UInt32(body.count)).encoded(false)
        bytes += Array(".FIT".utf8)
        if headerSize >= 14 { bytes += FITValue.uint16(FITChecksum.of(bytes)).encoded(false) }
        bytes += body
        return hasChecksum ? bytes + FITValue.uint16(checksum ?? FITChecksum.of(bytes)).encoded(false) : bytes
    }

    /// A run of records a second apart, each with a heart rate and metres since the start, and its session.
    static func run(start: UInt32, rates: [UInt8], isBigEndian: Bool = false) -> FITBuilder {
        var builder = FITBuilder(isBigEndian: isBigEndian)
        builder.addFileID()
        builder.define(20, [(253, .uint32(0)), (3, .uint8(0)), (5, .uint32(0))], local: 1)
        for (index, rate) in rates.enumerated() {
            builder.data([.uint32(start + UInt32(index)), .uint8(rate), .uint32(UInt32(index * 300))], local: 1)
        }
        builder.addSession(start: start, seconds: UInt32(rates.count), sport: 1, meters: UInt32(rates.count * 3))
        return builder
    }

    mutating func addSession(
        start: UInt32, seconds: UInt32, sport: UInt8, subSport: UInt8 = 0, meters: UInt32 = 0, more: [Field] = []
    ) {
        add(
            18,
            [
                (253, .uint32(start + seconds)), (2, .uint32(start)), (5, .uint8(sport)), (6, .uint8(subSport)),
                (7, .uint32(seconds * 1000)), (8, .uint32(seconds * 1000)), (9, .uint32(meters * 100)),
            ] + more, local: 2)
    }
}

/// 1 June 2024, 10:00 UTC, in FIT seconds.
let juneMorning: UInt32 = 1_717_236_000 - 631_065_600
