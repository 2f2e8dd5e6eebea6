import CGtk

extension Clipboard {
    /// A picture on the clipboard.
    public nonisolated enum Picture: Sendable {
        /// The path of a file, as file managers copy it.
        case file(String)
        /// The pixels, as browsers copy them.
        case pixels(Bitmap)
    }

    /// Calls `handler` with the picture on the clipboard, once its owner has sent it, or with `nil`
    /// if there is none.
    public static func requestPicture(_ handler: @escaping (Picture?) -> Void) {
        guard let clipboard = gtk_clipboard_get_default(gdk_display_get_default()) else {
            return handler(nil)
        }
        let request = Unmanaged.passRetained(ClosureBox(handler)).toOpaque()
        gtk_clipboard_request_uris(
            clipboard,
            { clipboard, uris, request in
                guard let request else { return }
                if let uris, let uri = uris[0],
                    let path = String(owning: g_filename_from_uri(uri, nil, nil))
                {
                    return MainActor.assumeIsolated { Clipboard.answer(.file(path), to: request) }
                }
                gtk_clipboard_request_image(
                    clipboard,
                    { _, pixels, request in
                        guard let request else { return }
                        let picture = pixels.map { pixels in
                            g_object_ref(UnsafeMutableRawPointer(pixels))
                            return Picture.pixels(Bitmap(owning: pixels))
                        }
                        MainActor.assumeIsolated { Clipboard.answer(picture, to: request) }
                    }, request)
            }, request)
    }

    private static func answer(_ picture: Picture?, to request: UnsafeMutableRawPointer) {
        ClosureBox<(Picture?) -> Void>.closure(in: request)(picture)
        releaseClosureBox(request)
    }
}
