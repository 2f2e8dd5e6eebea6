/// Validates that a season ticket has a name and does not end before it begins.
public struct ValidatesPass: ValidatesEntry {
    package init() {}

    public func errors(in pass: Pass) -> [PassError] {
        var errors: [PassError] = []
        if pass.name.allSatisfy(\.isWhitespace) { errors.append(.emptyName) }
        if let from = pass.validFrom, let until = pass.validUntil, until < from {
            errors.append(.endsBeforeItBegins)
        }
        return errors
    }
}
