/** What a gateway keeps by its published prices, until it says what it really kept. */
export const gatewayFees = {
  name: 'Tabela de 2026',
  pix: { bps: 99, fixed: 0 },
  boleto: { bps: 0, fixed: 349 },
  /** From so many instalments on. */
  cartao: [
    { from: 1, bps: 399, fixed: 39 },
    { from: 2, bps: 449, fixed: 39 },
    { from: 7, bps: 499, fixed: 39 },
  ],
} as const

/** How card purchases are paid in instalments. */
export const installmentTerms = {
  most: 12,
  /** Up to so many there is no interest. */
  interest_free: 1,
  /** Monthly, in hundredths of a percent. */
  monthly_bps: 199,
  /** No instalment is smaller, in centavos. */
  smallest: 500,
} as const
export type InstallmentTerms = { most: number; interest_free: number; monthly_bps: number; smallest: number }
