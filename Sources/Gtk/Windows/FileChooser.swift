import CGtk

/// The desktop's own dialog for choosing a file or a folder. It keeps itself until it is answered.
public final class FileChooser: Object {
    /// The kind of choice.
    public nonisolated enum Kind: UInt32, Sendable {
        case open, save, selectFolder, createFolder
    }

    /// Makes a dialog.
    ///
    /// - Parameter accept: the label of the button that confirms the choice.
    public init(_ kind: Kind, title: String, accept: String, cancel: String, parent: Window?) {
        super.init(
            owning: UnsafeMutableRawPointer(
                gtk_file_chooser_native_new(
                    title, parent?.cast(), GtkFileChooserAction(rawValue: kind.rawValue), accept,
                    cancel)))
        gtk_native_dialog_set_modal(cast(), 1)
    }

    /// Sets the initial name of a file to save.
    public func setCurrentName(_ name: String) { gtk_file_chooser_set_current_name(opaque, name) }

    /// Sets the folder in which the dialog begins.
    public func setCurrentFolder(_ path: String) {
        gtk_file_chooser_set_current_folder(opaque, path)
    }

    /// Whether several files can be chosen to open.
    public var allowsSeveral: Bool {
        get { gtk_file_chooser_get_select_multiple(opaque) != 0 }
        set { gtk_file_chooser_set_select_multiple(opaque, newValue.gboolean) }
    }

    /// Whether the dialog asks before an existing file is replaced.
    public var asksBeforeReplacing: Bool {
        get { gtk_file_chooser_get_do_overwrite_confirmation(opaque) != 0 }
        set { gtk_file_chooser_set_do_overwrite_confirmation(opaque, newValue.gboolean) }
    }

    /// Shows the dialog and returns. `completion` gets the chosen path, or `nil` if none is.
    public func present(completion: @escaping (String?) -> Void) {
        presentForSeveral { completion($0.first) }
    }

    /// Shows the dialog and returns. `completion` gets the chosen paths, which may be none.
    public func presentForSeveral(completion: @escaping ([String]) -> Void) {
        var handler: UInt = 0
        // The closure keeps the chooser until it is disconnected.
        handler = on("response") { (answer: Int) in
            self.disconnect(handler)
            let isAccepted = answer == Int(GTK_RESPONSE_ACCEPT.rawValue)
            completion(isAccepted ? self.paths : [])
        }
        gtk_native_dialog_show(cast())
    }

    /// Shows the dialog until it is answered, and returns the chosen paths, which may be none.
    public func run() async -> [String] {
        await withCheckedContinuation { continuation in
            presentForSeveral { continuation.resume(returning: $0) }
        }
    }

    private var paths: [String] {
        let list = gtk_file_chooser_get_filenames(opaque)
        defer { g_slist_free_full(list) { g_free($0) } }
        return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
            .compactMap { String(borrowing: $0?.pointee.data?.cast(to: CChar.self)) }
    }
}
