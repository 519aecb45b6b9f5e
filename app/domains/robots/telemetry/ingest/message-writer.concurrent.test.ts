import { eq, sql } from 'drizzle-orm'
import { aDevice } from '#domains/robots/devices/devices.factory.ts'
import { type Context, createContext } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.ts'
import { concurrentTest, expect } from '#tests/fixtures.ts'
import { rollUp } from '../rollups/roll-up.actions.ts'
import { telemetry_1h, telemetry_1m } from '../rollups/rollups.table.ts'
import { messageWriter } from './message-writer.actions.ts'
import { robotLayout } from './robot-layout.queries.ts'
import { storeReadings } from './store-readings.actions.ts'
import { telemetry_last, telemetry_messages } from './telemetry.table.ts'

const robots = (ctx: Context, count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await aDevice(ctx)).device))

const message = (ctx: Context, seq: number, values: object = { temperature: 20 + (seq % 10) / 10 }) => ({
  boot: 1,
  seq,
  ts: ctx.now().getTime() - seq * 1000,
  values,
})

concurrentTest('processes that write at once lose nothing and store nothing twice', async ({ ctx, database }) => {
  const others = [1, 2].map(() => openDatabase(database.url, { transactions: 5 }))
  const processes = [ctx, ...others.map(({ db }) => createContext({ ...ctx, db }))]
  try {
    const all = await robots(ctx, 4)
    // Each message is sent to each process, by robots in a different order.
    const answers = await Promise.all(
      processes.flatMap((process, at) =>
        Array.from({ length: 200 }, (_, seq) =>
          all.map((_, n) => storeReadings(process, all[(n + at) % all.length] as (typeof all)[0], message(ctx, seq))),
        ).flat(),
      ),
    )
    const sum = (of: 'accepted' | 'repeated') => answers.reduce((total, answer) => total + answer[of], 0)
    expect([sum('accepted'), sum('repeated')]).toEqual([800, 1600])
    expect(await ctx.db.$count(telemetry_messages)).toBe(800)
    const last = await ctx.db.select().from(telemetry_last)
    expect(last.map(({ at }) => at)).toEqual(all.map(() => ctx.now()))
    await Promise.all(processes.map((process) => rollUp(process)))
    const [counted] = await ctx.db
      .select({ messages: sql<number>`sum(${telemetry_1m.messages})::int`, rows: sql<number>`count(*)::int` })
      .from(telemetry_1m)
    expect(counted).toMatchObject({ messages: 800 })
  } finally {
    for (const other of others) await other.close()
  }
})

concurrentTest('rollups beside writers count everything once', async ({ ctx }) => {
  const [device] = await robots(ctx, 1)
  if (!device) throw new Error('no robot')
  let writing = true
  const rolling = (async () => {
    while (writing) await rollUp(ctx)
  })()
  for (let part = 0; part < 10; part++)
    await Promise.all(Array.from({ length: 60 }, (_, n) => storeReadings(ctx, device, message(ctx, part * 60 + n))))
  writing = false
  await rolling
  await Promise.all([rollUp(ctx), rollUp(ctx)])
  const [counted] = await ctx.db
    .select({ messages: sql<number>`sum(${telemetry_1h.messages})::int` })
    .from(telemetry_1h)
  expect(counted?.messages).toBe(600)
})

concurrentTest('a message that cannot be stored takes no other with it', async ({ ctx }) => {
  const all = await robots(ctx, 3)
  const layout = await robotLayout(ctx, (all[0] as { id: number }).id)
  const writer = messageWriter(ctx)
  const at = ctx.now().getTime()
  const outcomes = await Promise.allSettled(
    all.map(({ id }, n) => writer.store(id, layout, [{ at, values: n === 1 ? [1e39] : [20] }], at)),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await ctx.db.$count(telemetry_messages)).toBe(2)
})

concurrentTest('a write that fails fails for all of it, and is stored when it is sent again', async ({ ctx }) => {
  const all = await robots(ctx, 2)
  await ctx.db.execute(sql`alter table telemetry_changes rename to telemetry_away`)
  const first = await Promise.allSettled(all.map((device) => storeReadings(ctx, device, message(ctx, 1))))
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ctx.db.$count(telemetry_messages)).toBe(0)
  await ctx.db.execute(sql`alter table telemetry_away rename to telemetry_changes`)
  const again = await Promise.all(all.map((device) => storeReadings(ctx, device, message(ctx, 1))))
  expect(again.map(({ accepted }) => accepted)).toEqual([1, 1])
})

concurrentTest(
  'what came while a write was under way goes in one statement, and no robot waits for a flood of another',
  async ({ ctx }) => {
    const [flood, other] = await robots(ctx, 2)
    if (!flood || !other) throw new Error('no robots')
    const layout = await robotLayout(ctx, flood.id)
    const writer = messageWriter(ctx)
    const now = ctx.now().getTime()
    const readings = Array.from({ length: 3000 }, (_, n) => ({ at: now - n * 1000, values: [20] }))
    const order: string[] = []
    await Promise.all([
      writer.store(flood.id, layout, readings, now).then(() => order.push('flood')),
      writer.store(other.id, layout, [{ at: now, values: [20] }], now).then(() => order.push('other')),
    ])
    expect(order).toEqual(['other', 'flood'])
    const { rows } = await ctx.db.execute<{ writes: number }>(
      sql`select count(*)::int as writes from telemetry_changes`,
    )
    expect(rows[0]?.writes).toBe(6)
    expect(await ctx.db.$count(telemetry_messages, eq(telemetry_messages.device_id, flood.id))).toBe(3000)
  },
)
