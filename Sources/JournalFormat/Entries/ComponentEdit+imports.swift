import Domain

extension ComponentEdit {
    /// Writes the marks of imports, and returns whether they changed.
    mutating func setImports(from old: [ImportMark], to new: [ImportMark]) -> Bool {
        guard old != new else { return false }
        let known = lines(named: PropertyName.import).filter { ImportMark($0.content) != nil }
        for property in known { replace(property, with: []) }
        insert(new.map(\.line), after: known.last)
        return true
    }
}
