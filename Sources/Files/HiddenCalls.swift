import CLinux

/// The system calls that Glibc's module does not export to Swift.
enum HiddenCalls {
    static func openPath(_ folder: Int32, _ name: String) -> Int32 {
        counterfoil_open_path(folder, name)
    }

    static func makeUnnamed(in folder: String) -> Int32 { counterfoil_open_unnamed(folder, 0o600) }

    static func flushEverything(_ file: Int32) -> Int32 { syncfs(file) }

    static func renameNew(
        _ folder: Int32, _ name: String, _ other: Int32, _ new: String
    ) -> Int32 {
        counterfoil_rename_new(folder, name, other, new)
    }

    static func exchange(
        _ folder: Int32, _ name: String, _ other: Int32, _ otherName: String
    ) -> Int32 {
        counterfoil_rename_exchange(folder, name, other, otherName)
    }
}
