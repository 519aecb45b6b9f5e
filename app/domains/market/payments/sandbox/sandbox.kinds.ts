/** open: it can be paid. */
export const sandboxStates = ['open', 'processing', 'paid', 'failed', 'expired', 'canceled'] as const
export type SandboxState = (typeof sandboxStates)[number]

export const cardOutcomes = [
  'approved',
  'refused',
  'insufficient_funds',
  'expired_card',
  'processing',
  'chargeback',
] as const
export type CardOutcome = (typeof cardOutcomes)[number]

/** Numbers that the sandbox takes, by what becomes of them; no other, so that nobody types a real card. */
export const testCards: { number: string; outcome: CardOutcome }[] = [
  { number: '4000000000000010', outcome: 'approved' },
  { number: '4000000000000028', outcome: 'refused' },
  { number: '4000000000000036', outcome: 'processing' },
  { number: '4000000000000044', outcome: 'insufficient_funds' },
  { number: '4000000000000051', outcome: 'expired_card' },
  { number: '4000000000000069', outcome: 'chargeback' },
]
