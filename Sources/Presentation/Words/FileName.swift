extension String {
    /// The last part of a path: what the file is called, without the folders that it is in.
    public var fileName: String {
        split(separator: "/").last.map(String.init) ?? self
    }
}
