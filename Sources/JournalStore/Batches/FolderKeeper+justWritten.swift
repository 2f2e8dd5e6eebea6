extension FolderKeeper {
    /// Takes in what a batch did, as one change.
    func settleBatch(_ files: [IndexedFile], in folder: Folder) -> Update? {
        for file in files {
            seenMeanwhile?.insert(file.name)
            justWritten[file.name] = folder.stamp(of: file.name)
        }
        return settle(files, in: folder)
    }

    /// Whether a file is as a batch left it a moment ago: so many files are not read back at once.
    func isAsJustWritten(_ name: String, in folder: Folder) -> Bool {
        guard let stamp = justWritten[name], index?.isIntact == true else { return false }
        return folder.stamp(of: name)?.isUnchanged(since: stamp) == true
    }

    /// From here on, clocks of file systems have moved on, and looks can be trusted.
    func forgetJustWritten() {
        justWritten = [:]
    }
}
