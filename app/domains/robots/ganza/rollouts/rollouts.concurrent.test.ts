import { eq } from 'drizzle-orm'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { device_commands } from '#domains/robots/control/commands/device-commands.table.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { tellEvents } from '#domains/robots/devices/index.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { advanceRollouts } from './advance-rollouts.actions.ts'
import { firmware_rollouts } from './firmware-rollouts.table.ts'
import { aVersion, someRobots } from './rollouts.factory.ts'

test('jobs at once tell each robot once; failures at once pause once, and staff is told once', async ({ ctx }) => {
  const { id: model_id } = await aDeviceModel(ctx)
  const { id: firmware_version_id } = await aVersion(ctx, model_id, '1.5.0')
  const robots = await someRobots(ctx, { count: 8, model_id, firmware: '1.4.2' })
  const [rollout] = await ctx.db
    .insert(firmware_rollouts)
    .values({ firmware_version_id, model_id, percent: 100, most_failures: 500 })
    .returning()
  await Promise.all([1, 2, 3, 4].map(() => advanceRollouts(ctx)))
  const commands = await ctx.db.select().from(device_commands)
  expect(commands.map(({ device_id }) => device_id).sort()).toEqual(robots.map(({ id }) => id).sort())

  const admin = await anAdmin(ctx)
  await Promise.all(
    robots.map((robot) =>
      tellEvents(deviceContext(ctx, robot), robot, {
        boot: 1,
        events: [{ seq: 1, age_ms: 0, kind: 'firmware', data: { version: '1.5.0', state: 'falhou' } }],
      }),
    ),
  )
  const [after] = await ctx.db
    .select()
    .from(firmware_rollouts)
    .where(eq(firmware_rollouts.id, rollout?.id ?? 0))
  expect(after).toMatchObject({ state: 'pausado', paused_why: 'failures' })
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, admin.id))
  expect(told.map(({ title }) => title)).toEqual(['A distribuição da versão 1.5.0 parou sozinha'])
})
