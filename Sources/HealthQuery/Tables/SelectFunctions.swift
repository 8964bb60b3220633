/// The functions that a SELECT may call.
public enum SelectFunctions {
    /// Pure ones: they read no file, load nothing and are the same at every call.
    public static let names = [
        "abs", "avg", "coalesce", "count", "cume_dist", "date", "dense_rank", "first_value", "group_concat", "ifnull",
        "iif", "julianday", "lag", "last_value", "lead", "length", "lower", "max", "min", "ntile", "nullif",
        "percent_rank", "printf", "rank", "round", "row_number", "strftime", "substr", "sum", "total", "upper",
    ]

    public static var listed: String { names.joined(separator: ", ") }
}
