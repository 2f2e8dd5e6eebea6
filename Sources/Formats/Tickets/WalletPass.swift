import Domain

/// A pass of Apple's Wallet: a ZIP with a `pass.json` in it, wherever in the file that stands.
enum WalletPass {
    /// A larger ZIP is none.
    static let largest = TicketsReader.largest

    /// - Parameter read: the bytes of the file from an offset on, as many as asked for.
    static func isPass(
        size: Int, read: ZipDirectory.Read
    ) throws(ImportError) -> Bool {
        guard size <= largest else { return false }
        return try ZipDirectory(size: size, read: read)?.holds("pass.json") == true
    }

    /// Whether a file that was opened is one; what cannot be read is none.
    static func isPass(_ file: SourceFile) -> Bool {
        guard file.head.starts(with: [0x50, 0x4B, 3, 4]), file.size ?? 0 <= largest,
            let content = try? file.whole(upTo: largest)
        else { return false }
        let isPass = try? isPass(size: content.count) { offset, count in
            Array(content[offset..<offset + count])
        }
        return isPass == true
    }
}
