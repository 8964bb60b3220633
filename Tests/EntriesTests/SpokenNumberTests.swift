@testable import Entries
import Testing

@Suite struct `Numbers of several words` {
    @Test(arguments: [
        ("weight seventy two point four", "weight 72.4"),
        ("weight one hundred and eighty two point two five pounds", "weight 182.25 pounds"),
        ("oats three hundred fifty calories", "oats 350 calories"), ("glucose one hundred and five", "glucose 105"),
        ("two thousand five hundred ml", "2500 ml"), ("ten thousand steps", "10000 steps"),
        ("a hundred and twenty", "120"), ("twenty-six minutes", "26 minutes"),
        ("Gewicht zweiundsiebzig Komma vier", "Gewicht 72.4"), ("zweihundertfünfzig Milliliter", "250 Milliliter"),
        ("dreitausendfünfhundert", "3500"), ("hundertachtundzwanzig zu zweiundachtzig", "128 zu 82"),
        ("one twenty eight over eighty two", "128 over 82"), ("one twenty over eighty", "120 over 80"),
        ("from ten thirty pm to six fifteen am", "from 10:30 pm to 06:15 am"),
        ("three sets of eight at sixty kilos", "3 sets of 8 at 60 kilos"), ("squat five by five", "squat 5 by 5"),
    ])
    func `are figures`(line: String, wanted: String) { #expect(SpokenNumber.plain(line) == wanted) }

    @Test(arguments: [
        "mood four energy three", "half past seven", "at seven", "two and a half hours", "an hour", "eine halbe Stunde",
        "twenty, five", "Kopfschmerzen um Mitternacht", "no one", "a run", "ten to eight", "wunderbar gesund",
    ])
    func `are none where one word is no part of another`(line: String) { #expect(SpokenNumber.plain(line) == line) }
}
