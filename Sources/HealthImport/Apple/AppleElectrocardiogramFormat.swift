import ImportKit

/// One electrocardiogram beside Apple's XML: eight lines that say what it is, then 30 seconds of voltages. What it says is
/// kept, not the voltages; nor the person's name and birthday, which stand there too.
///
/// Labels are translated, so lines are told by their place after the line that has a date.
enum AppleElectrocardiogramFormat: HealthFormat {
    static let id = "apple-ecg"
    private static let headSize = 2048
    private static let largest = 8 << 20

    static func recognises(_ document: HealthDocument) -> Bool {
        let head = document.head.prefix(headSize)
        guard head.contains("\u{B5}V") || head.contains("\u{3BC}V") else { return false }
        return Head(head) != nil
    }

    static func read(
        _ document: HealthDocument, into sink: any ImportSink, context: ImportContext, progress: (Int64) -> Bool
    ) throws -> ImportTally {
        let bytes = try document.bytes(limit: largest)
        guard let head = Head(bytes.prefix(headSize)) else { throw ImportError.noHealthData(path: document.name) }
        var tally = ImportTally()
        tally.records = 1
        guard head.start >= 0, head.start <= context.now else {
            tally.skipped[SkipReason.inTheFuture.text] = 1
            return tally
        }
        tally.byType["HKDataTypeIdentifierElectrocardiogram"] = 1
        let values = bytes[head.length...].split(separator: 0x0A).count
        let seconds = head.rate.map { Int64((Double(values) / $0).rounded()) } ?? 0
        let source = try sink.number(
            of: ImportedSource(name: "Electrocardiograms", device: head.device, sourceClass: .watch))
        var fields = head.fields
        if seconds > 0 { fields.append(ImportedFinding.Field("length", "\(seconds) s")) }
        try sink.add(
            finding: ImportedFinding(
                kind: .electrocardiogram, source: source, start: head.start, end: head.start + min(seconds, 600),
                title: head.classification, fields: fields))
        guard progress(document.byteCount) else { throw ImportError.cancelled }
        return tally
    }

    /// The lines before the voltages.
    private struct Head {
        var start: Int64 = 0
        var classification = ""
        var device = ""
        /// Voltages a second.
        var rate: Double?
        var fields: [ImportedFinding.Field] = []
        /// Bytes.
        var length = 0

        /// `nil` where there is no line with a date.
        init?(_ bytes: ArraySlice<UInt8>) {
            var dates = AppleDateReader()
            var lines: [(label: String, value: String)] = []
            var place: Int?
            for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
                let (label, value) = Self.cells(of: line)
                if let value {
                    if place == nil, let start = Array(value.utf8).withPaddedSlice({ dates.instant($0) }) {
                        (self.start, place) = (start, lines.count)
                    }
                    lines.append((label, value))
                } else if !label.isEmpty {
                    break  // the first voltage
                }
                length = line.endIndex - bytes.startIndex
            }
            guard let place else { return nil }
            func value(_ offset: Int) -> String { place + offset < lines.count ? lines[place + offset].value : "" }
            classification = value(1)
            device = value(4)
            rate = Double(value(5).prefix { $0.isNumber })
            for line in lines.dropFirst(place + 2) where !line.value.isEmpty {
                fields.append(ImportedFinding.Field(line.label, line.value))
            }
            fields = Array(fields.prefix(8))
        }

        /// A label and, behind a comma or semicolon, a value; `nil` without one. Of voltages with a decimal comma the label
        /// would be a number: they have no value.
        private static func cells(of line: ArraySlice<UInt8>) -> (label: String, value: String?) {
            let separators = [UInt8(ascii: ","), UInt8(ascii: ";")]
            guard let comma = line.firstIndex(where: separators.contains) else {
                return (AttributeText.decode(line).trimmed, nil)
            }
            let label = AttributeText.decode(line[..<comma]).trimmed
            guard label.contains(where: \.isLetter) else { return (label, nil) }
            var value = AttributeText.decode(line[(comma + 1)...]).trimmed
            if value.count > 1, value.first == "\"", value.last == "\"" { value = String(value.dropFirst().dropLast()) }
            return (label, value)
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
