public protocol DisplaysYears: AnyObject {
    /// Replaces the page. An incomplete one is shown only if nothing is on show yet.
    func showYears(_ years: YearsViewModel)
    /// Shows the page, with everything under *More* and the pictures of its favourites, on paper.
    func showSheet(of years: YearsViewModel, pictures: [FilmPictureViewModel])
    func complainAboutYears(_ complaint: String)
}
