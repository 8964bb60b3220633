/// A list of objects for `JSONText`, each made when it is written: tens of thousands of dictionaries are never held at once.
public struct JSONRows {
    let count: Int
    let row: (Int) -> [String: Any]

    /// - Parameter row: makes the object of a place, from 0.
    public init(count: Int, row: @escaping (Int) -> [String: Any]) {
        self.count = count
        self.row = row
    }
}
