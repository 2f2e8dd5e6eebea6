extension Collection<String> {
    /// The mnemonics of captions, each of which follows an underscore.
    public var mnemonics: [String] {
        compactMap { caption in
            caption.firstIndex(of: "_").map { caption[caption.index(after: $0)].lowercased() }
        }
    }
}
