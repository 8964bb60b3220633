import SettingsModel

/// Writes `config.toml`, one setting at a time, and leaves everything else in it as the person wrote it.
///
/// The file is read again before each change, so that a hand edit made meanwhile stays; the changed text is read back
/// before it is written, so that a change that would not mean what it should is refused.
public actor SettingsFile {
    /// One thing to change, by its key in the file.
    public enum Change: Equatable, Sendable {
        case set(String, SettingValue)
        /// Takes the key out: its default counts again.
        case unset(String)
        /// A persona or provider with everything in it: `personas.calm`.
        case removeTable(String)
    }

    public nonisolated let path: String
    /// As last read or written; `nil` for a file that is not there or cannot be read.
    private var known: String?

    public init(path: String) { self.path = path }

    /// Writes one setting into the file; comments, order and line ends stay.
    @discardableResult
    public func set(_ key: String, to value: SettingValue) throws(SettingsFileError) -> ParsedSettings {
        try apply([.set(key, value)])
    }

    /// Removes one setting from the file, so that its default holds.
    @discardableResult
    public func unset(_ key: String) throws(SettingsFileError) -> ParsedSettings { try apply([.unset(key)]) }

    /// Makes all the changes or none.
    /// - Returns: what the file says now.
    @discardableResult
    public func apply(_ changes: [Change]) throws(SettingsFileError) -> ParsedSettings {
        let checked = try changes.map { change throws(SettingsFileError) in try SettingsEdit(change) }
        let path = path
        return try rewrite { text throws(SettingsFileError) in try SettingsEdit.apply(checked, to: text, file: path) }
    }

    /// Puts settings that waited for the person into the file, all or none.
    /// - Returns: what the file says now.
    @discardableResult
    public func confirm(_ waiting: WaitingSettings) throws(SettingsFileError) -> ParsedSettings {
        let path = path
        return try rewrite { text throws(SettingsFileError) in try waiting.settings.put(into: text, file: path) }
    }

    private typealias Rewriting = (String) throws(SettingsFileError) -> (text: String, reading: ParsedSettings)

    private func rewrite(_ change: Rewriting) throws(SettingsFileError) -> ParsedSettings {
        let file = DurableFile(path: path)
        let outcome: Result<ParsedSettings, SettingsFileError>
        do throws(DurableFile.Failure) {
            outcome = try file.locked { () throws(DurableFile.Failure) in try apply(change, to: file) }
        } catch {
            switch error {
            case .cannotWrite(let reason): throw .cannotWrite(file: path, reason: reason)
            case .busy, .changedMeanwhile: throw .busy(file: path)
            }
        }
        return try outcome.get()
    }

    /// The file's settings, where they differ from those last read or written here; else `nil`.
    public func readingIfChanged() -> ParsedSettings? {
        let text = current()
        guard text != known else { return nil }
        known = text
        return SettingsCodec.reading(of: path)
    }

    /// Begins `readingIfChanged` with the file as it stands.
    public func noteCurrent() { known = current() }

    /// The text of the file; `nil` where it cannot be read, which the reading reports.
    private func current() -> String? { try? TextFile.read(path) }

    // MARK: - Writing

    private func apply(
        _ change: Rewriting, to file: DurableFile
    ) throws(DurableFile.Failure) -> Result<ParsedSettings, SettingsFileError> {
        for _ in 0..<5 {
            do throws(DurableFile.Failure) {
                return try once(change, to: file)
            } catch {
                // A hand edit came between reading and writing: read again, with it.
                guard error == .changedMeanwhile else { throw error }
            }
        }
        throw .changedMeanwhile
    }

    private func once(
        _ change: Rewriting, to file: DurableFile
    ) throws(DurableFile.Failure) -> Result<ParsedSettings, SettingsFileError> {
        let stamp = file.stamp
        let old: String
        let changed: (text: String, reading: ParsedSettings)
        do throws(SettingsFileError) {
            old = try textOfFile()
            changed = try change(old)
        } catch {
            return .failure(error)
        }
        if changed.text != old { try file.write(changed.text, insteadOf: stamp) }
        known = changed.text
        return .success(changed.reading)
    }

    /// Empty where there is no file.
    private func textOfFile() throws(SettingsFileError) -> String {
        do throws(TextFile.Failure) { return try TextFile.read(path) } catch {
            guard case .unreadable(let reason) = error else { return "" }
            throw .cannotRead(file: path, reason: reason)
        }
    }
}
