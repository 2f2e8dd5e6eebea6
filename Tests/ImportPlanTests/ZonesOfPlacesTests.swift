import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("Times without a zone are local to the places of their trip")
struct ZonesOfPlacesTests {
    private func at(_ hour: Int, _ minute: Int = 0, _ zone: Zone = .floating) -> DateTime {
        .at(2026, 11, 20, hour, minute, zone)
    }

    private func record(
        _ from: String, _ to: String, key: String = "", departing hour: Int = 10,
        _ more: (inout Trip) -> Void = { _ in }
    ) -> ImportRecord {
        .trip(from, to, at: at(hour), key: key) {
            $0.arrival = at(12)
            more(&$0)
        }
    }

    private func zoned(_ record: ImportRecord) -> ImportRecord {
        record.inZonesOfPlaces(by: PlacesDouble())
    }

    private func trip(of entry: Entry) throws -> Trip {
        guard case .trip(let trip) = entry else { throw WrongKind() }
        return trip
    }

    private func trip(in stage: PlanStage) throws -> Trip {
        try trip(of: #require(stage.journal.values.first))
    }

    // MARK: The zones

    @Test("All times of a train get the zone of its towns, and the row says it")
    func train() throws {
        let record = zoned(
            record("London Kings Cross", "York") {
                ($0.actualDeparture, $0.actualArrival) = (at(10, 5), at(12, 7))
            })
        let trip = try trip(of: record.entry)
        let times = [trip.departure, trip.arrival, trip.actualDeparture, trip.actualArrival]
        #expect(times.map { $0?.zone.name } == Array(repeating: "Europe/London", count: 4))
        #expect(times.map { $0?.clockText.suffix(5) } == ["10:00", "12:00", "10:05", "12:07"])
        #expect(record.remarks == [.localTimes(in: ["Europe/London"])])
        #expect(trip.fromCoordinates == nil)
    }

    @Test("The operator tells the zone of a town where its name does not")
    func byOperator() throws {
        let record = zoned(
            record("Cambridge", "London") { $0.operator = PlacesDouble.operator })
        #expect(try trip(of: record.entry).departure.zone.name == "Europe/London")
    }

    @Test("A flight departs by the clock of one airport and arrives by that of the other")
    func flight() throws {
        let record = zoned(record("LIS", "Frankfurt (FRA)") { $0.mode = .flight })
        let trip = try trip(of: record.entry)
        #expect(trip.departure.zone.name == "Europe/Lisbon")
        #expect(trip.arrival?.zone.name == "Europe/Berlin")
        #expect(record.remarks == [.localTimes(in: ["Europe/Lisbon", "Europe/Berlin"])])
    }

    @Test("A zone that the file says stays, and only the other times get one")
    func saidZone() throws {
        let paris = try Zone.identified(by: "Europe/Paris")
        let trip = try trip(
            of: zoned(
                .trip("Köln", "London", at: at(10, 0, paris)) { $0.arrival = at(14) }
            ).entry)
        #expect(trip.departure.zone == paris)
        #expect(trip.arrival?.zone.name == "Europe/London")
        let inUTC = ImportRecord.trip("Köln", "Wien", at: at(10, 0, .utc))
        #expect(try self.trip(of: zoned(inUTC).entry).departure.zone == .utc)
        #expect(zoned(inUTC).remarks.isEmpty)
    }

    @Test("No time gets a zone if the place of one of them is not found")
    func unknownPlace() throws {
        for (from, to) in [("London", "Qxyz"), ("Qxyz", "London")] {
            let record = zoned(record(from, to))
            #expect(try trip(of: record.entry).departure.zone == .floating)
            #expect(try trip(of: record.entry).arrival?.zone == .floating)
            #expect(!record.hasZonesOfPlaces)
        }
        // Without an arrival, only the departure needs a zone.
        let alone = zoned(.trip("London", "Qxyz", at: at(10)))
        #expect(try trip(of: alone.entry).departure.zone.name == "Europe/London")
    }

    @Test("Times that would contradict each other stay as the file has them")
    func contradiction() throws {
        let record = zoned(record("London", "Wien") { $0.arrival = at(10, 30) })
        #expect(try trip(of: record.entry).arrival == at(10, 30))
    }

    @Test("An export of Counterfoil says that a time has no zone")
    func ownExport() throws {
        let said = record("London", "York")
        let record = zoned(
            ImportRecord(
                place: said.place, entry: said.entry, source: ImportOrigin.counterfoil, key: ""))
        #expect(record.entry == said.entry)
    }

    // MARK: The second import

    @Test(
        "What was imported without zones is there already, with a name of the service or without",
        arguments: ["", "1"])
    func importedBefore(key: String) {
        let said = record("London", "York", key: key)
        var stage = PlanStage()
        stage.take([said])
        let before = stage.journal
        let preview = stage.take([zoned(said)])
        #expect(preview.counts == [.alreadyThere: 1])
        #expect(stage.journal == before)
        #expect(
            preview.groups.flatMap(\.rows).flatMap(\.remarks)
                == [.localTimes(in: ["Europe/London"])])
    }

    @Test("A second import writes nothing, whether the places are still found or not")
    func again() {
        let said = record("London", "York", key: "1")
        var stage = PlanStage()
        stage.take([zoned(said)])
        let before = stage.journal
        #expect(stage.take([zoned(said)]).counts == [.alreadyThere: 1])
        #expect(stage.take([said]).counts == [.alreadyThere: 1])
        #expect(stage.journal == before)
    }

    @Test(
        "A zone that was looked up is never put over one of the journal", arguments: ["", "1"])
    func personsZone(key: String) throws {
        let berlin = try Zone.identified(by: "Europe/Berlin")
        let said = record("London", "York", key: key)
        var stage = PlanStage()
        stage.take([said])
        for (id, entry) in stage.journal {
            var trip = try trip(of: entry)
            (trip.departure, trip.arrival) = (at(10, 0, berlin), at(12, 0, berlin))
            stage.journal[id] = .trip(trip)
        }
        #expect(stage.take([zoned(said)]).counts == [.alreadyThere: 1])
        #expect(try trip(in: stage).departure.zone == berlin)
    }

    @Test("A trip that another source has in universal time is the same one")
    func otherSource() {
        var stage = PlanStage()
        stage.take([.trip("London", "York", at: at(10, 0, .utc), key: "a")])
        var other = record("London", "York")
        other.source = "table"
        #expect(stage.take([zoned(other)]).counts[.new] == nil)
        #expect(stage.journal.count == 1)
    }

    @Test("A departure that the source has changed is taken over, with the zone of each time")
    func changed() throws {
        var stage = PlanStage()
        stage.take([record("London", "York", key: "1")])
        let preview = stage.take([zoned(record("London", "York", key: "1", departing: 11))])
        #expect(preview.counts == [.changed: 1])
        let trip = try trip(in: stage)
        #expect(trip.departure.isoText == "2026-11-20 11:00 Europe/London")
        #expect(trip.arrival?.isoText == "2026-11-20 12:00 Europe/London")
    }
}
