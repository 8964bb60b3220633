import TestSupport

/// Documents of Apple Health: the elements that there are, in right and in wrong order.
struct AppleExportGrammar {
    static let words = [
        "<Record ", "<HealthData", "</HealthData>", "<Workout ", "<Correlation ", "<MetadataEntry ", "/>", "<!--",
        "-->",
        "<![CDATA[", "]]>", "<?xml", "?>", "<!DOCTYPE ", "]>", "<!ENTITY x \"y\">",
        "<!ENTITY % p SYSTEM \"file:///etc/passwd\">",
        "&x;", "&amp;", "&#x1B;", "&#0;", "&#x110000;", "&lt;", "type=\"", "value=\"", "startDate=\"", "endDate=\"",
        "sourceName='", "HKQuantityTypeIdentifierHeartRate", "HKCategoryTypeIdentifierSleepAnalysis",
    ]
    private static let quantities: [(String, [String])] = [
        ("HKQuantityTypeIdentifierStepCount", ["count"]), ("HKQuantityTypeIdentifierHeartRate", ["count/min"]),
        ("HKQuantityTypeIdentifierBodyMass", ["kg", "lb", "st"]),
        ("HKQuantityTypeIdentifierHeight", ["cm", "ft", "m"]),
        ("HKQuantityTypeIdentifierDistanceWalkingRunning", ["km", "mi", "m"]),
        ("HKQuantityTypeIdentifierActiveEnergyBurned", ["kcal", "Cal", "kJ"]),
        ("HKQuantityTypeIdentifierOxygenSaturation", ["%"]), ("HKQuantityTypeIdentifierVO2Max", ["mL/min·kg"]),
        ("HKQuantityTypeIdentifierHeartRateVariabilitySDNN", ["ms"]),
        ("HKQuantityTypeIdentifierBodyTemperature", ["degC", "degF"]),
        ("HKQuantityTypeIdentifierDietaryWater", ["mL", "fl_oz_us"]),
        ("HKQuantityTypeIdentifierBloodGlucose", ["mg/dL", "mmol<180.1558800000541>/L"]),
        ("HKQuantityTypeIdentifierNobodyKnows", ["parsec"]),
    ]
    private static let categories: [(String, [String])] = [
        (
            "HKCategoryTypeIdentifierSleepAnalysis",
            [
                "HKCategoryValueSleepAnalysisInBed", "HKCategoryValueSleepAnalysisAsleepCore",
                "HKCategoryValueSleepAnalysisAsleepDeep", "HKCategoryValueSleepAnalysisAsleepREM",
                "HKCategoryValueSleepAnalysisAwake", "HKCategoryValueSleepAnalysisAsleep", "7",
            ]
        ),
        (
            "HKCategoryTypeIdentifierAppleStandHour",
            ["HKCategoryValueAppleStandHourStood", "HKCategoryValueAppleStandHourIdle"]
        ),
        ("HKCategoryTypeIdentifierMindfulSession", ["HKCategoryValueNotApplicable"]),
    ]

    private var text = ""
    private var depth = 0

    static func document(_ random: inout SeededGenerator) -> [UInt8] {
        var grammar = AppleExportGrammar()
        grammar.head(&random)
        for _ in 0..<random.number(0...30) { grammar.element(&random) }
        if !random.once(in: 8) { grammar.text += "</HealthData>\n" }
        if random.once(in: 20) { grammar.element(&random) }
        return Array(grammar.text.utf8)
    }

    private mutating func head(_ random: inout SeededGenerator) {
        if random.once(in: 20) { text += "\u{FEFF}" }
        if !random.once(in: 10) {
            text += "<?xml version=\"1.0\" encoding=\"\(random.pick(["UTF-8", "utf-8", "UTF-16", "x"]))\"?>\n"
        }
        if random.once(in: 2) { documentType(&random) }
        text += "<HealthData locale=\"\(random.pick(["en_US", "de_DE", ""]))\">\n"
        if !random.once(in: 4) { text += " <ExportDate value=\"\(OddText.instant(&random))\"/>\n" }
        if random.once(in: 2) {
            text +=
                " <Me HKCharacteristicTypeIdentifierDateOfBirth=\"\(random.pick(["1990-02-30", "1985-06-01", "", "0001-01-01"]))\""
                + " HKCharacteristicTypeIdentifierBiologicalSex=\"HKBiologicalSex\(random.pick(["Male", "Female", "Other"]))\"/>\n"
        }
    }

