import Entries

/// `log_meal`: food or a drink. What is left out stays unknown.
package struct LogMealTool: WriteTool {
    package static let name = "log_meal"
    package let toolkit: WritingToolkit

    package func proposal(_ call: WriteCall) throws(ToolProblem) -> Proposal {
        let arguments = call.arguments
        guard let name = try call.text("name", upTo: EntryBounds.longestName) else {
            throw ToolProblem(.invalidArguments, "It needs a name.", path: "name")
        }
        var meal = LogEntry.Meal(name: name)
        meal.kilocalories = arguments.number("kcal")
        meal.protein = arguments.number("protein_g")
        meal.carbohydrates = arguments.number("carbs_g")
        meal.fat = arguments.number("fat_g")
        meal.caffeine = arguments.number("caffeine_mg")
        meal.alcohol = arguments.number("alcohol_units")
        return .entry(.meal(meal, at: try call.moment(saying: name)))
    }
}
