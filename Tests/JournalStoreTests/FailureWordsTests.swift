import Domain
import Files
import Foundation
import Testing

@testable import JournalStore

struct FailureWordsTests {
    @Test(
        "What to do about it depends on what the system said no with",
        arguments: [
            (EROFS, JournalError.readOnlyDisk(path: "/journal")),
            (EACCES, .readOnly(path: "/journal")), (EPERM, .readOnly(path: "/journal")),
            (ENOSPC, .diskFull(path: "/journal")), (EDQUOT, .diskFull(path: "/journal")),
            (ENOENT, .missingFolder(path: "/journal")),
            (EIO, .file("a.ics", .system(EIO))),
            (EMFILE, .file("a.ics", .system(EMFILE))),
        ])
    func writing(code: Int32, error: JournalError) {
        #expect(FolderFailure(code).error(writing: "a.ics", in: "/journal") == error)
    }

    @Test(
        "Of what the desktop's trash says the reason is left, without the path of the file",
        arguments: [
            ("Unable to trash file /j/a.ics: Permission denied", "Permission denied."),
            ("Datei /j/a.ics kann nicht: Kein Platz.", "kann nicht: Kein Platz."),
            ("There is no home for it", "There is no home for it."),
            ("Unable to find a trash for /j/a.ics", "Unable to find a trash for /j/a.ics."),
        ])
    func trash(message: String, reason: String) {
        #expect(TrashFailure(saying: message, of: "/j/a.ics").reason == reason)
    }

    @Test("What a file system lacks is no failure of the disk")
    func lacking() {
        let codes = [EINVAL, ENOSYS, EOPNOTSUPP, EIO, ENOSPC, EACCES, EROFS, ENOENT, EEXIST]
        #expect(codes.filter { FolderFailure($0).isOfFileSystem } == [EINVAL, ENOSYS, EOPNOTSUPP])
    }
}
