internal import Gtk

extension Window {
    /// Makes the window a modal dialog over another window. It is called before the window is
    /// presented.
    ///
    /// - Parameters:
    ///   - width: the width in pixels for text of the usual size, as is the height. Both are less
    ///     on a small screen.
    /// - Returns: the width that fits.
    @discardableResult
    func becomeDialog(over parent: Window, titled title: String, width: Int, height: Int) -> Int {
        self.title = title
        transientParent = parent
        isModal = true
        becomeDialog()
        Style.adapt(self)
        return setSizeForText(width: width, height: height)
    }

    /// Adds a header bar with the window's title, in which buttons replace the close button.
    ///
    /// - Parameters:
    ///   - start: the button that leaves the window.
    ///   - end: the suggested action, then others beside it.
    /// - Returns: the header bar.
    @discardableResult
    func setHeader(start: Button, end: Button...) -> HeaderBar {
        let header = HeaderBar(title: title)
        header.showsCloseButton = false
        header.packStart(start)
        end.first?.addStyleClass("suggested-action")
        for button in end { header.packEnd(button) }
        titlebar = header
        return header
    }
}
