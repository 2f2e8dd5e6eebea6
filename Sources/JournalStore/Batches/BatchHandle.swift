/// A batch by the name of its record, which says how far it is.
struct BatchHandle: Hashable, Sendable {
    let number: Int
    let unique: String
    var state: State

    /// How far a batch is.
    enum State: String {
        /// Files are written where nobody looks.
        case preparing
        /// They take their places.
        case publishing
        /// All is there, and can be taken back.
        case written
        /// What was added is gathered in a folder, or on its way back from there; nothing is in the trash.
        case withdrawing
        /// What was added is gathered. It is in the folder, or that is in the trash.
        case discarding
        /// What was added is in the trash, and what was changed gets its old content.
        case withdrawn

        var isOfUndo: Bool { [.withdrawing, .discarding, .withdrawn].contains(self) }
    }

    var id: String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 8 - digits.count)) + digits + "-" + unique
    }
    var fileName: String { id + "." + state.rawValue }

    /// In the journal, for as long as the batch is written or taken back.
    var stagingName: String { FileName.temporary(id) }
    /// In the journal, until it is in the trash.
    var withdrawnName: String { "taken-back-" + unique }

    init(number: Int, unique: String, state: State) {
        self.number = number
        self.unique = unique
        self.state = state
    }

    init?(_ fileName: String) {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let state = State(rawValue: String(parts[1])),
            let dash = parts[0].firstIndex(of: "-"), let number = Int(parts[0][..<dash]),
            number >= 0
        else { return nil }
        self.init(
            number: number, unique: String(parts[0][parts[0].index(after: dash)...]), state: state)
        guard self.fileName == fileName else { return nil }
    }
}
