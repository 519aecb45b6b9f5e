/** Every event of a charge says which, and what it is for. */
type OfCharge = { charge_id: number; reference: string }

declare module '#platform/events.ts' {
  interface Events {
    /** The gateway has it: the PIX code, the line of the boleto or the card's state can be shown. */
    'charge.opened': OfCharge
    /** Paid in full, once. `fee_amount` is what the gateway kept of the total. `late`: it had expired, failed or been canceled before; who sold gives it back or delivers. */
    'charge.paid': OfCharge & { amount: number; fee_amount: number; paid_at: Date; late: boolean }
    'charge.failed': OfCharge & { reason: string }
    'charge.expired': OfCharge
    'charge.canceled': OfCharge
    /** Money went back. Without `refund_reference` the gateway did so by itself. */
    'charge.refunded': OfCharge & { refund_reference: string | null; amount: number }
    'charge.refund_failed': OfCharge & { refund_reference: string; amount: number; reason: string }
    /** Paid back by us from elsewhere, as the gateway had refused to; `settled_amount` is all so far of this refund. */
    'charge.refund_settled': OfCharge & {
      refund_id: number
      refund_reference: string
      amount: number
      settled_amount: number
    }
    'charge.charged_back': OfCharge & { amount: number }
    'charge.chargeback_reversed': OfCharge & { amount: number }
    /**
     * Something came in, and less than the total is here so far; also after its end. Nothing is missing when it makes up for
     * what a bank had taken back.
     */
    'charge.underpaid': OfCharge & { amount: number; missing_amount: number }
    /** More than the total has come in: paid twice, mostly. `excess_amount` is all that is over, less what a bank took. */
    'charge.overpaid': OfCharge & { amount: number; excess_amount: number }
  }
}

export {}
