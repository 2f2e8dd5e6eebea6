import Domain

/// Accepts only addresses that begin with "right", and returns them with "checked" before.
struct EmailDouble: ValidatesEmail {
    func address(of typed: String) throws(EmailError) -> String {
        guard typed.hasPrefix("right") else { throw .noAt }
        return "checked \(typed)"
    }
}

struct IBANDouble: ValidatesIBAN {
    func number(of typed: String) throws(IBANError) -> String {
        guard typed.hasPrefix("right") else { throw .checkDigits }
        return "CHECKED"
    }
}

struct BICDouble: ValidatesBIC {
    let isPlausible: Bool

    func code(of typed: String) throws(BICError) -> String {
        guard typed.hasPrefix("right") else { throw .length(1) }
        return "CHECKED!"
    }

    func isPlausible(_ code: String, for iban: String) -> Bool {
        isPlausible && code == "CHECKED!" && iban == "CHECKED"
    }
}
