import { enqueue } from './queue.browser.ts'
import type { QueuedAct, QueuedPhoto } from './queued-act.kinds.ts'

type Said = Partial<Omit<QueuedAct, 'fields'>> & { fields?: Record<string, string> }

/** A watering of 600 ml, noted on 21 November at 9 h in Brasília unless `said` says otherwise. */
export function aWatering({ fields, ...said }: Said = {}): QueuedAct {
  const { key = 'k', queued_at = '2026-11-21T12:00:00.000Z' } = said
  const typed = { 'measures.volume_ml.value': '600', happened_at: queued_at, ...fields }
  return {
    user_id: 1,
    target: { kind: 'plant', slug: 'lua', name: 'Lua' },
    label: 'Rega',
    ...said,
    key,
    queued_at,
    fields: Object.entries({ form: 'post', kind: 'rega', ...typed, idempotency_key: key }),
  }
}

/** One that waits on a phone, noted now. */
export async function aQueuedAct(said: Said = {}): Promise<QueuedAct> {
  const act = aWatering({ key: crypto.randomUUID(), queued_at: new Date().toISOString(), ...said })
  await enqueue(act)
  return act
}

let count = 0

/** A photo as it waits; its bytes are of no picture unless they are given. */
export const aQueuedPhoto = (said: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  key: crypto.randomUUID(),
  name: `folha-${++count}.jpg`,
  blob: new Blob(['isto não é uma foto'], { type: 'image/jpeg' }),
  ...said,
})
