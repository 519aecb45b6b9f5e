import type { PayoutState } from './payout.kinds.ts'

const next: Record<PayoutState, readonly PayoutState[]> = {
  criado: ['enviado'],
  enviado: ['pago', 'devolvido'],
  pago: [],
  devolvido: [],
}

export const canMovePayout = (from: PayoutState, to: PayoutState) => next[from].includes(to)

/** Less than this is not sent: a transfer costs something. In centavos. */
export const SMALLEST_PAYOUT = 100

/** Of its transfer in the book. */
export const referenceOf = ({ uuid }: { uuid: string }) => `payout:${uuid}`
