/** What a person who plays the bank can do with a charge of the sandbox. */
export const bankActs = [
  'pay',
  'pay_less',
  'expire',
  'approve',
  'refuse',
  'charge_back',
  'reverse_chargeback',
  'end_refund',
  'refuse_refund',
  'resend',
] as const
export type BankAct = (typeof bankActs)[number]
