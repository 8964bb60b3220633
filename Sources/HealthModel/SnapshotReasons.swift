/// How the fields of a snapshot come about that are no metric of a day: what `airfit snapshot --why` says beside them.
public enum SnapshotReasons {
    public static let lastMeal = "the newest meal or food energy of the day up to now; drinks alone are none"
    public static let water = "drinks of the day up to now, sources merged; Today, w: the sources"
    public static let coach = "the newest message of any conversation up to now"
    public static let activeWorkout = "the one being recorded, else one that a device says goes on"
    public static let next = "the plan's first open session within a week, else a workout to come"
    public static let plan = "sessions with a workout of their kind on their day; not what was let go"
    public static let streak = "days in a row with all rings closed; today counts once they are"
    public static let checkIns = "days with a check-in; two misses a week pause the streak, the third ends it"
    public static let tags = "noted for this day up to now, and not taken back"
}
