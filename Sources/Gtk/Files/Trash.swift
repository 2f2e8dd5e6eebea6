import CGtk
internal import Glibc

/// The desktop's trash, from which people can restore files.
public nonisolated enum Trash {
    /// Moves a file or folder to the trash. Waits for the disk; can be called from any thread.
    ///
    /// Returns the file in the trash, or `nil` if it cannot be found there, as in a trash of
    /// another kind.
    @discardableResult
    public static func move(_ path: String) throws(SystemError) -> TrashedFile? {
        let file = g_file_new_for_path(path)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        let identity = FileIdentity(path)
        _ = try SystemError.check { g_file_trash(file, nil, &$0) }
        guard let identity else { return nil }
        for (trash, _) in folders(for: path) {
            guard let name = identity.name(in: trash + "/files") else { continue }
            return TrashedFile(origin: path, trash: trash, name: name, identity: identity)
        }
        return nil
    }

    /// A file that was moved there from `path`, by this program or another one; `nil` if there is none.
    /// Waits for the disk; from any thread.
    ///
    /// - Parameter isWanted: told the path of the file in the trash.
    public static func file(
        from path: String, where isWanted: (_ path: String) -> Bool
    ) -> TrashedFile? {
        for (trash, top) in folders(for: path) {
            guard let listing = g_dir_open(trash + "/info", 0, nil) else { continue }
            defer { g_dir_close(listing) }
            while let info = String(borrowing: g_dir_read_name(listing)) {
                guard info.hasSuffix(".trashinfo"),
                    let origin = origin(in: trash + "/info/" + info),
                    path == (origin.hasPrefix("/") ? origin : top + "/" + origin)
                else { continue }
                let name = String(info.dropLast(".trashinfo".count))
                let file = trash + "/files/" + name
                guard let identity = FileIdentity(file), isWanted(file) else { continue }
                return TrashedFile(origin: path, trash: trash, name: name, identity: identity)
            }
        }
        return nil
    }

    /// The original path of a file in the trash, by its `.trashinfo`: absolute, or relative to the top
    /// directory of its volume.
    private static func origin(in info: String) -> String? {
        let file = g_key_file_new()
        defer { g_key_file_unref(file) }
        guard g_key_file_load_from_file(file, info, G_KEY_FILE_NONE, nil) != 0,
            let path = String(owning: g_key_file_get_value(file, "Trash Info", "Path", nil))
        else { return nil }
        return String(owning: g_uri_unescape_string(path, nil))
    }

    /// Returns the folders that may be the trash for a file, by freedesktop.org's Trash Specification:
    /// the home trash, and two at the top directory of its volume, each with that directory.
    private static func folders(for path: String) -> [(trash: String, top: String)] {
        var folders: [(String, String)] = []
        if let data = String(borrowing: g_get_user_data_dir()) {
            folders.append((data + "/Trash", ""))
        }
        var top = path
        var device: dev_t?
        while let above = String(owning: g_path_get_dirname(top)), above != top {
            var status = stat()
            guard stat(above, &status) == 0, device == nil || device == status.st_dev else { break }
            device = status.st_dev
            top = above
        }
        let base = top == "/" ? "" : top
        return folders + ["/.Trash/", "/.Trash-"].map { ("\(base)\($0)\(getuid())", base) }
    }
}

/// A file or folder that was moved to the trash.
public nonisolated struct TrashedFile: Hashable, Sendable {
    fileprivate let origin: String
    fileprivate let trash: String
    fileprivate let name: String
    fileprivate let identity: FileIdentity

    /// Moves the file back to its former place, and returns false if it is no longer in the trash
    /// or the place is taken. Waits for the disk; can be called from any thread.
    public func moveBack() -> Bool {
        let path = "\(trash)/files/\(name)"
        guard FileIdentity(path) == identity, link(path, origin) == 0 else { return false }
        unlink(path)
        unlink("\(trash)/info/\(name).trashinfo")
        return true
    }
}

/// The identity of a file, which stays the same when it is moved within its volume.
private nonisolated struct FileIdentity: Hashable {
    let device: dev_t
    let inode: ino_t

    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        device = status.st_dev
        inode = status.st_ino
    }

    /// Returns the name of the file in a folder, or `nil` if it is not there.
    func name(in folder: String) -> String? {
        guard let listing = g_dir_open(folder, 0, nil) else { return nil }
        defer { g_dir_close(listing) }
        while let name = String(borrowing: g_dir_read_name(listing)) {
            if FileIdentity(folder + "/" + name) == self { return name }
        }
        return nil
    }
}
