import Domain

/// Complaints about a traveller's details.
extension Localizer {
    func rule(_ error: EmailError) -> String {
        switch error {
        case .noAt: say("An email address has an @, as in name@example.org.")
        case .severalAts: say("An email address has only one @, as in name@example.org.")
        case .nothingBeforeAt: say("The part before the @ is missing, as in name@example.org.")
        case .nothingAfterAt: say("The part after the @ is missing, as in name@example.org.")
        case .blank: say("An email address cannot contain spaces.")
        case .foreign(let character):
            say(
                "“{character}” cannot be part of an email address.",
                ["character": String(character).quoted])
        case .dots: say("Two dots in a row, or one beside the @, are not possible.")
        case .domain(let domain):
            say(
                "“{domain}” cannot follow the @: write a name such as example.org.",
                ["domain": domain.quoted])
        case .tooLong: say("An email address cannot be this long.")
        }
    }

    func rule(_ error: IBANError) -> String {
        switch error {
        case .noCountry:
            say("An IBAN begins with the two letters of its country, such as DE.")
        case .unknownCountry(let code):
            say("No country whose IBANs begin with “{code}” is known.", ["code": code.quoted])
        case .foreign(let character):
            say(
                "“{character}” cannot be part of an IBAN: it has letters from A to Z and digits.",
                ["character": String(character).quoted])
        case .tooShort(let country, let length, let expected):
            say(
                "Too short: an IBAN that begins with {country} has {expected} characters, and this has {length}.",
                [
                    "country": country, "expected": number(expected),
                    "length": number(length),
                ])
        case .tooLong(let country, let length, let expected):
            say(
                "Too long: an IBAN that begins with {country} has {expected} characters, and this has {length}.",
                [
                    "country": country, "expected": number(expected),
                    "length": number(length),
                ])
        case .letterForDigit(let letter, let country):
            say(
                "An IBAN that begins with {country} has a digit where you typed “{letter}”.",
                ["country": country, "letter": String(letter)])
        case .digitForLetter(let digit, let country):
            say(
                "An IBAN that begins with {country} has a letter where you typed “{digit}”.",
                ["country": country, "digit": String(digit)])
        case .checkDigits:
            say("This IBAN has a typo: the check digits do not match.")
        }
    }

    func rule(_ error: BICError) -> String {
        switch error {
        case .foreign(let character):
            say(
                "“{character}” cannot be part of a BIC: it has letters from A to Z and digits.",
                ["character": String(character).quoted])
        case .length(let length):
            say("A BIC has 8 or 11 characters, and this has {length}.", ["length": number(length)])
        case .unknownCountry(let code):
            say(
                "“{code}” is not a country: the fifth and sixth character say where the bank is.",
                ["code": code.quoted])
        }
    }

    /// Tells why the details cannot be read, saved or removed.
    func profile(_ error: ProfileError) -> String {
        switch error {
        case .damaged(let path, let line):
            say(
                """
                {path} is not as Counterfoil writes it, in line {line}, and is left as it is. Correct that \
                line, or delete the file and type your details again.
                """, ["path": path, "line": number(line)])
        case .exposed(let path):
            say(
                """
                Others on this computer may read {path}, and its permissions cannot be changed. Nothing is \
                kept there as long as that is so.
                """, ["path": path])
        case .unreadable(let path, let reason):
            say("{path} cannot be read. {reason}", ["path": path, "reason": self.reason(reason)])
        case .notKept(let path, let reason):
            say(
                "{path} cannot be written. {reason}", ["path": path, "reason": self.reason(reason)])
        case .notForgotten(let path, let reason):
            say(
                "{path} cannot be removed. {reason}", ["path": path, "reason": self.reason(reason)])
        }
    }
}
