internal import Gtk

extension MainWindow {
    /// Returns whether a task runs that has to end before the closed and hidden window is
    /// destroyed. The window appears again if the task fails.
    public var isBusy: () -> Bool {
        get { closing.isBusy }
        set { closing.isBusy = newValue }
    }

    /// Brings the window to the front, also if it was closed and is not destroyed yet.
    public func raise() {
        closing.comeBack()
        window.raise()
    }

    /// Destroys the window if it is closed and no task runs any more.
    public func endIfClosed() {
        closing.endIfClosed()
    }

    /// Closes the window without a question, even under a form, and destroys it once no task runs.
    /// The caller has saved drafts before.
    public func end() {
        memory.write(
            isMaximized: window.isMaximized, isListHidden: folding.isListHidden,
            filter: filter, order: order)
        closing.begin()
    }

    /// Closes the window like its menu item.
    public func close() {
        actions.activate(.close)
    }

    /// Calls back when the person asks to quit while a form is in front. The window itself only
    /// closes.
    public func onQuit(_ body: @escaping () -> Void) {
        forms.onQuit = body
    }

    /// Calls back once the window is destroyed.
    public func onEnd(_ body: @escaping () -> Void) {
        window.onDestroy(body)
    }
}
