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
        for trash in folders(for: path) {
            guard let name = identity.name(in: trash + "/files") else { continue }
            return TrashedFile(origin: path, trash: trash, name: name, identity: identity)
        }
        return nil
    }

    /// Returns the folders that may be the trash for a file, by freedesktop.org's Trash
    /// Specification: the home trash, and two at the top directory of its volume.
    private static func folders(for path: String) -> [String] {
        var folders: [String] = []
        if let data = String(borrowing: g_get_user_data_dir()) { folders.append(data + "/Trash") }
        var top = path
        var device: dev_t?
        while let above = String(owning: g_path_get_dirname(top)), above != top {
            var status = stat()
            guard stat(above, &status) == 0, device == nil || device == status.st_dev else { break }
            device = status.st_dev
            top = above
        }
        let base = top == "/" ? "" : top
        return folders + ["\(base)/.Trash/\(getuid())", "\(base)/.Trash-\(getuid())"]
    }
}

/// A file or folder that was moved to the trash.
public nonisolated struct TrashedFile: Sendable {
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
