/// The main sleep of the night that ended on a day, and naps.
extension Metric {
    static let sleep: [Metric] = [
        Metric(
            .sleep, "Sleep", label: "Time asleep in the main sleep", kind: .discrete, unit: .minutes,
            form: .duration, category: .sleep, colour: .sleepCore, plausible: 60...900,
            origin: .night(isRolledUp: true),
            words: PlainWords(
                germanTitle: "Schlaf",
                english: "sleep, time asleep, sleep duration, sleep time, hours of sleep, minutes of sleep, amount "
                    + "of sleep, sleep length, hours asleep, main sleep",
                englishVerbs: "sleep, slept, asleep, sleeping, was asleep, been asleep",
                german: "schlaf, schlafdauer, schlafzeit, schlafminuten, schlafstunden, stunden schlaf, schlafes, "
                    + "schlaflaenge",
                germanVerbs: "geschlafen, schlafe, schlief, schlafen, gepennt, schlaeft, schliefe")),
        Metric(
            .sleepHours, "Hours asleep", label: "Hours asleep in the main sleep", kind: .discrete, unit: .hours,
            decimals: 1, category: .sleep, colour: .sleepCore, plausible: 1...15, origin: .night(isComputed: true),
            words: PlainWords(
                germanTitle: "Schlaf",
                loose: "sleep hours")),
        Metric(
            .timeInBed, "Time in bed", kind: .discrete, unit: .minutes, form: .duration, category: .sleep,
            colour: .sleepInBed, plausible: 60...960, origin: .night(isRolledUp: true),
            words: PlainWords(
                germanTitle: "Zeit im Bett",
                english: "time in bed, in bed, hours in bed, minutes in bed",
                german: "zeit im bett, im bett, stunden im bett, minuten im bett")),
        Metric(
            .sleepAwake, "Awake", label: "Awake in the main sleep", kind: .discrete, unit: .minutes, form: .duration,
            category: .sleep, colour: .sleepAwake, origin: .night(isRolledUp: true),
            words: PlainWords(
                germanTitle: "Wachzeit in der Nacht",
                english: "time awake, awake, wakefulness, awake in the night, awake at night, minutes awake, awake "
                    + "time, awake during the night",
                german: "wachzeit, wach, wachliegen, wachphasen, wach gelegen, wachgelegen, wach in der nacht")),
        Metric(
            .latency, "Time to fall asleep", short: "Falling aslee", kind: .discrete, unit: .minutes,
            form: .duration, category: .sleep, colour: .sleepAwake, plausible: 0...240, origin: .night(),
            words: PlainWords(
                germanTitle: "Einschlafzeit",
                english: "sleep latency, time to fall asleep, latency, to fall asleep, falling asleep",
                german: "einschlafzeit, einschlafdauer, zum einschlafen, einschlaflatenz, schlaflatenz, "
                    + "einschlafen")),
        Metric(
            .sleepDeep, "Deep sleep", short: "Deep", kind: .discrete, unit: .minutes, form: .duration,
            category: .sleep, colour: .sleepDeep, plausible: 0...600, origin: .night(isRolledUp: true),
            words: PlainWords(
                germanTitle: "Tiefschlaf",
                english: "deep sleep, deep, deep sleep time, minutes of deep sleep",
                german: "tiefschlaf, tiefschlafs, tiefschlafdauer, tiefschlafphase")),
        Metric(
            .sleepCore, "Core sleep", short: "Core", kind: .discrete, unit: .minutes, form: .duration,
            category: .sleep, colour: .sleepCore, plausible: 0...600, origin: .night(isRolledUp: true),
            words: PlainWords(
                germanTitle: "Kernschlaf",
                english: "core sleep, light sleep, core minutes, core sleep minutes",
                german: "kernschlaf, leichtschlaf, leichter schlaf")),
        Metric(
            .sleepREM, "REM sleep", short: "REM", kind: .discrete, unit: .minutes, form: .duration, category: .sleep,
            colour: .sleepREM, plausible: 0...600, origin: .night(isRolledUp: true),
            words: PlainWords(
                germanTitle: "REM-Schlaf",
                english: "rem sleep, rem, rem minutes, rem time",
                german: "rem schlaf, rem, remschlaf, traumschlaf")),
        Metric(
            .sleepEfficiency, "Sleep efficiency", short: "Efficiency", kind: .discrete, unit: .percent,
            category: .sleep, colour: .sleepInBed, plausible: 40...100,
            origin: .night(isRolledUp: true, isComputed: true),
            words: PlainWords(
                germanTitle: "Schlafeffizienz",
                english: "sleep efficiency, efficiency",
                german: "schlafeffizienz, effizienz")),
        Metric(
            .deepShare, "Share of deep sleep", short: "Deep share", kind: .discrete, unit: .percent,
            category: .sleep, colour: .sleepDeep, origin: .night(isComputed: true),
            words: PlainWords(
                germanTitle: "Anteil Tiefschlaf",
                english: "deep sleep share, share of deep sleep, deep sleep percentage, percentage of deep sleep",
                german: "tiefschlafanteil, anteil tiefschlaf, anteil des tiefschlafs")),
        Metric(
            .remShare, "Share of REM sleep", short: "REM share", kind: .discrete, unit: .percent, category: .sleep,
            colour: .sleepREM, origin: .night(isComputed: true),
            words: PlainWords(
                germanTitle: "Anteil REM-Schlaf",
                english: "rem share, share of rem sleep, rem percentage, percentage of rem sleep, rem sleep "
                    + "percentage",
                german: "rem anteil, anteil rem schlaf")),
        Metric(
            .naps, "Naps", kind: .cumulative, unit: .count, category: .sleep, colour: .sleepCore, origin: .night(),
            words: PlainWords(
                germanTitle: "Nickerchen",
                english: "naps, nap",
                englishVerbs: "napped, napping, take a nap, took a nap, have a nap",
                german: "nickerchen, mittagsschlaf, schlaefchen, naps, mittagsschlaefchen")),
        Metric(
            .napMinutes, "Time asleep in naps", short: "In naps", kind: .cumulative, unit: .minutes, form: .duration,
            category: .sleep, colour: .sleepCore, origin: .night(),
            words: PlainWords(
                germanTitle: "Schlaf in Nickerchen",
                english: "nap minutes, nap time, time napping, minutes of naps, nap duration",
                german: "nickerchenminuten, minuten nickerchen, dauer der nickerchen")),
        Metric(
            .sleepTotal, "Sleep with naps", label: "Time asleep with naps", short: "With naps", kind: .cumulative,
            unit: .minutes, form: .duration, category: .sleep, colour: .sleepCore, plausible: 0...960,
            origin: .night(isComputed: true),
            words: PlainWords(
                germanTitle: "Schlaf mit Nickerchen",
                english: "sleep with naps, sleep including naps, sleep with naps counted in, sleep naps included, "
                    + "total sleep with naps, total sleep including naps",
                german: "schlaf mit nickerchen, schlaf samt nickerchen, schlaf inklusive nickerchen, gesamtschlaf "
                    + "mit nickerchen")),
        Metric(
            .sleepDebt, "Sleep debt", label: "Sleep debt of 14 nights, naps counted", short: "Sleep debt",
            kind: .discrete, unit: .minutes, form: .duration, category: .sleep, colour: .sleepInBed, better: .lower,
            origin: .derived,
            words: PlainWords(
                germanTitle: "Schlafdefizit aus 14 Nächten",
                english: "sleep debt, sleep deficit, sleep shortage, debt of sleep",
                german: "schlafdefizit, schlafschuld, schlafmangel, schlafschulden")),
        Metric(
            .bedTime, "Bedtime", kind: .clock, unit: .afterMidnight, form: .clockTime(from: 720), category: .sleep,
            colour: .sleepInBed, origin: .night(),
            words: PlainWords(
                germanTitle: "Zubettgehzeit",
                english: "bedtime, bed time, bedtimes, time i went to bed, time to bed",
                englishVerbs: "go to bed, went to bed, going to bed, get to bed, got to bed, to bed, in bed by, go to "
                    + "sleep, went to sleep, turned in, hit the hay, fall into bed",
                german: "zubettgehzeit, schlafenszeit, bettgehzeit, einschlafuhrzeit, zeit des zubettgehens",
                germanVerbs: "ins bett, ins bett gegangen, gehe ins bett, ging ins bett, zu bett, ins bett gehe, "
                    + "schlafen gegangen, schlafen gehe, zu bett gegangen, gehe ich ins bett, ging ich ins bett, "
                    + "gehe ich schlafen")),
        Metric(
            .wakeTime, "Wake time", kind: .clock, unit: .afterMidnight, form: .clockTime(from: 1080),
            category: .sleep, colour: .sleepAwake, origin: .night(),
            words: PlainWords(
                germanTitle: "Aufwachzeit",
                english: "wake time, wake up time, wake up, wakeup time, waking time, wake times",
                englishVerbs:
                    "wake up, woke up, get up, got up, wake, woke, waking up, getting up, out of bed, rise, be "
                    + "up, am up, was up",
                german: "aufwachzeit, aufstehzeit, weckzeit, aufwachzeiten",
                germanVerbs: "aufgestanden, aufgewacht, stehe ich auf, wache ich auf, aufstehe, aufwache, stand ich "
                    + "auf, wachte ich auf, aufstehen, aufwachen, stehe auf, wach geworden",
                loose: "waketime, wakeup")),
        Metric(
            .midSleep, "Middle of sleep", label: "Middle of the main sleep", short: "Mid-sleep", kind: .clock,
            unit: .afterMidnight, form: .clockTime(from: 720), category: .sleep, colour: .sleepInBed,
            origin: .night(),
            words: PlainWords(
                germanTitle: "Mitte des Schlafs",
                english: "mid sleep, midpoint of sleep, middle of sleep, sleep midpoint",
                german: "schlafmitte, mitte des schlafs")),
        Metric(
            .bedAfterNoon, "Bedtime after noon", short: "After noon", kind: .discrete, unit: .afterNoon,
            form: .clockTime(from: 0), category: .sleep, colour: .sleepInBed, origin: .night(isComputed: true),
            words: PlainWords(
                germanTitle: "Zubettgehzeit")),
        Metric(
            .sleepSource, "Source of sleep", label: "Source of the main sleep", short: "Sleep source", kind: .text,
            category: .sleep, colour: .neutral, origin: .night(),
            words: PlainWords(
                germanTitle: "Quelle des Schlafs",
                english: "device did the sleep come from, sleep source, source of my sleep, device did last nights "
                    + "sleep come from",
                german: "geraet kam der schlaf, schlafquelle")),
    ]
}
