internal import Foundation

/// The words on printed sheets, in the language of the program.
extension Localizer {
    /// The number of a page, such as "Page 1 of 2".
    public func page(_ page: Int, of pages: Int) -> String {
        self.page(number(page), of: number(pages))
    }

    /// The progress of saving pages, such as "Saving page 12 of 2,174".
    public func savingPage(_ page: Int, of pages: Int) -> String {
        say(
            "Saving page {page} of {pages}", ["page": number(page), "pages": number(pages)],
            context: "of pages saved as PDF")
    }

    /// Tells that pages were saved, such as "Saved as Statistics 2026.pdf".
    public func saved(as file: String) -> String { say("Saved as {file}", ["file": file.quoted]) }

    public var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

    /// Returns a sheet of blocks below a title.
    ///
    /// - Parameter moment: the time of writing, in seconds since 1970.
    package func sheet(
        _ title: String, _ subtitle: String, _ blocks: [PaperSheet.Block], writtenOn moment: Int
    ) -> PaperSheet {
        PaperSheet(
            title: title, subtitle: subtitle, language: PaperLanguage(of: locale) ?? .english,
            blocks: blocks, pageText: page("{page}", of: "{pages}"), writtenOn: moment,
            fontLanguage: locale.language.languageCode?.identifier,
            isRightToLeft: isRightToLeft)
    }

    private func page(_ page: String, of pages: String) -> String {
        say("Page {page} of {pages}", ["page": page, "pages": pages], context: "of printed pages")
    }
}
