import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser, factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { deliveriesOf, fanOutAll, sendDue } from '../deliveries/deliveries.factory.ts'
import { leaveGroups } from './notify-grouped.actions.ts'

type Client = { notifications: { list: (input: object) => Promise<{ data: { title: string; text: string }[] }> } }
const titles = async ({ notifications }: Client) => (await notifications.list({})).data.map(({ title }) => title)

test('five people save a plant: one notice that says so, naming only who chose to be found', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false, name: 'Jaci' })
  const mine = await as(grower)
  const shy = await aUser(ctx)
  await (await as(shy)).social.saves.save({ plant_id: plant.id })
  expect(await titles(mine)).toEqual(['Uma pessoa curtiu sua planta'])
  await (await as(await aUser(ctx))).social.saves.save({ plant_id: plant.id })
  expect(await titles(mine)).toEqual(['2 pessoas curtiram sua planta'])
  const ana = await aUser(ctx, { nickname: 'ana.verde', discoverable: true })
  for (const one of [ana, await aUser(ctx), await aUser(ctx)])
    await (await as(one)).social.saves.save({ plant_id: plant.id })
  expect(await titles(mine)).toEqual(['ana.verde e mais 4 curtiram sua planta'])
  const { data } = await mine.notifications.list({ kind: 'save' })
  expect(data[0]).toMatchObject({ text: 'Jaci', url: `/cultivo/planta/${plant.slug}`, read: false })
  await (await as(ana)).social.saves.unsave({ plant_id: plant.id })
  expect(await titles(mine)).toEqual(['4 pessoas curtiram sua planta'])
})

test('who is followed is told, and names who they follow back', async ({ ctx, as, page }) => {
  const [star, fan] = [await aUser(ctx), await aUser(ctx)]
  await (await as(star)).social.saves.save({ user_id: fan.id })
  await (await as(fan)).social.saves.save({ user_id: star.id })
  expect(await titles(await as(star))).toEqual([`${fan.nickname} começou a seguir você`])
  const [notice] = (await (await as(star)).notifications.list({ kind: 'follow' })).data
  expect((await page(notice?.url ?? '', star)).heading).toBe('Quem segue você')
  expect(await titles(await as(fan))).toEqual(['Uma pessoa começou a seguir você'])
})

test('saving on and off ten times is one notice and one message; undone by all it is withdrawn', async ({
  ctx,
  as,
  clock,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const mine = await as(grower)
  await mine.notifications.settings.change({ choices: [{ kind: 'save', channel: 'e-mail', wanted: true }] })
  const { saves } = (await as(await aUser(ctx))).social
  for (let times = 0; times < 10; times++) {
    await saves.save({ plant_id: plant.id })
    await fanOutAll(ctx, grower.id)
    clock.now = new Date(clock.now.getTime() + 5 * 60_000)
    await sendDue(ctx, grower.id)
    await saves.unsave({ plant_id: plant.id })
    expect(await titles(mine)).toEqual([])
    expect(await mine.notifications.unread()).toEqual({ unread: 0 })
  }
  await saves.save({ plant_id: plant.id })
  expect(await titles(mine)).toEqual(['Uma pessoa curtiu sua planta'])
  expect(await mine.notifications.unread()).toEqual({ unread: 1 })
  expect(await deliveriesOf(ctx, grower.id)).toMatchObject([{ status: 'sent', attempts: 1 }])
})

test('a group that grows is sent again only after an hour', async ({ ctx, as, clock }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  await (await as(grower)).notifications.settings.change({
    choices: [{ kind: 'save', channel: 'e-mail', wanted: true }],
  })
  const anotherSaves = async (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    await (await as(await aUser(ctx))).social.saves.save({ plant_id: plant.id })
    await fanOutAll(ctx, grower.id)
    clock.now = new Date(clock.now.getTime() + 2 * 60_000)
    await sendDue(ctx, grower.id)
    return (await deliveriesOf(ctx, grower.id)).map(({ attempts, status }) => [attempts, status])
  }
  expect(await anotherSaves(0)).toEqual([[1, 'sent']])
  expect(await anotherSaves(30)).toEqual([[1, 'sent']])
  const first = (await deliveriesOf(ctx, grower.id))[0]?.sent_at
  expect(await anotherSaves(40)).toEqual([[1, 'sent']])
  expect((await deliveriesOf(ctx, grower.id))[0]?.sent_at).not.toEqual(first)
})

test('one’s own save is no news, and a read group is unread again with somebody new', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const mine = await as(grower)
  await mine.social.saves.save({ plant_id: plant.id })
  expect(await titles(mine)).toEqual([])
  await (await as(await aUser(ctx))).social.saves.save({ plant_id: plant.id })
  await mine.notifications.readAll()
  await (await as(await aUser(ctx))).social.saves.save({ plant_id: plant.id })
  expect(await mine.notifications.unread()).toEqual({ unread: 1 })
})

test('who leaves is named and counted in nobody’s notices, and is again when they stay', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const ana = await aUser(ctx, { nickname: 'ana.sai', discoverable: true })
  await (await as(ana)).social.saves.save({ plant_id: plant.id })
  await (await as(await aUser(ctx))).social.saves.save({ plant_id: plant.id })
  const mine = await as(grower)
  expect(await titles(mine)).toEqual(['ana.sai e mais 1 curtiram sua planta'])
  await (await as(ana)).privacy.erasures.ask({ nickname: 'ana.sai', password: factoryPassword })
  expect(await titles(mine)).toEqual(['Uma pessoa curtiu sua planta'])
  await (await as(ana)).privacy.erasures.cancel()
  expect(await titles(mine)).toEqual(['ana.sai e mais 1 curtiram sua planta'])
  await leaveGroups(ctx, ana)
  expect(await titles(mine)).toEqual(['Uma pessoa curtiu sua planta'])
})

test('who wants no notice of a kind in the site has none there, and is told elsewhere', async ({ ctx, as, clock }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const mine = await as(grower)
  await mine.notifications.settings.change({
    choices: [
      { kind: 'save', channel: 'app', wanted: false },
      { kind: 'save', channel: 'e-mail', wanted: true },
    ],
  })
  await (await as(await aUser(ctx))).social.saves.save({ plant_id: plant.id })
  expect([await titles(mine), await mine.notifications.unread()]).toEqual([[], { unread: 0 }])
  await fanOutAll(ctx, grower.id)
  clock.now = new Date(clock.now.getTime() + 2 * 60_000)
  await sendDue(ctx, grower.id)
  expect(await deliveriesOf(ctx, grower.id)).toMatchObject([{ status: 'sent', channel: 'e-mail' }])
})

test('a plant that is deleted takes its notice of saves along; one that closes keeps it for its grower', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  await (await as(await aUser(ctx))).social.saves.save({ plant_id: plant.id })
  const mine = await as(grower)
  await mine.garden.plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  expect(await titles(mine)).toEqual(['Uma pessoa curtiu sua planta'])
  await mine.garden.plants.remove({ id_or_slug: plant.slug })
  expect([await titles(mine), await mine.notifications.unread()]).toEqual([[], { unread: 0 }])
})
