/// What a backup begins with, so that it is recognised by what is in it.
enum BackupManifest {
    static let name = "counterfoil-backup.json"
    static let content = Array(#"{"format":"counterfoil-backup","version":1}"#.utf8)

    /// Whether a file begins as a backup does: the manifest is its first member, and stored as it
    /// is.
    static func isBackup(_ head: [UInt8]) -> Bool {
        guard head.count > 30, head.starts(with: [0x50, 0x4B, 3, 4]) else { return false }
        let length = Int(head[26]) | Int(head[27]) << 8
        let extra = Int(head[28]) | Int(head[29]) << 8
        return head.dropFirst(30).prefix(length).elementsEqual(name.utf8)
            && head.dropFirst(30 + length + extra).starts(
                with: Array(#"{"format":"counterfoil-backup","version":"#.utf8))
    }
}
