import { and, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { createContext } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { alsoInstall, on } from '#platform/events.ts'
import { log } from '#platform/log/log.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { devices } from '../devices/devices.table.ts'
import { aDevice, deviceContext } from '../devices.factory.ts'
import { device_events } from './device-events.table.ts'
import { tellEvents } from './tell-events.actions.ts'

const boot = { seq: 1, age_ms: 60_000, kind: 'boot', data: { cause: 'power', firmware: '1.4.2', hardware: 'r3' } }
const connect = { seq: 2, ts: '2026-11-21T14:59:30-00:00', kind: 'connect', data: { rssi: -61, extra: 'fica' } }

test('a robot tells of its start: kept, and what it says of itself is known', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  expect(await robot.devices.told.tell({ boot: 42, events: [boot, connect] })).toEqual({
    ...{ accepted: 2, repeated: 0, rejected: [], server_time: ctx.now(), waiting_commands: 0 },
  })
  const kept = await ctx.db
    .select()
    .from(device_events)
    .where(eq(device_events.device_id, device.id))
    .orderBy(device_events.id)
  expect(kept).toMatchObject([
    { source: 'device', kind: 'boot', boot: 42, seq: 1, at: new Date('2026-11-21T14:59:00Z') },
    { kind: 'connect', seq: 2, at: new Date('2026-11-21T14:59:30Z'), data: { rssi: -61, extra: 'fica' } },
  ])
  const [now] = await ctx.db.select().from(devices).where(eq(devices.id, device.id))
  expect(now).toMatchObject({
    ...{ boot: 42, firmware: '1.4.2', hardware: 'r3', rssi: -61 },
    ...{ first_called_at: ctx.now(), last_seen_at: ctx.now() },
  })
})

test('the same event again is one event, told once to who listens, also twice in one message', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const told: unknown[] = []
  const stop = alsoInstall([on('device.told', { inside: async (_, { kind, data }) => void told.push([kind, data]) })])
  try {
    const note = { seq: 7, age_ms: 0, kind: 'note', data: { id: 'n1', text: 'Troquei a água' } }
    expect(await robot.devices.told.tell({ boot: 1, events: [note, note] })).toMatchObject({ accepted: 1, repeated: 1 })
    expect(await robot.devices.told.tell({ boot: 1, events: [note] })).toMatchObject({ accepted: 0, repeated: 1 })
    expect(await robot.devices.told.tell({ boot: 2, events: [note] })).toMatchObject({ accepted: 1 })
    expect(told).toEqual([
      ['note', note.data],
      ['note', note.data],
    ])
  } finally {
    stop()
  }
})

test('what cannot be stored is refused with its reason, and the rest is kept', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const note = { age_ms: 0, kind: 'note', data: { id: 'n', text: '' } }
  const answer = await robot.devices.told.tell({
    boot: 3,
    events: [
      note,
      { ...note, seq: 1, age_ms: undefined },
      { ...note, seq: 2, ts: '2026-11-21T15:11:00Z' },
      { ...note, seq: 3, ts: '2026-09-01T00:00:00Z' },
      { ...note, seq: 4, kind: 'dance' },
      { ...note, seq: 5, data: { text: 'sem id' } },
      { ...note, seq: 6, ts: '2026-11-21T15:00:00', age_ms: undefined },
      { ...note, seq: 7 },
      null,
    ],
  })
  expect(answer).toMatchObject({
    accepted: 1,
    rejected: [
      { index: 0, reason: 'no_seq' },
      { index: 1, reason: 'no_time' },
      { index: 2, reason: 'future' },
      { index: 3, reason: 'too_old' },
      { index: 4, reason: 'unknown_kind' },
      { index: 5, reason: 'invalid_data' },
      { index: 6, reason: 'no_time' },
      { index: 8, reason: 'no_seq' },
    ],
  })
})

