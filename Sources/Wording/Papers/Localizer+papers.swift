public import Claims
package import Domain
internal import Presentation

/// Words about papers, in the language of the program.
extension Localizer {
    public func name(of kind: PaperKind) -> String {
        switch kind {
        case .form: say("EU rail form")
        case .delayRepay: say("Delay Repay sheet")
        case .letter: say("Letter")
        case .evidence: say("Evidence of the journey")
        }
    }

    public func name(of language: PaperLanguage) -> String {
        switch language {
        case .english: say("English")
        case .german: say("German")
        case .french: say("French")
        case .italian: say("Italian")
        case .spanish: say("Spanish")
        case .dutch: say("Dutch")
        }
    }

    /// Tells why a field has no value, and where it is recorded.
    public func sentence(_ gap: PaperGap) -> String {
        switch gap {
        case .trip(_, .operator): say("The trip has no operator.")
        case .trip(_, .service): say("The trip has no service, such as a train number.")
        case .trip(_, .arrival): say("The trip has no arrival by the timetable.")
        case .trip(_, .actualDeparture): say("The actual departure is not recorded.")
        case .trip(_, .actualArrival): say("The actual arrival is not recorded.")
        case .trip(_, .arrivalAtDestination):
            say("Your arrival at the destination of the ticket is not recorded.")
        case .trip(_, .fare): say("The trip has no fare.")
        case .trip(_, .travelClass): say("The trip has no class.")
        case .profile(.name): say("Your details have no name.")
        case .profile(.address): say("Your details have no address.")
        case .profile(.email): say("Your details have no email address.")
        case .profile(.telephone): say("Your details have no telephone number.")
        case .profile(.iban): say("Your details have no IBAN.")
        case .profile(.bic): say("Your details have no BIC.")
        case .choice(.reference): say("The trip has no ticket or booking number.")
        case .choice(.ticket): say("Choose the ticket type.")
        case .choice(.place): say("Enter the place of signature.")
        case .choice(.wanted): say("Choose compensation or a refund.")
        case .choice(.consent): say("Not agreed to yet.")
        case .choice(.truth): say("Not confirmed yet.")
        }
    }

    /// Tells why a field is left empty on purpose.
    public func sentence(_ blank: PaperBlank) -> String {
        switch blank {
        case .noEarlierRequest: say("Left empty: no earlier claim recorded")
        case .noConnectionMissed: say("Left empty: no missed connection")
        case .noCosts: say("Left empty: no expenses recorded")
        case .lessThanAnHour: say("Left empty: delay under 60 minutes")
        case .paidAsVoucher: say("Left empty: a voucher needs no account")
        case .noAmount: say("Left empty: no amount known")
        case .nothingToAdd: say("Left empty: nothing to add")
        }
    }

    /// Tells that a field has no value, such as "Missing: 3.2 Price. The trip has no fare."
    ///
    /// - Parameter option: the command-line option that sets the field, or an empty text for none.
    package func missing(_ field: String, _ gap: PaperGap, option: String) -> String {
        let reason = sentence(gap)
        return option.isEmpty
            ? say("Missing: {field}. {reason}", ["field": field, "reason": reason])
            : say(
                "Missing: {field}. {reason} Add {option}.",
                ["field": field, "reason": reason, "option": option])
    }

    /// Tells which paper was written, for whom and in which language.
    package func written(
        _ kind: PaperKind, for scheme: RightsScheme?, in language: PaperLanguage
    ) -> String {
        let language = name(of: language)
        guard let scheme, kind != .evidence else {
            return say("{paper}, in {language}.", ["paper": name(of: kind), "language": language])
        }
        return say(
            "{paper} for {scheme}, in {language}.",
            [
                "paper": name(of: kind), "scheme": name(of: scheme).displayIsolated,
                "language": language,
            ])
    }

    /// Tells that the journal has none of the trips that a claim or a season ticket's delays are
    /// for.
    package var noTripsOfClaim: String {
        say("None of the trips that it is for is in the journal.")
    }

    /// Tells that no scheme covers a journey.
    package func notCovered(_ file: String) -> String {
        say(
            """
            No scheme that is known covers {file}. Its evidence can be written all the same, with \
            --kind evidence.
            """, ["file": file])
    }

    package func notCovered(_ file: String, by scheme: String, but others: [String]) -> String {
        others.isEmpty
            ? notCovered(file)
            : say(
                "“{scheme}” does not cover {file}; choose {schemes}.",
                ["scheme": scheme.quoted, "file": file, "schemes": choice(of: others)])
    }

    /// Tells that only the form takes meals, hotels and an earlier request.
    package var onlyOnForm: String {
        say("Only the EU rail form has fields for expenses and earlier claims.")
    }

    /// Tells that the remarks are too long for the form.
    package var remarksCut: String {
        say(
            "The remarks take {number} characters at most; what comes after that is left out.",
            ["number": number(PaperRemarks.most)])
    }

    /// Tells that a season ticket's list of delays stands on pages of its own.
    package var listEnclosed: String {
        say(
            "The list is longer than the {number} characters that the form takes, and is enclosed.",
            ["number": number(PaperRemarks.most)])
    }

    /// The changes that a written paper made to the journal, one in each line.
    package func lines(on record: WrittenPaper.Record, on today: CalendarDay) -> [String] {
        var lines: [String] = []
        switch record.claim {
        case .added(let claim)?:
            lines.append(
                say(
                    "The claim “{title}” was added to the journal, as written.",
                    ["title": claim.subject.quoted]))
        case .marked(let claim)?:
            lines.append(
                say(
                    "The claim “{title}” is recorded as written.",
                    ["title": claim.subject.quoted]))
        case .unchanged(let claim)?:
            lines.append(
                say(
                    "The claim “{title}” in the journal stays as it is: {state}.",
                    ["title": claim.subject.quoted, "state": state(claim.state(on: today))]))
        case nil: break
        }
        if let entry = record.numbered {
            lines.append(
                say(
                    "“{title}” has the ticket number from now on.",
                    ["title": entry.nameInList.quoted]))
        }
        return lines
    }

    /// Tells that the place of signing is kept for the next paper.
    package func placeKept(_ place: String) -> String {
        say("“{place}” is kept with your details.", ["place": place.quoted])
    }

    /// The title when a paper was written but not recorded in the journal.
    package var paperNotRecorded: String { say("The claim was not recorded.") }
}
