import { eq } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aGenetic } from './genetics.factory.ts'
import { genetics } from './genetics.table.ts'

const refused = (status: number) => expect.objectContaining({ status })
const beside = (field: string, words: string) =>
  expect.objectContaining({ status: 422, data: { errors: { [field]: [expect.stringContaining(words)] } } })

test('a new entry is its grower’s alone; the same form sent twice makes one', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const { library } = (await as(grower)).genetics
  const form = { name: 'Blue Dream', breeder: 'DJ Short', idempotency_key: '0198aaaa-0000-7000-8000-000000000011' }
  const made = await library.create(form)
  expect(made).toMatchObject({
    name: 'Blue Dream',
    state: 'privada',
    can: { update: true, propose: true, curate: false },
  })
  expect(await library.create(form)).toEqual(made)
  expect(await ctx.db.select().from(genetics).where(eq(genetics.created_by, grower.id))).toHaveLength(1)
  await expect(api.genetics.library.create({ name: 'Haze' })).rejects.toEqual(refused(401))
  await expect(library.create({ name: ' ' })).rejects.toEqual(refused(422))
  await expect(library.create({ name: 'X', weeks_from: 9, weeks_to: 8 })).rejects.toEqual(beside('weeks_to', 'menos'))
})

test('a stranger finds a private one neither by page, list, count, search, suggestion nor as a parent', async ({
  ctx,
  as,
}) => {
  const secret = await aGenetic(ctx, { name: 'Segredo' })
  const stranger = await aUser(ctx)
  const { library } = (await as(stranger)).genetics
  await expect(library.show({ id_or_slug: secret.slug })).rejects.toEqual(refused(404))
  await expect(library.update({ id_or_slug: secret.slug, name: 'Meu' })).rejects.toEqual(refused(404))
  await expect(library.remove({ id_or_slug: secret.slug })).rejects.toEqual(refused(404))
  await expect(library.propose({ id_or_slug: secret.slug, proposed: true })).rejects.toEqual(refused(404))
  expect((await library.list({})).total).toBe(0)
  expect((await library.list({ search: 'segredo' })).total).toBe(0)
  expect((await library.suggest({ search: 'segredo' })).data).toEqual([])
  await expect(library.create({ name: 'Filha', mother: 'Segredo' })).rejects.toEqual(beside('mother', 'Não achamos'))
  const admin = await as(await aUser(ctx, { user_type: 'admin' }))
  await expect(admin.genetics.library.show({ id_or_slug: secret.slug })).rejects.toEqual(refused(404))
})

test('search forgives accents, capitals and typos; filters narrow', async ({ ctx, as }) => {
  for (const name of ['Maçã Verde', 'Northern Lights', 'White Widow'])
    await aGenetic(ctx, { private: false, name, flowering: name.startsWith('M') ? 'auto' : 'foto' })
  const { library } = (await as(await aUser(ctx))).genetics
  const named = async (filter: object) => (await library.list(filter)).data.map(({ name }) => name)
  expect(await named({ search: 'MACA' })).toEqual(['Maçã Verde'])
  expect(await named({ search: 'nothern ligts' })).toEqual(['Northern Lights'])
  expect(await named({ flowering: 'auto' })).toEqual(['Maçã Verde'])
  expect(await named({ scope: 'minhas' })).toEqual([])
  expect(await library.list({ per_page: 2, page: 2 })).toMatchObject({ total: 3, last_page: 2 })
  await expect(library.suggest({ search: '' })).rejects.toEqual(refused(422))
})

test('parents make a tree both ways, and none may be its own ancestor', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { library } = (await as(grower)).genetics
  const haze = await library.create({ name: 'Haze' })
  const berry = await library.create({ name: 'Blueberry', breeder: 'DJ Short' })
  const dream = await library.create({ name: 'Blue Dream', mother: 'blueberry (dj short)', father: 'Haze' })
  expect(dream).toMatchObject({ mother: { name: 'Blueberry' }, father: { name: 'Haze' } })
  const seen = await library.show({ id_or_slug: haze.slug })
  expect(seen.children.map(({ name }) => name)).toEqual(['Blue Dream'])
  const circle = library.update({
    id_or_slug: berry.slug,
    name: 'Blueberry',
    breeder: 'DJ Short',
    mother: 'Blue Dream',
  })
  await expect(circle).rejects.toEqual(beside('mother', 'daria a volta'))
  await expect(library.update({ id_or_slug: haze.slug, name: 'Haze', father: 'Haze' })).rejects.toEqual(
    beside('father', 'daria a volta'),
  )
})

