import Entries
import Foundation
import HealthModel

/// A plan as iCalendar (RFC 5545): an event for each session. Times are in UTC, so that they hold in every calendar; a
/// session at any time is an event of the whole day, which stays free in it.
public enum PlanCalendar {
    private static let usualMinutes = 60.0
    /// Seconds a kilometre where only a distance is planned.
    private static let usualPace = 390.0

    /// - Parameters:
    ///   - entries: with plans; what was taken back is left out.
    ///   - clock: the person's.
    public static func text(of entries: [LoggedEntry], _ words: EntryWording, by clock: EntryClock) -> String {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//AirFit//Plan//EN", "CALSCALE:GREGORIAN"]
        for entry in entries where entry.undoneAt == nil {
            guard case .plan(let sessions) = entry.entry else { continue }
            for session in sessions { lines += event(session, writtenAt: entry.writtenAt, words, clock) }
        }
        lines.append("END:VCALENDAR")
        return lines.map { folded($0) + "\r\n" }.joined()
    }

    private static func event(
        _ session: PlannedSession, writtenAt: Date, _ words: EntryWording, _ clock: EntryClock
    ) -> [String] {
        var lines = [
            "BEGIN:VEVENT", "UID:\(session.id)@airfit.invalid", "DTSTAMP:\(utc(writtenAt))",
            "SEQUENCE:\(session.sequence)",
        ]
        // A time that the clock is put forward over is the hour after it.
        let instant = session.minute.flatMap { minute in
            clock.instant(of: session.day, minute: minute) ?? clock.instant(of: session.day, minute: minute + 60)
        }
        if let instant {
            lines += ["DTSTART:\(utc(instant))", "DURATION:PT\(minutes(of: session))M"]
        } else {
            lines.append("DTSTART;VALUE=DATE:\(date(session.day))")
            lines.append("DTEND;VALUE=DATE:\(date(session.day.advanced(by: 1)))")
        }
        lines.append("SUMMARY:\(escaped(PlanWording.text(session, words)))")
        if let reason = session.cancellation ?? session.reason { lines.append("DESCRIPTION:\(escaped(reason))") }
        lines.append("STATUS:\(session.cancellation == nil ? "CONFIRMED" : "CANCELLED")")
        return lines + ["TRANSP:\(instant == nil ? "TRANSPARENT" : "OPAQUE")", "END:VEVENT"]
    }

    private static func minutes(of session: PlannedSession) -> Int {
        let known = session.minutes ?? session.kilometres.map { $0 * usualPace / 60 } ?? usualMinutes
        return max(1, Int(known.rounded()))
    }

    /// `20261126T173000Z`.
    private static func utc(_ instant: Date) -> String {
        let text = instant.iso8601(offset: 0)
        let digits = text.prefix(19).filter { $0.isNumber || $0 == "T" }
        return digits + "Z"
    }

    private static func date(_ day: CivilDay) -> String { day.iso.replacing("-", with: "") }

    /// RFC 5545, 3.3.11; other control characters may not stand in a text.
    static func escaped(_ text: String) -> String {
        let plain = text.replacing("\r\n", with: "\n").unicodeScalars.filter {
            $0.value >= 0x20 || $0 == "\n" || $0 == "\t"
        }
        return String(String.UnicodeScalarView(plain)).replacing("\\", with: "\\\\").replacing(";", with: "\\;")
            .replacing(",", with: "\\,").replacing("\n", with: "\\n")
    }

    /// Lines of at most 75 octets, gone on behind a blank, never cut within a character (RFC 5545, 3.1).
    static func folded(_ line: String) -> String {
        var text = ""
        var octets = 0
        for character in line {
            let size = character.utf8.count
            // A character of many scalars may be longer than a line; then its scalars are parted.
            if size > 74 {
                for scalar in character.unicodeScalars { add(String(scalar)) }
            } else {
                add(String(character))
            }
        }
        func add(_ piece: String) {
            if octets + piece.utf8.count > 75 {
                text += "\r\n "
                octets = 1
            }
            text += piece
            octets += piece.utf8.count
        }
        return text
    }
}
