import { ingest_beats } from '#domains/robots/telemetry/ingest/ingest-beats.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { startIngestBeats } from './ingest-beats.ts'

test('a process that takes readings in says at once that it runs', async ({ ctx }) => {
  const beats = startIngestBeats('worker', () => ctx)
  await beats.close()
  expect(await ctx.db.select().from(ingest_beats)).toEqual([
    { role: 'worker', up_since: ctx.now(), beat_at: ctx.now() },
  ])
})
