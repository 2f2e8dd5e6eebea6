internal import Domain

struct FrenchPaper: PaperCatalogue {
    func section(_ section: PaperSection.Name) -> String {
        switch section {
        case .happened: "Ce qui s’est passé"
        case .earlierRequest: "Demande antérieure pour le même voyage"
        case .undertaking: "Entreprise ferroviaire"
        case .booked: "Le voyage tel que réservé"
        case .lived: "Le voyage tel qu’effectué"
        case .wanted: "Ce que je demande"
        case .traveller: "Qui demande"
        case .account: "Paiement"
        case .remarks: "Remarques"
        case .declarations: "Déclarations"
        case .journey: "Voyage"
        case .ticket: "Billet"
        case .claim: "Réclamation"
        case .recipient: "À"
        case .legs: "Étapes"
        case .sources: "Qui a noté les horaires"
        }
    }

    func field(_ field: PaperFieldName) -> String {
        switch field {
        case .happened: "Ce qui s’est passé"
        case .earlierRequest: "Demande antérieure"
        case .undertaking: "Entreprise"
        case .day: "Date de départ"
        case .from: "De"
        case .to: "À"
        case .departure: "Départ prévu"
        case .arrival: "Arrivée prévue"
        case .service: "Train ou service"
        case .flight: "Vol"
        case .reference: "Numéro de billet ou de réservation"
        case .price: "Prix"
        case .ticket: "Type de billet"
        case .travelClass: "Classe"
        case .actualDay: "Date d’arrivée"
        case .actualDeparture: "Départ réel"
        case .actualArrival: "Arrivée réelle"
        case .actualService: "Train emprunté"
        case .missedAt: "Correspondance manquée à"
        case .delay: "Retard à destination"
        case .distance: "Distance"
        case .wanted: "Ce que je demande"
        case .costs: "Frais à rembourser"
        case .amount: "Montant"
        case .rule: "Fondement"
        case .name: "Nom"
        case .address: "Adresse"
        case .email: "Courriel"
        case .telephone: "Téléphone"
        case .payment: "Versement"
        case .iban: "IBAN"
        case .bic: "BIC"
        case .holder: "Titulaire du compte"
        case .recipient: "À"
        case .remarks: "Remarques"
        case .cases: "Retards avec l’abonnement"
        case .legs: "Étapes"
        case .sources: "Qui a noté les horaires"
        case .consent: "Consentement"
        case .truth: "Exactitude"
        case .date: "Date"
        case .place: "Lieu"
        case .signatory: "Nom"
        }
    }

    func option(_ option: PaperOption) -> String {
        switch option {
        case .delay: "Retard"
        case .cancellation: "Suppression"
        case .missedConnection: "Correspondance manquée"
        case .refund: "Remboursement du billet"
        case .compensationFromHour: "Indemnisation pour un retard de 60 à 119 minutes"
        case .compensationFromTwoHours: "Indemnisation pour un retard de 120 minutes ou plus"
        case .repeatedDelays: "Indemnisation pour des retards répétés avec un abonnement"
        case .otherOperator: "Billet d’une autre entreprise"
        case .bus: "Autocar ou bus"
        case .taxi: "Taxi"
        case .hotel: "Hôtel"
        case .meals: "Repas et boissons"
        case .money: "Argent, par virement"
        case .voucher: "Bon"
        case .consent:
            """
            J’accepte que ces informations soient transmises aux autres entreprises \
            concernées par cette demande.
            """
        case .truth: "Je déclare que ces informations sont exactes et complètes."
        }
    }

    func phrase(_ phrase: PaperPhrase) -> String {
        switch phrase {
        case .formTitle: "Demande à une entreprise ferroviaire"
        case .formSubtitle:
            """
            Numérotée comme les champs du formulaire du règlement d’exécution (UE) 2024/949
            """
        case .delayRepayTitle: "Demande Delay Repay"
        case .delayRepaySubtitle: "Ce que demandent les portails des compagnies"
        case .evidenceTitle: "Relevé d’un voyage"
        case .evidenceSubtitle: "Horaires prévus et horaires notés dans le journal du voyageur"
        case .letterSubject: "Demande d’indemnisation : {service}, {day}"
        case .letterSubjectOfDay: "Demande d’indemnisation : {day}"
        case .greeting: "Madame, Monsieur,"
        case .opening:
            """
            Le voyage ci-dessous, que j’avais réservé, ne s’est pas déroulé comme prévu.
            """
        case .claimOfAmount: "Je vous demande de me verser {amount} à titre d’indemnisation."
        case .claim: "Je vous demande de me verser l’indemnisation qui m’est due."
        case .claimRule: "La demande repose sur : {rule}."
        case .payByTransfer: "Merci de virer l’argent sur ce compte :"
        case .payByVoucher: "J’accepte un paiement sous forme de bon."
        case .closing: "Veuillez agréer mes salutations distinguées,"
        case .singleTicket: "Aller simple"
        case .returnTicket: "Aller-retour"
        case .seasonTicket: "Abonnement"
        case .share: "{percent} de {price} = {amount}"
        case .regulationEU: "Règlement (UE)"
        case .regulationEC: "Règlement (CE) no"
        case .and: "et"
        case .page: "Page {page} sur {pages}"
        case .planned: "prévu"
        case .actual: "réel"
        case .notRecorded: "horaires non notés"
        case .plannedDeparture: "départ prévu"
        case .actualDeparture: "départ réel"
        case .actualArrival: "arrivée réelle"
        case .cancelled: "supprimé"
        case .missed: "manqué"
        case .skipped: "non effectué"
        case .instead: "pris à la place"
        case .byHand: "noté à la main"
        case .imported: "importé de {sources}"
        case .partlyImported: "importé en partie de {sources}, noté en partie à la main"
        case .nothingRecorded: "rien de noté"
        case .momentsNotKept:
            """
            Le journal ne conserve pas le moment où chacun de ces horaires a été noté.
            """
        case .leg: "Service"
        case .stop: "Arrêt"
        case .promised: "Prévu"
        case .lived: "Réel"
        case .difference: "Écart"
        case .seeList: "Voir la liste ci-jointe."
        }
    }
}