    /// As iOS writes it, and with what must be refused.
    private mutating func documentType(_ random: inout SeededGenerator) {
        text += "<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>\n"
        for _ in 0..<random.number(0...4) {
            text += random.pick([
                "<!ATTLIST Record type CDATA #REQUIRED unit CDATA #IMPLIED>\n",
                "<!ATTLIST Workout\n  x CDATA #IMPLIED\n",
                "<!-- a > comment [ -->\n", "<!ENTITY lol \"lol\">\n",
                "<!ENTITY % p SYSTEM \"http://127.0.0.1:1/x\"> %p;\n",
                "<!NOTATION n SYSTEM \"x\">\n", "'>'", "\"]>\"",
            ])
        }
        text += "]>\n"
    }

    private mutating func element(_ random: inout SeededGenerator) {
        switch random.below(12) {
        case 0...4: record(&random)
        case 5, 6: sleep(&random)
        case 7: workout(&random)
        case 8: correlation(&random)
        case 9: summary(&random)
        case 10: rare(&random)
        default:
            text += random.pick([
                "<!-- comment -- with > -->", "<![CDATA[ <Record> ]]>", "<?pi x?>", "plain text & more", "</Wrong>",
                "<>", "< Record/>",
                "<Record", "<a b='c'/>", "<Record type=\"a\" type=\"b\"/>", "<Record =\"\"/>", "<\u{301}/>",
            ])
            if random.once(in: 10) { nest(&random) }
        }
    }

