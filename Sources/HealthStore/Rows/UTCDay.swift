/// Days since 1 January 1970 in UTC.
@inline(__always) func utcDay(ofUnix seconds: Int) -> Int {
    seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
}
