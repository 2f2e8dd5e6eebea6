internal import Gtk
internal import Wording

extension MainWindow {
    /// Puts the parts into the window, in the sizes of the last one.
    func layOut() {
        let state = memory.state
        Style.install()
        ShownText.showExcerpts()
        Settings.marksLabelsOnFocus = false
        ToolkitWords.speak()
        Style.adapt(window)
        window.title = "Counterfoil"
        window.iconName = AppInfo.id
        let width = memory.restoreSize(of: window)
        window.titlebar = header.widget

        panes.pack1(listPane, resize: false)
        panes.pack2(detailPane, resize: true)
        header.setMenus(of: actions)
        let column = Box(.vertical)
        column.append(bars)
        column.append(toasts.overlay, expand: true)
        window.child = column

        // The list is measured in its place, because it would have another style elsewhere and be
        // measured again.
        divider.place(in: width)
        listPane.setSizeRequest(width: WindowState.leastPaneWidth)
        folding.isListHidden = state.isListHidden
        if !state.isMaximized { folding.fit(width: width) }
        folding.observe(window)
        memory.observe(window, panes, header.panes)
        divider.observe(window, folding)
    }
}
