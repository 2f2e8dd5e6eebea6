import CGtk

/// Where the desktop keeps what belongs to a user, by the XDG Base Directory specification.
public nonisolated enum UserFolders {
    /// `XDG_CONFIG_HOME`, or its default.
    public static var configuration: String {
        folder(or: ".config", g_get_user_config_dir())
    }

    /// `XDG_DATA_HOME`, or its default.
    public static var data: String {
        folder(or: ".local/share", g_get_user_data_dir())
    }

    /// `XDG_STATE_HOME`, or its default.
    public static var state: String {
        folder(or: ".local/state", g_get_user_state_dir())
    }

    /// A path that is not absolute is ignored, as the specification of the folders has it.
    private static func folder(
        or usual: String, _ known: UnsafePointer<CChar>?
    ) -> String {
        let path = String(borrowing: known) ?? ""
        guard !path.hasPrefix("/"), let home = String(borrowing: g_get_home_dir()) else {
            return path
        }
        return home + "/" + usual
    }

    /// Where what was downloaded lands; the home folder where that is not known.
    public static var downloads: String {
        String(borrowing: g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD))
            ?? String(borrowing: g_get_home_dir()) ?? "/"
    }
}