test('what it tells late of an earlier start changes nothing about what it is now', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  await robot.devices.told.tell({ boot: 9, events: [{ ...boot, data: { cause: 'update', firmware: '1.5.0' } }] })
  await robot.devices.told.tell({ boot: 8, events: [boot] })
  const [now] = await ctx.db.select().from(devices).where(eq(devices.id, device.id))
  expect(now).toMatchObject({ boot: 9, firmware: '1.5.0' })
})

test('a message without boot is refused whole; people cannot speak for a robot', async ({ ctx, api }) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const wrong = robot.devices.told.tell({ events: [] } as never)
  await expect(wrong).rejects.toMatchObject({ status: 422, data: { errors: { boot: [expect.any(String)] } } })
  await expect(api.devices.told.tell({ boot: 1, events: [] })).rejects.toMatchObject({ status: 401 })
})

test('a message of more than 500 events is refused whole, and nothing of it is kept', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const events = Array.from({ length: 501 }, (_, seq) => ({ ...connect, seq }))
  await expect(robot.devices.told.tell({ boot: 1, events })).rejects.toMatchObject({ status: 413 })
  expect(await ctx.db.select().from(device_events).where(eq(device_events.device_id, device.id))).toEqual([])
})

test('a version that no column holds is refused by its index, and the rest of the message is stored', async ({
  ctx,
}) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const state = (seq: number, data: object) => ({ seq, age_ms: 0, kind: 'state', data })
  const answer = await robot.devices.told.tell({
    boot: 1,
    events: [
      boot,
      state(2, { version: 4294967295 }),
      state(3, { mode: { slug: 'flora', version: 2 ** 40 } }),
      state(4, { version: 2 ** 31 - 1 }),
      state(5, { mode: { id: 2 ** 40, slug: 'flora', version: 2, hash: 'a', at: ctx.now().toISOString() } }),
    ],
  })
  expect(answer).toMatchObject({
    accepted: 3,
    rejected: [
      { index: 1, reason: 'invalid_data' },
      { index: 2, reason: 'invalid_data' },
    ],
  })
})

test('an event that its followers cannot take is refused alone, the rest of its message is stored', async ({ ctx }) => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const note = (seq: number) => ({ seq, age_ms: 0, kind: 'note', data: { id: `n${seq}`, text: '' } })
  const stop = alsoInstall([
    on('device.told', {
      inside: async (tx, { kind, data }) => {
        if (kind === 'note' && data.id === 'n2') await tx.db.execute('select 4294967295::int')
        if (kind === 'note' && data.id === 'n3') throw new AppError('invalid', 'Não dá.')
      },
    }),
  ])
  try {
    const message = { boot: 1, events: [note(1), note(2), note(3), note(4)] }
    const rejected = [1, 2].map((index) => ({ index, reason: 'invalid_data' }))
    expect(await robot.devices.told.tell(message)).toMatchObject({ accepted: 2, repeated: 0, rejected })
    expect(await robot.devices.told.tell(message)).toMatchObject({ accepted: 0, repeated: 2, rejected })
  } finally {
    stop()
  }
})

test('over its limit a robot that tells is told to wait, as with readings', async ({ ctx: usual, clock }) => {
  const ctx = createContext({ ...usual, env: { ...usual.env, robot_messages_per_second: 1 } })
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const empty = { boot: 1, events: [] }
  for (let i = 0; i < 60; i++) await robot.devices.told.tell(empty)
  await expect(robot.devices.told.tell(empty)).rejects.toMatchObject({ status: 429, data: { retry_after: 1 } })
  await expect(robot.telemetry.take({ boot: 1, seq: 1, points: [] })).rejects.toMatchObject({ status: 429 })
  clock.now = new Date(clock.now.getTime() + 1000)
  await robot.devices.told.tell(empty)
})

