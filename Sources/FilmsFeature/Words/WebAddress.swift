internal import Foundation

/// Addresses that come from files and are given to the desktop to open.
enum WebAddress {
    /// Returns whether a text is the whole address of a web page: any other scheme may start a
    /// program, and programs differ in how they read blanks and controls.
    static func isSafe(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let address = URLComponents(string: text),
            ["http", "https"].contains(address.scheme?.lowercased()),
            let host = address.host, !host.isEmpty
        else { return false }
        return true
    }
}
