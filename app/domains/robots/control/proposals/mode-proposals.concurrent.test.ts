import { eq } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aLinkedDevice } from '#domains/robots/devices/devices.factory.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import { device_places } from '#domains/robots/devices/places/device-places.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aMode } from '../control.factory.ts'
import { findShadow } from '../shadow/find-shadow.queries.ts'
import { mode_proposals } from './mode-proposals.table.ts'
import { proposeModes } from './propose-modes.actions.ts'

test('plants that enter a cycle at once ask once, and of two who answer at once one is heard', async ({ ctx, as }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const space = await aSpace(ctx, { created_by: owner.id })
  await ctx.db.insert(device_places).values({ link_id: link.id, space_id: space.id })
  await aMode(ctx, { model_id: device.model_id, slug: 'flora', name: 'Flora', cycles: ['floracao'] })
  const helper = await aUser(ctx)
  await ctx.db.insert(device_members).values({ link_id: link.id, user_id: helper.id, role: 'helper' })
  const grown = { created_by: owner.id, space_id: space.id, plant_cycle_id: await cycleId(ctx, 'floracao') }
  const both = [await aPlant(ctx, grown), await aPlant(ctx, grown)]
  await Promise.all(both.map(({ id }) => proposeModes(ctx, { plant_id: id })))
  const asked = await ctx.db.select().from(mode_proposals)
  expect(asked).toHaveLength(1)
  const proposal_id = asked[0]?.id ?? 0
  const people = [await as(owner), await as(helper)]
  const answers = await Promise.allSettled(
    people.map(({ control }, at) => control.proposals.answer({ id: device.serial, proposal_id, accepted: at === 0 })),
  )
  const heard = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(heard).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
  const [kept] = await ctx.db.select().from(mode_proposals).where(eq(mode_proposals.id, proposal_id))
  const { desired, desired_version } = await findShadow(ctx, device.id)
  expect(kept?.state).toBe(heard[0]?.state)
  expect([desired.mode?.slug, desired_version]).toEqual(kept?.state === 'aceita' ? ['flora', 1] : [undefined, 0])
})
