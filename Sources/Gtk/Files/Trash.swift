import CGtk
internal import Glibc

/// The desktop's trash, from which people get things back.
public nonisolated enum Trash {
    /// Moves the file or folder there. Waits for the disk; from any thread.
    ///
    /// Returns what it is there; nil where that cannot be found, as with a trash of another kind.
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

    /// Where the trash for a file may be, by the Trash specification of freedesktop.org: the one at
    /// home, and two at the top of its disk.
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

/// Something that was moved to the trash.
public nonisolated struct TrashedFile: Sendable {
    fileprivate let origin: String
    fileprivate let trash: String
    fileprivate let name: String
    fileprivate let identity: FileIdentity

    /// Moves it back to where it was, if it is still in the trash and its place is free; false
    /// where not. Waits for the disk; from any thread.
    public func moveBack() -> Bool {
        let path = "\(trash)/files/\(name)"
        guard FileIdentity(path) == identity, link(path, origin) == 0 else { return false }
        unlink(path)
        unlink("\(trash)/info/\(name).trashinfo")
        return true
    }
}

/// The identity of a file, which stays the same when it is moved about its disk.
private nonisolated struct FileIdentity: Hashable {
    let device: dev_t
    let inode: ino_t

    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        device = status.st_dev
        inode = status.st_ino
    }

    /// The name of the file in a folder.
    func name(in folder: String) -> String? {
        guard let listing = g_dir_open(folder, 0, nil) else { return nil }
        defer { g_dir_close(listing) }
        while let name = String(borrowing: g_dir_read_name(listing)) {
            if FileIdentity(folder + "/" + name) == self { return name }
        }
        return nil
    }
}
