import type { SandboxState } from '../sandbox/sandbox.kinds.ts'
import type { BankAct } from './bank.kinds.ts'

type Playable = {
  method: 'pix' | 'boleto' | 'cartao'
  state: SandboxState
  captured_amount: number
  charged_back_amount: number
  refund_pending_amount: number
}

/** What the bank can do with a charge as it is. PIX and boleto can be paid again, and after their end. */
export function actsOn({ method, state, ...amounts }: Playable): BankAct[] {
  const acts: [BankAct, boolean][] = [
    ['pay', method !== 'cartao'],
    ['pay_less', method !== 'cartao' && state === 'open'],
    ['expire', state === 'open'],
    ['approve', state === 'processing'],
    ['refuse', state === 'processing'],
    ['end_refund', amounts.refund_pending_amount > 0],
    ['refuse_refund', amounts.refund_pending_amount > 0],
    ['charge_back', amounts.captured_amount > amounts.charged_back_amount],
    ['reverse_chargeback', amounts.charged_back_amount > 0],
    ['resend', state !== 'open'],
  ]
  return acts.filter(([, possible]) => possible).map(([act]) => act)
}
