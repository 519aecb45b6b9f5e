import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { geneticFields } from '../library/genetic.form.ts'
import { aGenetic } from '../library/genetics.factory.ts'
import { aStock } from '../stock/genetic-stocks.factory.ts'

const refused = (status: number) => expect.objectContaining({ status })
const beside = (field: string, words: string) =>
  expect.objectContaining({ status: 422, data: { errors: { [field]: [expect.stringContaining(words)] } } })

test('what its grower proposes staff sees, and shares with everybody', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const entry = await aGenetic(ctx, { created_by: grower.id, name: 'Da casa' })
  const own = (await as(grower)).genetics.library
  const { curation } = (await as(await aUser(ctx, { user_type: 'admin' }))).genetics
  expect((await curation.list({})).total).toBe(0)
  await expect(curation.decide({ id_or_slug: entry.slug, share: true })).rejects.toEqual(refused(404))
  expect((await own.propose({ id_or_slug: entry.slug, proposed: true })).state).toBe('proposta')
  await aGenetic(ctx, { private: false, name: 'Da casas' })
  const [asked] = (await curation.list({})).data
  expect(asked).toMatchObject({ name: 'Da casa', nickname: grower.nickname, alike: [{ name: 'Da casas' }] })
  await curation.decide({ id_or_slug: entry.slug, share: true })
  const reader = (await as(await aUser(ctx))).genetics.library
  expect(await reader.show({ id_or_slug: entry.slug })).toMatchObject({
    state: 'compartilhada',
    can: { update: false },
  })
  expect((await curation.list({ state: 'compartilhada' })).total).toBe(2)
  expect(await ctx.db.select().from(audit_log).where(eq(audit_log.action, 'genetic.share'))).toHaveLength(1)
  await expect(curation.decide({ id_or_slug: entry.slug, share: true })).rejects.toEqual(refused(409))
})

test('what staff declines stays its grower’s, who reads why', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const entry = await aGenetic(ctx, { created_by: grower.id, proposed_at: ctx.now() })
  const { curation, library } = (await as(await aUser(ctx, { user_type: 'admin' }))).genetics
  await expect(curation.decide({ id_or_slug: entry.slug, share: false })).rejects.toEqual(beside('why', 'Diga'))
  await curation.decide({ id_or_slug: entry.slug, share: false, why: 'Falta o criador.' })
  await expect(library.show({ id_or_slug: entry.slug })).rejects.toEqual(refused(404))
  const own = await (await as(grower)).genetics.library.show({ id_or_slug: entry.slug })
  expect(own).toMatchObject({ state: 'privada', declined_why: 'Falta o criador.' })
})

test('what was changed after staff opened it is read again before it is shared or declined', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const admin = await aUser(ctx, { user_type: 'admin' })
  const { slug } = await aGenetic(ctx, { created_by: grower.id, name: 'Isca', proposed_at: ctx.now() })
  const { curation, library } = (await as(admin)).genetics
  const opened = geneticFields(await library.show({ id_or_slug: slug }))
  const desk = await page(`/admin/geneticas/${slug}`, admin)
  await (await as(grower)).genetics.library.update({ id_or_slug: slug, ...opened, description: 'Outra coisa' })
  for (const share of [true, false])
    await expect(curation.decide({ id_or_slug: slug, share, why: 'Já há.', opened })).rejects.toEqual(refused(409))
  const again = await desk.press('Compartilhar com todos')
  expect(again.text).toContain('leia de novo')
  expect(again.text).toContain('Outra coisa')
  await again.press('Compartilhar com todos')
  expect((await library.show({ id_or_slug: slug })).state).toBe('compartilhada')
})

