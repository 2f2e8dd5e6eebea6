internal import Gtk
internal import Presentation
internal import Wording

/// Text of any length: as much as a page has room for, and on request the whole of it, to read, to
/// mark and to copy. A label would lay out all of it at once, which takes seconds for what other
/// programs put into calendars.
final class LongText: Box {
    /// Called where the whole is asked for and only whoever showed the beginning has it; `showWhole`
    /// answers.
    var onWholeWanted: () -> Void = {}

    private let label: Label
    private let name: String
    private let scalars: Int
    private let lines: Int
    /// All that was given to show, and whether that is all there is.
    private var given = ""
    private var isGivenWhole = true
    private var reader: Widget?
    private lazy var button = makeButton()

    /// - Parameters:
    ///   - label: shows the beginning.
    ///   - name: what text it is, such as "Notes".
    ///   - scalars: how much of it the page has room for, in Unicode scalars.
    ///   - lines: the same in lines that the text itself ends.
    init(_ label: Label, name: String, scalars: Int = 400, lines: Int = 12) {
        self.label = label
        self.name = name
        self.scalars = scalars
        self.lines = lines
        super.init(.vertical, spacing: Space.close)
        label.longest = scalars + 1
        append(label)
    }

    /// Whether the beginning can be marked; the whole always can.
    var isSelectable: Bool {
        get { label.isSelectable }
        set { label.isSelectable = newValue }
    }

    /// Shows text where there is some, and takes no space where there is none. The same text stays
    /// as it is shown.
    ///
    /// - Parameter isWhole: whether there is nothing more to it.
    func show(_ text: String?, isWhole: Bool = true) {
        let text = text ?? ""
        isVisible = !text.isEmpty
        guard text != given || isWhole != isGivenWhole else { return }
        given = text
        isGivenWhole = isWhole
        showBeginning()
        let excerpt = Excerpt(of: text, scalars: scalars, lines: lines)
        label.text = excerpt.text
        let isMore = !isWhole || !excerpt.isWhole
        if isMore, button.parent == nil { append(button) }
        if button.parent != nil { button.isVisible = isMore }
    }

    /// Shows the whole in place of the beginning, to read, to mark and to copy.
    func showWhole(_ text: String) {
        guard reader == nil else { return }
        let view = TextView(text.displaySafe)
        view.isEditable = false
        view.accessibleName = name
        let reader = Text.framed(view, height: 300)
        self.reader = reader
        label.isVisible = false
        insert(reader, at: 1)
        button.label = localized("Show less")
        button.accessibleName = LocalWords.ofWidgets.showLess(of: name)
    }

    private func makeButton() -> Button {
        let button = Button(localized("Show all"))
        button.halign = .start
        button.accessibleName = LocalWords.ofWidgets.showAll(of: name)
        button.onClicked { [weak self] in self?.toggle() }
        return button
    }

    private func toggle() {
        guard reader == nil else { return showBeginning() }
        if isGivenWhole { showWhole(given) } else { onWholeWanted() }
    }

    private func showBeginning() {
        guard let reader else { return }
        remove(reader)
        self.reader = nil
        label.isVisible = true
        button.label = localized("Show all")
        button.accessibleName = LocalWords.ofWidgets.showAll(of: name)
    }
}
