internal import Gtk
internal import Wording

/// The list of the window's keys. It replaces GTK's own window of shortcuts, which leaves style
/// contexts behind that crash the next change of the style.
final class ShortcutsWindow: Window {
    init(parent: Window) {
        super.init()
        becomeDialog(over: parent, titled: localized("Keyboard Shortcuts"), width: 460, height: 560)
        let header = HeaderBar(title: localized("Keyboard Shortcuts"))
        header.showsCloseButton = true
        titlebar = header
        let titles = SizeGroup(.horizontal)
        let column = Box(.vertical, spacing: Space.close)
        column.margin = Space.page
        for group in KeyboardShortcuts.groups {
            let caption = Text.caption(group.title)
            caption.marginTop = column.children.isEmpty ? Space.none : Space.near
            column.append(caption)
            for shortcut in group.shortcuts { column.append(row(shortcut, titles)) }
        }
        let scrolled = ScrolledWindow(column, horizontal: .never)
        scrolled.isFocusable = true
        child = scrolled
        onEscape { [weak self] in self?.close() }
        scrolled.grabFocus()
    }

    private func row(_ shortcut: KeyboardShortcuts.Shortcut, _ titles: SizeGroup) -> Widget {
        let title = Text.wrapping(shortcut.title)
        titles.add(title)
        let keys = Text.dim(Localizer.ofWidgets.choice(of: shortcut.keys.map(Accelerator.label)))
        let row = Box(.horizontal, spacing: Space.page)
        row.append(title)
        row.append(keys, expand: true)
        return row
    }
}
