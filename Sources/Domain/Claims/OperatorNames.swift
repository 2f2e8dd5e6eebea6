/// Names of railways, airlines or services, however they are written. One such as `DB *` means every
/// name that begins with that word.
public struct OperatorNames: Hashable, Sendable {
    /// Keys of whole names, and of beginnings with the blank that ends them.
    package let whole: Set<String>
    let beginnings: [String]

    package init(_ names: [String]) {
        var (whole, beginnings): (Set<String>, [String]) = ([], [])
        for name in names {
            let key = WholeText.key(of: name)
            whole.insert(key)
            if name.hasSuffix(" *") { beginnings.append(key + " ") }
        }
        self.whole = whole
        self.beginnings = beginnings
    }

    func contains(_ name: CountedName) -> Bool {
        whole.contains(name.key) || beginnings.contains { name.key.hasPrefix($0) }
    }
}
