import CGtk

/// The user's base directories, by the XDG Base Directory Specification.
public nonisolated enum UserFolders {
    /// The path of `XDG_CONFIG_HOME`, or its default.
    public static var configuration: String { folder(or: ".config", g_get_user_config_dir()) }

    /// The path of `XDG_DATA_HOME`, or its default.
    public static var data: String { folder(or: ".local/share", g_get_user_data_dir()) }

    /// The path of `XDG_STATE_HOME`, or its default.
    public static var state: String { folder(or: ".local/state", g_get_user_state_dir()) }

    /// Returns the known path if it is absolute; the specification says to ignore any other.
    private static func folder(
        or usual: String, _ known: UnsafePointer<CChar>?
    ) -> String {
        let path = String(borrowing: known) ?? ""
        guard !path.hasPrefix("/"), let home = String(borrowing: g_get_home_dir()) else {
            return path
        }
        return home + "/" + usual
    }

    /// The user's folder for downloads, or the home folder if that is not known.
    public static var downloads: String {
        String(borrowing: g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD))
            ?? String(borrowing: g_get_home_dir()) ?? "/"
    }
}
