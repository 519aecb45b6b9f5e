/**
 * The accounts of the book. A positive entry is a debit, a negative one a credit: what we have grows with debits, what we
 * owe and what we earned grows with credits.
 *
 * `gateway` money that the gateway holds for us · `payable` what we owe a holder · `paid_out` payouts under way, between
 * the order to the bank and its answer · `platform_revenue` our part of sales · `financing` interest that buyers paid ·
 * `gateway_fees` what the gateway took and no holder bears · `losses` what nobody else bears.
 */
export const accountKinds = [
  'gateway',
  'payable',
  'paid_out',
  'platform_revenue',
  'financing',
  'gateway_fees',
  'losses',
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
] as const
export type TransferKind = (typeof transferKinds)[number]
