// The traveller and the account for the payment.
extension PaperFields {
    var name: PaperField { PaperField(.name, Self.text(profile.name), else: .profile(.name)) }
    var address: PaperField {
        PaperField(.address, Self.lines(profile.address), else: .profile(.address))
    }
    var email: PaperField { PaperField(.email, Self.text(profile.email), else: .profile(.email)) }
    var telephone: PaperField {
        PaperField(.telephone, Self.text(profile.telephone), else: .profile(.telephone))
    }
    var payment: PaperField {
        PaperField(
            .payment,
            .options(
                [.money, .voucher], ticked: [isPaidAsVoucher ? .voucher : .money], missing: nil))
    }
    /// Whether a voucher is asked for, by choice or because the rule gives nothing else.
    private var isPaidAsVoucher: Bool {
        choices.payment == .voucher || subject.answer?.owed?.isVoucher == true
    }
    /// The account for the payment; blank with a voucher.
    var account: [PaperField] {
        guard !isPaidAsVoucher else {
            return [.iban, .bic, .holder].map { PaperField($0, .blank(.paidAsVoucher)) }
        }
        let holder = Self.text(profile.accountHolder) ?? Self.text(profile.name)
        return [
            PaperField(.iban, Self.text(profile.ibanInGroups), else: .profile(.iban)),
            PaperField(.bic, Self.text(profile.bic), else: .profile(.bic)),
            PaperField(.holder, holder, else: .profile(.name)),
        ]
    }
}
