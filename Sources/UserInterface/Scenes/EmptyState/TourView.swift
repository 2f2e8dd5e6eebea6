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
            "counterfoil-film-symbolic", localized("Log a film"),
            localized("Note what you watched and rate it with one click."))
        addRow(
            "counterfoil-train-symbolic", localized("Log a trip"),
            localized(
                "Note delays and missed connections, and see what compensation you can claim."
            ))
        addRow(
            "document-open-symbolic", localized("Bring your history"),
            localized(
                """
                Import films from Letterboxd, IMDb, Trakt and other services, and trips from \
                Träwelling, calendars and tickets.
                """
            ))
        addRow(
            "folder-symbolic", localized("Your files, your disk"),
            localized(
                "Every entry is a calendar file in {folder}. No account, no network.",
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
