extension HeadingWords {
    /// The notions that only headings of trips have.
    static let trips: [String: String] = [
        "departure": """
        departure departures departs departed departing depart dep abfahrt abflug abreise salida \
        partenza partida vertrek avgang avresa odjazd wyjazd odlot odjezd odlet afgang afrejse
        """,
        "arrival": """
        arrival arrivals arrive arrives arrived arriving arr ankunft llegada arrivo chegada arrivee aankomst \
        ankomst przyjazd przylot prijezd prilet
        """,
        "from": "from von ab de depuis desde da van fran z skad odkud fra",
        "to": "to nach an a vers hasta hacia para naar till dokad do kam til",
        "origin": "origin origine origen origem poczatkowa vychozi",
        "destination": "destination dest destino destinazione bestemming ziel cil docelowa cilova",
        "boarding": "boarding einstieg zustieg",
        "stop": """
        station stop airport city town port bahnhof haltestelle halt stadt flughafen hafen gare arret \
        ville aeroport estacion parada ciudad aeropuerto stazione fermata citta aeroporto estacao \
        cidade halte stad luchthaven flygplats hallplats stacja dworzec przystanek miasto lotnisko \
        stanice zastavka mesto letiste lufthavn by
        """,
        "code": "code iata icao kod codigo codice",
        "coordinates": """
        coordinates coordinate coords coord koordinaten coordonnees coordenadas koordinater koordinaty \
        coordinaten wspolrzedne souradnice geo latlng latlon gps
        """,
        "latitude": "latitude lat latitud latitudine breite breitengrad breddegrad szerokosc sirka",
        "longitude": """
        longitude lon lng long longitud longitudine lange langengrad laengengrad langdgrad dlugosc delka
        """,
        "planned": """
        planned plan scheduled schedule sched soll geplant geplante geplanter planmassig planmassige \
        prevu prevue previsto prevista programado programada programmato gepland geplande planerad \
        planlagt planowany planowy planovany planovane timetable timetabled horario
        """,
        "actual": """
        actual act real reale realtime ist tatsachlich tatsachliche tatsachlicher wirklich echtzeit reel \
        reelle effectif effective effettivo effettiva efectivo efectiva werkelijk werkelijke verklig \
        verkligt faktisk faktiskt rzeczywisty rzeczywista skutecny skutecna live
        """,
        "takeoff": "takeoff take off despegue decollage decollo",
        "landing": "landing landed landung touchdown aterrizaje atterrissage atterraggio",
        "gate": "gate block",
        "local": "local lokal lokale locale ortszeit",
        "journey": """
        journey trip travel reise fahrt fahr voyage trajet trayecto viaje viaggio viagem reis resa rejse \
        podroz cesta ride tour
        """,
        "flight": "flight flights flug vol vuelo volo voo vlucht flyg lot let fly",
        "train": "train zug tren treno comboio trem trein tag pociag pociagu vlak vlaku tog rail",
        "bus": "bus coach autobus",
        "line": "line linie ligne linea linha lijn linje linia linka",
        "route": "route ruta rota percorso trasa",
        "connection":
            "service fahrt verbindung connection dienst servicio servizio spoj polaczenie",
        "operator": """
        operator company carrier betreiber gesellschaft unternehmen verkehrsunternehmen exploitant \
        compagnie transporteur operador operadora compania operatore compagnia vettore companhia \
        vervoerder maatschappij bolag przewoznik dopravce selskab provider
        """,
        "airline": "airline airlines aerolinea",
        "railway": "railway railways bahn eisenbahn",
        "mode": """
        mode means transport transportation vehicle verkehrsmittel transportmittel fahrzeug moyen medio \
        mezzo vervoermiddel fardmedel transportmiddel transporte trasporto
        """,
        "delay": """
        delay delays delayed late verspatung retard retraso ritardo atraso vertraging forsening \
        forsinkelse opoznienie zpozdeni
        """,
        "distance": """
        distance entfernung strecke distanz distancia distanza afstand avstand odleglosc vzdalenost
        """,
        "seat": """
        seat seats sitz sitzplatz platz siege place asiento plaza posto assento stoel zitplaats plats \
        miejsce misto sedadlo plads
        """,
        "class": "class klasse wagenklasse classe clase klass klasa trida",
        "cabin": "cabin kabine cabine cabina",
        "fare": """
        fare price cost costs amount preis fahrpreis kosten betrag prix tarif cout montant precio tarifa \
        coste importe prezzo tariffa costo preco prijs pris cena koszt jizdne
        """,
        "total": "total gesamt totale totaal",
        "ticket": """
        ticket tickets fahrkarte fahrkarten fahrschein billet billete biglietto bilhete kaartje biljett \
        bilet biletu jizdenka
        """,
        "booking": """
        booking reservation buchung reservierung confirmation order auftrag prenotazione reserva boeking \
        bokning rezerwacja rezervace
        """,
        "reference": "reference ref localizador dossier pnr locator referenz",
        "currency": """
        currency wahrung devise monnaie moneda divisa valuta moeda waluta mena eur euro euros usd gbp chf \
        pln czk sek dkk nok chf huf kc zl
        """,
        "check": "check checkin checkout",
        "out": "out uit aus checkout",
        "cancelled": """
        cancelled canceled cancellation ausgefallen ausfall storniert annule annulee supprime cancelado \
        cancelada cancellato cancellata soppresso geannuleerd uitgevallen installt installd aflyst \
        odwolany odwolane zruseno
        """,
        "diverted": """
        diverted diversion umgeleitet umleitung devie desviado dirottato omgeleid omdirigerad
        """,
        "instead": "substitute replacement instead taken ersatz remplacement sustituto",
        "leg": "leg segment teilstrecke abschnitt etape tappa tramo odcinek usek",
        "claim": "claim refund erstattung fahrgastrechte remboursement reembolso rimborso",
        // These make the heading that of another thing.
        "aboard": """
        terminal gleis bahnsteig quai binario track aircraft equipment tail registration plane carriage \
        wagon wagen reason purpose zweck grund hotel nights
        """,
    ]
}
