import HealthModel

/// What athletes say for a kind of workout with its place or length, and other names for several things at once, in the words
/// that the lexicons know: `turbo sessions` are indoor rides.
package struct SportsJargon: Sendable {
    private var words: [String]
    private var meant: [Token]
    /// Words that name the kind themselves, beside which only the place is meant.
    private var unless: Set<String>
    private var place: [Token]

    /// Puts plain words in the place of the jargon.
    package static func spellOut(_ tokens: inout [Token], _ language: Language) {
        for jargon in language == .english ? english : german {
            let count = jargon.words.count
            guard tokens.count >= count,
                let start = (0...(tokens.count - count)).first(where: { start in
                    zip(tokens[start...], jargon.words).allSatisfy { $0.text == $1 }
                        && !tokens[start..<(start + count - 1)].contains(where: \.endsClause)
                })
            else { continue }
            let others = Set((tokens[..<start] + tokens[(start + count)...]).map(\.text))
            var meant = jargon.unless.isDisjoint(with: others) ? jargon.meant : jargon.place
            // `century rides (> 100 km)` say themselves how far that is.
            let isTold = tokens[(start + count)...].prefix(3).contains {
                if case .number(..<1900, _, false) = $0.kind { true } else { false }
            }
            guard !meant.isEmpty, !isTold || !meant.contains(where: { $0.kind != .word }) else { continue }
            meant[meant.count - 1].endsClause = tokens[start + count - 1].endsClause
            tokens.replaceSubrange(start..<(start + count), with: meant)
            return
        }
    }

    /// Reads a line of a table: the jargon, a colon, and what it means. After a bar stands what is left of that beside a word
    /// that names the kind.
    private static func table(_ lines: String, unless: Set<String>) -> [SportsJargon] {
        lines.split(separator: "\n").flatMap { line -> [SportsJargon] in
            let sides = line.split(separator: ":").map { String($0) }
            let meant = sides[1].split(separator: "|").map { tokens(String($0)) }
            return sides[0].split(separator: ",").map { phrase in
                SportsJargon(
                    words: phrase.split(separator: " ").map(String.init), meant: meant[0],
                    unless: meant.count > 1 ? unless : [], place: meant.count > 1 ? meant[1] : [])
            }
        }
    }

    private static func tokens(_ text: String) -> [Token] {
        text.split(separator: " ").map { word in
            Double(word).map { Token(kind: .number($0), text: String(word), forms: []) }
                ?? Token(word: String(word))
        }
    }

    /// Longer ones first.
    private static let english = table(
        """
        how fit am i for my age, am i fit for my age, how is my fitness for my age, is my fitness good for my age: is my vo2max good for my age
        heartbeats per minute, heartbeats a minute: beats per minute of pulse
        metric century rides, metric centuries: rides of at least 100 km
        metric century ride, metric century: ride of at least 100 km
        century rides, centuries: rides of at least 100 miles
        century ride: ride of at least 100 miles
        milers: mile runs
        miler: mile run
        turbo trainer sessions, turbo trainer workouts, turbo trainer rides, turbo sessions, turbo workouts: indoor rides
        turbo rides, zwift rides, zwift sessions, zwift workouts, rollers sessions, turbos: indoor rides
        turbo trainer session, turbo trainer ride, turbo session, turbo workout, turbo ride: indoor ride
        zwift ride, zwift session, zwift workout: indoor ride
        on the turbo trainer, on my turbo trainer, on the turbo, on my turbo, on zwift: of indoor rides | indoors
        on the rollers, on the bike trainer: of indoor rides | indoors
        treadmill sessions, treadmill workouts: indoor runs
        treadmill session, treadmill workout: indoor run
        treadmill km, treadmill kms, treadmill kilometres, treadmill kilometers: km of indoor runs
        treadmill miles, treadmill mileage: miles of indoor runs
        treadmill distance: distance of indoor runs
        treadmill pace: pace of indoor runs
        treadmill time: time of indoor runs
        treadmill hours: hours of indoor runs
        treadmill minutes: minutes of indoor runs
        on the treadmill, on a treadmill: of indoor runs | indoors
        m of up, metres of up, meters of up, m of vert, metres of vert, meters of vert: m of elevation
        ft of up, feet of up, ft of vert, feet of vert: feet of elevation
        brick days: days with a ride and a run
        brick day: day with a ride and a run
        sleep stages, sleep phases, stages of sleep, phases of sleep: deep sleep and core sleep and rem sleep
        """,
        unless: [
            "run", "ran", "runs", "running", "jog", "jogs", "jogged", "walk", "walks", "walked", "walking", "ride",
            "rode", "rides", "ridden", "riding", "cycle", "cycled", "cycling", "bike", "biked", "biking", "workout",
            "workouts", "session", "sessions", "training", "train", "trained", "intervals",
        ])
    /// Longer ones first.
    private static let german = table(
        """
        wie fit bin ich fuer mein alter, bin ich fit fuer mein alter, wie ist meine fitness fuer mein alter: ist mein vo2max gut fuer mein alter
        herzschlaege pro minute, herzschlaege in der minute: schlaege pro minute puls
        hunderter: radtouren mit mindestens 100 km
        rolleneinheiten, rollentrainings, rollenfahrten, zwift fahrten, zwift einheiten, zwiftfahrten: radfahrten drinnen
        rolleneinheit, rollentraining, zwift fahrt, zwift einheit: radfahrt drinnen
        laufbandeinheiten: laeufe drinnen
        laufbandeinheit: lauf drinnen
        laufbandkilometer: kilometer laufen drinnen
        morgenlaeufe, fruehlaeufe: laeufe am morgen
        morgenlauf, fruehlauf: lauf am morgen
        abendlaeufe: laeufe am abend
        abendlauf: lauf am abend
        koppeltagen: tagen mit einer radfahrt und einem lauf
        koppeltage: tage mit einer radfahrt und einem lauf
        koppeltag: tag mit einer radfahrt und einem lauf
        gestresster: mehr gestresst
        schlafphasen, schlafstadien: tiefschlaf und kernschlaf und remschlaf
        """, unless: [])
}
