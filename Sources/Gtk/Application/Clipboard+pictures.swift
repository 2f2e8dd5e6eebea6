import CGtk
import Files

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
