internal import Gtk
internal import Presentation

/// Text of any length: as much as a page has room for, and on request the whole of it, to read, to
/// mark and to copy. A label would lay out all of it at once, which takes seconds for what other
/// programs put into calendars.
final class LongText: Box {
    private let label: Label
    private let name: String
    private let scalars: Int
    private let lines: Int
    private var whole = ""
    private var reader: Widget?
    private lazy var button = makeButton()

    /// - Parameters:
    ///   - label: shows the beginning.
    ///   - name: what text it is, such as "notes".
    ///   - scalars: how much of it the page has room for, in Unicode scalars.
    ///   - lines: the same in lines that the text itself ends.
    init(_ label: Label, name: String, scalars: Int = 400, lines: Int = 12) {
        self.label = label
        self.name = name
        self.scalars = scalars
        self.lines = lines
        super.init(.vertical, spacing: 6)
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
    func show(_ text: String?) {
        let text = text ?? ""
        isVisible = !text.isEmpty
        guard text != whole else { return }
        whole = text
        showBeginning()
        let excerpt = Excerpt(of: text, scalars: scalars, lines: lines)
        label.text = excerpt.text
        if !excerpt.isWhole, button.parent == nil { append(button) }
        if button.parent != nil { button.isVisible = !excerpt.isWhole }
    }

    private func makeButton() -> Button {
        let button = Button("Show all")
        button.halign = .start
        button.accessibleName = "Show all of the \(name)"
        button.onClicked { [weak self] in self?.toggle() }
        return button
    }

    private func toggle() {
        if reader == nil { showWhole() } else { showBeginning() }
    }

    private func showBeginning() {
        guard let reader else { return }
        remove(reader)
        self.reader = nil
        label.isVisible = true
        button.label = "Show all"
        button.accessibleName = "Show all of the \(name)"
    }

    private func showWhole() {
        let view = TextView(whole.displaySafe)
        view.isEditable = false
        view.accessibleName = name.prefix(1).uppercased() + name.dropFirst()
        let reader = Text.framed(view, height: 300)
        self.reader = reader
        label.isVisible = false
        insert(reader, at: 1)
        button.label = "Show less"
        button.accessibleName = "Show less of the \(name)"
    }
}
