import HealthModel
import HealthQuery
import SelectQueries
import Threads

extension HealthStore {
    /// Runs one SELECT over the views `day` and `workout`, within 50 milliseconds of the processor and 64 MiB.
    /// - Throws: `.tooLong` beyond that, `.hidden` for a column of a hidden category, `.notAllowed` for anything else.
    public func select(
        _ query: String, limit: Int, upTo today: CivilDay, hiding hidden: Set<HealthCategory> = []
    ) async throws(SelectProblem) -> SelectedRows {
        let runner = try SelectRunner()
        let columns = try runner.columns(of: query)
        if let category = Self.categories(of: columns).first(where: hidden.contains) { throw .hidden(category) }
        var days: DayColumns?
        var workouts: [QueryWorkout]?
        do throws(HealthStoreError) {
            // A query that names no column of days still counts them.
            if let names = columns["day"] {
                let all = try await self.days(
                    Set(names.compactMap { DayField(rawValue: $0) } + [.weekday]), upTo: today)
                let isWhole = hidden.isSubset(of: [.profile])
                days = isWhole ? all : all.starting(at: try await catalogue(upTo: today).firstDay(hiding: hidden))
            }
            if columns["workout"] != nil { workouts = try await self.workouts(upTo: today) }
        } catch {
            throw .store(error)
        }
        // Not on the store's thread, so that nothing waits for it.
        let result: Result<SelectedRows, SelectProblem> = await withTaskCancellationHandler { [days, workouts] in
            await DedicatedThread.run {
                do throws(SelectProblem) {
                    return .success(
                        try runner.rows(of: query, limit: limit, days: days, workouts: workouts, columns: columns))
                } catch {
                    return .failure(error)
                }
            }
        } onCancel: {
            runner.interrupt()
        }
        return try result.get()
    }

    /// Whose data the columns of a query are.
    private static func categories(of columns: [String: Set<String>]) -> [HealthCategory] {
        let days = (columns["day"] ?? []).compactMap { DayField(rawValue: $0) }.flatMap(\.categories)
        guard let workout = columns["workout"] else { return days }
        return days + [.workouts] + workout.compactMap { WorkoutField(rawValue: $0) }.flatMap(\.categories)
    }
}
