import Fastify from 'fastify'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import type { Context } from '#platform/context.ts'
import { apiErrors } from '#platform/http/api-errors.ts'
import { countStatements } from '#tests/count-statements.ts'
import { expect, test } from '#tests/fixtures.ts'
import { runSerially } from '#tests/test-client.ts'
import { storeReadings } from '../ingest/store-readings.actions.ts'
import { rollUp } from '../rollups/roll-up.actions.ts'
import { seriesCsv } from './series-csv.export.ts'

async function download(ctx: Context, serial: string, query = '') {
  const app = Fastify()
  app.setErrorHandler(apiErrors)
  seriesCsv(app, async () => ctx)
  const url = `/api/v1/ganza/ganza/${serial}/series.csv${query}`
  const { statusCode, body, headers } = await runSerially(ctx, () => app.inject({ url }))
  return { statusCode, lines: body.split('\r\n'), headers }
}

test('readings of a window as a file for spreadsheets; what was not measured is an empty cell', async ({
  ctx,
  contextOf,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const at = ctx.now().getTime()
  const points = [
    { ts: at - 60_000, values: { temperature: 24.5, humidity: null } },
    { ts: at - 30_000, values: { temperature: 0 } },
    { ts: at - 3 * 86_400_000, values: { temperature: 1 } },
  ]
  await storeReadings(ctx, device, { boot: 1, seq: 1, points })
  const { statusCode, lines, headers } = await download(await contextOf(owner), device.serial)
  expect([statusCode, headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="leituras-${device.serial}.csv"`,
  ])
  expect(lines).toEqual([
    '\uFEFFQuando (São Paulo);Temperatura (°C);Umidade (%);VPD (kPa);Umidade do solo (%)',
    '2026-11-21 11:59:00.000;24,5;;;',
    '2026-11-21 11:59:30.000;0;;;',
    '',
  ])
  await rollUp(ctx)
  const rolled = await download(await contextOf(owner), device.serial, '?tier=1h&sensors=temperature')
  expect(rolled.lines.slice(0, 2)).toEqual([
    '\uFEFFQuando (São Paulo);Temperatura, média (°C);Temperatura, menor (°C);Temperatura, maior (°C)',
    '2026-11-21 11:00:00.000;24,5;24,5;24,5',
  ])
})

test('a file of many rows is read part by part, each row once', async ({ ctx, contextOf }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const at = ctx.now().getTime()
  for (let part = 0; part < 21; part++) {
    const points = Array.from({ length: 500 }, (_, n) => ({
      ts: at - 1000 - (part * 500 + n) * 1000,
      values: { soil_moisture: 40 },
    }))
    await storeReadings(ctx, device, { boot: 1, seq: part, points })
  }
  const { lines } = await download(await contextOf(owner), device.serial)
  expect(new Set(lines.slice(1, -1)).size).toBe(10_500)
  expect(lines).toHaveLength(10_502)
})

test('whatever is asked for, a part has 5,000 rows at most; what cannot be is refused before a row is read', async ({
  ctx,
  contextOf,
}) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const theirs = await contextOf(owner)
  const now = ctx.now().getTime()
  const moment = (days: number) => new Date(now - days * 86_400_000).toISOString()
  const ten_years = `?limit=1000000&points=315360000&from=${moment(3600)}`
  const { statements } = await countStatements(() => download(theirs, device.serial, ten_years))
  const reads = statements.filter((text) => text.includes('telemetry_messages'))
  expect(reads).toHaveLength(1)
  expect(reads[0]).toMatch(/where device_id = .* limit \$\d+$/s)
  for (const query of [`?from=${moment(4000)}`, `?from=${moment(1)}&to=${moment(2)}`, '?tier=1s']) {
    const refused = await countStatements(() => download(theirs, device.serial, query))
    expect(refused.result.statusCode).toBe(422)
    expect(refused.statements.filter((text) => text.includes('telemetry_'))).toEqual([])
  }
})

test('nobody takes the readings of another', async ({ ctx, contextOf }) => {
  const { device } = await aLinkedDevice(ctx)
  expect((await download(ctx, device.serial)).statusCode).toBe(401)
  expect((await download(await contextOf(await aUser(ctx)), device.serial)).statusCode).toBe(404)
})
