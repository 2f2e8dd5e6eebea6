internal import Domain

struct SpanishPaper: PaperCatalogue {
    func section(_ section: PaperSection.Name) -> String {
        switch section {
        case .happened: "Qué ocurrió"
        case .earlierRequest: "Solicitud anterior por el mismo viaje"
        case .undertaking: "Empresa ferroviaria"
        case .booked: "El viaje reservado"
        case .lived: "El viaje realizado"
        case .wanted: "Qué solicito"
        case .traveller: "Quién solicita"
        case .account: "Pago"
        case .remarks: "Observaciones"
        case .declarations: "Declaraciones"
        case .journey: "Viaje"
        case .ticket: "Billete"
        case .claim: "Reclamación"
        case .recipient: "A"
        case .legs: "Trayectos"
        case .sources: "Quién anotó los horarios"
        }
    }

    func field(_ field: PaperFieldName) -> String {
        switch field {
        case .happened: "Qué ocurrió"
        case .earlierRequest: "Solicitud anterior"
        case .undertaking: "Empresa"
        case .day: "Fecha de salida"
        case .from: "De"
        case .to: "A"
        case .departure: "Salida prevista"
        case .arrival: "Llegada prevista"
        case .service: "Tren o servicio"
        case .flight: "Vuelo"
        case .reference: "Número de billete o de reserva"
        case .price: "Precio"
        case .ticket: "Tipo de billete"
        case .travelClass: "Clase"
        case .actualDay: "Fecha de llegada"
        case .actualDeparture: "Salida real"
        case .actualArrival: "Llegada real"
        case .actualService: "Tren utilizado"
        case .missedAt: "Enlace perdido en"
        case .delay: "Retraso en el destino"
        case .distance: "Distancia"
        case .wanted: "Qué solicito"
        case .costs: "Gastos que se han de reembolsar"
        case .amount: "Importe"
        case .rule: "Fundamento"
        case .name: "Nombre"
        case .address: "Dirección"
        case .email: "Correo electrónico"
        case .telephone: "Teléfono"
        case .payment: "Forma de pago"
        case .iban: "IBAN"
        case .bic: "BIC"
        case .holder: "Titular de la cuenta"
        case .recipient: "A"
        case .remarks: "Observaciones"
        case .cases: "Retrasos con el abono"
        case .legs: "Trayectos"
        case .sources: "Quién anotó los horarios"
        case .consent: "Consentimiento"
        case .truth: "Veracidad"
        case .date: "Fecha"
        case .place: "Lugar"
        case .signatory: "Nombre"
        }
    }

    func option(_ option: PaperOption) -> String {
        switch option {
        case .delay: "Retraso"
        case .cancellation: "Cancelación"
        case .missedConnection: "Enlace perdido"
        case .refund: "Reembolso del billete"
        case .compensationFromHour: "Indemnización por un retraso de 60 a 119 minutos"
        case .compensationFromTwoHours: "Indemnización por un retraso de 120 minutos o más"
        case .repeatedDelays: "Indemnización por retrasos repetidos con un abono"
        case .otherOperator: "Billete de otra empresa"
        case .bus: "Autobús"
        case .taxi: "Taxi"
        case .hotel: "Hotel"
        case .meals: "Comidas y bebidas"
        case .money: "Dinero, por transferencia"
        case .voucher: "Vale"
        case .consent:
            """
            Acepto que estos datos se transmitan a otras empresas afectadas por esta \
            solicitud.
            """
        case .truth: "Declaro que estos datos son ciertos y completos."
        }
    }

    func phrase(_ phrase: PaperPhrase) -> String {
        switch phrase {
        case .formTitle: "Solicitud a una empresa ferroviaria"
        case .formSubtitle:
            """
            Numerada como los campos del formulario del Reglamento de Ejecución (UE) \
            2024/949
            """
        case .delayRepayTitle: "Solicitud Delay Repay"
        case .delayRepaySubtitle: "Lo que piden los portales de las compañías"
        case .evidenceTitle: "Relación de un viaje"
        case .evidenceSubtitle: "Horarios prometidos y horarios anotados en el diario del viajero"
        case .letterSubject: "Solicitud de indemnización: {service}, {day}"
        case .letterSubjectOfDay: "Solicitud de indemnización: {day}"
        case .greeting: "Señoras y señores:"
        case .opening:
            """
            El viaje siguiente, que había reservado, no se realizó como estaba prometido.
            """
        case .claimOfAmount: "Les solicito el pago de {amount} como indemnización."
        case .claim: "Les solicito el pago de la indemnización que me corresponde."
        case .claimRule: "La solicitud se basa en: {rule}."
        case .payByTransfer: "Les ruego que transfieran el importe a esta cuenta:"
        case .payByVoucher: "Acepto el pago mediante un vale."
        case .closing: "Atentamente,"
        case .singleTicket: "Solo ida"
        case .returnTicket: "Ida y vuelta"
        case .seasonTicket: "Abono"
        case .share: "{percent} de {price} = {amount}"
        case .regulationEU: "Reglamento (UE)"
        case .regulationEC: "Reglamento (CE) n.º"
        case .and: "y"
        case .page: "Página {page} de {pages}"
        case .planned: "previsto"
        case .actual: "real"
        case .notRecorded: "horarios no anotados"
        case .plannedDeparture: "salida prevista"
        case .actualDeparture: "salida real"
        case .actualArrival: "llegada real"
        case .cancelled: "cancelado"
        case .missed: "perdido"
        case .skipped: "no realizado"
        case .instead: "tomado en su lugar"
        case .byHand: "anotado a mano"
        case .imported: "importado de {sources}"
        case .partlyImported: "en parte importado de {sources}, en parte anotado a mano"
        case .nothingRecorded: "nada anotado"
        case .momentsNotKept: "El diario no conserva cuándo se anotó cada uno de estos horarios."
        case .leg: "Servicio"
        case .stop: "Parada"
        case .promised: "Prometido"
        case .lived: "Real"
        case .difference: "Diferencia"
        case .seeList: "Véase la lista adjunta."
        }
    }
}
