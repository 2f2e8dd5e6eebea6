import CGtk

/// The clipboard, by which text is copied from one program to another.
public enum Clipboard {
    /// The text on the clipboard, as far as this program put it there.
    public private(set) static var text = ""

    /// Puts a text onto the clipboard.
    public static func copy(_ text: String) {
        self.text = text
        guard let clipboard = gtk_clipboard_get_default(gdk_display_get_default()) else { return }
        gtk_clipboard_set_text(clipboard, text, -1)
        outlivesProgram(clipboard)
    }

    /// Has a clipboard manager, where there is one, take what is copied before the program ends.
    private static func outlivesProgram(_ clipboard: OpaquePointer) {
        gtk_clipboard_set_can_store(clipboard, nil, 0)
    }

    /// Puts a text onto the clipboard and, for programs that know more than text, what it stands for.
    ///
    /// - Parameter type: the media type of that, such as `text/calendar`.
    public static func copy(_ text: String, with content: [UInt8], as type: String) {
        self.text = text
        guard let clipboard = gtk_clipboard_get_default(gdk_display_get_default()),
            let targets = gtk_target_list_new(nil, 0)
        else { return }
        defer { gtk_target_list_unref(targets) }
        let kind = gdk_atom_intern(type, 0)
        gtk_target_list_add(targets, kind, 0, Copied.isContent)
        gtk_target_list_add_text_targets(targets, Copied.isText)
        var count: Int32 = 0
        let table = gtk_target_table_new_from_list(targets, &count)
        defer { gtk_target_table_free(table, count) }
        let copied = Unmanaged.passRetained(Copied(text, content, kind))
        let isOurs = gtk_clipboard_set_with_data(
            clipboard, table, guint(count),
            { _, selection, info, data in
                guard let selection, let data else { return }
                Unmanaged<Copied>.fromOpaque(data).takeUnretainedValue().give(selection, info)
            }, { _, data in data.map { Unmanaged<Copied>.fromOpaque($0).release() } },
            copied.toOpaque())
        if isOurs == 0 { copied.release() } else { outlivesProgram(clipboard) }
    }
}

/// What is on the clipboard until something else is.
private nonisolated final class Copied {
    static let isText: guint = 0
    static let isContent: guint = 1
    private let text: String
    private let content: [UInt8]
    private let kind: GdkAtom?

    init(_ text: String, _ content: [UInt8], _ kind: GdkAtom?) {
        (self.text, self.content, self.kind) = (text, content, kind)
    }

    func give(_ selection: OpaquePointer, _ info: guint) {
        if info == Self.isContent {
            gtk_selection_data_set(selection, kind, 8, content, gint(clamping: content.count))
        } else {
            gtk_selection_data_set_text(selection, text, -1)
        }
    }
}
