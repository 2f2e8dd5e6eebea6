extension String {
    /// Whether a file of this name is visible, in no other folder, and ends so, in either case of letters.
    ///
    /// It compares bytes, because a folder has many names.
    ///
    /// - Parameter ending: a point, and small letters.
    package func isVisibleFileName(endingIn ending: String) -> Bool {
        let bytes = utf8
        let last = bytes.suffix(ending.utf8.count)
        return bytes.first != UInt8(ascii: ".") && last.count == ending.utf8.count
            && zip(last, ending.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 != 0x2E }
            && !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0)
    }
}
