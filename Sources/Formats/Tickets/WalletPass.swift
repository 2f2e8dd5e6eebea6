import Domain

/// A pass of Apple's Wallet: a ZIP that contains a `pass.json` anywhere.
enum WalletPass {
    /// The greatest size of a pass, in bytes.
    static let largest = TicketsReader.largest

    /// - Parameter read: returns bytes of the file from an offset on.
    static func isPass(
        size: Int, read: ZipDirectory.Read
    ) throws(ImportError) -> Bool {
        guard size <= largest else { return false }
        return try ZipDirectory(size: size, read: read)?.holds("pass.json") == true
    }

    /// Whether a file is a pass. A file that cannot be read is not one.
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
