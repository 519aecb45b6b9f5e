import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { device_actuations } from '#domains/robots/control/actuations/device-actuations.table.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import type { Context } from '#platform/context.ts'
import { apiErrors } from '#platform/http/api-errors.ts'
import { expect, test } from '#tests/fixtures.ts'
import { runSerially } from '#tests/test-client.ts'
import { energyCsv } from './energy-csv.export.ts'

let event_id = 800_000
const at = (said: string) => new Date(`2026-11-${said}:00-03:00`)

/** 240 W for ten hours on the 18th, half of it after midnight; the exhaust (35 W) for two on the 20th. */
async function aUsedRobot(ctx: Context) {
  const robot = await aLinkedDevice(ctx, { last_seen_at: ctx.now() })
  const change = (channel: string, said: string, level: number) => ({
    ...{ event_id: ++event_id, device_id: robot.device.id, channel, level, at: at(said), by: 'mode' as const, why: {} },
  })
  await ctx.db
    .insert(device_actuations)
    .values([
      change('luz', '18T19:00', 100),
      change('luz', '19T05:00', 0),
      change('exaustor', '20T10:00', 100),
      change('exaustor', '20T12:00', 0),
    ])
  return robot
}

test('a robot’s energy by day and channel, and what it costs', async ({ ctx, as }) => {
  const { device, owner } = await aUsedRobot(ctx)
  const api = await as(owner)
  const asked = { id: device.serial, from: '2026-11-18', to: '2026-11-21' }
  const free = await api.ganza.energy.show(asked)
  expect(free).toMatchObject({ tariff: null, total: { cost: null, source: 'estimado', unknown: [] } })
  expect(free.total.kwh).toBeCloseTo(2.47)
  await api.devices.channels.change({ id: device.serial, slug: 'luz', label: 'LED', watts: 200 })
  const settings = await api.devices.tariff.change({ id: device.serial, tariff: 0.95 })
  expect(settings.tariff).toBe(0.95)
  const shown = await api.ganza.energy.show(asked)
  expect(shown).toMatchObject({ from: '2026-11-18', to: '2026-11-21', tariff: 0.95, can: { own: true } })
  expect(shown.channels.map(({ name, on_seconds, source }) => [name, on_seconds / 3600, source])).toEqual([
    ['LED', 10, 'calculado'],
    ['Exaustor', 2, 'estimado'],
    ['Bomba', 0, 'estimado'],
  ])
  expect(shown.days.map(({ day, kwh }) => [day, Number(kwh?.toFixed(6))])).toEqual([
    ['2026-11-18', 1],
    ['2026-11-19', 1],
    ['2026-11-20', 0.07],
    ['2026-11-21', 0],
  ])
  // 2,07 kWh × R$ 0,95.
  expect(shown.total.cost).toBeCloseTo(196.65)
  expect((await api.ganza.energy.show({ id: device.serial })).days).toHaveLength(30)
})

test('energy begins with one’s own link; who may look sees it, nobody else does', async ({ ctx, as }) => {
  const { device, link } = await aUsedRobot(ctx)
  const [friend, stranger] = [await aUser(ctx), await aUser(ctx)]
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: friend.id, role: 'viewer' })
  await ctx.db
    .update(device_links)
    .set({ linked_at: at('20T00:00') })
    .where(eq(device_links.id, link.id))
  const api = await as(friend)
  const seen = await api.ganza.energy.show({ id: device.serial, from: '2026-11-01', to: '2026-11-21' })
  expect(seen).toMatchObject({ from: '2026-11-20', can: { own: false } })
  expect(seen.total.kwh).toBeCloseTo(0.07)
  const before = await api.ganza.energy.show({ id: device.serial, from: '2026-11-01', to: '2026-11-19' })
  expect(before).toMatchObject({ days: [], total: { kwh: 0 } })
  await expect(api.devices.tariff.change({ id: device.serial, tariff: 1 })).rejects.toMatchObject({ status: 403 })
  const other = await as(stranger)
  await expect(other.ganza.energy.show({ id: device.serial })).rejects.toMatchObject({ status: 404 })
  await expect(other.devices.tariff.change({ id: device.serial, tariff: 1 })).rejects.toMatchObject({ status: 404 })
})

test('a time that makes no sense, or a tariff, is refused beside its field', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const api = await as(owner)
  const wrong = async (from: string, to: string) =>
    api.ganza.energy.show({ id: device.serial, from, to }).catch((error) => error.data.errors)
  expect(await wrong('2026-11-10', '2026-11-01')).toEqual({ to: ['O fim precisa vir depois do começo.'] })
  expect(await wrong('2025-01-01', '2026-11-01')).toEqual({ from: ['Peça no máximo 400 dias de cada vez.'] })
  expect(await wrong('ontem', '2026-11-01')).toHaveProperty('from')
  await expect(api.devices.tariff.change({ id: device.serial, tariff: 95 })).rejects.toMatchObject({
    data: { errors: { tariff: ['Escreva um valor de 0 a 20.'] } },
  })
})

async function download(ctx: Context, serial: string, query: string) {
  const app = Fastify()
  app.setErrorHandler(apiErrors)
  energyCsv(app, async () => ctx)
  const url = `/api/v1/ganza/ganza/${serial}/energy.csv${query}`
  const { statusCode, body } = await runSerially(ctx, () => app.inject({ url }))
  return { statusCode, lines: body.split('\r\n') }
}

test('energy as a file: a line per day and channel, part by part', async ({ ctx, contextOf, as }) => {
  const { device, owner } = await aUsedRobot(ctx)
  await (await as(owner)).devices.tariff.change({ id: device.serial, tariff: 1 })
  const mine = await contextOf(owner)
  const { statusCode, lines } = await download(mine, device.serial, '?from=2026-11-18&to=2026-11-18')
  expect(statusCode).toBe(200)
  expect(lines).toEqual([
    '\uFEFFDia;Canal;Ligado (h);Energia (kWh);Custo (R$);Como se sabe',
    '2026-11-18;Luz;5;1,2;1,2;estimado',
    '2026-11-18;Exaustor;0;0;0;estimado',
    '2026-11-18;Bomba;0;0;0;estimado',
    '',
  ])
  const long = (await download(mine, device.serial, '?from=2026-08-01&to=2026-11-20')).lines
  // 112 days of three channels, head and end.
  expect(long).toHaveLength(112 * 3 + 2)
  expect(new Set(long.slice(1, -1).map((line) => line.split(';', 2).join())).size).toBe(336)
  expect(long).toContain('2026-11-19;Luz;5;1,2;1,2;estimado')
  expect((await download(mine, device.serial, '?from=2020-01-01')).statusCode).toBe(422)
  expect((await download(ctx, device.serial, '')).statusCode).toBe(401)
  expect((await download(await contextOf(await aUser(ctx)), device.serial, '')).statusCode).toBe(404)
})
