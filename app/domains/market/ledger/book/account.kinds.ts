/**
 * The accounts of the book. A positive entry is a debit, a negative one a credit: what we have grows with debits, what we
 * owe and what we earned grows with credits.
 *
 * `gateway` money that the gateway holds for us · `payable` what we owe a holder · `paid_out` payouts under way, between
 * the order to the bank and its answer · `platform_revenue` our part of sales · `financing` interest that buyers paid ·
 * `gateway_fees` what the gateway took and no holder bears · `losses` what nobody else bears · `buyers` what came in and
 * is no sale, or no more, until it is back with who paid · `outside` what we paid buyers back from our own bank account.
 */
export const accountKinds = [
  'gateway',
  'payable',
  'paid_out',
  'platform_revenue',
  'financing',
  'gateway_fees',
  'losses',
  'buyers',
  'outside',
] as const
export type AccountKind = (typeof accountKinds)[number]

export const transferKinds = [
  'venda',
  'reembolso',
  'contestacao',
  'contestacao_revertida',
  'repasse',
  'repasse_pago',
  'repasse_devolvido',
  'sem_venda',
  'devolvido_por_fora',
] as const
export type TransferKind = (typeof transferKinds)[number]
