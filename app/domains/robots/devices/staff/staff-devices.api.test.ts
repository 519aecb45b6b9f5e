import { eq } from 'drizzle-orm'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { telemetry_last } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { serialPattern } from '../credentials/device-code.model.ts'
import { deviceState } from '../devices/device-status.model.ts'
import { devices } from '../devices/devices.table.ts'
import { aDevice, aLinkedDevice } from '../devices.factory.ts'
import { device_events } from '../events/device-events.table.ts'
import { findDevice } from '../index.ts'

const staffOf = (ctx: Context) => aStaffMember(ctx, ['devices.manage'])
const ago = (ctx: Context, seconds: number) => new Date(ctx.now().getTime() - seconds * 1000)

test('robots are registered with serials, secrets and codes that are told once', async ({ ctx, as }) => {
  const staff = await staffOf(ctx)
  const api = (await as(staff)).devices.staff
  const model = await aDeviceModel(ctx)
  const { data } = await api.register({ model_id: model.id, count: 3 })
  expect(new Set(data.map(({ serial }) => serial)).size).toBe(3)
  for (const { serial, secret, claim_code } of data) {
    expect(serial).toMatch(serialPattern)
    expect(claim_code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(await findDevice(ctx, { serial, secret })).toMatchObject({ serial })
  }
  const rows = await ctx.db.select().from(devices).where(eq(devices.model_id, model.id))
  expect(JSON.stringify(rows)).not.toContain(data[0]?.secret)
  expect(JSON.stringify(rows)).not.toContain(data[0]?.claim_code)
  const labels = await api.labels({ model_id: model.id })
  expect(labels.data.map(({ claim_code }) => claim_code).sort()).toEqual(data.map((one) => one.claim_code).sort())
  expect((await api.labels({ ids: [data[1]?.id ?? 0] })).data).toMatchObject([{ serial: data[1]?.serial }])
  const [noted] = await ctx.db.select().from(audit_log).where(eq(audit_log.action, 'device.registered'))
  expect(JSON.stringify(noted)).not.toContain(data[0]?.secret)
  await expect(api.register({ model_id: model.id, count: 201 })).rejects.toMatchObject({ status: 422 })
  await expect(api.register({ model_id: 999_999, count: 1 })).rejects.toMatchObject({ status: 422 })
})

test('the list is filtered by state, model, firmware, owner and block, and says what the model says', async ({
  ctx,
  as,
}) => {
  const api = (await as(await staffOf(ctx))).devices.staff
  const { id: model_id } = await aDeviceModel(ctx, { interval_seconds: 60 })
  const of = async (seconds: number | null, fields = {}) =>
    (await aDevice(ctx, { model_id, last_seen_at: seconds === null ? null : ago(ctx, seconds), ...fields })).device
  const [never, online, late, offline] = [
    await of(null),
    await of(20, { firmware: '1.5.0', rssi: -50 }),
    await of(200, { firmware: '1.4.2' }),
    await of(700, { blocked_at: ctx.now() }),
  ]
  const { device: linked, owner } = await aLinkedDevice(ctx, { model_id, last_seen_at: ago(ctx, 599) })
  const list = async (filter = {}) => (await api.list({ model_id, ...filter })).data
  for (const { state, last_seen_at } of await list())
    expect(state).toBe(deviceState({ last_seen_at, interval_seconds: 60, session: 'none' }, ctx.now()))
  const ids = async (filter: object) => (await list(filter)).map(({ id }) => id).sort((a, b) => a - b)
  expect(await ids({ state: 'never' })).toEqual([never.id])
  expect(await ids({ state: 'online' })).toEqual([online.id])
  expect(await ids({ state: 'atrasado' })).toEqual([late.id, linked.id])
  expect(await ids({ state: 'offline' })).toEqual([offline.id])
  expect(await ids({ firmware: '1.5.0' })).toEqual([online.id])
  expect(await ids({ firmware: 'desconhecida' })).toEqual([never.id, offline.id, linked.id])
  expect(await ids({ linked: true })).toEqual([linked.id])
  expect(await ids({ blocked: true })).toEqual([offline.id])
  expect(await ids({ search: never.serial.slice(2, 9) })).toEqual([never.id])
  const nickname = (await list({ linked: true }))[0]?.owner?.nickname ?? ''
  expect(await ids({ search: nickname })).toEqual([linked.id])
  expect(owner.id).toBeGreaterThan(0)
  const seen = (await list({ order_by: 'last_seen_at' })).map(({ id }) => id)
  expect([seen[0], seen.at(-1)]).toEqual([online.id, never.id])
})

test('one robot by serial: its last readings, where null is no value and zero is one', async ({ ctx, as }) => {
  const { device } = await aLinkedDevice(ctx)
  const at = ctx.now()
  await ctx.db
    .insert(telemetry_last)
    .values({ device_id: device.id, at, received_at: at, values: [0, Number.NaN, 1.25] })
  const api = (await as(await aUser(ctx, { roles: ['iot_analyst'] }))).devices.staff
  const shown = await api.show({ id: device.serial.toLowerCase() })
  expect(shown.readings?.values.map(({ key, value }) => [key, value])).toEqual([
    ['temperature', 0],
    ['humidity', null],
    ['vpd', 1.25],
  ])
  expect(shown).toMatchObject({ id: device.id, links_count: 1, can: { update: false, delete: false } })
  await expect(api.show({ id: 'GZ00000000' })).rejects.toMatchObject({ status: 404 })
  await expect(api.block({ id: device.id })).rejects.toMatchObject({ status: 403 })
  await expect(api.labels({})).rejects.toMatchObject({ status: 403 })
  await expect((await as(await aUser(ctx))).devices.staff.list({})).rejects.toMatchObject({ status: 403 })
})

test('a robot is blocked and unblocked; a new secret replaces the old at once', async ({ ctx, as }) => {
  const api = (await as(await staffOf(ctx))).devices.staff
  const { device, secret } = await aDevice(ctx)
  const { id, serial } = device
  expect((await api.block({ id })).blocked_at).toEqual(ctx.now())
  expect(await findDevice(ctx, { serial, secret })).toBeNull()
  expect((await api.unblock({ id })).blocked_at).toBeNull()
  expect(await findDevice(ctx, { serial, secret })).toMatchObject({ id })
  const renewed = await api.renewSecret({ id })
  expect(await findDevice(ctx, { serial, secret })).toBeNull()
  expect(await findDevice(ctx, { serial, secret: renewed.secret })).toMatchObject({ id })
  const { data } = await api.events({ device: serial, source: 'backend' })
  expect(data.map(({ kind }) => kind)).toEqual(['credential', 'blocked', 'blocked'])
})

test('a new code only for a robot that nobody has; only one that nobody ever had is deleted', async ({ ctx, as }) => {
  const api = (await as(await staffOf(ctx))).devices.staff
  const { device } = await aDevice(ctx)
  const { device: owned } = await aLinkedDevice(ctx)
  const { claim_code } = await api.renewClaimCode({ id: device.id })
  expect((await api.labels({ ids: [device.id] })).data).toMatchObject([{ claim_code }])
  await expect(api.renewClaimCode({ id: owned.id })).rejects.toMatchObject({ status: 409 })
  await expect(api.remove({ id: owned.id })).rejects.toMatchObject({ status: 409 })
  await api.remove({ id: device.id })
  await expect(api.show({ id: device.serial })).rejects.toMatchObject({ status: 404 })
  await expect(api.remove({ id: device.id })).rejects.toMatchObject({ status: 404 })
})

test('events are paged by cursor, by kind and robot, and keep what growers wrote to themselves', async ({
  ctx,
  as,
}) => {
  const api = (await as(await aUser(ctx, { roles: ['iot_analyst'] }))).devices.staff
  const { device } = await aLinkedDevice(ctx)
  const told = (seq: number, kind: 'boot' | 'note' | 'error', data: object) => ({
    ...{ device_id: device.id, source: 'device' as const, kind, data: { ...data }, boot: 1, seq },
    ...{ at: ctx.now(), received_at: ctx.now() },
  })
  await ctx.db
    .insert(device_events)
    .values([
      told(1, 'boot', { cause: 'power' }),
      told(2, 'note', { id: 'n1', text: 'Reguei a Branquinha' }),
      told(3, 'error', { code: 'sht31', text: 'sem resposta' }),
    ])
  const first = await api.events({ device: device.serial, per_page: 2 })
  expect(first.data.map(({ kind, data }) => [kind, data])).toEqual([
    ['error', { code: 'sht31', text: 'sem resposta' }],
    ['note', { id: 'n1' }],
  ])
  const rest = await api.events({ device: device.serial, per_page: 2, cursor: first.next_cursor ?? undefined })
  expect([rest.data.map(({ kind }) => kind), rest.next_cursor]).toEqual([['boot'], null])
  expect((await api.events({ device: String(device.id), kind: 'error' })).data).toHaveLength(1)
  expect((await api.events({ device: device.serial, source: 'backend' })).data).toEqual([])
  await expect(api.events({ per_page: 1_000_000 })).rejects.toMatchObject({ status: 422 })
})
