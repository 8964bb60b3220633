/// How much of a goal is there, as it is told.
public enum GoalShare {
    private static let most = 9999.0

    /// Rounded to whole percent; 100 says that the goal is reached, so what is just short of it is 99. Up to 9,999.
    public static func percent(ofShare share: Double) -> Int {
        guard share > 0 else { return 0 }
        let rounded = min(share * 100, most).rounded()
        return Int(share < 1 ? min(99, rounded) : rounded)
    }
}
