extension Cues {
    static let english = Cues(
        advice: """
            studies experts doctors clinicians guidance nobody everyone sweet commonly often-called ideally you'd \
            threshold cutoff elite athletes reference norms overweight obese hypertension fasting \
            sensible realistic fixes want shall i'd i'll we'd we'll runners next coming upcoming \
            aim aiming target targets recommend recommended recommends recommendation recommendations guideline \
            guidelines should could consider suggest suggested suggests might may can would let's lets plan tomorrow \
            tonight adults people beginner beginners generally healthy ideal optimal who if example e.g build schedule call \
            emergency helpline crisis lifeline goal goals maybe perhaps ease wind try trying bonus formula adds
            """,
        orders: """
            aim keep swap weigh log squeeze spread \
            keep take add drink avoid limit start set eat walk do go cut reduce spend get stop finish leave hold push \
            measure check repeat stay begin pick choose use schedule shift increase cap plan include have make think imagine
            """,
        beforeOrders: "so and then or to just please either simply instead also perhaps try",
        claims: """
            averaged average averages was were had slept walked ran got reached recorded measured logged hit dropped \
            rose fell increased decreased went came took yesterday currently current baseline usual shows showed did \
            burned spent lay median mean lowest highest total totalled totaled you've you're your climbed gained lost \
            stood trained covered is are
            """,
        weakClaims: "your is are average total mean current",
        trailingAdvice: """
            worth suffices suffice benefit considered \
            recommended recommend guideline guidelines recommendation adults people would could can might may helps \
            help ideal healthy optimal enough typical recommends adds called considered regarded safe come
            """,
        comparing: """
            more less fewer higher lower above below faster slower longer shorter earlier later difference gap change \
            changed up down rose fell dropped drop increase increased decrease decreased by than against compared \
            further farther short over under improvement improved swing spread versus vs better worse rise fall gain gained lost \
            deficit ahead behind away jump lead margin remaining missed missing plus minus apart left cushion margin buffer headroom surplus
            """,
        rough: """
            about around approximately roughly nearly almost over under circa ca etwa environ casi than just near some
            """,
        labels: """
            weeks wk wks cw kw zones rank \
            zone level stage step option phase week day part no number type section table grade round set tip point \
            week
            """,
        labelled: """
            options option suggestions suggestion things thing ways way questions question tips tip ideas idea reasons \
            choices
            """,
        periods: "last past previous recent first next every each these those final within prior",
        spans: """
            day days night nights week weeks month months year years weekday weekdays weekend weekends hour hours \
            minute
            """,
        months: """
            january february march april may june july august september october november december jan feb mar apr jun \
            jul aug sep sept oct nov dec januar februar märz mai juni juli oktober dezember
            """,
        weekdays: """
            monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun \
            weekday
            """,
        headings: """
            plan suggestion suggestions next try tips recommendation recommendations tomorrow goal goals ideas options
            """,
        your: "your",
        sums: "together altogether total combined sum both adds makes",
        efforts: "easy steady tempo strides jog moderate brisk",
        offsets: "ago later earlier from before",
        beforeOtherDates: "as since until till before after than compared with against versus vs from",
        beforeDays: "")
}
