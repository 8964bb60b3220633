/// Words that tell what the numbers around them are about.
///
/// English, as the coach's own instructions are: in another language a number is taken for a claim about the person
/// unless its unit or its place says otherwise.
enum Cue {
    /// What follows is advised, planned, or usual for people in general.
    static let advice = words(
        """
        aim aiming target targets recommend recommended recommends recommendation recommendations guideline guidelines \
        should could consider suggest suggested suggests might may can would let's lets plan tomorrow tonight adults \
        people typically generally healthy ideal optimal who if example e.g build schedule call emergency helpline \
        crisis lifeline goal goals maybe perhaps ease wind try trying bonus formula adds
        """)
    /// Orders, where they begin a sentence or follow `and`, `then`, `to` or a comma.
    static let orders = words(
        """
        keep take add drink avoid limit start set eat walk do go cut reduce spend get stop finish leave hold push stay \
        begin pick choose use schedule shift increase cap plan include have make
        """)
    static let beforeOrders = words("and then or to just please either simply instead also perhaps try")
    /// What follows was measured.
    static let claims = words(
        """
        averaged average averages was were had slept walked ran got reached recorded measured logged hit dropped rose \
        fell increased decreased went came took yesterday currently current baseline usual shows showed did burned \
        spent lay median mean lowest highest total totalled totaled you've you're your climbed gained lost stood \
        trained covered is are
        """)
    /// The weaker ones of them do not end what was begun as advice.
    static let weakClaims = words("your is are you're average total mean current")
    /// What says afterwards that a number is nobody's own.
    static let trailingAdvice = words(
        """
        recommended recommend guideline guidelines recommendation adults people would could can might may helps help \
        ideal healthy optimal enough typical adds
        """)
    static let comparing = words(
        """
        more less fewer higher lower above below faster slower longer shorter earlier later difference gap change \
        changed up down rose fell dropped drop increase increased decrease decreased by than against compared short \
        over under improvement improved swing spread versus vs better worse rise fall gain gained lost deficit ahead \
        behind plus minus apart left
        """)
    static let rough = words(
        "about around approximately roughly nearly almost over under circa ca etwa environ casi than just near some")
    static let labels = words(
        "zone level stage step option phase week day part no number type section table grade round set tip point week")
    static let labelled = words(
        "options option suggestions suggestion things thing ways way questions question tips tip ideas idea reasons choices"
    )
    static let periods = words("last past previous recent first next every each these those final within prior")
    static let spans = words(
        "day days night nights week weeks month months year years weekday weekdays weekend weekends hour hours minute")
    static let months = words(
        """
        january february march april may june july august september october november december jan feb mar apr jun jul \
        aug sep sept oct nov dec januar februar märz mai juni juli oktober dezember
        """)
    static let weekdays = words(
        """
        monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun weekday
        """)
    static let headings = words(
        "plan suggestion suggestions next try tips recommendation recommendations tomorrow goal goals ideas options")

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}

/// What the sentence was about when a number came.
enum Mood: Equatable {
    case open, claim, advice

    /// After a further word.
    func after(_ word: String, beginsClause: Bool, before: String) -> Mood {
        if Cue.advice.contains(word), !(word.hasPrefix("goal") && before == "your"), !(word == "can" && before == "i") {
            return .advice
        }
        if Cue.orders.contains(word), beginsClause || Cue.beforeOrders.contains(before) { return .advice }
        if Cue.claims.contains(word), self != .advice || !Cue.weakClaims.contains(word) { return .claim }
        return self
    }
}
