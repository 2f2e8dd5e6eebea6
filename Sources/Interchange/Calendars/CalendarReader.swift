import Domain
import JournalFormat

/// Reads calendars: what Counterfoil wrote comes back as it was, and of others' events the trips.
struct CalendarReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        var head = file.head[...]
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
        head = head.drop { $0 <= UInt8(ascii: " ") }
        return String(decoding: head.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into harvest: inout Harvest, progress: (Int) -> Void
    ) throws(ImportError) {
        var sorter = EventSorter()
        for file in files { try read(file, into: &sorter, progress: progress) }
        sorter.finish(answers: answers)
        harvest.add(sorter.harvest)
    }

    private func read(
        _ file: SourceFile, into sorter: inout EventSorter, progress: (Int) -> Void
    ) throws(ImportError) {
        let frames = try CalendarFrame.all(in: file)
        let pieces = ComponentStream(try file.open())
        var calendar = -1
        var row = 0
        sorter.begin(file.name)
        while let piece = try pieces.next() {
            let place = SourcePlace(file: file.name, row: row + 1)
            switch piece {
            case .calendarBegins:
                calendar += 1
                sorter.frame = frames.indices.contains(calendar) ? frames[calendar] : .init()
            case .property, .component(name: "VTIMEZONE", _): continue
            case .component(let name, let bytes):
                row += 1
                sorter.sort(CalendarEvent(name, bytes), bytes, at: place)
            case .broken(let name, let defect):
                row += name == "VTIMEZONE" ? 0 : 1
                sorter.report("\(defect)", ImportRow(nil, at: place, title: name))
            case .calendarBrokenOff:
                let defect = CalendarDefect.brokenOff(component: "VCALENDAR")
                sorter.report(
                    "\(defect)", ImportRow(nil, at: SourcePlace(file: file.name), title: file.name))
            }
            if row > 0, row.isMultiple(of: 256) {
                progress(sorter.count)
                if Task.isCancelled { throw .cancelled }
            }
        }
        sorter.end()
        progress(sorter.count)
    }
}

extension Harvest {
    mutating func add(_ other: Harvest) {
        sources += other.sources
        candidates += other.candidates
        leftOut += other.leftOut
        undecided += other.undecided
        unreadable += other.unreadable
        questions += other.questions
        files += other.files
    }
}
