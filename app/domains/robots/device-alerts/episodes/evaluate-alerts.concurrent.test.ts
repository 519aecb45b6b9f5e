import { eq } from 'drizzle-orm'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { MINUTE } from '#shared/durations.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { clientFor } from '#web/api-for.server.ts'
import { anAlertRule } from '../device-alerts.factory.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { evaluateAlerts } from './evaluate-alerts.actions.ts'
import { lookBack } from './look-back.actions.ts'

test('jobs at once open one episode and tell of it once, and of its end once', async ({ ctx, clock }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await ctx.db.update(devices).set({ last_seen_at: ctx.now() }).where(eq(devices.id, device.id))
  await anAlertRule(ctx, { link_id: link.id, kind: 'silence', hold_minutes: 10 })
  clock.now = new Date(clock.now.getTime() + 20 * MINUTE)
  const all = () => Promise.all(Array.from({ length: 5 }, () => evaluateAlerts(ctx)))
  const told = async () => {
    const rows = await ctx.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
    return rows.map(({ key }) => key).sort()
  }
  await all()
  const [episode, ...others] = await ctx.db.select().from(alert_episodes)
  expect(others).toEqual([])
  expect(await told()).toEqual([`alert:${episode?.id}`])
  await ctx.db.update(devices).set({ last_seen_at: ctx.now() }).where(eq(devices.id, device.id))
  await all()
  expect(await told()).toEqual([`alert:${episode?.id}`, `alert:${episode?.id}:over`])
})

test('a rule that is deleted, or switched off, while it is evaluated opens nothing', async ({ ctx, as, clock }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await ctx.db.update(devices).set({ last_seen_at: ctx.now() }).where(eq(devices.id, device.id))
  const rules = await Promise.all(
    [1, 2, 3, 4].map(() => anAlertRule(ctx, { link_id: link.id, kind: 'silence', hold_minutes: 10 })),
  )
  clock.now = new Date(clock.now.getTime() + 20 * MINUTE)
  const api = (await as(owner)).deviceAlerts.rules
  await Promise.all([
    evaluateAlerts(ctx),
    ...rules.map(({ id }, at) =>
      at % 2
        ? api.delete({ id: device.serial, rule_id: id })
        : api.switch({ id: device.serial, rule_id: id, enabled: false }),
    ),
    evaluateAlerts(ctx),
  ])
  const open = await ctx.db.select().from(alert_episodes)
  expect(open.filter(({ ended_at }) => ended_at === null)).toEqual([])
})

test('late readings that are looked back at by several at once are one episode, told once', async ({ ctx, clock }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  await anAlertRule(ctx, { link_id: link.id })
  clock.now = new Date(clock.now.getTime() + 300 * MINUTE)
  const at = (ago: number) => clock.now.getTime() - ago * MINUTE
  const points = Array.from({ length: 30 }, (_, i) => ({
    ts: at(120 - i),
    values: { temperature: i < 15 ? 31 : 25 },
  }))
  await clientFor(deviceContext(ctx, device)).telemetry.take({ boot: 1, seq: 1, points })
  const late = { device_id: device.id, from: at(120), to: at(91) }
  await Promise.all([lookBack(ctx, late), evaluateAlerts(ctx), lookBack(ctx, late), lookBack(ctx, late)])
  const found = await ctx.db.select().from(alert_episodes)
  expect(found).toMatchObject([{ began_at: new Date(at(120)), ended_at: new Date(at(105)), ended_by: 'inside' }])
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(told.map(({ key }) => key)).toEqual([`alert:${found[0]?.id}`])
})
