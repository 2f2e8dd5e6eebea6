extension Collection<String> {
    /// The letters that lead to captions: each stands after an underscore.
    public var mnemonics: [String] {
        compactMap { caption in
            caption.firstIndex(of: "_").map { caption[caption.index(after: $0)].lowercased() }
        }
    }
}
