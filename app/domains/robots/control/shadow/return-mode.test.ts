import { eq, sql } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aMode } from '../control.factory.ts'
import { findShadow } from './find-shadow.queries.ts'
import { type ReturnDue, returnMode } from './return-mode.actions.ts'

const waiting = async (ctx: Context, device_id: number) => {
  const { rows } = await ctx.db.execute<{ payload: ReturnDue; run_at: Date }>(
    sql`select j.payload, j.run_at from graphile_worker._private_jobs j where j.key = ${`control.return_mode:${device_id}`}`,
  )
  return rows
}

test('from working inside the robot returns to its mode of before, after an hour', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const flora = await aMode(ctx, { model_id: device.model_id, slug: 'flora', name: 'Flora' })
  const inside = await aMode(ctx, { model_id: device.model_id, slug: 'trabalhando-na-estufa', name: 'Dentro' })
  const { wishes } = (await as(owner)).control
  await wishes.changeMode({ id: device.id, modo_id: flora.id })
  expect(await waiting(ctx, device.id)).toEqual([])
  await wishes.changeMode({ id: device.id, modo_id: inside.id })
  await wishes.changeMode({ id: device.id, modo_id: inside.id })
  const [job] = await waiting(ctx, device.id)
  expect(new Date(job?.run_at ?? 0)).toEqual(new Date(ctx.now().getTime() + 3_600_000))
  expect(job?.payload).toMatchObject({ from: inside.id, to: { id: flora.id } })
  await returnMode(ctx, job?.payload as ReturnDue)
  expect(await findShadow(ctx, device.id)).toMatchObject({ desired_version: 4, desired: { mode: { slug: 'flora' } } })
  // A job that runs twice, or late, changes nothing.
  await returnMode(ctx, job?.payload as ReturnDue)
  expect(await findShadow(ctx, device.id)).toMatchObject({ desired_version: 4 })
})

test('who chose another mode meanwhile keeps it', async ({ ctx, as }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const [flora, vega, inside] = await Promise.all(
    ['flora', 'vega', 'trabalhando-na-estufa'].map((slug) =>
      aMode(ctx, { model_id: device.model_id, slug, name: slug }),
    ),
  )
  const { wishes } = (await as(owner)).control
  for (const mode of [flora, inside, vega]) await wishes.changeMode({ id: device.id, modo_id: mode?.id ?? 0 })
  const [job] = await waiting(ctx, device.id)
  await returnMode(ctx, job?.payload as ReturnDue)
  expect((await findShadow(ctx, device.id)).desired.mode?.slug).toBe('vega')
})

test('a robot that changed hands does not return to what its owner before had built', async ({ ctx, as }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const own = await aMode(ctx, { model_id: device.model_id, owner_id: owner.id })
  const inside = await aMode(ctx, { model_id: device.model_id, slug: 'trabalhando-na-estufa', name: 'Dentro' })
  const { wishes } = (await as(owner)).control
  for (const { id } of [own, inside]) await wishes.changeMode({ id: device.id, modo_id: id })
  const [job] = await waiting(ctx, device.id)
  const next = await aUser(ctx)
  await ctx.db.update(device_links).set({ user_id: next.id }).where(eq(device_links.id, link.id))
  await returnMode(ctx, job?.payload as ReturnDue)
  expect((await findShadow(ctx, device.id)).desired.mode?.slug).toBe('trabalhando-na-estufa')
})
