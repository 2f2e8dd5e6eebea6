internal import Foundation
internal import Gtk
internal import Wording

/// The list of the window's keys, with a search. It replaces GTK's own window of shortcuts, which
/// leaves style contexts behind that crash the next change of the style.
final class ShortcutsWindow: Window {
    let search = SearchEntry(placeholder: localized("Search"))
    private let nothing = EmptyPage(
        "edit-find-symbolic", title: Localizer.ofWidgets.nothingFound)
    private let titles = SizeGroup(.horizontal)
    private var groups: [(caption: Widget, rows: [(words: String, row: Widget)])] = []

    init(parent: Window) {
        super.init()
        becomeDialog(over: parent, titled: localized("Keyboard Shortcuts"), width: 560, height: 560)
        setHeader()
        let column = Box(.vertical, spacing: Space.close)
        column.margin = Space.page
        search.accessibleName = localized("Search")
        search.marginStart = Space.page
        search.marginEnd = Space.page
        search.marginTop = Space.part
        for group in KeyboardShortcuts.groups {
            let caption = Text.caption(group.title)
            caption.marginTop = column.children.isEmpty ? Space.none : Space.near
            column.append(caption)
            groups.append((caption, group.shortcuts.map(row)))
            for row in groups.last?.rows ?? [] { column.append(row.row) }
        }
        column.append(nothing)
        nothing.isVisible = false
        let scrolled = column.scrolling()
        let content = Box(.vertical)
        content.append(search)
        content.append(scrolled, expand: true)
        child = content
        search.onKeyPress { [weak scrolled] press in
            guard press.modifiers.isEmpty, let lines = Self.lines(for: press.key) else {
                return false
            }
            scrolled?.verticalPosition += lines * Double(Settings.pixels(forText: Self.line))
            return true
        }
        search.onSearchChanged { [weak self] in self?.show(matching: $0) }
        onEscape { [weak self] in self?.leave() }
        search.grabFocus()
    }

    /// The height of a row of usual text, in pixels.
    private static let line = 24

    /// Returns the number of rows by which a key scrolls the list, or `nil` for other keys.
    private static func lines(for key: Key) -> Double? {
        switch key {
        case .down: 1
        case .up: -1
        case .pageDown: 10
        case .pageUp: -10
        default: nil
        }
    }

    private func row(_ shortcut: KeyboardShortcuts.Shortcut) -> (words: String, row: Widget) {
        let title = Text.wrapping(shortcut.title)
        titles.add(title)
        let keys = Localizer.ofWidgets.choice(of: shortcut.keys.map(Accelerator.label))
        let row = Box(.horizontal, spacing: Space.page)
        row.append(title)
        row.append(Text.dim(keys), expand: true)
        return (shortcut.title + " " + keys, row)
    }

    /// Shows the shortcuts whose title or keys contain each word of a text.
    private func show(matching text: String) {
        let wanted = text.split(whereSeparator: \.isWhitespace)
        for (caption, rows) in groups {
            for (words, row) in rows {
                row.isVisible = wanted.allSatisfy { words.localizedStandardContains($0) }
            }
            caption.isVisible = rows.contains(where: \.row.isVisible)
        }
        nothing.isVisible = !groups.contains(where: \.caption.isVisible)
    }

    /// Clears the search, or else closes the window.
    private func leave() {
        guard !search.text.isEmpty else { return close() }
        search.text = ""
        show(matching: "")
    }
}
