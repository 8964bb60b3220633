/// Strength exercises by the names people use, in English and German.
public enum ExerciseLexicon {
    struct Exercise: Equatable, Sendable {
        var name: String
        /// Without a load the person's own weight is moved.
        var isBodyweight = false
        /// A load is of one of a pair.
        var isPair = false

        /// Whether it is held for a time, not repeated.
        var isHeld: Bool { name.hasSuffix("plank") }
    }

    /// The longest name at the beginning of the words; `nil` where they begin with none.
    static func first(in words: some Collection<String>) -> (exercise: Exercise, count: Int)? {
        let words = Array(words.prefix(longestName))
        for count in stride(from: words.count, to: 0, by: -1) {
            let name = words[..<count].joined(separator: " ")
            if let exercise = names[name] ?? names[singular(name)] { return (exercise, count) }
        }
        return nil
    }

    /// Names of one word.
    static var words: [String] { names.keys.filter { $0.allSatisfy(\.isLetter) } }

    private static func singular(_ name: String) -> String {
        if name.hasSuffix("presses") || name.hasSuffix("crunches") { return String(name.dropLast(2)) }
        return name.hasSuffix("s") ? String(name.dropLast()) : name
    }

    private static let longestName = 3

    private static let names: [String: Exercise] = {
        var names: [String: Exercise] = [:]
        for (exercise, words) in table {
            names[exercise.name] = exercise
            for word in words { names[word] = exercise }
        }
        return names
    }()

    private static let table: [(Exercise, [String])] = [
        (
            Exercise(name: "bench press"),
            ["bench", "benchpress", "bankdrücken", "bank", "flat bench", "barbell bench press"]
        ),
        (Exercise(name: "incline bench press"), ["incline bench", "incline press", "schrägbankdrücken"]),
        (Exercise(name: "dumbbell press", isPair: true), ["db press", "dumbbell bench", "kurzhanteldrücken"]),
        (Exercise(name: "squat"), ["back squat", "kniebeuge", "kniebeugen", "low bar squat"]),
        (Exercise(name: "front squat"), ["frontkniebeuge", "frontkniebeugen"]),
        (Exercise(name: "goblet squat"), []),
        (Exercise(name: "air squat", isBodyweight: true), ["bodyweight squat", "bw squat"]),
        (
            Exercise(name: "incline dumbbell press", isPair: true),
            ["incline db", "incline db press", "incline dumbbell", "incline dumbbell bench"]
        ),
        (Exercise(name: "deadlift"), ["kreuzheben", "dl"]),
        (Exercise(name: "romanian deadlift"), ["rdl", "rumänisches kreuzheben"]),
        (
            Exercise(name: "overhead press"),
            [
                "ohp", "military press", "strict press", "press", "shoulder press", "schulterdrücken",
                "überkopfdrücken",
            ]
        ),
        (
            Exercise(name: "row"),
            [
                "barbell row", "bent over row", "seated row", "t-bar row", "seated cable row", "rudern",
                "langhantelrudern", "cable row", "pendlay row",
            ]
        ),
        (Exercise(name: "dumbbell row"), ["db row", "kurzhantelrudern"]),
        (Exercise(name: "pull-up", isBodyweight: true), ["pullup", "pull up", "klimmzug", "klimmzüge"]),
        (Exercise(name: "chin-up", isBodyweight: true), ["chinup", "chin up"]),
        (
            Exercise(name: "push-up", isBodyweight: true),
            ["pushup", "push up", "press-up", "liegestütz", "liegestütze"]
        ),
        (Exercise(name: "dip", isBodyweight: true), []),
        (Exercise(name: "sit-up", isBodyweight: true), ["situp", "sit up", "crunch"]),
        (Exercise(name: "burpee", isBodyweight: true), []),
        (Exercise(name: "lunge", isBodyweight: true, isPair: true), ["ausfallschritt", "ausfallschritte"]),
        (
            Exercise(name: "curl", isPair: true),
            ["bicep curl", "biceps curl", "dumbbell curl", "bizepscurl", "hammer curl"]
        ),
        (Exercise(name: "barbell curl"), []),
        (Exercise(name: "lateral raise", isPair: true), ["side raise", "seitheben"]),
        (Exercise(name: "plank", isBodyweight: true), ["unterarmstütz", "planke"]),
        (Exercise(name: "side plank", isBodyweight: true), ["seitstütz"]),
        (Exercise(name: "leg press"), ["beinpresse"]), (Exercise(name: "leg curl"), ["beinbeuger"]),
        (Exercise(name: "leg extension"), ["beinstrecker", "leg ext"]),
        (Exercise(name: "calf raise"), ["wadenheben", "calve"]),
        (Exercise(name: "hip thrust"), ["hüftstoß", "glute bridge"]),
        (Exercise(name: "lat pulldown"), ["latzug", "lat pull", "lat pd", "pulldown", "latziehen"]),
        (Exercise(name: "face pull"), []), (Exercise(name: "chest press"), ["brustpresse", "machine press"]),
        (
            Exercise(name: "chest fly"),
            ["fly", "flye", "flyes", "flies", "butterfly", "pec deck", "fliegende", "cable fly"]
        ),
        (Exercise(name: "split squat", isPair: true), ["bulgarian split squat", "bulgarian squat"]),
        (Exercise(name: "hack squat"), []), (Exercise(name: "sumo deadlift"), []), (Exercise(name: "good morning"), []),
        (Exercise(name: "tricep pushdown"), ["triceps pushdown", "pushdown", "cable pushdown"]),
        (Exercise(name: "skull crusher"), ["skullcrusher"]), (Exercise(name: "shrug"), []),
        (Exercise(name: "upright row"), []), (Exercise(name: "arnold press", isPair: true), []),
        (Exercise(name: "preacher curl"), []), (Exercise(name: "push press"), []),
        (Exercise(name: "reverse fly"), ["reverse butterfly", "rear delt fly"]),
        (Exercise(name: "back extension", isBodyweight: true), ["hyperextension", "rückenstrecker"]),
        (Exercise(name: "leg raise", isBodyweight: true), ["hanging leg raise", "beinheben"]),
        (Exercise(name: "russian twist", isBodyweight: true), []),
        (Exercise(name: "step-up", isBodyweight: true, isPair: true), ["step up"]),
        (Exercise(name: "tricep extension"), ["triceps extension", "trizepsdrücken"]),
        (Exercise(name: "kettlebell swing"), ["kb swing"]), (Exercise(name: "clean"), ["power clean"]),
        (Exercise(name: "snatch"), []), (Exercise(name: "clean and jerk"), ["c&j", "clean & jerk"]),
        (Exercise(name: "thruster"), []),
    ]
}
