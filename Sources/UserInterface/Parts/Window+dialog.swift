internal import Gtk

extension Window {
    /// Makes the window a dialog over another window, which waits for it. Called before it is presented.
    ///
    /// - Parameters:
    ///   - width: in pixels at the usual size of text, as is the height; less if the screen has less room.
    /// - Returns: the width for which there is room.
    @discardableResult
    func becomeDialog(over parent: Window, titled title: String, width: Int, height: Int) -> Int {
        self.title = title
        transientParent = parent
        isModal = true
        becomeDialog()
        Style.adapt(self)
        return setSizeForText(width: width, height: height)
    }

    /// Puts a header bar with the window's title over it, in which buttons take the place of the close button.
    ///
    /// - Parameters:
    ///   - start: leaves the window.
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
