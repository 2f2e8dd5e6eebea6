import CGtk

/// A file of groups of keys and values, in the format of `GKeyFile`. A missing or malformed file is
/// read as empty; a malformed one is kept as `….bad` when it is replaced.
@MainActor
public final class KeyFile {
    private let path: String
    private let file = g_key_file_new()
    private var isDamaged: Bool

    /// Reads the file at `path`, once.
    public init(path: String) {
        self.path = path
        var error: UnsafeMutablePointer<GError>?
        g_key_file_load_from_file(file, path, G_KEY_FILE_KEEP_COMMENTS, &error)
        isDamaged = error?.pointee.domain == g_key_file_error_quark()
        if let error { g_error_free(error) }
    }

    isolated deinit { g_key_file_unref(file) }

    /// Returns the whole number of a key, or `nil` if the key is missing or its value is no number.
    public func integer(_ key: String, in group: String) -> Int? {
        read { g_key_file_get_integer(file, group, key, &$0) }.map(Int.init)
    }

    /// Returns the Boolean of a key, or `nil` if the key is missing or its value is no Boolean.
    public func boolean(_ key: String, in group: String) -> Bool? {
        read { g_key_file_get_boolean(file, group, key, &$0) }.map { $0 != 0 }
    }

    /// Returns the text of a key, or `nil` if the key is missing.
    public func string(_ key: String, in group: String) -> String? {
        guard let text = read({ g_key_file_get_string(file, group, key, &$0) }), let text else {
            return nil
        }
        defer { g_free(text) }
        return String(cString: text)
    }

    /// Sets a key to a whole number, clamped to 32 bits. `save()` writes it.
    public func set(_ key: String, to value: Int, in group: String) {
        g_key_file_set_integer(file, group, key, Int32(clamping: value))
    }

    /// Sets a key to a Boolean. `save()` writes it.
    public func set(_ key: String, to value: Bool, in group: String) {
        g_key_file_set_boolean(file, group, key, value ? 1 : 0)
    }

    /// Sets a key to a text. `save()` writes it.
    public func set(_ key: String, to value: String, in group: String) {
        g_key_file_set_string(file, group, key, value)
    }

    /// Replaces the file in one step, and makes its folder if that is missing.
    public func save() throws(SystemError) {
        let folder = g_path_get_dirname(path)
        g_mkdir_with_parents(folder, 0o700)
        g_free(folder)
        if isDamaged { rename(path, path + ".bad") }
        isDamaged = false
        _ = try SystemError.check { g_key_file_save_to_file(file, path, &$0) }
    }

    /// Returns a value, or `nil` if GLib reports an error: no such key, or a value of another type.
    private func read<Value>(
        _ body: (inout UnsafeMutablePointer<GError>?) -> Value
    ) -> Value? {
        var error: UnsafeMutablePointer<GError>?
        let value = body(&error)
        guard let error else { return value }
        g_error_free(error)
        return nil
    }
}
