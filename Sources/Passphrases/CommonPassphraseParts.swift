/// The words that are tried first, each with how soon. A short list of our own: what it misses counts by its length, which is
/// more than it deserves and no reason to refuse it.
enum CommonPassphraseParts {
    static let shortest = 3
    static let longest = ranks.keys.map(\.count).max() ?? 0

    /// By the lower-case word: the kind of list it stands in, and its place, counted from 1, times how often such lists
    /// are longer elsewhere.
    static let ranks: [String: (kind: PassphrasePart.Kind, rank: Int)] = {
        var ranks: [String: (kind: PassphrasePart.Kind, rank: Int)] = [:]
        for (kind, list, scale) in [(PassphrasePart.Kind.common, common, 1), (.name, names, 10), (.word, words, 10)] {
            for (place, word) in list.split(whereSeparator: \.isWhitespace).enumerated() {
                let (word, rank) = (String(word), (place + 1) * scale)
                if word.count >= shortest, rank < ranks[word]?.rank ?? .max { ranks[word] = (kind, rank) }
            }
        }
        for (place, phrase) in phrases.enumerated() {
            for between in ["", " ", "-", "_", "."] {
                let text = phrase.replacing(" ", with: between)
                ranks[text] = (.common, min((place + 1) * 10, ranks[text]?.rank ?? .max))
            }
        }
        return ranks
    }()

    /// Passphrases that stand in books, films and songs, and in every list of whoever guesses.
    private static let phrases = [
        "correct horse battery staple", "open sesame", "to be or not to be", "that is the question",
        "may the force be with you", "live long and prosper", "winter is coming", "all your base are belong to us",
        "in the beginning was the word", "let there be light", "the quick brown fox", "jumps over the lazy dog",
        "once upon a time", "i love you", "lorem ipsum", "dolor sit amet", "hello world", "twinkle twinkle little star",
        "happy birthday to you", "to infinity and beyond", "the answer is 42", "let me in", "never gonna give you up",
        "an apple a day keeps the doctor away", "four score and seven years ago", "we the people", "call me ishmael",
        "it was the best of times", "alle meine entchen", "sein oder nicht sein", "es war einmal", "il etait une fois",
        "etre ou ne pas etre", "je t aime", "ich liebe dich", "te quiero mucho", "ser o no ser", "nel mezzo del cammin",
    ]

    private static let common = """
        password 123456 12345678 qwerty abc123 letmein monkey dragon baseball football iloveyou trustno1 master sunshine
        ashley bailey passw0rd shadow superman batman qazwsx michael princess welcome admin login starwars hello freedom
        whatever ninja mustang access flower secret hottie loveme zaq1zaq1 azerty passwort hallo schatz geheim motdepasse
        soleil bonjour doudou contrasena hola senha wachtwoord welkom parola amore ciao liebe ichliebedich jetaime teamo
        changeme default guest root toor test testing temp love angel lovely cookie summer winter spring autumn pepper
        killer soccer hockey hunter ranger harley tigger charlie jordan buster computer internet samsung google facebook
        linux ubuntu debian pokemon matrix cheese coffee chocolate banana orange purple silver golden diamond phoenix
        thunder tiger lion eagle falcon ferrari porsche mercedes yamaha liverpool chelsea arsenal barcelona juventus
        realmadrid bayern startrek gandalf hobbit zelda mario sonic naruto blink metallica nirvana slipknot airfit vault
        backup export health fitness passphrase mypassword mysecret nopassword pass pwd pin key keys apikey
        """

    private static let names = """
        anna maria michael thomas andreas peter christian daniel martin stefan david alexander sebastian julia laura lisa
        sarah lena lea emma mia hannah sophie marie paul max felix lukas leon jonas tim tom jan james john robert william
        richard joseph charles matthew anthony mark steven andrew kevin brian george edward jason jeffrey ryan jacob gary
        nicholas eric stephen larry justin scott brandon frank benjamin samuel gregory patrick jack dennis jerry mary
        patricia jennifer linda elizabeth barbara susan jessica karen nancy betty margaret sandra ashley kimberly emily
        donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy angela shirley
        pierre jean louis nicolas julien antoine camille chloe manon lucas hugo giulia marco luca andrea francesco sofia
        carlos jose juan luis miguel pedro antonio lucia carmen paula joao ana beatriz sander daan bram sanne fleur olivia
        noah liam oliver elijah ava isabella smith johnson brown jones miller davis wilson moore taylor anderson jackson
        mueller schmidt schneider fischer weber meyer wagner becker hoffmann berlin london paris madrid roma lisboa
        amsterdam hamburg muenchen newyork boston chicago texas florida california germany france spain italy portugal
        """

    private static let words = """
        the and you that was for are with his they this have from one had word but not what all were when your can said
        there use each which she how their will other about out many then them these some her would make like him into
        time has look two more write see number way could people than first water been call who oil its now find long
        down day did get come made may part over new sound take only little work know place year live back give most
        very after thing our just name good sentence man think say great where help through much before line right too
        mean old any same tell boy follow came want show also around form three small set put end does another well
        large must big even such because turn here why ask went men read need land different home move try kind hand
        picture again change off play spell air away animal house point page letter mother answer found study still learn
        should america world high every near add food between own below country plant last school father keep tree never
        start city earth eye light thought head under story saw left few while along might close something seem next
        hard open example begin life always those both paper together got group often run important until children side
        feet car mile night walk white sea began grow took river four carry state once book hear stop without second
        later miss idea enough eat face watch far indian real almost let above girl sometimes mountain cut young talk soon
        list song being leave family body music color stand sun question fish area mark dog horse birds problem complete
        room knew since ever piece told usually friends easy heard order red door sure become top ship across today during
        short better best however low hours black products happened whole measure remember early waves reached listen wind
        rock space covered fast several hold himself toward five step morning passed vowel true hundred against pattern
        table north slowly money map farm pulled draw voice seen cold cried plan notice south sing war ground fall king
        town unit figure certain field travel wood fire upon monday tuesday wednesday thursday friday saturday sunday
        january february march april june july august september october november december apple cat bird blue green
        yellow pink cloud rain snow storm star moon heart dream happy lucky magic power garden forest ocean beach island
        bridge castle battery staple correct plain simple strong health sleep steps weight coach sport running swimming
        bike train gym pulse watch phone mobile desktop terminal laptop server database nobody guesses words word secret
        """
}
