internal import Gtk
internal import Presentation
internal import Wording

/// A text of any length, of which the beginning is shown, and on request the whole to read, select
/// and copy. A label would lay the whole out at once, which takes seconds for some texts in
/// calendars.
final class LongText: Box {
    /// Is called when the whole text is requested and was not given to `show`. `showWhole` answers.
    var onWholeWanted: () -> Void = {}

    private let label: Label
    private let name: String
    private let scalars: Int
    private let lines: Int
    /// The last text that was given, and whether it was whole.
    private var given = ""
    private var isGivenWhole = true
    private var reader: Widget?
    private lazy var button = makeButton()

    /// - Parameters:
    ///   - label: the label for the beginning.
    ///   - name: the accessible name of the text, such as "Notes".
    ///   - scalars: the greatest length of the beginning, in Unicode scalars.
    ///   - lines: the greatest number of lines of the beginning, as the text breaks them.
    init(_ label: Label, name: String, scalars: Int = 400, lines: Int = 12) {
        self.label = label
        self.name = name
        self.scalars = scalars
        self.lines = lines
        super.init(.vertical, spacing: Space.close)
        label.longest = scalars + 1
        append(label)
    }

    static func title() -> LongText {
        LongText(Text.title(), name: Localizer.ofWidgets.title, scalars: 240)
    }

    /// Makes the notes of an entry, whose beginning can be selected as the whole always can.
    static func notes() -> LongText {
        let label = Text.body()
        label.isSelectable = true
        return LongText(label, name: Localizer.ofWidgets.notes, scalars: 1_200, lines: 30)
    }

    /// Shows a text, or hides the widget if it is empty. An unchanged text stays as it is shown.
    ///
    /// - Parameter isWhole: whether the text is complete.
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
        button.accessibleName = localized("{text}: show less", ["text": name])
    }

    private func makeButton() -> Button {
        let button = Button(localized("Show All"))
        button.halign = .start
        button.accessibleName = Localizer.ofWidgets.showAll(of: name)
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
        button.label = localized("Show All")
        button.accessibleName = Localizer.ofWidgets.showAll(of: name)
    }
}

extension ShownText {
    /// The greatest length of a row's text, in Unicode scalars. No list is as wide.
    private static let longestRow = 200

    /// Makes all widgets shorten texts to what they can show, and isolate their direction.
    static func showExcerpts() {
        shorten = {
            Excerpt(of: $0, scalars: $1).text
                .keepingDirection(amongRightToLeft: Toolkit.isRightToLeft)
        }
    }

    /// Returns the text of a row, shortened for the screen and for assistive technology.
    static func row(_ text: String) -> String { Excerpt(of: text, scalars: longestRow).text }
}
