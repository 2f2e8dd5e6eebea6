/// The first member of a backup, by which it is recognised.
enum BackupManifest {
    static let name = "counterfoil-backup.json"
    /// The name of the member with the saved searches, which is missing if there are none.
    static let searches = "searches.tsv"
    /// The name of the member with the person's answers about films of lists.
    static let answers = "lists.tsv"
    /// The folder of the files of lists.
    static let lists = "lists/"
    /// The folder of the entries' files.
    static let entries = "journal/"
    static let content = Array(#"{"format":"counterfoil-backup","version":1}"#.utf8)

    private static let beginning = Array(#"{"format":"counterfoil-backup","version":"#.utf8)

    /// Whether a file is a backup. Its first member is the manifest, which is stored without
    /// compression.
    static func isBackup(_ head: [UInt8]) -> Bool {
        version(of: head) != nil
    }

    /// Returns the digits of the version, or `nil` if the file is not a backup.
    static func version(of head: [UInt8]) -> String? {
        guard head.count > 30, head.starts(with: [0x50, 0x4B, 3, 4]) else { return nil }
        let length = Int(head[26]) | Int(head[27]) << 8
        let extra = Int(head[28]) | Int(head[29]) << 8
        let content = head.dropFirst(30 + length + extra)
        guard head.dropFirst(30).prefix(length).elementsEqual(name.utf8),
            content.starts(with: beginning)
        else { return nil }
        let digits = content.dropFirst(beginning.count).prefix { (0x30...0x39).contains($0) }
        return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
    }
}
