import { onTestFinished } from 'vitest'
import { alsoInstall, type EventName, on } from '#platform/events.ts'
import './payments.events.ts'

export type Heard = { name: string } & Record<string, unknown>

const names: EventName[] = [
  'charge.opened',
  'charge.paid',
  'charge.failed',
  'charge.expired',
  'charge.canceled',
  'charge.refunded',
  'charge.refund_failed',
  'charge.charged_back',
  'charge.chargeback_reversed',
  'charge.underpaid',
  'charge.overpaid',
]

/** What is told of charges until the test ends, in order, beside those who listen anyway. */
export function hearCharges(): Heard[] {
  const told: Heard[] = []
  const note = (name: EventName) => async (_tx: unknown, event: object) => void told.push({ name, ...event })
  onTestFinished(alsoInstall(names.map((name) => on(name, { inside: note(name) }))))
  return told
}
