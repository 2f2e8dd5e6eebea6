import CGtk
import Files

/// The clipboard, by which text is copied from one program to another.
public enum Clipboard {
    /// The last text that this program put onto the clipboard.
    public private(set) static var text = ""

    /// Puts a text onto the clipboard.
    public static func copy(_ text: String) {
        self.text = text
        guard let clipboard = gtk_clipboard_get_default(gdk_display_get_default()) else { return }
        gtk_clipboard_set_text(clipboard, text, -1)
        outlivesProgram(clipboard)
    }

    /// Lets a clipboard manager, if there is one, save the contents when the program ends.
    private static func outlivesProgram(_ clipboard: OpaquePointer) {
        gtk_clipboard_set_can_store(clipboard, nil, 0)
    }

    /// Puts a text onto the clipboard, with contents of another type for programs that can read
    /// them.
    ///
    /// - Parameter type: the media type of the contents, such as `text/calendar`.
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

/// The contents of the clipboard until something else is copied.
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

extension Clipboard {
    /// A picture on the clipboard.
    public nonisolated enum Picture: Hashable, Sendable {
        /// The path of a file, as file managers copy it.
        case file(String)
        /// The content of a file of PNG, JPEG or WebP, as browsers copy it. It is not checked, and
        /// ends after one byte more than ``Bitmap/largestFile``.
        case content([UInt8])
    }

    /// Returns the picture on the clipboard once its owner has sent it, or `nil` if there is none.
    public static func picture() async -> Picture? {
        if let path = await firstFile() { return .file(path) }
        for format in PictureFormat.allCases {
            if let content = await content(of: format.mediaType) { return .content(content) }
        }
        return nil
    }

    private static func firstFile() async -> String? {
        await withCheckedContinuation { continuation in
            request(continuation) { clipboard, request in
                gtk_clipboard_request_uris(
                    clipboard,
                    { _, uris, request in
                        let path = uris?[0].flatMap {
                            String(owning: g_filename_from_uri($0, nil, nil))
                        }
                        MainActor.assumeIsolated { Clipboard.answer(path, to: request) }
                    }, request)
            }
        }
    }

    private static func content(of type: String) async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            request(continuation) { clipboard, request in
                gtk_clipboard_request_contents(
                    clipboard, gdk_atom_intern(type, 0),
                    { _, selection, request in
                        var count: gint = 0
                        let start = gtk_selection_data_get_data_with_length(selection, &count)
                        let content = start.flatMap { start in
                            count > 0
                                ? Array(
                                    UnsafeBufferPointer(
                                        start: start, count: min(Int(count), Bitmap.largestFile + 1)
                                    ))
                                : nil
                        }
                        MainActor.assumeIsolated { Clipboard.answer(content, to: request) }
                    }, request)
            }
        }
    }

    /// Sends a request, whose answer GTK passes to a callback.
    private static func request<Answer: Sendable>(
        _ continuation: CheckedContinuation<Answer?, Never>,
        _ send: (OpaquePointer, UnsafeMutableRawPointer) -> Void
    ) {
        guard let clipboard = gtk_clipboard_get_default(gdk_display_get_default()) else {
            return continuation.resume(returning: nil)
        }
        let box = ClosureBox<(Answer?) -> Void> { continuation.resume(returning: $0) }
        send(clipboard, Unmanaged.passRetained(box).toOpaque())
    }

    private static func answer<Answer: Sendable>(
        _ answer: Answer?, to request: UnsafeMutableRawPointer?
    ) {
        guard let request else { return }
        ClosureBox<(Answer?) -> Void>.takeClosure(from: request)(answer)
    }
}
