public import ClaimsFeature
public import Presentation

extension MainWindow: DisplaysPass, MakesPassPages {
    public func makePassMainPage(for id: String) -> any InteractivePage<PassPageEvents> {
        detail.add(PassPage(for: id))
    }

    public func showPass(_ pass: PassViewModel) {
        detail.updatePages(of: pass.id) { (page: any DisplaysPass) in page.showPass(pass) }
    }
}