test('a (boot, seq) that comes again with other content is kept apart and told', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const tell = (...events: unknown[]) => robot.devices.told.tell({ boot: 1, events })
  await tell(boot, connect)
  const other = { ...connect, data: { rssi: -40 } }
  const later = { ...connect, ts: '2026-11-21T14:30:31-00:00' }
  const reused = [{ index: 0, reason: 'reused' }]
  expect(await tell(other, { ...boot, age_ms: 90_000 })).toMatchObject({ accepted: 0, repeated: 1, rejected: reused })
  expect(await tell(other)).toMatchObject({ rejected: reused })
  expect(await tell(later)).toMatchObject({ rejected: reused })
  expect(await tell({ ...connect, seq: 9 }, { ...other, seq: 9 })).toMatchObject({
    ...{ accepted: 1, repeated: 0, rejected: [{ index: 1, reason: 'reused' }] },
  })
  const kept = (kind: 'connect' | 'refused') =>
    ctx.db
      .select()
      .from(device_events)
      .where(and(eq(device_events.device_id, device.id), eq(device_events.kind, kind)))
      .orderBy(device_events.id)
  expect(await kept('connect')).toHaveLength(2)
  const apart = await kept('refused')
  expect(apart.map(({ source, boot, seq, data }) => [source, boot, seq, data])).toMatchObject([
    ['backend', 1, 2, { reason: 'reused', kind: 'connect', data: { rssi: -40 } }],
    ['backend', 1, 2, { reason: 'reused', kind: 'connect', data: connect.data }],
    ['backend', 1, 9, { reason: 'reused', kind: 'connect', data: { rssi: -40 } }],
  ])
})

test('what PostgreSQL cannot store is refused by its index, over HTTPS too', async ({ ctx }) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const note = (seq: number, text: string) => ({ seq, age_ms: 0, kind: 'note', data: { id: `n${seq}`, text } })
  expect(await robot.devices.told.tell({ boot: 1, events: [note(1, 'a\0b'), note(2, 'ab')] })).toMatchObject({
    ...{ accepted: 1, rejected: [{ index: 0, reason: 'invalid_data' }] },
  })
})

test('what happened a little ahead of our clock happened when it came, and what is told then comes after it', async ({
  ctx,
}) => {
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const ahead = (seq: number) => ({ ...connect, seq, ts: ctx.now().getTime() + 9 * MINUTE })
  const message = { boot: 1, events: [ahead(1), { ...connect, seq: 2, ts: ctx.now().getTime() }] }
  expect(await robot.devices.told.tell(message)).toMatchObject({ accepted: 2 })
  // Sent again it is the same.
  expect(await robot.devices.told.tell(message)).toMatchObject({ accepted: 0, repeated: 2, rejected: [] })
  const kept = await ctx.db.select().from(device_events).where(eq(device_events.device_id, device.id))
  expect(kept.map(({ at }) => at)).toEqual([ctx.now(), ctx.now()])
})

test('an event with a key __proto__, in too many brackets, or with more seconds than we count is refused alone', async ({
  ctx,
}) => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  const { device } = await aDevice(ctx)
  const robot = testClient(deviceContext(ctx, device))
  const event = (seq: number, kind: string, data: string) => `{"seq":${seq},"age_ms":0,"kind":"${kind}","data":${data}}`
  const note = (seq: number, more: string) => event(seq, 'note', `{"id":"n${seq}","text":"\\"__proto__\\":"${more}}`)
  const events = [
    note(1, ''),
    note(2, ',"__proto__":{"id":"x"}'),
    note(3, ',"deep":[{"__proto__":null}]'),
    note(4, `,"deep":${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    event(5, 'state', '{"version":0,"uptime_seconds":4294967295}'),
    event(6, 'connect', '{"offline_seconds":4294967295}'),
    event(7, 'state', '{"version":0,"uptime_seconds":2147483647}'),
  ]
  const rejected = [1, 2, 3, 4, 5].map((index) => ({ index, reason: 'invalid_data' }))
  const body = JSON.parse(`{"boot":1,"events":[${events.join()}]}`)
  expect(await tellEvents(deviceContext(ctx, device), device, body)).toMatchObject({ accepted: 2, rejected })
  expect(await robot.devices.told.tell({ boot: 2, events: [body.events[0], body.events[4]] })).toMatchObject({
    ...{ accepted: 1, rejected: [{ index: 1, reason: 'invalid_data' }] },
  })
})
