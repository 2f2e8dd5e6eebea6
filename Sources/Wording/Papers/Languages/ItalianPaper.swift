internal import Domain

struct ItalianPaper: PaperCatalogue {
    func section(_ section: PaperSection.Name) -> String {
        switch section {
        case .happened: "Che cosa è successo"
        case .earlierRequest: "Richiesta precedente per lo stesso viaggio"
        case .undertaking: "Impresa ferroviaria"
        case .booked: "Il viaggio prenotato"
        case .lived: "Il viaggio effettivo"
        case .wanted: "Che cosa chiedo"
        case .traveller: "Chi chiede"
        case .account: "Pagamento"
        case .remarks: "Osservazioni"
        case .declarations: "Dichiarazioni"
        case .journey: "Viaggio"
        case .ticket: "Biglietto"
        case .claim: "Richiesta"
        case .recipient: "A"
        case .legs: "Tratte"
        case .sources: "Chi ha annotato gli orari"
        }
    }

    func field(_ field: PaperFieldName) -> String {
        switch field {
        case .happened: "Che cosa è successo"
        case .earlierRequest: "Richiesta precedente"
        case .undertaking: "Impresa"
        case .day: "Data di partenza"
        case .from: "Da"
        case .to: "A"
        case .departure: "Partenza da orario"
        case .arrival: "Arrivo da orario"
        case .service: "Treno o servizio"
        case .flight: "Volo"
        case .reference: "Numero del biglietto o della prenotazione"
        case .price: "Prezzo"
        case .ticket: "Tipo di biglietto"
        case .travelClass: "Classe"
        case .actualDay: "Data di arrivo"
        case .actualDeparture: "Partenza effettiva"
        case .actualArrival: "Arrivo effettivo"
        case .actualService: "Treno utilizzato"
        case .missedAt: "Coincidenza persa a"
        case .delay: "Ritardo a destinazione"
        case .distance: "Distanza"
        case .wanted: "Che cosa chiedo"
        case .costs: "Spese da rimborsare"
        case .amount: "Importo"
        case .rule: "Fondamento"
        case .name: "Nome"
        case .address: "Indirizzo"
        case .email: "E-mail"
        case .telephone: "Telefono"
        case .payment: "Forma di pagamento"
        case .iban: "IBAN"
        case .bic: "BIC"
        case .holder: "Intestatario del conto"
        case .recipient: "A"
        case .remarks: "Osservazioni"
        case .cases: "Ritardi con l’abbonamento"
        case .legs: "Tratte"
        case .sources: "Chi ha annotato gli orari"
        case .consent: "Consenso"
        case .truth: "Veridicità"
        case .date: "Data"
        case .place: "Luogo"
        case .signatory: "Nome"
        }
    }

    func option(_ option: PaperOption) -> String {
        switch option {
        case .delay: "Ritardo"
        case .cancellation: "Soppressione"
        case .missedConnection: "Coincidenza persa"
        case .refund: "Rimborso del biglietto"
        case .compensationFromHour: "Indennizzo per un ritardo da 60 a 119 minuti"
        case .compensationFromTwoHours: "Indennizzo per un ritardo di 120 minuti o più"
        case .repeatedDelays: "Indennizzo per ritardi ripetuti con un abbonamento"
        case .otherOperator: "Biglietto di un’altra impresa"
        case .bus: "Autobus"
        case .taxi: "Taxi"
        case .hotel: "Albergo"
        case .meals: "Pasti e bevande"
        case .money: "Denaro, tramite bonifico"
        case .voucher: "Buono"
        case .consent:
            """
            Acconsento a che questi dati siano trasmessi alle altre imprese interessate \
            dalla richiesta.
            """
        case .truth: "Dichiaro che questi dati sono veri e completi."
        }
    }

    func phrase(_ phrase: PaperPhrase) -> String {
        switch phrase {
        case .formTitle: "Richiesta a un’impresa ferroviaria"
        case .formSubtitle:
            """
            Numerata come i campi del modulo del regolamento di esecuzione (UE) 2024/949
            """
        case .delayRepayTitle: "Richiesta Delay Repay"
        case .delayRepaySubtitle: "Che cosa chiedono i portali delle compagnie"
        case .evidenceTitle: "Resoconto di un viaggio"
        case .evidenceSubtitle: "Orari promessi e orari annotati nel diario del viaggiatore"
        case .letterSubject: "Richiesta di indennizzo: {service}, {day}"
        case .letterSubjectOfDay: "Richiesta di indennizzo: {day}"
        case .greeting: "Gentili Signore e Signori,"
        case .opening: "il viaggio seguente, che avevo prenotato, non si è svolto come promesso."
        case .claimOfAmount: "Vi chiedo di pagarmi {amount} come indennizzo."
        case .claim: "Vi chiedo di pagarmi l’indennizzo che mi spetta."
        case .claimRule: "La richiesta si fonda su: {rule}."
        case .payByTransfer: "Vi prego di versare l’importo su questo conto:"
        case .payByVoucher: "Accetto il pagamento tramite buono."
        case .closing: "Distinti saluti"
        case .singleTicket: "Corsa semplice"
        case .returnTicket: "Andata e ritorno"
        case .seasonTicket: "Abbonamento"
        case .share: "{percent} di {price} = {amount}"
        case .regulationEU: "Regolamento (UE)"
        case .regulationEC: "Regolamento (CE) n."
        case .and: "e"
        case .page: "Pagina {page} di {pages}"
        case .planned: "previsto"
        case .actual: "effettivo"
        case .notRecorded: "orari non annotati"
        case .plannedDeparture: "partenza prevista"
        case .actualDeparture: "partenza effettiva"
        case .actualArrival: "arrivo effettivo"
        case .cancelled: "soppresso"
        case .missed: "perso"
        case .skipped: "non effettuato"
        case .instead: "usato al suo posto"
        case .byHand: "annotato a mano"
        case .imported: "importato da {sources}"
        case .partlyImported: "in parte importato da {sources}, in parte annotato a mano"
        case .nothingRecorded: "nulla di annotato"
        case .momentsNotKept:
            """
            Il diario non conserva il momento in cui ciascuno di questi orari è stato \
            annotato.
            """
        case .leg: "Servizio"
        case .stop: "Fermata"
        case .promised: "Promesso"
        case .lived: "Effettivo"
        case .difference: "Differenza"
        case .seeList: "Vedere l’elenco allegato."
        }
    }
}
