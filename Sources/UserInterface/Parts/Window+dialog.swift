internal import Gtk

extension Window {
    /// Makes it one over another window, which waits for it. To be said before it is presented.
    ///
    /// - Parameters:
    ///   - width: in pixels, where text is of the usual size and there is room for it; so is the height.
    /// - Returns: the width there is room for.
    @discardableResult
    func becomeDialog(over parent: Window, titled title: String, width: Int, height: Int) -> Int {
        self.title = title
        transientParent = parent
        isModal = true
        becomeDialog()
        Style.adapt(self)
        return setSizeForText(width: width, height: height)
    }
}
