internal import Domain

struct GermanPaper: PaperCatalogue {
    func section(_ section: PaperSection.Name) -> String {
        switch section {
        case .happened: "Was ist geschehen"
        case .earlierRequest: "Früherer Antrag zu derselben Fahrt"
        case .undertaking: "Eisenbahnunternehmen"
        case .booked: "Die Fahrt wie gebucht"
        case .lived: "Die Fahrt wie geschehen"
        case .wanted: "Was ich verlange"
        case .traveller: "Wer den Antrag stellt"
        case .account: "Auszahlung"
        case .remarks: "Anmerkungen"
        case .declarations: "Erklärungen"
        case .journey: "Fahrt"
        case .ticket: "Fahrkarte"
        case .claim: "Forderung"
        case .recipient: "An"
        case .legs: "Abschnitte"
        case .sources: "Wer die Zeiten aufgeschrieben hat"
        }
    }

    func field(_ field: PaperFieldName) -> String {
        switch field {
        case .happened: "Was ist geschehen"
        case .earlierRequest: "Früherer Antrag"
        case .undertaking: "Unternehmen"
        case .day: "Datum der Abfahrt"
        case .from: "Von"
        case .to: "Nach"
        case .departure: "Abfahrt laut Fahrplan"
        case .arrival: "Ankunft laut Fahrplan"
        case .service: "Zug oder Verbindung"
        case .flight: "Flug"
        case .reference: "Fahrkarten- oder Buchungsnummer"
        case .price: "Preis"
        case .ticket: "Art der Fahrkarte"
        case .travelClass: "Klasse"
        case .actualDay: "Datum der Ankunft"
        case .actualDeparture: "Tatsächliche Abfahrt"
        case .actualArrival: "Tatsächliche Ankunft"
        case .actualService: "Benutzter Zug"
        case .missedAt: "Anschluss verpasst in"
        case .delay: "Verspätung am Ziel"
        case .distance: "Entfernung"
        case .wanted: "Was ich verlange"
        case .costs: "Zu erstattende Kosten"
        case .amount: "Betrag"
        case .rule: "Grundlage"
        case .name: "Name"
        case .address: "Anschrift"
        case .email: "E-Mail"
        case .telephone: "Telefon"
        case .payment: "Auszahlung als"
        case .iban: "IBAN"
        case .bic: "BIC"
        case .holder: "Kontoinhaber"
        case .recipient: "An"
        case .remarks: "Anmerkungen"
        case .cases: "Verspätungen mit der Zeitkarte"
        case .legs: "Abschnitte"
        case .sources: "Wer die Zeiten aufgeschrieben hat"
        case .consent: "Einwilligung"
        case .truth: "Richtigkeit"
        case .date: "Datum"
        case .place: "Ort"
        case .signatory: "Name"
        }
    }

    func option(_ option: PaperOption) -> String {
        switch option {
        case .delay: "Verspätung"
        case .cancellation: "Ausfall"
        case .missedConnection: "Verpasster Anschluss"
        case .refund: "Erstattung des Fahrpreises"
        case .compensationFromHour: "Entschädigung für 60 bis 119 Minuten Verspätung"
        case .compensationFromTwoHours: "Entschädigung für 120 Minuten Verspätung oder mehr"
        case .repeatedDelays: "Entschädigung für wiederholte Verspätungen mit einer Zeitkarte"
        case .otherOperator: "Fahrkarte eines anderen Unternehmens"
        case .bus: "Bus"
        case .taxi: "Taxi"
        case .hotel: "Hotel"
        case .meals: "Mahlzeiten und Erfrischungen"
        case .money: "Geld, per Überweisung"
        case .voucher: "Gutschein"
        case .consent:
            """
            Ich bin einverstanden, dass diese Angaben an andere an diesem Antrag beteiligte \
            Unternehmen weitergegeben werden.
            """
        case .truth: "Ich erkläre, dass diese Angaben wahr und vollständig sind."
        }
    }

    func phrase(_ phrase: PaperPhrase) -> String {
        switch phrase {
        case .formTitle: "Antrag an ein Eisenbahnunternehmen"
        case .formSubtitle:
            """
            Nummeriert wie die Felder des Formulars der Durchführungsverordnung (EU) \
            2024/949
            """
        case .delayRepayTitle: "Antrag nach Delay Repay"
        case .delayRepaySubtitle: "Was die Portale der Bahngesellschaften abfragen"
        case .evidenceTitle: "Nachweis über eine Fahrt"
        case .evidenceSubtitle:
            """
            Zeiten wie zugesagt und wie im Journal der reisenden Person aufgeschrieben
            """
        case .letterSubject: "Antrag auf Entschädigung: {service}, {day}"
        case .letterSubjectOfDay: "Antrag auf Entschädigung: {day}"
        case .greeting: "Sehr geehrte Damen und Herren,"
        case .opening: "die folgende Reise, die ich gebucht hatte, verlief nicht wie zugesagt."
        case .claimOfAmount: "Ich bitte um Zahlung von {amount} als Entschädigung."
        case .claim: "Ich bitte um Zahlung der Entschädigung, die mir zusteht."
        case .claimRule: "Die Forderung beruht auf: {rule}."
        case .payByTransfer: "Bitte überweisen Sie das Geld auf dieses Konto:"
        case .payByVoucher: "Mit einem Gutschein bin ich einverstanden."
        case .closing: "Mit freundlichen Grüßen"
        case .singleTicket: "Einfache Fahrt"
        case .returnTicket: "Hin- und Rückfahrt"
        case .seasonTicket: "Zeitkarte"
        case .share: "{percent} von {price} = {amount}"
        case .regulationEU: "Verordnung (EU)"
        case .regulationEC: "Verordnung (EG) Nr."
        case .and: "und"
        case .page: "Seite {page} von {pages}"
        case .planned: "planmäßig"
        case .actual: "tatsächlich"
        case .notRecorded: "Zeiten nicht aufgeschrieben"
        case .plannedDeparture: "planmäßige Abfahrt"
        case .actualDeparture: "tatsächliche Abfahrt"
        case .actualArrival: "tatsächliche Ankunft"
        case .cancelled: "ausgefallen"
        case .missed: "verpasst"
        case .skipped: "nicht gefahren"
        case .instead: "stattdessen benutzt"
        case .byHand: "von Hand eingetragen"
        case .imported: "übernommen aus {sources}"
        case .partlyImported: "teils übernommen aus {sources}, teils von Hand eingetragen"
        case .nothingRecorded: "nichts aufgeschrieben"
        case .momentsNotKept:
            """
            Wann jede dieser Zeiten eingetragen wurde, hält das Journal nicht fest.
            """
        case .leg: "Verbindung"
        case .stop: "Halt"
        case .promised: "Zugesagt"
        case .lived: "Tatsächlich"
        case .difference: "Unterschied"
        case .seeList: "Siehe beigefügte Liste."
        }
    }
}
