import CGtk

/// Where the desktop keeps what belongs to a user, by the XDG Base Directory specification.
public nonisolated enum UserFolders {
    /// `XDG_CONFIG_HOME`, or its default.
    public static var configuration: String { String(cString: g_get_user_config_dir()) }

    /// `XDG_DATA_HOME`, or its default.
    public static var data: String { String(cString: g_get_user_data_dir()) }
}
