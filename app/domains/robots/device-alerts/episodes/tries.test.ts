import { sql } from 'drizzle-orm'
import { device_actuations } from '#domains/robots/control/actuations/device-actuations.table.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { telemetry_5m } from '#domains/robots/telemetry/rollups/rollups.table.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anAlertRule } from '../device-alerts.factory.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { triedWords } from './episode.words.ts'

test('an alert of the past says what the robot did by its sensor, and nothing else of its log', async ({
  ctx,
  as,
  page,
}) => {
  // 12:00 in São Paulo.
  const { device, owner, link } = await aLinkedDevice(ctx)
  const rule = await anAlertRule(ctx, { link_id: link.id })
  const ago = (minutes: number) => new Date(ctx.now().getTime() - minutes * MINUTE)
  const span = { began_at: ago(60), ended_at: ago(20), ended_by: 'inside' as const, told_at: ago(50) }
  await ctx.db
    .insert(alert_episodes)
    .values({ rule_id: rule.id, sensor_id: rule.sensor_id, high: 30, worst: 32, ...span })
  const act = (event_id: number, minutes: number, level: number, read: object, channel = 'exaustor') => ({
    ...{ event_id, device_id: device.id, channel, level, at: ago(minutes), by: 'mode' as const },
    why: { block: 'calor', inputs: { ...read } as Record<string, number> },
  })
  await ctx.db.insert(device_actuations).values([
    // Over before it began.
    act(1, 300, 90, { temperature: 27.4 }),
    act(2, 200, 30, {}),
    act(3, 52, 90, { temperature: 30.6 }),
    // Again, by another sensor, and after it was over.
    act(4, 40, 30, {}),
    act(5, 35, 90, { temperature: 30.2 }),
    act(6, 45, 50, { humidity: 70 }, 'ventilador'),
    act(7, 10, 90, { temperature: 27.1 }, 'ventilador'),
  ])
  const { episodes } = await (await as(owner)).deviceAlerts.rules.show({ id: device.serial })
  expect(episodes.map(({ tried }) => tried)).toEqual([
    [{ name: 'Exaustor', has_level: true, level: 90, before: 30, at: ago(52) }],
  ])
  expect((await page(`/ganza/${device.serial}/avisos`, owner)).text).toMatch(
    /O que o robô fez: Exaustor foi de 30 a 90\s% às 11:08\./,
  )
})

test('an alert knows when its furthest reading was, and leads to it in the chart', async ({ ctx, page }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const rule = await anAlertRule(ctx, { link_id: link.id })
  const ago = (minutes: number) => new Date(ctx.now().getTime() - minutes * MINUTE)
  const span = { began_at: ago(60), ended_at: ago(20), ended_by: 'inside' as const }
  await ctx.db
    .insert(alert_episodes)
    .values({ rule_id: rule.id, sensor_id: rule.sensor_id, high: 30, worst: 32.4, ...span })
  await ctx.db.execute(sql`select ensure_telemetry_partitions('telemetry_5m', '1 month', ${ago(60)}, ${ago(0)})`)
  const bin = (minutes: number, high: number) => ({
    ...{ device_id: device.id, at: ago(minutes), lows: [29], highs: [high], means: [30], counts: [1], messages: 1 },
  })
  await ctx.db.insert(telemetry_5m).values([bin(90, 32.4), bin(55, 31), bin(50, 32.4), bin(45, 31), bin(10, 32.4)])
  const { text, html } = await page(`/ganza/${device.serial}/avisos`, owner)
  expect(html).toContain(encodeURIComponent(ago(50).toISOString()))
  expect(text).toMatch(/No sáb, 21 de nov, das 11:00 às 11:40, durou 40 min\./)
})

test('what was on already says since when', () => {
  const at = new Date('2026-11-29T12:10:00-03:00')
  const tried = [{ name: 'Luz', has_level: false, level: 100, before: 0, at }]
  expect(triedWords(tried, new Date('2026-11-29T13:00:00-03:00'))).toBe('O que o robô fez: Luz já ligada desde 12:10.')
  expect(triedWords(tried, new Date('2026-11-30T00:05:00-03:00'))).toMatch(/desde 12:10 do dia 29\.$/)
  expect(triedWords([], at)).toBe('')
  expect(triedWords(tried, at)).toBe('O que o robô fez: Luz ligou às 12:10.')
})
