import CGtk

/// A dialog about the program: its icon, version and licence. It keeps itself until it is closed,
/// which Escape does as well.
public final class AboutDialog: Window {
    /// Makes a dialog.
    ///
    /// - Parameters:
    ///   - icon: the name of the program's icon in the theme.
    ///   - comments: a sentence about the purpose of the program.
    ///   - copyright: the copyright notice.
    public init(
        program: String, version: String, icon: String, comments: String, copyright: String,
        parent: Window
    ) {
        super.init(window: gtk_about_dialog_new())
        gtk_about_dialog_set_program_name(cast(), program)
        gtk_about_dialog_set_version(cast(), version)
        gtk_about_dialog_set_logo_icon_name(cast(), icon)
        gtk_about_dialog_set_comments(cast(), comments)
        gtk_about_dialog_set_copyright(cast(), copyright)
        gtk_about_dialog_set_license_type(cast(), GTK_LICENSE_MIT_X11)
        transientParent = parent
        isModal = true
    }

    /// Shows the dialog and returns. Once it is closed it is destroyed, and `completion` is called.
    public func present(completion: @escaping () -> Void) {
        // The closure keeps the dialog until it is destroyed.
        on("response") {
            self.destroy()
            completion()
        }
        present()
    }
}
