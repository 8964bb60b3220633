import GRDBSQLite

/// `printf` for SELECTs of somebody else. SQLite's own repeats a character as often as a precision says, beyond every limit of
/// length and without asking the progress handler: `printf('%.2000000000c', 'x')` takes 17 s. Here a width or precision
/// has a limit, and stands in the format.
package final class LimitedPrintf {
    /// The largest width or precision.
    package static let mostDigits = 100

    /// Where SQLite's own `printf` is.
    private let library: OpaquePointer
    private var statements: [Int32: OpaquePointer] = [:]

    /// `nil` where there is no memory.
    package init?(longest: Int32) {
        var library: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
        guard sqlite3_open_v2(":memory:", &library, flags, nil) == SQLITE_OK, let library else {
            sqlite3_close_v2(library)
            return nil
        }
        self.library = library
        sqlite3_limit(library, SQLITE_LIMIT_LENGTH, longest)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(library)
    }

    /// Puts itself in the place of SQLite's own function. It must live as long as `connection`.
    /// - Returns: whether SQLite took it.
    package func install(in connection: OpaquePointer) -> Bool {
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        return sqlite3_create_function_v2(
            connection, "printf", -1, flags, Unmanaged.passUnretained(self).toOpaque(),
            { context, count, arguments in
                // Given by `install`, and alive with the connection.
                let printf = Unmanaged<LimitedPrintf>.fromOpaque(sqlite3_user_data(context)!).takeUnretainedValue()
                printf.answer(context, UnsafeBufferPointer(start: arguments, count: Int(count)))
            }, nil, nil, nil) == SQLITE_OK
    }

    private func answer(_ context: OpaquePointer?, _ arguments: UnsafeBufferPointer<OpaquePointer?>) {
        guard let format = arguments.first, let text = sqlite3_value_text(format) else {
            return sqlite3_result_null(context)
        }
        guard Self.isAllowed(String(cString: text)) else {
            return sqlite3_result_error(context, "printf takes a width or precision of at most \(Self.mostDigits)", -1)
        }
        guard let statement = statement(taking: Int32(arguments.count)) else {
            return sqlite3_result_error_nomem(context)
        }
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, argument) in arguments.enumerated() { sqlite3_bind_value(statement, Int32(index + 1), argument) }
        guard sqlite3_step(statement) == SQLITE_ROW else { return sqlite3_result_error_toobig(context) }
        sqlite3_result_value(context, sqlite3_column_value(statement, 0))
    }

    private func statement(taking count: Int32) -> OpaquePointer? {
        if let known = statements[count] { return known }
        let marks = Array(repeating: "?", count: Int(count)).joined(separator: ", ")
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(library, "SELECT printf(\(marks))", -1, &statement, nil) == SQLITE_OK else {
            return nil
        }
        statements[count] = statement
        return statement
    }

    /// No `*`, and no number above `mostDigits`, between a percent sign and the letter that ends it.
    static func isAllowed(_ format: String) -> Bool {
        var isInside = false
        var number = 0
        for byte in format.utf8 {
            switch byte {
            case UInt8(ascii: "%"): (isInside, number) = (!isInside, 0)
            case UInt8(ascii: "*") where isInside: return false
            case UInt8(ascii: "0")...UInt8(ascii: "9") where isInside:
                number = min(number * 10 + Int(byte - UInt8(ascii: "0")), mostDigits + 1)
                if number > mostDigits { return false }
            case UInt8(ascii: "."): number = 0
            case _ where byte | 0x20 &- 0x61 < 26: isInside = isInside && byte == UInt8(ascii: "l")
            default: break
            }
        }
        return true
    }
}
