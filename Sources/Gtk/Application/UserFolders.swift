import CGtk

/// Where the desktop keeps what belongs to a user, by the XDG Base Directory specification.
public nonisolated enum UserFolders {
    /// `XDG_CONFIG_HOME`, or its default.
    public static var configuration: String { String(cString: g_get_user_config_dir()) }

    /// `XDG_DATA_HOME`, or its default.
    public static var data: String { String(cString: g_get_user_data_dir()) }
    /// `XDG_STATE_HOME`, or its default.
    public static var state: String { String(cString: g_get_user_state_dir()) }

    /// Where what was downloaded lands; the home folder where that is not known.
    public static var downloads: String {
        String(borrowing: g_get_user_special_dir(G_USER_DIRECTORY_DOWNLOAD))
            ?? String(borrowing: g_get_home_dir()) ?? "/"
    }
}