test('a relative that the viewer may not see is not in the tree', async ({ ctx, as }) => {
  const hidden = await aGenetic(ctx, { name: 'Segredo' })
  const shared = await aGenetic(ctx, { name: 'Aberta', private: false, mother_id: hidden.id })
  const { library } = (await as(await aUser(ctx))).genetics
  expect(await library.show({ id_or_slug: shared.slug })).toMatchObject({ mother: null })
})

test('an editor who may not see a parent does not lose it by saving', async ({ ctx, as }) => {
  const hidden = await aGenetic(ctx, { name: 'Segredo' })
  const shared = await aGenetic(ctx, { name: 'Aberta', private: false, mother_id: hidden.id })
  const { library } = (await as(await aUser(ctx, { user_type: 'admin' }))).genetics
  await library.update({ id_or_slug: shared.slug, name: 'Aberta II' })
  const [row] = await ctx.db.select().from(genetics).where(eq(genetics.id, shared.id))
  expect(row).toMatchObject({ name: 'Aberta II', mother_id: hidden.id })
})

test('what is shared only staff changes; what is deleted is gone and plants keep its name', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const shared = await aGenetic(ctx, { private: false, created_by: grower.id })
  const mine = await aGenetic(ctx, { created_by: grower.id, name: 'Minha' })
  const plant = await aPlant(ctx, { created_by: grower.id, genetic_id: mine.id, genetic_name: 'Minha' })
  const { genetics: own, garden } = await as(grower)
  await expect(own.library.update({ id_or_slug: shared.slug, name: 'X' })).rejects.toEqual(refused(403))
  await expect(own.library.propose({ id_or_slug: shared.slug, proposed: true })).rejects.toEqual(refused(403))
  await own.library.remove({ id_or_slug: mine.slug })
  await expect(own.library.show({ id_or_slug: mine.slug })).rejects.toEqual(refused(404))
  expect((await garden.plants.show({ id_or_slug: plant.slug })).genetic).toEqual({ name: 'Minha', slug: null })
})

test('a plant’s genetic is the entry that its name names, else free text', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const entry = await aGenetic(ctx, { private: false, name: 'Blue Dream', breeder: 'DJ Short' })
  const others = await aGenetic(ctx, { name: 'Segredo' })
  const garden = (await as(grower)).garden
  const begin = async (genetic_name: string) =>
    garden.plants.create({
      name: 'Lua',
      genetic_name,
      plant_cycle_id: await cycleId(ctx, 'vegetativo'),
      started_on: '2026-11-20',
    })
  const named = await begin('blue dream (DJ Short)')
  expect(named.genetic).toEqual({ name: 'Blue Dream', slug: entry.slug })
  expect((await begin('Blue dream')).genetic?.slug).toBe(entry.slug)
  expect((await begin('Da vó')).genetic).toEqual({ name: 'Da vó', slug: null })
  expect((await begin('Segredo')).genetic).toEqual({ name: 'Segredo', slug: null })
  const [row] = await ctx.db.select().from(plants).where(eq(plants.genetic_name, 'Segredo'))
  expect(row?.genetic_id).toBeNull()
  expect((await garden.plants.list({ genetic_id: entry.id })).total).toBe(2)
  expect((await garden.plants.list({ genetic_id: others.id })).total).toBe(0)
})

test('two entries of one name: neither is guessed, and what was chosen stays while it is not touched', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const first = await aGenetic(ctx, { private: false, name: 'Skunk', breeder: 'Um' })
  await aGenetic(ctx, { private: false, name: 'Skunk', breeder: 'Dois' })
  const plant = await aPlant(ctx, { created_by: grower.id, genetic_id: first.id, genetic_name: 'Skunk' })
  const { plants: own } = (await as(grower)).garden
  const fields = { name: 'Lua', started_on: '2026-10-01' }
  const kept = await own.update({ ...fields, id_or_slug: plant.slug, genetic_name: 'Skunk' })
  expect(kept.genetic?.slug).toBe(first.slug)
  const other = await own.update({ ...fields, id_or_slug: plant.slug, genetic_name: 'Skunk (Dois)' })
  expect(other.genetic).toMatchObject({ name: 'Skunk' })
  expect(other.genetic?.slug).not.toBe(first.slug)
  const free = await aPlant(ctx, { created_by: grower.id })
  expect((await own.update({ ...fields, id_or_slug: free.slug, genetic_name: 'Skunk' })).genetic?.slug).toBeNull()
})

test('a visitor of an open plant gets no way to a private entry', async ({ ctx, api }) => {
  const grower = await aUser(ctx)
  const mine = await aGenetic(ctx, { created_by: grower.id, name: 'Minha' })
  const plant = await aPlant(ctx, { created_by: grower.id, private: false, genetic_id: mine.id, genetic_name: 'Minha' })
  expect((await api.garden.plants.show({ id_or_slug: plant.slug })).genetic).toEqual({ name: 'Minha', slug: null })
})
