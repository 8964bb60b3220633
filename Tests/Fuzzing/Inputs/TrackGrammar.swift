import TestSupport

/// GPX and TCX.
enum TrackGrammar {
    static let words = [
        "<trkpt lat=\"47\" lon=\"8\">", "</trkpt>", "<time>", "</time>", "<ele>", "<trkseg>", "</trkseg>",
        "<Trackpoint>",
        "<HeartRateBpm><Value>", "<!DOCTYPE x [<!ENTITY a \"b\">]>", "&a;", "&lt;", "<![CDATA[", "]]>", "<!--", "-->",
        "/>",
    ]

    static func gpx(_ random: inout SeededGenerator) -> String {
        var text =
            head(&random)
            + "<gpx version=\"1.1\" creator=\"\(random.pick(["Garmin", "x", ""]))\" xmlns=\"http://www.topografix.com/GPX/1/1\">"
        text += "<metadata><time>\(time(&random))</time></metadata><trk><name>\(name(&random))</name>"
        for _ in 0..<random.number(0...3) {
            text += "<trkseg>"
            for _ in 0..<random.number(0...20) {
                text += "<trkpt lat=\"\(coordinate(90, &random))\" lon=\"\(coordinate(180, &random))\">"
                if !random.once(in: 5) { text += "<ele>\(OddText.number(&random))</ele>" }
                if !random.once(in: 8) { text += "<time>\(time(&random))</time>" }
                if random.once(in: 3) {
                    text +=
                        "<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>\(OddText.number(&random))</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>"
                }
                text += random.once(in: 30) ? "" : "</trkpt>"
            }
            text += "</trkseg>"
        }
        return text + (random.once(in: 8) ? "" : "</trk></gpx>")
    }

    static func tcx(_ random: inout SeededGenerator) -> String {
        var text =
            head(&random)
            + "<TrainingCenterDatabase><Activities><Activity Sport=\"\(random.pick(["Running", "Biking", "Other", ""]))\"><Id>\(time(&random))</Id>"
        for _ in 0..<random.number(0...3) {
            text +=
                "<Lap StartTime=\"\(time(&random))\"><TotalTimeSeconds>\(OddText.number(&random))</TotalTimeSeconds><DistanceMeters>\(OddText.number(&random))</DistanceMeters><Calories>\(OddText.number(&random))</Calories><Track>"
            for _ in 0..<random.number(0...15) {
                text += "<Trackpoint><Time>\(time(&random))</Time>"
                if random.once(in: 2) {
                    text +=
                        "<Position><LatitudeDegrees>\(coordinate(90, &random))</LatitudeDegrees><LongitudeDegrees>\(coordinate(180, &random))</LongitudeDegrees></Position>"
                }
                text += "<HeartRateBpm><Value>\(OddText.number(&random))</Value></HeartRateBpm></Trackpoint>"
            }
            text += "</Track></Lap>"
        }
        return text + "<Creator><Name>\(name(&random))</Name></Creator>"
            + (random.once(in: 8) ? "" : "</Activity></Activities></TrainingCenterDatabase>")
    }

    private static func head(_ random: inout SeededGenerator) -> String {
        random.pick(["", "\u{FEFF}"]) + "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + (random.once(in: 20) ? "<!DOCTYPE gpx [<!ENTITY lol \"lol\"><!ENTITY x \"&lol;&lol;\">]>" : "")
    }

    private static func name(_ random: inout SeededGenerator) -> String {
        let text = OddText.text(&random)
        return random.once(in: 10) ? text : text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    private static func time(_ random: inout SeededGenerator) -> String {
        random.once(in: 6)
            ? OddText.instant(&random) : "2024-06-01T10:\(random.number(10...59)):\(random.number(10...59))Z"
    }

    private static func coordinate(_ most: Int, _ random: inout SeededGenerator) -> String {
        random.once(in: 12) ? OddText.number(&random) : "\(random.number(-most...most)).\(random.number(0...999_999))"
    }
}

/// Tables with separators, of people's own and of vendors.
enum TableGrammar {
    static let words = [
        ",", ";", "\t", "\"", "\"\"", "\r\n", "\n", "Date", "Steps", "=1+1", "2024-01-01", "01/02/2024", "1,5",
    ]
    private static let headings = [
        "Date", "date", "Time", "Steps", "steps", "Weight (kg)", "Heart Rate", "bpm", "Sleep", "sleep_start",
        "Calories", "Distance",
        "type", "value", "unit", "start", "end", "Cycle start time", "Recovery score %", "day", "timestamp", "Notes",
        "",
    ]

    static func table(_ random: inout SeededGenerator) -> String {
        let separator = random.pick([",", ",", ";", "\t", "|"])
        let columns = random.once(in: 40) ? random.number(200...400) : random.number(1...8)
        let end = random.pick(["\n", "\r\n", "\r"])
        var rows = [(0..<columns).map { _ in field(random.pick(headings), separator, &random) }]
        for _ in 0..<random.number(0...20) {
            let width = random.once(in: 10) ? random.number(0...10) : columns
            rows.append(
                (0..<width).map { column in
                    field(
                        column == 0
                            ? OddText.instant(&random)
                            : random.once(in: 4) ? OddText.text(&random) : OddText.number(&random),
                        separator, &random)
                })
        }
        return random.pick(["", "", "\u{FEFF}"]) + rows.map { $0.joined(separator: separator) }.joined(separator: end)
            + (random.once(in: 3) ? "" : end)
    }

    private static func field(_ text: String, _ separator: String, _ random: inout SeededGenerator) -> String {
        guard text.contains(separator) || random.once(in: 8) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + (random.once(in: 40) ? "" : "\"")
    }
}
