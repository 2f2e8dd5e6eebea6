/// How large somebody made the window and its list, which is what is remembered. A window grows by
/// itself where its content asks for more room, larger text for one, and takes that room from the
/// list; nobody chose that, and it is not for good.
struct ChosenSize {
    private(set) var width: Int
    private(set) var height: Int
    /// Of nobody yet, where it is nil.
    var panePosition: Int?

    private var last: (width: Int, height: Int)?

    init(_ state: WindowState) {
        width = state.width
        height = state.height
        panePosition = state.panePosition
    }

    /// Takes up that the window has another size now.
    ///
    /// - Parameter least: the least size that the window can have now.
    mutating func follow(
        width newWidth: Int, height newHeight: Int, least: (width: Int, height: Int)
    ) {
        defer { last = (newWidth, newHeight) }
        // The first size is the one that was asked for, or what the desktop makes of it.
        guard let last else { return }
        if isChosen(newWidth, after: last.width, least: least.width) { width = newWidth }
        if isChosen(newHeight, after: last.height, least: least.height) { height = newHeight }
    }

    private func isChosen(_ size: Int, after last: Int, least: Int) -> Bool {
        let hadToGrow = size > last && size <= least
        return size != last && !hadToGrow
    }
}
