import { enqueue } from './queue.browser.ts'
import type { QueuedAct, QueuedPhoto } from './queued-act.kinds.ts'

type Overrides = Partial<Omit<QueuedAct, 'fields'>> & { fields?: Record<string, string> }

/** A watering of 600 ml, queued on 21 November at 9 h in Brasília; unless overridden. */
export function aWatering({ fields, ...overrides }: Overrides = {}): QueuedAct {
  const { key = 'k', queued_at = '2026-11-21T12:00:00.000Z' } = overrides
  const typed = { 'measures.volume_ml.value': '600', happened_at: queued_at, ...fields }
  return {
    user_id: 1,
    target: { kind: 'plant', slug: 'lua', name: 'Lua' },
    label: 'Rega',
    ...overrides,
    key,
    queued_at,
    fields: Object.entries({ form: 'post', kind: 'rega', ...typed, idempotency_key: key }),
  }
}

/** An act queued now. */
export async function aQueuedAct(overrides: Overrides = {}): Promise<QueuedAct> {
  const act = aWatering({ key: crypto.randomUUID(), queued_at: new Date().toISOString(), ...overrides })
  await enqueue(act)
  return act
}

let count = 0

/** A queued photo; by default its bytes are no valid image. */
export const aQueuedPhoto = (overrides: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  key: crypto.randomUUID(),
  name: `folha-${++count}.jpg`,
  blob: new Blob(['isto não é uma foto'], { type: 'image/jpeg' }),
  ...overrides,
})
