// The fields of each kind of paper, with their numbers and headings.
extension PaperFields {
    /// The form of Implementing Regulation (EU) 2024/949.
    var form: [PaperSection] {
        [
            PaperSection(.happened, "1", [happened]),
            PaperSection(.earlierRequest, "2", [earlierRequest]),
            PaperSection(.undertaking, "3.1", [undertaking]),
            PaperSection(
                .booked, "3.2",
                [day, from, to, departure, arrival, service, reference, price]),
            PaperSection(
                .lived, "3.3",
                [actualDay, actualDeparture, actualArrival, actualService, missedAt]),
            PaperSection(.wanted, "4", [wanted, costs]),
            PaperSection(.traveller, "5.1–5.3", [name, address, email, telephone]),
            PaperSection(.account, "5.4–5.5", [payment] + account),
            PaperSection(.remarks, "6", remarksOrCases(subject.answer)),
            declarations,
        ]
    }

    /// The fields that Delay Repay portals ask for.
    var delayRepay: [PaperSection] {
        [
            PaperSection(
                .journey, "",
                [
                    undertaking, day, from, to, departure, arrival, actualDeparture,
                    actualArrival, delay, happened, missedAt,
                ]),
            PaperSection(.ticket, "", [ticket, travelClass, reference, price]),
            PaperSection(.claim, "", [amount, rule]),
            PaperSection(.traveller, "", [name, address, email, telephone]),
            PaperSection(.account, "", [payment] + account),
            PaperSection(.remarks, "", remarksOrCases()),
        ]
    }

    var letter: [PaperSection] {
        [
            PaperSection(.traveller, "", [name, address, email, telephone]),
            PaperSection(.recipient, "", [recipient, place, writtenOn]),
            PaperSection(
                .journey, "",
                [
                    day, from, to, service, reference, departure, arrival, actualDeparture,
                    actualArrival, delay,
                ] + [distance].compactMap(\.self) + [happened]
                    + (isSeason ? [ticket, price] : [])),
            PaperSection(.claim, "", [amount, rule]),
            PaperSection(.account, "", [payment] + account),
            PaperSection(.remarks, "", remarksOrCases() + [signatory]),
        ]
    }

    var evidence: [PaperSection] {
        [
            PaperSection(
                .journey, "",
                [
                    day, from, to, undertaking, departure, arrival, actualDeparture,
                    actualArrival, delay, happened, missedAt,
                ]),
            PaperSection(.legs, "", [legs]),
            PaperSection(
                .sources, "", [PaperField(.sources, .value(.legs(facts.legs))), writtenOn]),
        ]
    }

    private var declarations: PaperSection {
        PaperSection(.declarations, "7", [consent, truth, writtenOn, place, signatory])
    }
}
