/// A batch as the name of its record identifies it, with its state.
struct BatchHandle: Hashable, Sendable {
    let number: Int
    let unique: String
    var state: State

    /// The progress of a batch, in which it is written and possibly undone.
    enum State: String {
        /// The files are being written to the staging folder.
        case preparing
        /// The files are being moved to their places.
        case publishing
        /// All files are in their places, and the batch can be undone.
        case written
        /// The added files are being gathered in a folder, or moved back from there; none is in the
        /// trash.
        case withdrawing
        /// The added files are gathered in a folder, which is in the journal or already in the
        /// trash.
        case discarding
        /// The added files are in the trash, and the changed ones are being restored.
        case withdrawn

        var isOfUndo: Bool { [.withdrawing, .discarding, .withdrawn].contains(self) }
    }

    var id: String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 8 - digits.count)) + digits + "-" + unique
    }
    var fileName: String { id + "." + state.rawValue }

    /// The name of the folder in the journal that holds files while the batch is written or undone.
    var stagingName: String { FileName.temporary(id) }
    /// The name of the folder in the journal that gathers the added files before they are put in
    /// the trash.
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
