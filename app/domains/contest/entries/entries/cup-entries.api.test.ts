import { eq } from 'drizzle-orm'
import { blocks } from '#domains/base/social/blocks/blocks.table.ts'
import { aModality, anEdition } from '#domains/contest/editions/editions/cup-editions.factory.ts'
import { cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_photos, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { entriesPersonalData } from '../entries.personal-data.ts'
import { hashOf } from './cup-entries.actions.ts'
import { anEntry, aPlantWithPhotos } from './cup-entries.factory.ts'
import { cup_entries } from './cup-entries.table.ts'
import { proofOf } from './proof.queries.ts'

const aGrower = (ctx: Context) => aUser(ctx, { registration_confirmed_at: ctx.now() })

/** A cup that takes entries, and a grower with a plant. */
async function aCup(ctx: Context, fields: Parameters<typeof anEdition>[1] = {}) {
  const edition = await anEdition(ctx, fields)
  const modality = await aModality(ctx, edition)
  const grower = await aGrower(ctx)
  const { plant, photo_ids } = await aPlantWithPhotos(ctx, grower.id, 3)
  const typed = { slug: modality.slug, plant_id: plant.id, title: 'Lua cheia', report: 'Cresceu bem.', photo_ids }
  return { edition, modality, grower, plant, photo_ids, typed }
}
const beside = (field: string, sentence: string) => ({ status: 422, data: { errors: { [field]: [sentence] } } })
const staffOf = (ctx: Context) => aStaffMember(ctx, ['cup.manage'])

test('a grower enters a plant: what the journal says is frozen and hashed, only what they choose is shown', async ({
  ctx,
  as,
  api,
}) => {
  const { grower, typed, photo_ids, modality, plant } = await aCup(ctx)
  const own = await as(grower)
  const offered = await own.entries.candidates({ slug: modality.slug })
  expect(offered).toMatchObject({ open: true, own: null, plants: [{ id: plant.id, private: true }] })
  const { data: photos } = await own.entries.plantPhotos({ plant_id: plant.id })
  expect(photos.map(({ id }) => id).sort((a, b) => a - b)).toEqual(photo_ids)
  const chosen = [photo_ids[2], photo_ids[0]] as number[]
  const made = await own.entries.enter({ ...typed, photo_ids: chosen, shown: ['phases'] })
  expect(made).toMatchObject({ title: 'Lua cheia', own: { state: 'inscrito', shown: ['phases'], photo_ids: chosen } })
  const seen = await api.entries.show({ uuid: made.uuid })
  expect(seen).toMatchObject({ own: null, proof: { lineage: null, climate: null, measures: null, waterings: null } })
  expect(seen.proof.phases).toHaveLength(1)
  expect(seen.photos).toHaveLength(2)
  const [row] = await ctx.db.select().from(cup_entries).where(eq(cup_entries.uuid, made.uuid))
  expect(seen.proof_hash).toBe(row && hashOf(row.proof))
  expect(await api.entries.showById({ id: made.id })).toMatchObject({ uuid: made.uuid })
  expect(await api.entries.list({ modalidade: modality.slug })).toMatchObject({ total: 1, data: [{ uuid: made.uuid }] })
})

test('a proof tells of no day after it', async ({ ctx }) => {
  const { plant, photo_ids } = await aCup(ctx)
  const at = (days: number) => new Date(ctx.now().getTime() + days * DAY)
  const row = { plant_id: plant.id, created_by: plant.created_by, kind: 'rega' as const }
  await ctx.db.insert(updates).values([-2, -1, 2].map((days) => ({ ...row, happened_at: at(days) })))
  const frozen = await proofOf({ ...ctx, now: () => at(0) }, plant.id, photo_ids)
  expect(frozen.updates).toMatchObject({ count: 2, last_at: at(-1).toISOString() })
  expect(frozen.waterings.count).toBe(2)
  expect((await proofOf({ ...ctx, now: () => at(-400) }, plant.id, [])).phases).toEqual([])
})

test('entering leaves a private plant private, and what is deleted from its journal stays in the proof', async ({
  ctx,
  as,
  api,
}) => {
  const { grower, typed, plant } = await aCup(ctx)
  const { uuid } = await (await as(grower)).entries.enter(typed)
  await expect(api.garden.plants.show({ id_or_slug: plant.slug })).rejects.toMatchObject({ status: 404 })
  const [row] = await ctx.db.select().from(plants).where(eq(plants.id, plant.id))
  expect(row?.private).toBe(true)
  const seen = await api.entries.show({ uuid })
  expect(JSON.stringify(seen)).not.toContain(plant.slug)
  await ctx.db.delete(plant_photos).where(eq(plant_photos.plant_id, plant.id))
  expect((await api.entries.show({ uuid })).photos).toHaveLength(3)
})

test('what may not enter is said beside its field', async ({ ctx, as }) => {
  const { grower, typed, plant } = await aCup(ctx)
  const { enter } = (await as(grower)).entries
  const other = await aPlantWithPhotos(ctx, (await aGrower(ctx)).id)
  const notYours = beside('plant_id', 'Escolha uma planta que você cultiva.')
  await expect(enter({ ...typed, plant_id: other.plant.id, photo_ids: other.photo_ids })).rejects.toMatchObject(
    notYours,
  )
  await expect(enter({ ...typed, plant_id: 999_999 })).rejects.toMatchObject(notYours)
  const gone = await aPlant(ctx, { created_by: grower.id, deleted_at: ctx.now() })
  await expect(enter({ ...typed, plant_id: gone.id })).rejects.toMatchObject(notYours)
  const ownOther = await aPlantWithPhotos(ctx, grower.id)
  const foreign = beside('photo_ids', 'Só valem fotos do diário desta planta. Escolha de novo.')
  await expect(enter({ ...typed, photo_ids: ownOther.photo_ids })).rejects.toMatchObject(foreign)
  await expect(enter({ ...typed, photo_ids: other.photo_ids })).rejects.toMatchObject(foreign)
  await expect(enter({ ...typed, photo_ids: [] })).rejects.toMatchObject(
    beside('photo_ids', 'Escolha pelo menos uma foto da planta.'),
  )
  await expect(enter({ ...typed, title: 'a' })).rejects.toMatchObject(
    beside('title', 'Dê um nome com pelo menos 3 letras.'),
  )
  await expect(enter({ ...typed, slug: 'nenhuma' })).rejects.toMatchObject({ status: 404 })
  expect(await enter({ ...typed, plant_id: plant.id })).toMatchObject({ title: 'Lua cheia' })
})

test('one redondo a grower and modality; who withdrew enters again with the same number', async ({ ctx, as, api }) => {
  const { grower, typed, edition } = await aCup(ctx)
  const { entries } = await as(grower)
  const first = await entries.enter(typed)
  await expect(entries.enter(typed)).rejects.toMatchObject({
    status: 409,
    message: 'Você já tem um redondo nesta modalidade. É um por grower.',
  })
  const other = await aModality(ctx, edition)
  await entries.enter({ ...typed, slug: other.slug })
  expect(await entries.withdraw({ uuid: first.uuid })).toMatchObject({ own: { state: 'retirado' } })
  await expect(api.entries.show({ uuid: first.uuid })).rejects.toMatchObject({ status: 404 })
  expect(await entries.enter({ ...typed, title: 'De volta' })).toMatchObject({ uuid: first.uuid, title: 'De volta' })
})

test('before and after its phase nothing enters nor changes, by the clock of the act', async ({ ctx, as, clock }) => {
  const { grower, typed, edition } = await aCup(ctx)
  const { entries } = await as(grower)
  const { uuid } = await entries.enter(typed)
  const change = { uuid, title: 'Outro nome', report: '', photo_ids: typed.photo_ids, shown: [] }
  clock.now = new Date(edition.popular_at.getTime() - 1)
  expect(await entries.change(change)).toMatchObject({ title: 'Outro nome', can: { change: true } })
  clock.now = edition.popular_at
  const closed = { status: 409, message: expect.stringContaining('A copa está em: votação popular.') }
  await expect(entries.change({ ...change, title: 'Tarde demais' })).rejects.toMatchObject(closed)
  await expect((await as(await aGrower(ctx))).entries.enter(typed)).rejects.toMatchObject(closed)
  expect(await entries.show({ uuid })).toMatchObject({ title: 'Outro nome', can: { change: false, withdraw: true } })
  clock.now = new Date(edition.entries_at.getTime() - DAY)
  await expect(entries.enter(typed)).rejects.toMatchObject({ message: expect.stringContaining('fora de temporada') })
})

test('what two tabs change of a redondo is merged, the same field is a conflict', async ({ ctx, as }) => {
  const { grower, typed } = await aCup(ctx)
  const { entries } = await as(grower)
  const { uuid } = await entries.enter(typed)
  const opened = { title: typed.title, report: typed.report, photo_ids: typed.photo_ids, shown: [] }
  await entries.change({ ...opened, uuid, title: 'Lua nova', opened: opened as never })
  expect(await entries.change({ ...opened, uuid, report: 'Mais.', opened: opened as never })).toMatchObject({
    title: 'Lua nova',
    report: 'Mais.',
  })
  await expect(entries.change({ ...opened, uuid, title: 'Sol', opened: opened as never })).rejects.toMatchObject({
    status: 409,
  })
})

test('somebody else neither changes, withdraws nor sees the photos of a redondo', async ({ ctx, as }) => {
  const { modality } = await aCup(ctx)
  const entry = await anEntry(ctx, modality)
  const { entries } = await as(await aGrower(ctx))
  const { uuid } = entry
  const photo_ids = entry.proof.photos.map(({ file_id }) => file_id)
  const all = [
    entries.change({ uuid, title: 'Meu', photo_ids }),
    entries.withdraw({ uuid }),
    entries.appeal({ uuid, appeal: 'Não concordo com isso.' }),
    entries.ownPhotos({ uuid }),
    entries.plantPhotos({ plant_id: entry.plant_id as number }),
  ]
  for (const answer of await Promise.allSettled(all)) expect(answer).toMatchObject({ reason: { status: 404 } })
  const [row] = await ctx.db.select().from(cup_entries).where(eq(cup_entries.id, entry.id))
  expect(row).toMatchObject({ title: entry.title, state: 'inscrito' })
})

test('who is apart from the grower finds the redondo nowhere; of a draft edition nobody but staff does', async ({
  ctx,
  as,
  api,
}) => {
  const { modality, edition } = await aCup(ctx)
  const entry = await anEntry(ctx, modality, { title: 'Redondo guardado' })
  const apart = await aUser(ctx)
  await ctx.db.insert(blocks).values({ user_id: entry.grower.id, blocked_id: apart.id })
  const { entries } = await as(apart)
  await expect(entries.show({ uuid: entry.uuid })).rejects.toMatchObject({ status: 404 })
  await expect(entries.showById({ id: entry.id })).rejects.toMatchObject({ status: 404 })
  expect(await entries.list({})).toMatchObject({ total: 0, data: [] })
  expect(await entries.list({ search: 'guardado' })).toMatchObject({ total: 0 })
  expect(await api.entries.list({ search: 'guardado' })).toMatchObject({ total: 1 })
  await ctx.db.update(cup_entries).set({ hidden_at: ctx.now() }).where(eq(cup_entries.id, entry.id))
  await expect(api.entries.show({ uuid: entry.uuid })).rejects.toMatchObject({ status: 404 })
  expect(await api.entries.list({})).toMatchObject({ total: 0 })
  expect((await api.editions.editions.show({ slug: edition.slug })).modalities).toMatchObject([{ entries_count: 0 }])
  await ctx.db.update(cup_entries).set({ hidden_at: null }).where(eq(cup_entries.id, entry.id))
  await ctx.db.update(cup_editions).set({ published: false }).where(eq(cup_editions.id, edition.id))
  await expect(api.entries.show({ uuid: entry.uuid })).rejects.toMatchObject({ status: 404 })
  expect(await (await as(await staffOf(ctx))).entries.show({ uuid: entry.uuid })).toMatchObject({ uuid: entry.uuid })
})

test('finalists are those of the edition that section 9 names, unless another one is asked for', async ({ ctx }) => {
  const { modality } = await aCup(ctx)
  const named = await anEdition(ctx, { slug: 'copa-da-final' })
  const room = await aModality(ctx, named)
  const [now, first, second] = [
    await anEntry(ctx, modality, { finalist: true }),
    await anEntry(ctx, room, { finalist: true }),
    await anEntry(ctx, room, { finalist: false }),
  ]
  expect(ctx.env.cup_finalists_edition_id).toBe(2)
  const api = testClient({ ...ctx, env: { ...ctx.env, cup_finalists_edition_id: named.id } })
  const uuids = async (filter: object) => (await api.entries.list(filter)).data.map(({ uuid }) => uuid).toSorted()
  expect(await uuids({ finalist: 'true' })).toEqual([first.uuid])
  expect(await uuids({ finalist: '1', copa_edition_id: modality.edition_id })).toEqual([now.uuid])
  expect(await uuids({ copa_edition_id: named.id })).toEqual([first.uuid, second.uuid].toSorted())
  expect(await uuids({ copa_edition_id: named.id, finalist: '0' })).toEqual([second.uuid])
  expect(await uuids({})).toEqual([now.uuid])
})

test('the team disqualifies with a reason that the grower reads and appeals once; the answer stands', async ({
  ctx,
  as,
  api,
}) => {
  const { modality } = await aCup(ctx)
  const grower = await aGrower(ctx)
  const entry = await anEntry(ctx, modality, { user_id: grower.id })
  const { uuid } = entry
  const [team, own] = [(await as(await staffOf(ctx))).entries, (await as(grower)).entries]
  await expect(own.disqualify({ uuid, reason: 'Fotos de outra planta.' })).rejects.toMatchObject({ status: 403 })
  await expect(team.disqualify({ uuid, reason: 'curto' })).rejects.toMatchObject({
    data: { errors: { reason: [expect.stringContaining('10 letras')] } },
  })
  const rival = await staffOf(ctx)
  await anEntry(ctx, modality, { user_id: rival.id })
  const jealous = (await as(rival)).entries.disqualify({ uuid, reason: 'Fotos de outra planta.' })
  await expect(jealous).rejects.toMatchObject({ status: 403 })
  await team.disqualify({ uuid, reason: 'Fotos de outra planta.' })
  await expect(api.entries.show({ uuid })).rejects.toMatchObject({ status: 404 })
  expect(await own.show({ uuid })).toMatchObject({
    own: { state: 'desclassificado', reason: 'Fotos de outra planta.' },
    can: { appeal: true, withdraw: false },
  })
  await expect(team.answerAppeal({ uuid, accepted: true, answer: 'Tudo certo então.' })).rejects.toMatchObject({
    status: 409,
  })
  await own.appeal({ uuid, appeal: 'As fotos são da mesma planta.' })
  await expect(own.appeal({ uuid, appeal: 'E ainda digo mais uma vez.' })).rejects.toMatchObject({ status: 404 })
  await expect(
    own.enter({
      slug: modality.slug,
      plant_id: entry.plant_id as number,
      title: 'De novo',
      photo_ids: entry.proof.photos.map(({ file_id }) => file_id),
    }),
  ).rejects.toMatchObject({ status: 409 })
  expect(await team.listStaff({ state: 'desclassificado' })).toMatchObject({
    total: 1,
    data: [{ uuid, appeal_answer: null }],
  })
  await team.answerAppeal({ uuid, accepted: true, answer: 'As fotos conferem.' })
  expect(await api.entries.show({ uuid })).toMatchObject({ uuid })
  const notices = await (await as(grower)).notifications.list({})
  expect(JSON.stringify(notices)).toContain('Seu recurso na copa foi respondido')
})

test('nobody but the team and the bench learns a number: no call, page nor copy of own data has it', async ({
  ctx,
  as,
  page,
}) => {
  const { modality, grower } = await aCup(ctx)
  const { uuid } = await anEntry(ctx, modality, { user_id: grower.id, blind_number: 8642 })
  const { entries } = await as(grower)
  const answers = [
    await entries.show({ uuid }),
    await entries.list({}),
    await entries.candidates({ slug: modality.slug }),
  ]
  expect(JSON.stringify(answers)).not.toContain('8642')
  expect((await page(`/copa-grower/ver-redondo/${uuid}`, grower)).html).not.toContain('8642')
  const copy = entriesPersonalData.find(({ table }) => table === cup_entries)
  expect(copy?.exported).toMatchObject({ omit: ['blind_number'] })
})