    private mutating func nest(_ random: inout SeededGenerator) {
        let levels = random.pick([3, 63, 64, 65, 500])
        text +=
            String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: random.once(in: 2) ? levels : 0)
    }

    private mutating func times(_ random: inout SeededGenerator) -> String {
        let start = OddText.instant(&random)
        return attribute("creationDate", start, &random) + attribute("startDate", start, &random)
            + attribute("endDate", random.once(in: 2) ? start : OddText.instant(&random), &random)
    }

    private func attribute(_ name: String, _ value: String, _ random: inout SeededGenerator) -> String {
        if random.once(in: 60) { return "" }
        let quote = random.once(in: 20) ? "'" : "\""
        var value = value
        if !random.once(in: 20) {
            value = value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(quote, with: "&quot;")
        }
        let name = random.once(in: 100) ? OddText.text(&random) : name
        return " \(name)=\(quote)\(value)\(quote)\(random.once(in: 30) ? "\n\t" : "")"
    }

    private func source(_ random: inout SeededGenerator) -> String {
        attribute("sourceName", OddText.text(&random), &random)
            + attribute("sourceVersion", random.pick(["9.1", "", "17.4.1"]), &random)
            + attribute(
                "device", random.once(in: 3) ? OddText.text(&random) : "<<HKDevice: 0x3030>, name:Apple Watch>", &random
            )
    }

    private mutating func record(_ random: inout SeededGenerator) {
        let (type, units) = random.pick(Self.quantities)
        text += " <Record" + attribute("type", type, &random) + source(&random)
        text +=
            attribute("unit", random.once(in: 12) ? OddText.text(&random) : random.pick(units), &random)
            + times(&random)
        text += attribute("value", OddText.number(&random), &random)
        children(&random, closing: "Record")
    }

    private mutating func sleep(_ random: inout SeededGenerator) {
        let (type, values) = random.pick(Self.categories)
        text += " <Record" + attribute("type", type, &random) + source(&random) + times(&random)
        text += attribute("value", random.pick(values), &random)
        children(&random, closing: "Record")
    }

    private mutating func children(_ random: inout SeededGenerator, closing name: String) {
        guard random.once(in: 3) else { return text += "/>\n" }
        text += ">"
        for _ in 0..<random.number(0...3) {
            switch random.below(4) {
            case 0: beats(&random)
            case 1:
                text +=
                    "<WorkoutRoute><FileReference path=\"\(random.pick(["/workout-routes/a.gpx", "../../x", "/etc/passwd"]))\"/></WorkoutRoute>"
            default: metadata(&random)
            }
        }
        text += random.once(in: 20) ? "</Other>\n" : "</\(name)>\n"
    }

    private mutating func metadata(_ random: inout SeededGenerator) {
        let key = random.pick([
            "HKWasUserEntered", "HKTimeZone", "HKMetadataKeySyncVersion", "HKMetadataKeySyncIdentifier",
            "HKIndoorWorkout", "x",
        ])
        text +=
            "<MetadataEntry" + attribute("key", key, &random)
            + attribute("value", random.pick(["1", "0", "Europe/Berlin", "Mars/Base", OddText.text(&random)]), &random)
            + "/>"
    }

    private mutating func beats(_ random: inout SeededGenerator) {
        text += "<HeartRateVariabilityMetadataList>"
        for _ in 0..<random.number(0...20) {
            text +=
                "<InstantaneousBeatsPerMinute" + attribute("bpm", OddText.number(&random), &random)
                + attribute("time", random.pick(["7:47:41.86 AM", "19:47:41,86", "x", ""]), &random) + "/>"
        }
        text += "</HeartRateVariabilityMetadataList>"
    }

    private mutating func workout(_ random: inout SeededGenerator) {
        text +=
            " <Workout"
            + attribute("workoutActivityType", "HKWorkoutActivityType\(random.pick(["Running", "Yoga", "X"]))", &random)
        text +=
            attribute("duration", OddText.number(&random), &random)
            + attribute("durationUnit", random.pick(["min", "s"]), &random)
        text +=
            attribute("totalDistance", OddText.number(&random), &random) + attribute("totalDistanceUnit", "km", &random)
        text += source(&random) + times(&random) + ">"
        for _ in 0..<random.number(0...4) {
            switch random.below(4) {
            case 0:
                text +=
                    "<WorkoutEvent"
                    + attribute(
                        "type", "HKWorkoutEventType\(random.pick(["Pause", "Resume", "Lap", "Segment"]))", &random)
                    + attribute("date", OddText.instant(&random), &random)
                    + attribute("duration", OddText.number(&random), &random) + "/>"
            case 1:
                text +=
                    "<WorkoutStatistics" + attribute("type", random.pick(Self.quantities).0, &random) + times(&random)
                    + attribute("sum", OddText.number(&random), &random)
                    + attribute("average", OddText.number(&random), &random)
                    + attribute("unit", "kcal", &random) + "/>"
            default: metadata(&random)
            }
        }
        text += "</Workout>\n"
    }

    private mutating func correlation(_ random: inout SeededGenerator) {
        guard depth < 3 else { return }
        depth += 1
        text +=
            " <Correlation type=\"HKCorrelationTypeIdentifier\(random.pick(["BloodPressure", "Food", "X"]))\""
            + source(&random)
            + times(&random) + ">"
        for _ in 0..<random.number(0...3) { random.once(in: 6) ? element(&random) : record(&random) }
        text += "</Correlation>\n"
        depth -= 1
    }

    private mutating func summary(_ random: inout SeededGenerator) {
        text +=
            " <ActivitySummary"
            + attribute("dateComponents", random.pick(["2024-02-29", "2023-02-29", "2024-13-01", "x"]), &random)
        for name in [
            "activeEnergyBurned", "activeEnergyBurnedGoal", "appleExerciseTime", "appleStandHours", "appleMoveTime",
        ] {
            text += attribute(name, OddText.number(&random), &random)
        }
        text += "/>\n"
    }

    private mutating func rare(_ random: inout SeededGenerator) {
        text += random.pick([
            "<Audiogram type=\"x\"><SensitivityPoint frequencyValue=\"1\" frequencyUnit=\"Hz\" leftEarValue=\"1\"/></Audiogram>",
            "<VisionPrescription type=\"Glasses\" dateIssued=\"2024-01-01 00:00:00 +0000\"><RightEye sphere=\"-1\"/></VisionPrescription>",
            "<ClinicalRecord type=\"x\" identifier=\"1\" resourceFilePath=\"/clinical-records/../../x.json\"/>",
        ])
    }
}
