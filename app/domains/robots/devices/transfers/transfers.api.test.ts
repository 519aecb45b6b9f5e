import { and, eq, isNull } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aLinkedDevice } from '../devices.factory.ts'
import { device_links } from '../links/device-links.table.ts'

test('a robot handed over is the other one’s from then on; who had it sees it no more', async ({ ctx, as }) => {
  const { device, owner, link } = await aLinkedDevice(ctx)
  const heir = await aUser(ctx)
  const [mine, theirs] = [await as(owner), await as(heir)]
  const ref = { id: device.serial }
  await mine.devices.members.add({ ...ref, nickname: (await aUser(ctx)).nickname, role: 'viewer' })
  const { offer } = await mine.devices.transfers.offer({ ...ref, nickname: heir.nickname })
  expect(offer).toMatchObject({ to: { id: heir.id }, expires_at: new Date(ctx.now().getTime() + 7 * DAY) })
  await expect(theirs.devices.devices.show(ref)).rejects.toMatchObject({ status: 404 })
  const { data } = await theirs.devices.transfers.mine()
  expect(data).toMatchObject([{ id: offer?.id, from: { nickname: owner.nickname } }])
  expect((await theirs.notifications.list({})).data).toMatchObject([{ kind: 'system', url: '/ganza/gerenciar-robos' }])

  const stranger = await as(await aUser(ctx))
  const transfer_id = offer?.id ?? 0
  await expect(stranger.devices.transfers.accept({ transfer_id })).rejects.toMatchObject({ status: 404 })
  await expect(mine.devices.transfers.accept({ transfer_id })).rejects.toMatchObject({ status: 404 })
  expect(await theirs.devices.transfers.accept({ transfer_id })).toMatchObject({ role: 'owner', since: ctx.now() })
  await expect(theirs.devices.transfers.accept({ transfer_id })).rejects.toMatchObject({ status: 409 })
  await expect(mine.devices.devices.show(ref)).rejects.toMatchObject({ status: 404 })
  expect((await theirs.devices.devices.settings(ref)).members).toEqual([])
  const [before] = await ctx.db.select().from(device_links).where(eq(device_links.id, link.id))
  expect(before?.unlinked_at).toEqual(ctx.now())
  const now = and(eq(device_links.device_id, device.id), isNull(device_links.unlinked_at))
  expect(await ctx.db.select().from(device_links).where(now)).toMatchObject([{ user_id: heir.id, way: 'transfer' }])
})

test('an offer is refused, withdrawn, or over after a week; then another may be made', async ({ ctx, as, clock }) => {
  const { device, owner } = await aLinkedDevice(ctx)
  const heir = await aUser(ctx)
  const [mine, theirs] = [await as(owner), await as(heir)]
  const ref = { id: device.serial }
  const offer = async () => (await mine.devices.transfers.offer({ ...ref, nickname: heir.nickname })).offer?.id ?? 0
  const refused = await offer()
  await expect(offer()).rejects.toMatchObject({ status: 409 })
  await theirs.devices.transfers.refuse({ transfer_id: refused })
  await expect(theirs.devices.transfers.refuse({ transfer_id: refused })).rejects.toMatchObject({ status: 409 })
  const withdrawn = await offer()
  expect(await mine.devices.transfers.withdraw(ref)).toMatchObject({ offer: null })
  await expect(mine.devices.transfers.withdraw(ref)).rejects.toMatchObject({ status: 409 })
  await expect(theirs.devices.transfers.accept({ transfer_id: withdrawn })).rejects.toMatchObject({ status: 409 })
  const lapsed = await offer()
  clock.now = new Date(clock.now.getTime() + 7 * DAY)
  expect(await theirs.devices.transfers.mine()).toEqual({ data: [] })
  await expect(theirs.devices.transfers.accept({ transfer_id: lapsed })).rejects.toMatchObject({ status: 409 })
  expect(await offer()).not.toBe(lapsed)
  const own = mine.devices.transfers.offer({ ...ref, nickname: owner.nickname })
  await expect(own).rejects.toMatchObject({ data: { errors: { nickname: [expect.any(String)] } } })
})
