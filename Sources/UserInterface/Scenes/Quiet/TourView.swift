internal import Gtk
internal import Wording

/// The tour of the program: a row for each first step and for the place of the journal, with an
/// icon.
final class TourView: Box {
    /// - Parameter folder: the path of the journal in readable form.
    init(folder: String) {
        super.init(.vertical, spacing: Space.part)
        addStyleClass(Style.card)
        addRow(
            "counterfoil-film-symbolic", localized("A film and your opinion"),
            localized("Write down what you watched, and say in one click what it was like."))
        addRow(
            "counterfoil-train-symbolic", localized("A trip and what happened"),
            localized(
                "Note delays and missed connections, and see what the railway or airline may owe you for them."
            ))
        addRow(
            "document-open-symbolic", localized("What you have already"),
            localized(
                "Import films from Letterboxd, IMDb, Trakt and Movary, and trips from calendars and tickets."
            ))
        addRow(
            "folder-symbolic", localized("Files of your own"),
            localized(
                "Each entry is a calendar file in {folder}. Counterfoil needs no account and no network.",
                ["folder": folder]))
    }

    private func addRow(_ iconName: String, _ title: String, _ text: String) {
        let icon = Image(iconName: iconName)
        icon.pixelSize = 32
        icon.valign = .start
        icon.addStyleClass(Style.dim)
        icon.accessibleName = title
        let words = Box(.vertical, spacing: Space.line)
        words.append(Text.heading(title, style: "counterfoil-heading"))
        let body = Text.body(text)
        body.maxWidthChars = 46
        words.append(body)
        let row = Box(.horizontal, spacing: Space.part)
        row.append(icon)
        row.append(words, expand: true)
        append(row)
    }
}