test('a child of a parent that is somebody’s alone is not shared before it', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const mother = await aGenetic(ctx, { created_by: grower.id, name: 'Mãe', proposed_at: ctx.now() })
  const child = await aGenetic(ctx, {
    created_by: grower.id,
    name: 'Filha',
    proposed_at: ctx.now(),
    mother_id: mother.id,
  })
  const { curation } = (await as(await aUser(ctx, { user_type: 'admin' }))).genetics
  await expect(curation.decide({ id_or_slug: child.slug, share: true })).rejects.toEqual(beside('mother', 'antes'))
  await curation.decide({ id_or_slug: mother.slug, share: true })
  await curation.decide({ id_or_slug: child.slug, share: true })
})

test('two that are one: plants, packs and crosses move, the old address leads there, and it is on record', async ({
  ctx,
  as,
  page,
}) => {
  const grower = await aUser(ctx)
  const old = await aGenetic(ctx, { private: false, name: 'BlueDream' })
  const kept = await aGenetic(ctx, { private: false, name: 'Blue Dream', breeder: 'DJ Short' })
  const cross = await aGenetic(ctx, { private: false, name: 'Cruza', mother_id: old.id, father_id: old.id })
  const plant = await aPlant(ctx, { created_by: grower.id, genetic_id: old.id, genetic_name: 'BlueDream' })
  const pack = await aStock(ctx, { created_by: grower.id, genetic_id: old.id })
  const admin = await aUser(ctx, { user_type: 'admin' })
  const { curation } = (await as(admin)).genetics
  const ask = { id_or_slug: old.slug, into: 'Blue Dream (DJ Short)' }
  await expect(curation.merge(ask)).rejects.toEqual(beside('sure', '1 planta, 1 pacote, 1 cruzamento'))
  await curation.merge({ ...ask, sure: true })
  const own = await as(grower)
  expect((await own.garden.plants.show({ id_or_slug: plant.slug })).genetic).toEqual({
    name: 'Blue Dream',
    slug: kept.slug,
  })
  expect((await own.genetics.stock.show({ id: pack.id })).genetic.name).toBe('Blue Dream')
  expect(await own.genetics.library.show({ id_or_slug: cross.slug })).toMatchObject({
    mother: { name: 'Blue Dream' },
    father: { name: 'Blue Dream' },
  })
  expect((await own.genetics.library.show({ id_or_slug: old.slug })).slug).toBe(kept.slug)
  expect((await page(`/cultivo/geneticas/${old.slug}`, grower)).location).toBe(`/cultivo/geneticas/${kept.slug}`)
  const [line] = await ctx.db.select().from(audit_log).where(eq(audit_log.action, 'genetic.merge'))
  expect(line?.after).toMatchObject({ plants: [plant.id], stocks: [pack.id], children: [cross.id] })
  const [row] = await ctx.db.select().from(plants).where(eq(plants.id, plant.id))
  expect(row?.genetic_name).toBe('Blue Dream')
})

test('who descends from the other is another; a private one, itself and a stranger are refused', async ({
  ctx,
  as,
}) => {
  const mother = await aGenetic(ctx, { private: false, name: 'Mãe' })
  const child = await aGenetic(ctx, { private: false, name: 'Filha', mother_id: mother.id })
  const own = await aGenetic(ctx, { name: 'Segredo' })
  const { curation } = (await as(await aUser(ctx, { user_type: 'admin' }))).genetics
  const merge = (id_or_slug: string, into: string) => curation.merge({ id_or_slug, into, sure: true })
  await expect(merge(child.slug, 'Mãe')).rejects.toEqual(beside('into', 'descende'))
  await expect(merge(mother.slug, 'Filha')).rejects.toEqual(beside('into', 'descende'))
  await expect(merge(mother.slug, 'Mãe')).rejects.toEqual(beside('into', 'outra'))
  await expect(merge(mother.slug, 'Segredo')).rejects.toEqual(beside('into', 'Não achamos'))
  await expect(merge(own.slug, 'Mãe')).rejects.toEqual(refused(404))
  const stranger = (await as(await aUser(ctx))).genetics.curation
  await expect(stranger.merge({ id_or_slug: child.slug, into: 'Mãe', sure: true })).rejects.toEqual(refused(403))
})
