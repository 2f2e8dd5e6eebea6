extension String {
    /// The last part of a path: the name of the file, without its folders.
    public var fileName: String {
        split(separator: "/").last.map(String.init) ?? self
    }
}
