/// The one sentence for questions that are neither English nor German, in their language where that can be told.
enum OtherLanguage {
    /// `nil` where nothing but Latin letters stands there and no word tells the language.
    static func sentence(_ text: String) -> String? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x3040...0x30FF: return "オフラインのコーチは英語とドイツ語の質問だけを読みます。"
            case 0xAC00...0xD7AF: return "오프라인 코치는 영어와 독일어 질문만 읽습니다."
            case 0x0400...0x04FF: return "Офлайн-тренер понимает вопросы только на английском и немецком."
            case 0x0370...0x03FF: return "Ο προπονητής εκτός σύνδεσης διαβάζει μόνο αγγλικά και γερμανικά."
            case 0x0600...0x06FF: return "المدرب دون اتصال يقرأ الأسئلة بالإنجليزية والألمانية فقط."
            default: continue
            }
        }
        if text.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) { return "离线教练只能读懂英语和德语的问题。" }
        let words = Set(text.lowercased().split { !$0.isLetter })
        return latin.first { !words.isDisjoint(with: $0.words) }?.sentence
    }

    /// Whether there is nothing to read at all: no word of two letters or more.
    static func hasNoWord(_ text: String) -> Bool {
        !text.split { !$0.isLetter }.contains { $0.count > 1 }
    }

    /// Words that are of one of these languages alone.
    private static let latin: [(words: Set<Substring>, sentence: String)] = [
        (
            ["combien", "quel", "quelle", "pourquoi", "sommeil"],
            "Le coach hors ligne ne lit que l'anglais et l'allemand."
        ),
        (
            ["cuántos", "cuántas", "cuanto", "cuánto", "ayer", "dormí", "sueño"],
            "El entrenador sin conexión solo lee inglés y alemán."
        ),
        (["quanti", "quante", "ieri", "dormito", "sonno"], "Il coach offline legge solo inglese e tedesco."),
        (["quantos", "quantas", "ontem", "passos"], "O treinador offline só lê inglês e alemão."),
        (["hoeveel", "gisteren", "stappen", "geslapen"], "De offline coach leest alleen Engels en Duits."),
    ]
}
