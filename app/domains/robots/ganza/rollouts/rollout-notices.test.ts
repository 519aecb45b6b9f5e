import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm'
import { anAdmin } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { aDeviceModel } from '#domains/robots/device-models/device-models.factory.ts'
import { aClaimableDevice, aLinkedDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { tellEvents } from '#domains/robots/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { advanceRollouts } from './advance-rollouts.actions.ts'
import { firmware_rollouts } from './firmware-rollouts.table.ts'
import { aVersion, someRobots } from './rollouts.factory.ts'
import { tellOffers } from './tell-offers.actions.ts'

const noticesOf = ({ db }: Context, ...people: { id: number }[]) =>
  db
    .select({ user_id: notifications.user_id, title: notifications.title, url: notifications.url })
    .from(notifications)
    .where(
      and(
        inArray(
          notifications.user_id,
          people.map(({ id }) => id),
        ),
        or(like(notifications.key, 'firmware-offer:%'), like(notifications.key, 'rollout-paused:%')),
      ),
    )
    .orderBy(asc(notifications.id))
const offersToTell = async ({ db }: Context) => {
  const { rows } = await db.execute<{ payload: { device_ids: number[] } }>(
    sql`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'ganza.tell_offers' order by j.id`,
  )
  return rows.map(({ payload }) => payload.device_ids)
}
const begin = async (ctx: Context, fields: { model_id: number; firmware_version_id: number; force?: boolean }) => {
  const [made] = await ctx.db
    .insert(firmware_rollouts)
    .values({ percent: 100, most_failures: 500, ...fields })
    .returning()
  return made?.id ?? 0
}

test('an offer is told once to whoever has the robot, also when it is made anew', async ({ ctx }) => {
  const { id: model_id } = await aDeviceModel(ctx)
  const { id: firmware_version_id } = await aVersion(ctx, model_id, '1.5.0')
  const { device, owner } = await aLinkedDevice(ctx, { model_id, firmware: '1.4.2' })
  await someRobots(ctx, { count: 1, model_id, firmware: '1.4.2' })
  const id = await begin(ctx, { model_id, firmware_version_id })
  await advanceRollouts(ctx)
  await advanceRollouts(ctx)
  expect(await offersToTell(ctx)).toEqual([[device.id]])
  for (const device_ids of [[device.id], [device.id]]) await tellOffers(ctx, device_ids)
  expect(await noticesOf(ctx, owner)).toEqual([
    {
      user_id: owner.id,
      title: 'Versão 1.5.0 pronta para Robô da tenda',
      url: `/ganza/${device.serial}/versao`,
    },
  ])
  // Begun anew with the same version: told already.
  await ctx.db.update(firmware_rollouts).set({ state: 'cancelado' }).where(eq(firmware_rollouts.id, id))
  await begin(ctx, { model_id, firmware_version_id })
  await advanceRollouts(ctx)
  await tellOffers(ctx, [device.id])
  expect(await noticesOf(ctx, owner)).toHaveLength(1)
})

test('a roll-out that asks nobody, or a robot whose turn has come, is told to nobody', async ({ ctx, clock }) => {
  const { id: model_id } = await aDeviceModel(ctx)
  const { id: firmware_version_id } = await aVersion(ctx, model_id, '1.5.0')
  const { device, owner } = await aLinkedDevice(ctx, { model_id, firmware: '1.6.0' })
  const id = await begin(ctx, { model_id, firmware_version_id, force: true })
  await advanceRollouts(ctx)
  expect(await offersToTell(ctx)).toEqual([])
  await ctx.db.update(firmware_rollouts).set({ state: 'cancelado' }).where(eq(firmware_rollouts.id, id))
  const next = await aVersion(ctx, model_id, '1.7.0')
  await begin(ctx, { model_id, firmware_version_id: next.id })
  await advanceRollouts(ctx)
  clock.now = new Date(clock.now.getTime() + 24 * 3_600_000)
  await advanceRollouts(ctx)
  await tellOffers(ctx, [device.id])
  expect(await noticesOf(ctx, owner)).toEqual([])
})

test('who links a robot while a version waits for a word is told, too', async ({ ctx, as, clock }) => {
  const { id: model_id } = await aDeviceModel(ctx)
  const { id: firmware_version_id } = await aVersion(ctx, model_id, '1.5.0')
  const { device, owner } = await aLinkedDevice(ctx, { model_id, firmware: '1.4.2' })
  await begin(ctx, { model_id, firmware_version_id })
  await advanceRollouts(ctx)
  await tellOffers(ctx, [device.id])
  const next = await aUser(ctx)
  const { transfers } = (await as(owner)).devices
  const { offer } = await transfers.offer({ id: device.serial, nickname: next.nickname })
  clock.now = new Date(clock.now.getTime() + 60_000)
  await (await as(next)).devices.transfers.accept({ transfer_id: offer?.id ?? 0 })
  expect((await noticesOf(ctx, owner, next)).map(({ user_id }) => user_id)).toEqual([owner.id, next.id])
  const free = await aClaimableDevice(ctx, { model_id, firmware: '1.5.0' })
  const other = await aUser(ctx)
  await (await as(other)).devices.devices.link({ serial: free.device.serial, code: free.code })
  expect(await noticesOf(ctx, other)).toEqual([])
})

test('a roll-out that its failures paused is told once to staff who cares for robots', async ({ ctx }) => {
  const { id: model_id } = await aDeviceModel(ctx)
  const { id: firmware_version_id } = await aVersion(ctx, model_id, '1.5.0')
  const [admin, analyst] = [await anAdmin(ctx), await aUser(ctx, { roles: ['iot_analyst'] })]
  const robots = await someRobots(ctx, { count: 5, model_id, firmware: '1.4.2' })
  await begin(ctx, { model_id, firmware_version_id })
  await advanceRollouts(ctx)
  for (const robot of robots)
    await tellEvents(deviceContext(ctx, robot), robot, {
      boot: 1,
      events: [{ seq: 1, age_ms: 0, kind: 'firmware', data: { version: '1.5.0', state: 'falhou' } }],
    })
  await advanceRollouts(ctx)
  expect(await noticesOf(ctx, admin, analyst)).toEqual([
    {
      user_id: admin.id,
      title: 'A distribuição da versão 1.5.0 parou sozinha',
      url: `/admin/ganza/versoes-arduino/${firmware_version_id}/distribuir`,
    },
  ])
})
