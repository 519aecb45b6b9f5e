import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { sweepShareLinks } from './share-links.actions.ts'
import { share_links } from './share-links.table.ts'

const tokenIn = (url: string) => url.split('/v/')[1] ?? ''
const KEY = '019a0000-0000-7000-8000-0000000000aa'

async function aGarden(ctx: Context) {
  const grower = await aUser(ctx, { nickname: 'grower.secreto' })
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Quarto escondido' })
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: space.id, name: 'Jaci', photos: 1 })
  return { grower, space, plant, about: { target: 'plant' as const, id_or_slug: plant.slug } }
}

test('a private plant is shown to who has the link: photos signed, nothing to press, uses counted', async ({
  ctx,
  as,
  api,
}) => {
  const { grower, plant, about } = await aGarden(ctx)
  const own = await as(grower)
  await own.journal.updates.post({ id_or_slug: plant.slug, kind: 'nota', text: 'Cresceu' })
  const { url } = await own.cultivation.shareLinks.make({ ...about, days: 7, discreet: false })
  const shown = await api.cultivation.shareLinks.open({ token: tokenIn(url) })
  expect(shown).toMatchObject({
    discreet: false,
    expires_at: new Date('2026-11-28T15:00:00Z'),
    thing: { kind: 'plant', name: 'Jaci', grower: 'grower.secreto', space_name: null },
  })
  expect(shown.thing.updates.data).toMatchObject([{ text: 'Cresceu' }])
  expect(shown.thing.photos[0]?.document.url).toContain('assinatura=')
  expect((await own.cultivation.shareLinks.list(about)).data).toMatchObject([{ url, uses: 1, last_used_at: ctx.now() }])
  // The link gives access to nothing else.
  await expect(api.garden.plants.show({ id_or_slug: plant.slug })).rejects.toMatchObject({ status: 404 })
  expect((await own.garden.plants.show({ id_or_slug: plant.slug })).views_count).toBe(0)
  const [kept] = await ctx.db.select().from(share_links)
  expect(JSON.stringify(kept)).not.toContain(tokenIn(url))
})

test('a link to a plant names its space as the public page does: not a private one, to nobody', async ({
  ctx,
  as,
  api,
}) => {
  const { grower, space, about } = await aGarden(ctx)
  const own = await as(grower)
  const { url } = await own.cultivation.shareLinks.make({ ...about, days: 7, discreet: false })
  const { url: of_space } = await own.cultivation.shareLinks.make({
    ...{ target: 'space', id_or_slug: space.slug, days: 7, discreet: false },
  })
  for (const who of [api, own])
    expect(JSON.stringify(await who.cultivation.shareLinks.open({ token: tokenIn(url) }))).not.toContain(space.name)
  const open = () => api.cultivation.shareLinks.open({ token: tokenIn(url) })
  await ctx.db.update(spaces).set({ private: false }).where(eq(spaces.id, space.id))
  expect((await open()).thing.space_name).toBe('Quarto escondido')
  await ctx.db.update(spaces).set({ private: true }).where(eq(spaces.id, space.id))
  expect((await open()).thing.space_name).toBeNull()
  // A link to the space itself is one to its name.
  const shown = await api.cultivation.shareLinks.open({ token: tokenIn(of_space) })
  expect(shown.thing.name).toBe('Quarto escondido')
})

test('discreet, it names neither the grower nor the plant nor the space, and no number leads to their pages', async ({
  ctx,
  as,
  api,
}) => {
  const { grower, space, plant, about } = await aGarden(ctx)
  const {
    cultivation: { shareLinks },
    journal: { updates },
  } = await as(grower)
  await updates.post({ id_or_slug: plant.slug, kind: 'nota', text: 'Reguei' })
  await updates.post({ id_or_slug: plant.slug, kind: 'nota', text: 'Cresceu' })
  const links = [
    await shareLinks.make({ ...about, days: 1 }),
    await shareLinks.make({ target: 'space', id_or_slug: space.slug, days: 30 }),
  ]
  for (const { url } of links) {
    const shown = JSON.stringify(await api.cultivation.shareLinks.open({ token: tokenIn(url) }))
    expect(shown).not.toMatch(/grower\.secreto|Quarto escondido|Jaci/)
    for (const { slug } of [space, plant]) expect(shown).not.toContain(slug)
  }
  const { thing } = await api.cultivation.shareLinks.open({ token: tokenIn(links[0]?.url ?? '') })
  expect(thing.name).toBe('Uma planta')
  expect(thing.updates.data.map(({ id }) => id)).toEqual([1, 2])
})

