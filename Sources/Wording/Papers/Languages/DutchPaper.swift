internal import Domain

struct DutchPaper: PaperCatalogue {
    func section(_ section: PaperSection.Name) -> String {
        switch section {
        case .happened: "Wat er gebeurde"
        case .earlierRequest: "Eerder verzoek voor dezelfde reis"
        case .undertaking: "Spoorwegonderneming"
        case .booked: "De reis zoals geboekt"
        case .lived: "De reis zoals gemaakt"
        case .wanted: "Wat ik vraag"
        case .traveller: "Wie het vraagt"
        case .account: "Betaling"
        case .remarks: "Opmerkingen"
        case .declarations: "Verklaringen"
        case .journey: "Reis"
        case .ticket: "Vervoerbewijs"
        case .claim: "Verzoek"
        case .recipient: "Aan"
        case .legs: "Trajecten"
        case .sources: "Wie de tijden heeft genoteerd"
        }
    }

    func field(_ field: PaperFieldName) -> String {
        switch field {
        case .happened: "Wat er gebeurde"
        case .earlierRequest: "Eerder verzoek"
        case .undertaking: "Onderneming"
        case .day: "Datum van vertrek"
        case .from: "Van"
        case .to: "Naar"
        case .departure: "Vertrek volgens de dienstregeling"
        case .arrival: "Aankomst volgens de dienstregeling"
        case .service: "Trein of verbinding"
        case .flight: "Vlucht"
        case .reference: "Ticket- of boekingsnummer"
        case .price: "Prijs"
        case .ticket: "Soort vervoerbewijs"
        case .travelClass: "Klasse"
        case .actualDay: "Datum van aankomst"
        case .actualDeparture: "Werkelijk vertrek"
        case .actualArrival: "Werkelijke aankomst"
        case .actualService: "Genomen trein"
        case .missedAt: "Aansluiting gemist in"
        case .delay: "Vertraging op de bestemming"
        case .distance: "Afstand"
        case .wanted: "Wat ik vraag"
        case .costs: "Te vergoeden kosten"
        case .amount: "Bedrag"
        case .rule: "Grondslag"
        case .name: "Naam"
        case .address: "Adres"
        case .email: "E-mail"
        case .telephone: "Telefoon"
        case .payment: "Betaald als"
        case .iban: "IBAN"
        case .bic: "BIC"
        case .holder: "Rekeninghouder"
        case .recipient: "Aan"
        case .remarks: "Opmerkingen"
        case .cases: "Vertragingen met het abonnement"
        case .legs: "Trajecten"
        case .sources: "Wie de tijden heeft genoteerd"
        case .consent: "Toestemming"
        case .truth: "Juistheid"
        case .date: "Datum"
        case .place: "Plaats"
        case .signatory: "Naam"
        }
    }

    func option(_ option: PaperOption) -> String {
        switch option {
        case .delay: "Vertraging"
        case .cancellation: "Uitval"
        case .missedConnection: "Gemiste aansluiting"
        case .refund: "Terugbetaling van het vervoerbewijs"
        case .compensationFromHour: "Vergoeding voor een vertraging van 60 tot en met 119 minuten"
        case .compensationFromTwoHours: "Vergoeding voor een vertraging van 120 minuten of meer"
        case .repeatedDelays: "Vergoeding voor herhaalde vertragingen met een abonnement"
        case .otherOperator: "Vervoerbewijs van een andere onderneming"
        case .bus: "Bus"
        case .taxi: "Taxi"
        case .hotel: "Hotel"
        case .meals: "Maaltijden en dranken"
        case .money: "Geld, per overschrijving"
        case .voucher: "Tegoedbon"
        case .consent:
            """
            Ik stem ermee in dat deze gegevens worden doorgegeven aan andere ondernemingen \
            die bij dit verzoek betrokken zijn.
            """
        case .truth: "Ik verklaar dat deze gegevens juist en volledig zijn."
        }
    }

    func phrase(_ phrase: PaperPhrase) -> String {
        switch phrase {
        case .formTitle: "Verzoek aan een spoorwegonderneming"
        case .formSubtitle:
            """
            Genummerd zoals de velden van het formulier in Uitvoeringsverordening (EU) \
            2024/949
            """
        case .delayRepayTitle: "Verzoek volgens Delay Repay"
        case .delayRepaySubtitle: "Waar de portalen van vervoerders om vragen"
        case .evidenceTitle: "Verslag van een reis"
        case .evidenceSubtitle:
            """
            Tijden zoals beloofd en zoals genoteerd in het dagboek van de reiziger
            """
        case .letterSubject: "Verzoek om vergoeding: {service}, {day}"
        case .letterSubjectOfDay: "Verzoek om vergoeding: {day}"
        case .greeting: "Geachte heer, mevrouw,"
        case .opening: "De onderstaande reis, die ik had geboekt, verliep niet zoals beloofd."
        case .claimOfAmount: "Ik verzoek u mij {amount} als vergoeding te betalen."
        case .claim: "Ik verzoek u mij de vergoeding te betalen die mij toekomt."
        case .claimRule: "Het verzoek berust op: {rule}."
        case .payByTransfer: "Wilt u het bedrag overmaken naar deze rekening:"
        case .payByVoucher: "Ik ga akkoord met een tegoedbon."
        case .closing: "Hoogachtend,"
        case .singleTicket: "Enkele reis"
        case .returnTicket: "Retour"
        case .seasonTicket: "Abonnement"
        case .share: "{percent} van {price} = {amount}"
        case .regulationEU: "Verordening (EU)"
        case .regulationEC: "Verordening (EG) nr."
        case .and: "en"
        case .page: "Pagina {page} van {pages}"
        case .planned: "gepland"
        case .actual: "werkelijk"
        case .notRecorded: "tijden niet genoteerd"
        case .plannedDeparture: "gepland vertrek"
        case .actualDeparture: "werkelijk vertrek"
        case .actualArrival: "werkelijke aankomst"
        case .cancelled: "uitgevallen"
        case .missed: "gemist"
        case .skipped: "niet gemaakt"
        case .instead: "in plaats daarvan genomen"
        case .byHand: "met de hand genoteerd"
        case .imported: "overgenomen uit {sources}"
        case .partlyImported: "deels overgenomen uit {sources}, deels met de hand genoteerd"
        case .nothingRecorded: "niets genoteerd"
        case .momentsNotKept: "Het dagboek bewaart niet wanneer elk van deze tijden is genoteerd."
        case .leg: "Verbinding"
        case .stop: "Halte"
        case .promised: "Beloofd"
        case .lived: "Werkelijk"
        case .difference: "Verschil"
        case .seeList: "Zie de bijgevoegde lijst."
        }
    }
}
