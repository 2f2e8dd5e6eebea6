import Claims
import Domain
import Foundation
import TestSupport
import Testing

@testable import Wording

@Suite("The words of papers")
struct PaperWordsTests {
    private static let today = CalendarDay(year: 2026, month: 11, day: 23)!
    private static let profile = TravellersProfile(
        name: "Ada Example", address: "1 Mill Lane\nBath", email: "ada@example.org",
        telephone: "+44 1", iban: "DE89370400440532013000", bic: "COBADEFFXXX")

    private func sheet(
        _ kind: PaperKind, _ language: PaperLanguage, _ choices: PaperChoices,
        changing change: (inout Trip) -> Void = { _ in }
    ) throws -> PaperSheet {
        let departure = DateTime.at(2026, 11, 20, 22, 2, .berlin)
        let arrival = departure.advanced(by: .minutes(90))
        var trip = Trip(
            from: "Köln Hbf", to: "Bonn Hbf", operator: "DB", service: "RE 5",
            departure: departure, arrival: arrival, actualDeparture: departure,
            actualArrival: arrival?.advanced(by: .minutes(72)),
            fare: Fare(Decimal(string: "1089.9")!, currency: "EUR"))
        change(&trip)
        let journey = try #require(Journey([Journey.Leg(EntryID("a.ics"), trip)]))
        let paper = Paper(
            kind, of: PaperSubject(journey), for: Self.profile, choices, on: Self.today)
        return PaperWords(language).sheet(of: paper)
    }