test('unknown, ended, taken back, deleted, of somebody who left: 404 in words', async ({ ctx, as, api, clock }) => {
  const { grower, plant, about } = await aGarden(ctx)
  const { shareLinks } = (await as(grower)).cultivation
  const gone = { status: 404, message: 'Este link não existe mais. Peça outro para quem enviou.' }
  const open = (url: string) => api.cultivation.shareLinks.open({ token: tokenIn(url) })
  await expect(open('/v/nada')).rejects.toMatchObject(gone)
  const taken = await shareLinks.make({ ...about, days: 7 })
  await shareLinks.end({ id: taken.id })
  await expect(open(taken.url)).rejects.toMatchObject(gone)
  const day = await shareLinks.make({ ...about, days: 1 })
  const month = await shareLinks.make({ ...about, days: 30 })
  clock.now = new Date('2026-11-22T15:00:00Z')
  await expect(open(day.url)).rejects.toMatchObject(gone)
  await expect(open(month.url)).resolves.toBeTruthy()
  await sweepShareLinks({ ...ctx, now: () => new Date(clock.now.getTime() + 1) })
  expect(await ctx.db.select().from(share_links)).toHaveLength(1)
  await ctx.db.update(users).set({ suspended_at: ctx.now() }).where(eq(users.id, grower.id))
  await expect(open(month.url)).rejects.toMatchObject(gone)
  await ctx.db.update(users).set({ suspended_at: null }).where(eq(users.id, grower.id))
  await ctx.db.update(plants).set({ deleted_at: ctx.now() }).where(eq(plants.id, plant.id))
  await expect(open(month.url)).rejects.toMatchObject(gone)
})

test('only its grower makes, lists and takes back; the form twice is one; ten at most', async ({ ctx, as, api }) => {
  const { grower, plant, about } = await aGarden(ctx)
  const { shareLinks } = (await as(grower)).cultivation
  const made = await shareLinks.make({ ...about, days: 7, idempotency_key: KEY })
  expect((await shareLinks.make({ ...about, days: 7, idempotency_key: KEY })).id).toBe(made.id)
  const stranger = (await as(await aUser(ctx))).cultivation.shareLinks
  const staff = (await as(await aUser(ctx, { user_type: 'admin' }))).cultivation.shareLinks
  await expect(stranger.make({ ...about, days: 7 })).rejects.toMatchObject({ status: 404 })
  await expect(stranger.list(about)).rejects.toMatchObject({ status: 404 })
  await expect(staff.list(about)).rejects.toMatchObject({ status: 403 })
  await expect(staff.make({ ...about, days: 7 })).rejects.toMatchObject({ status: 403 })
  await expect(stranger.end({ id: made.id })).rejects.toMatchObject({ status: 404 })
  await expect(api.cultivation.shareLinks.list(about)).rejects.toMatchObject({ status: 401 })
  await ctx.db.update(plants).set({ private: false }).where(eq(plants.id, plant.id))
  await expect(stranger.make({ ...about, days: 7 })).rejects.toMatchObject({ status: 403 })
  await expect(shareLinks.make({ ...about, days: 400 })).rejects.toMatchObject({
    status: 422,
    data: { errors: { days: ['Escolha 1, 7 ou 30 dias.'] } },
  })
  for (let i = 1; i < 10; i++) await shareLinks.make({ ...about, days: 1 })
  await expect(shareLinks.make({ ...about, days: 1 })).rejects.toMatchObject({ status: 409 })
})

test('who guesses addresses is slowed down', async ({ api }) => {
  const statuses: number[] = []
  for (let i = 0; i < 121; i++)
    await api.cultivation.shareLinks.open({ token: `x${i}` }).catch(({ status }) => statuses.push(status))
  expect(statuses.at(-1)).toBe(429)
})

test('a link to what the moderation hid opens nothing', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx)
  const { shareLinks } = (await as({ id: plant.created_by })).cultivation
  const { url } = await shareLinks.make({ target: 'plant', id_or_slug: plant.slug, days: 7, discreet: false })
  expect(await api.cultivation.shareLinks.open({ token: tokenIn(url) })).toHaveProperty('thing')
  await ctx.db.update(plants).set({ hidden_at: ctx.now() }).where(eq(plants.id, plant.id))
  await expect(api.cultivation.shareLinks.open({ token: tokenIn(url) })).rejects.toMatchObject({ status: 404 })
})
