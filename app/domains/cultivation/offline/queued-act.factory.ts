import { enqueue } from './queue.ts'
import type { QueuedAct, QueuedPhoto } from './queued-act.ts'

type Said = Partial<Omit<QueuedAct, 'fields'>> & { fields?: Record<string, string> }

/** A watering of 600 ml that waits on a phone, noted now. */
export async function aQueuedAct({ fields, ...said }: Said = {}): Promise<QueuedAct> {
  const key = said.key ?? crypto.randomUUID()
  const queued_at = said.queued_at ?? new Date().toISOString()
  const typed = { 'measures.volume_ml.value': '600', happened_at: queued_at, ...fields }
  const act: QueuedAct = {
    user_id: 1,
    target: { kind: 'plant', slug: 'lua', name: 'Lua' },
    label: 'Rega',
    ...said,
    key,
    queued_at,
    fields: Object.entries({ form: 'post', kind: 'rega', ...typed, idempotency_key: key }),
  }
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
