/// The rules of a season ticket or a pass.
public struct ValidatesPass: ValidatesEntry {
    package init() {}

    /// A pass has a name, and ends no earlier than it begins.
    public func errors(in pass: Pass) -> [PassError] {
        var errors: [PassError] = []
        if pass.name.allSatisfy(\.isWhitespace) { errors.append(.emptyName) }
        if let from = pass.validFrom, let until = pass.validUntil, until < from {
            errors.append(.endsBeforeItBegins)
        }
        return errors
    }
}