    @Test("The form in German, as text to copy")
    func german() throws {
        let choices = PaperChoices(
            reference: "QX7", place: "Bath", remarks: "Zeile 1\nZeile 2", consents: true,
            declaresTruth: true)
        let text = try sheet(.form, .german, choices).text
        #expect(
            text.replacing("\u{A0}", with: " ") == """
                Antrag an ein Eisenbahnunternehmen
                Nummeriert wie die Felder des Formulars der Durchführungsverordnung (EU) 2024/949

                1 Was ist geschehen
                [x] Verspätung
                [ ] Ausfall
                [ ] Verpasster Anschluss

                2 Früherer Antrag zu derselben Fahrt
                –

                3.1 Eisenbahnunternehmen
                DB

                3.2 Die Fahrt wie gebucht
                Datum der Abfahrt: 20. November 2026
                Von: Köln Hbf
                Nach: Bonn Hbf
                Abfahrt laut Fahrplan: 22:02
                Ankunft laut Fahrplan: 23:32
                Zug oder Verbindung: RE 5
                Fahrkarten- oder Buchungsnummer: QX7
                Preis: 1.089,90 €

                3.3 Die Fahrt wie geschehen
                Datum der Ankunft: 21. November 2026
                Tatsächliche Abfahrt: 22:02
                Tatsächliche Ankunft: 00:44 (21. Nov. 2026)
                Benutzter Zug: RE 5
                Anschluss verpasst in: –

                4 Was ich verlange
                Was ich verlange:
                [ ] Erstattung des Fahrpreises
                [x] Entschädigung für 60 bis 119 Minuten Verspätung
                [ ] Entschädigung für 120 Minuten Verspätung oder mehr
                [ ] Entschädigung für wiederholte Verspätungen mit einer Zeitkarte
                Zu erstattende Kosten:
                [ ] Fahrkarte eines anderen Unternehmens
                [ ] Bus
                [ ] Taxi
                [ ] Hotel
                [ ] Mahlzeiten und Erfrischungen

                5.1–5.3 Wer den Antrag stellt
                Name: Ada Example
                Anschrift:
                1 Mill Lane
                Bath
                E-Mail: ada@example.org
                Telefon: +44 1

                5.4–5.5 Auszahlung
                Auszahlung als:
                [x] Geld, per Überweisung
                [ ] Gutschein
                IBAN: DE89 3704 0044 0532 0130 00
                BIC: COBADEFFXXX
                Kontoinhaber: Ada Example

                6 Anmerkungen

                Zeile 1
                Zeile 2

                7 Erklärungen
                [x] Ich bin einverstanden, dass diese Angaben an andere an diesem Antrag \
                beteiligte Unternehmen weitergegeben werden.
                [x] Ich erkläre, dass diese Angaben wahr und vollständig sind.
                Datum: 23. November 2026
                Ort: Bath
                Name: Ada Example

                """)
    }

    @Test("The letter has who writes, to whom, what happened and where the money goes")
    func letter() throws {
        let text = try sheet(.letter, .english, PaperChoices(place: "Bath")) { trip in
            trip.mode = .flight
            (trip.from, trip.to, trip.service) = ("CGN", "VIE", "OS 195")
            trip.operator = "Austrian Airlines"
        }.text
        #expect(
            text == """
                Claim for compensation: OS 195, 20 November 2026

                Ada Example
                1 Mill Lane
                Bath
                ada@example.org
                +44 1


                Austrian Airlines


                Bath, 23 November 2026

                Claim for compensation: OS 195, 20 November 2026

                Dear Sir or Madam,

                I was booked on the journey below, which did not run as promised.
                Date of departure: 20 November 2026
                From: CGN
                To: VIE
                Flight: OS 195
                Ticket or booking number:
                Departure by the timetable: 22:02
                Arrival by the timetable: 23:32
                Actual departure: 22:02
                Actual arrival: 00:44 (21 Nov 2026)
                Delay at the destination: 72 min
                What happened: Delay

                I ask you to pay me the compensation that I am owed.

                Please transfer the money to this account:
                IBAN: DE89 3704 0044 0532 0130 00
                BIC: COBADEFFXXX
                Account holder: Ada Example

                Yours faithfully,



                Ada Example

                """)
    }

    @Test("Who writes a letter by hand finds room for whom it goes to, and for where it is signed")
    func room() throws {
        let sheet = try sheet(.letter, .english, PaperChoices()) { $0.operator = "" }
        let blank = sheet.blocks.compactMap { block in
            if case .field(let label, value: nil) = block { label } else { nil }
        }
        #expect(blank == ["To", "Place", "Ticket or booking number"])
    }

    @Test("A label is set apart as the language has it")
    func colons() throws {
        let text = try sheet(.form, .french, PaperChoices()).text
        #expect(text.contains("\nDe\u{A0}: Köln Hbf\n"))
        #expect(text.contains("\nNuméro de billet ou de réservation\u{A0}:\n"))
    }

    @Test(
        "Of a leg with one time it is said which one that is, in every language",
        arguments: [
            (
                PaperLanguage.english, "planned departure 09:00, actual arrival 16:30",
                "planned 09:00–16:00, actual departure 09:10"
            ),
            (
                .german, "planmäßige Abfahrt 09:00, tatsächliche Ankunft 16:30",
                "planmäßig 09:00–16:00, tatsächliche Abfahrt 09:10"
            ),
            (.french, "départ prévu 09:00, arrivée réelle 16:30", "départ réel 09:10"),
            (
                .italian, "partenza prevista 09:00, arrivo effettivo 16:30",
                "partenza effettiva 09:10"
            ),
            (.spanish, "salida prevista 9:00, llegada real 16:30", "salida real 9:10"),
            (.dutch, "gepland vertrek 09:00, werkelijke aankomst 16:30", "werkelijk vertrek 09:10"),
        ])
    func oneTime(language: PaperLanguage, arrived: String, departed: String) throws {
        var first = Trip.from(DateTime.at(2026, 11, 20, 9, 0, .berlin), to: nil)
        first.actualArrival = .at(2026, 11, 20, 16, 30, .berlin)
        var second = Trip.from(
            DateTime.at(2026, 11, 21, 9, 0, .berlin), to: .at(2026, 11, 21, 16, 0, .berlin))
        second.actualDeparture = .at(2026, 11, 21, 9, 10, .berlin)
        let journey = try #require(
            Journey(
                [first, second].enumerated().map { place, trip in
                    Journey.Leg(EntryID("\(place).ics"), trip)
                }))
        for kind in PaperKind.allCases {
            let paper = Paper(
                kind, of: PaperSubject(journey), for: Self.profile, PaperChoices(place: "Bath"),
                on: Self.today)
            let text = PaperWords(language).sheet(of: paper).text
            #expect(!text.contains("?"))
            guard kind != .evidence else { continue }
            #expect(text.contains(arrived) && text.contains(departed))
        }
    }

    @Test("What a file says stays on its line, and turns nothing around it")
    func hostile() throws {
        let text = try sheet(.form, .english, PaperChoices()) { trip in
            trip.from = "A\u{202E}\nTo: B\u{7}"
            trip.operator = "{page}"
        }.text
        #expect(text.contains("\nFrom: A To: B\n"))
        #expect(text.contains("\n{page}\n"))
    }

    @Test("The remarks take 2,500 characters, and it is known where that cuts them")
    func remarks() throws {
        let words = PaperWords(.english)
        func said(_ count: Int) throws -> (PaperRemarks, String) {
            let long = String(repeating: "x", count: count)
            let sheet = try sheet(.form, .english, PaperChoices(remarks: long))
            let journey = try #require(
                Journey([
                    Journey.Leg(
                        EntryID("a.ics"),
                        Trip.from(DateTime.at(2026, 11, 20, 9, 0, .berlin), to: nil))
                ]))
            let paper = Paper(
                .form, of: PaperSubject(journey), for: Self.profile, PaperChoices(remarks: long),
                on: Self.today)
            guard case .value(.remarks(let remarks))? = paper.content(of: .remarks) else {
                throw CancellationError()
            }
            return (remarks, sheet.text)
        }
        let (fitting, whole) = try said(2_500)
        #expect(!words.leavesOutPart(of: fitting))
        #expect(whole.contains(String(repeating: "x", count: 2_500)))
        let (long, cut) = try said(2_501)
        #expect(words.leavesOutPart(of: long))
        #expect(!cut.contains(String(repeating: "x", count: 2_501)))
        #expect(
            Localizer.inEnglish.remarksCut
                == "The remarks take 2,500 characters at most; what comes after that is left out.")
    }

    @Test("No heading or label is empty in any language", arguments: PaperLanguage.allCases)
    func complete(language: PaperLanguage) {
        let words = PaperWords(language)
        let texts =
            PaperFieldName.allCases.map(words.label)
            + PaperSection.Name.allCases.map(words.heading)
            + PaperOption.allCases.map(words.text)
        #expect(texts.allSatisfy { !$0.isEmpty && !$0.contains("{") })
        #expect(PaperPhrase.allCases.allSatisfy { !words.say($0).isEmpty })
        #expect(Set(PaperOption.allCases.map(words.text)).count == PaperOption.allCases.count)
    }
}
