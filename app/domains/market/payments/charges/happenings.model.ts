import type { Events } from '#platform/events.ts'
import { gatewayFee } from '../installments/installments.model.ts'
import type { PaymentMethod } from './charge.kinds.ts'
import { type ChargeState, excessOf, foldCharge, received, type Told } from './charge-fold.model.ts'

type Of<E extends keyof Events> = { [K in E]: { name: K; event: Omit<Events[K], 'charge_id' | 'reference'> } }[E]
export type Happening = Of<
  | 'charge.paid'
  | 'charge.failed'
  | 'charge.expired'
  | 'charge.canceled'
  | 'charge.refunded'
  | 'charge.refund_failed'
  | 'charge.charged_back'
  | 'charge.chargeback_reversed'
  | 'charge.underpaid'
  | 'charge.overpaid'
>

export type HappeningName = Happening['name']

type Subject = { total: number; method: PaymentMethod; installments: number }
/** References of the refunds, by their keys. */
type References = ReadonlyMap<string, string>

/** What new transactions mean to whoever asked for the charge, in the order in which they happened. */
export function happenings(charge: Subject, before: readonly Told[], added: readonly Told[], refunds: References) {
  let known = [...before]
  return added.flatMap((fact) => {
    const was = foldCharge(charge.total, known)
    known = [...known, fact]
    return happeningOf(charge, { fact, was, is: foldCharge(charge.total, known) }, refunds)
  })
}

type Step = { fact: Told; was: ChargeState; is: ChargeState }

function happeningOf(charge: Subject, { fact, was, is }: Step, refunds: References): Happening[] {
  const { kind, amount } = fact
  const reason = fact.reason ?? ''
  const became = was.status !== is.status
  switch (kind) {
    case 'captured':
      return cameIn(charge, { fact, was, is })
    case 'failed':
      return became && is.status === 'failed' ? [{ name: 'charge.failed', event: { reason } }] : []
    case 'expired':
    case 'canceled':
      return became && is.status === kind ? [{ name: `charge.${kind}`, event: {} }] : []
    case 'refunded': {
      const refund_reference = refunds.get(fact.refund_uuid ?? '') ?? null
      return [{ name: 'charge.refunded', event: { refund_reference, amount } }]
    }
    case 'refund_failed': {
      const refund_reference = refunds.get(fact.refund_uuid ?? '')
      return refund_reference ? [{ name: 'charge.refund_failed', event: { refund_reference, amount, reason } }] : []
    }
    case 'chargeback':
      return [{ name: 'charge.charged_back', event: { amount } }]
    case 'chargeback_reversed':
      return [{ name: 'charge.chargeback_reversed', event: { amount } }, ...cameIn(charge, { fact, was, is })]
    case 'authorized':
    case 'refund_requested':
      return []
  }
}

const given_up = ['expired', 'canceled', 'failed']

function cameIn({ total, method, installments }: Subject, { fact, was, is }: Step): Happening[] {
  const amount = received(is)
  const happened: Happening[] = []
  if (is.paid_at && !was.paid_at) {
    const fees = is.fee_amount ?? gatewayFee(method, installments, is.captured_amount)
    const late = given_up.includes(was.status)
    const { paid_at } = is
    happened.push({ name: 'charge.paid', event: { amount, fee_amount: feeOf(total, is, fees), paid_at, late } })
  } else if (amount <= total && fact.kind === 'captured')
    happened.push({ name: 'charge.underpaid', event: { amount, missing_amount: total - amount } })
  const excess_amount = excessOf({ ...is, total })
  if (excess_amount) happened.push({ name: 'charge.overpaid', event: { amount, excess_amount } })
  return happened
}

/** The part of the gateway's fees that is for the total: what more came in costs who sold nothing. */
const feeOf = (total: number, { captured_amount }: ChargeState, fees: number) =>
  captured_amount > total ? Math.round((fees * total) / captured_amount) : fees
