extension JournalCondition.Folder {
    /// Why nothing can be written into it; nil where something can, or nobody knows yet.
    public var whyReadOnly: String? {
        switch self {
        case .loading, .ready: nil
        case .readOnly: "The journal is read-only: its folder cannot be written to."
        case .readOnlyDisk: "The journal is on a disk that is mounted read-only."
        case .missing: "The journal folder is missing."
        case .inaccessible: "The journal folder cannot be read."
        }
    }
}
