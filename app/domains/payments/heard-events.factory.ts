import { onTestFinished } from 'vitest'
import type { Domain } from '#domain.ts'
import { domains } from '#domains.ts'
import { type EventName, installSubscribers, on } from '#platform/events.ts'
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
  const others = Object.values<Domain>(domains).flatMap(({ subscribers = [] }) => subscribers)
  const note = (name: EventName) => async (_tx: unknown, event: object) => void told.push({ name, ...event })
  installSubscribers([...others, ...names.map((name) => on(name, { inside: note(name) }))])
  onTestFinished(() => installSubscribers(others))
  return told
}
