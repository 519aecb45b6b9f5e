import { expect, test } from 'vitest'
import { robotOutbox } from './outbox.ts'
import type { Batch, ToldBatch, Way } from './protocol.ts'

test('what waits is said in messages of at most 64 kB, in its order, each thing once', async () => {
  const sent: (Batch | ToldBatch)[] = []
  const take = async (message: Batch | ToldBatch) => {
    sent.push(message)
    return {}
  }
  const way = { telemetry: take, events: take } as unknown as Way
  const outbox = robotOutbox({ way, when: (at) => ({ age_ms: at }), twice: false, boot: 1 })
  for (let at = 0; at < 300; at++) {
    outbox.tell('note', { id: `n${at}`, text: 'á'.repeat(400) }, at)
    outbox.measured(at, Object.fromEntries(Array.from({ length: 20 }, (_, sensor) => [`sensor_number_${sensor}`, at])))
  }
  await outbox.sayEvents()
  await outbox.sayReadings()
  for (const message of sent) expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThanOrEqual(64 * 1024)
  const notes = sent.flatMap((one) => ('events' in one ? one.events.map(({ data }) => data.id) : []))
  const ages = sent.flatMap((one) =>
    'points' in one ? one.points.map((point) => 'age_ms' in point && point.age_ms) : [],
  )
  expect(notes).toEqual(Array.from({ length: 300 }, (_, at) => `n${at}`))
  expect(ages).toEqual(Array.from({ length: 300 }, (_, at) => at))
})
