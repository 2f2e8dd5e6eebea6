/// The size of the window and its list as the person has chosen it, which is remembered. If content
/// such as larger text needs more room, the window grows by itself and takes room from the list.
/// That is not remembered.
struct ChosenSize {
    private(set) var width: Int
    private(set) var height: Int
    /// The position of the divider as the person has chosen it, in pixels, or `nil` until then.
    var panePosition: Int?

    private var last: (width: Int, height: Int)?

    init(_ state: WindowState) {
        width = state.width
        height = state.height
        panePosition = state.panePosition
    }

    /// Updates the size after a change of the window's.
    ///
    /// - Parameter least: the present least size of the window.
    mutating func update(
        width newWidth: Int, height newHeight: Int, least: (width: Int, height: Int)
    ) {
        defer { last = (newWidth, newHeight) }
        // The first size is the requested one, or the desktop's version of it.
        guard let last else { return }
        if isChosen(newWidth, after: last.width, least: least.width) { width = newWidth }
        if isChosen(newHeight, after: last.height, least: least.height) { height = newHeight }
    }

    private func isChosen(_ size: Int, after last: Int, least: Int) -> Bool {
        let hadToGrow = size > last && size <= least
        return size != last && !hadToGrow
    }
}
