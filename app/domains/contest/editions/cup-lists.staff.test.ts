import { eq } from 'drizzle-orm'
import { aScore } from '#domains/contest/bench/scores/cup-scores.factory.ts'
import { anEntry } from '#domains/contest/entries/entries/cup-entries.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { cupCriteria } from './criteria/cup-criteria.staff.ts'
import { aCriterion, aJudge, aModality, anEdition } from './editions/cup-editions.factory.ts'
import { cupJudges, cupProfessors } from './judges/cup-judges.staff.ts'
import { cupModalities } from './modalities/cup-modalities.staff.ts'
import { cupPrizes } from './prizes/cup-prizes.staff.ts'
import { cupSponsors } from './sponsors/cup-sponsors.staff.ts'
import { cup_sponsors } from './sponsors/cup-sponsors.table.ts'

let edition_id = 0
let modality_id = 0
let sponsor_id = 0
const ofEdition = () => ({ edition_id })
const inEdition = async (ctx: Context) => {
  edition_id = (await anEdition(ctx)).id
}

staffHolds(cupModalities, (api) => api.editions.staffModalities, ofEdition, inEdition)
staffHolds(cupCriteria, (api) => api.editions.staffCriteria, ofEdition, inEdition)
staffHolds(cupSponsors, (api) => api.editions.staffSponsors, ofEdition, inEdition)
staffHolds(
  cupPrizes,
  (api) => api.editions.staffPrizes,
  () => ({ edition_id, modality_id, sponsor_id, kind: 'simbolico' }),
  async (ctx) => {
    await inEdition(ctx)
    modality_id = (await aModality(ctx, { id: edition_id })).id
    sponsor_id = await aSponsor(ctx, edition_id)
  },
)

const people = async (ctx: Context) => {
  await inEdition(ctx)
  for (let n = 1; n <= 5; n++) await aUser(ctx, { nickname: `bancada${n}` })
}
const seat = (n: number) => ({ edition_id, nickname: `bancada${n}` })
staffHolds(cupJudges, (api) => api.editions.staffJudges, seat, people)
staffHolds(cupProfessors, (api) => api.editions.staffProfessors, seat, people)

async function aSponsor(ctx: Context, of: number) {
  const values = { edition_id: of, name: 'Luz do Norte', level: 'ouro' as const }
  const [row] = await ctx.db.insert(cup_sponsors).values(values).returning()
  return Number(row?.id)
}

const staffOf = (ctx: Context) => aStaffMember(ctx, ['cup.manage'])
const beside = (field: string, sentence: string) => ({ status: 422, data: { errors: { [field]: [sentence] } } })

test('a row that it belongs to and that does not exist is said beside its field', async ({ ctx, as }) => {
  await inEdition(ctx)
  const staff = await as(await staffOf(ctx))
  const modality = { name: 'Flor', slug: 'flor', text: '' }
  await expect(staff.editions.staffModalities.create({ ...modality, edition_id: 999_999 })).rejects.toMatchObject(
    beside('edition_id', 'Essa edição não existe mais.'),
  )
  const prize = { name: 'Troféu', edition_id, place: 1, kind: 'simbolico', state: 'prometido' } as const
  await expect(staff.editions.staffPrizes.create({ ...prize, sponsor_id: 999_999 })).rejects.toMatchObject(
    beside('sponsor_id', 'Esse patrocinador não existe mais.'),
  )
  await expect(staff.editions.staffJudges.create({ edition_id, nickname: 'ninguem' })).rejects.toMatchObject(
    beside('nickname', 'Não encontramos ninguém com esse apelido. Confira no perfil da pessoa.'),
  )
})

test('no modality comes to an edition whose entries are closed: nobody could enter it', async ({ ctx, as }) => {
  const { staffModalities } = (await as(await staffOf(ctx))).editions
  const over = await anEdition(ctx, { slug: 'copa-que-corre', phase: 'votacao-popular' })
  const modality = { name: 'Tarde', slug: 'tarde', text: '' }
  await expect(staffModalities.create({ ...modality, edition_id: over.id })).rejects.toMatchObject(
    beside('edition_id', 'As inscrições desta edição já fecharam: ninguém entraria nesta modalidade.'),
  )
  const open = await anEdition(ctx, { slug: 'copa-que-abre', phase: 'inscricoes-abertas' })
  expect(await staffModalities.create({ ...modality, edition_id: open.id })).toMatchObject({ slug: 'tarde' })
})

test('a code stands once within its edition, and again in another', async ({ ctx, as }) => {
  const [one, other] = [await anEdition(ctx), await anEdition(ctx, { slug: 'copa-outra' })]
  const { create, list } = (await as(await staffOf(ctx))).editions.staffModalities
  const flower = { name: 'Flor', slug: 'flor' }
  expect(await create({ ...flower, edition_id: other.id })).toMatchObject({ slug: 'flor', edition_id: other.id })
  await create({ ...flower, edition_id: one.id })
  await expect(create({ ...flower, edition_id: other.id })).rejects.toMatchObject(
    beside('slug', 'Esta edição já tem uma modalidade com esse código.'),
  )
  // A list that nobody sorted begins with what is of the configured edition.
  const { data } = await list({})
  expect(data.map(({ edition_id }) => edition_id)).toEqual([one.id, other.id])
  await expect(create({ ...flower, name: '\u202e\u200b', slug: 'nada', edition_id: one.id })).rejects.toMatchObject(
    beside('name', 'Preencha este campo.'),
  )
  await expect(create({ ...flower, slug: 'hero', edition_id: one.id })).rejects.toMatchObject({
    data: { errors: { slug: [expect.stringContaining('cultivo do ano')] } },
  })
})

test('a reference is offered by its title in the form, and may be left empty where none means something', async ({
  ctx,
  as,
  page,
}) => {
  await inEdition(ctx)
  await aModality(ctx, { id: edition_id }, { name: 'Flor indoor' })
  const staff = await staffOf(ctx)
  const form = await page('/admin/copa-grower/premios/novo', staff)
  expect(form.text).toContain('Flor indoor (Copa de teste)')
  const made = await form.press('Criar', {
    ...{ name: 'Troféu', edition_id: String(edition_id), modality_id: '', sponsor_id: '', place: '1' },
    ...{ kind: 'simbolico', state: 'prometido' },
  })
  expect(made.toast).toContain('entrou na lista')
  const { data } = await (await as(staff)).editions.staffPrizes.list({})
  expect(data).toMatchObject([{ name: 'Troféu', modality_id: null, sponsor_id: null }])
})

test('judges and professors share a table, and neither list sees or changes rows of the other', async ({ ctx, as }) => {
  await people(ctx)
  const staff = await as(await staffOf(ctx))
  const judge = await staff.editions.staffJudges.create(seat(1) as never)
  expect(await staff.editions.staffProfessors.list({})).toMatchObject({ total: 0, data: [] })
  await expect(staff.editions.staffProfessors.show({ id: judge.id })).rejects.toMatchObject({ status: 404 })
  await expect(staff.editions.staffProfessors.remove({ id: judge.id })).rejects.toMatchObject({ status: 404 })
  await expect(staff.editions.staffProfessors.update({ ...seat(2), id: judge.id } as never)).rejects.toMatchObject({
    status: 404,
  })
  await expect(staff.editions.staffProfessors.create(seat(1) as never)).rejects.toMatchObject(
    beside('nickname', 'Essa pessoa já está na bancada desta edição.'),
  )
  expect(await staff.editions.staffJudges.list({})).toMatchObject({ total: 1 })
})

test('who sits on a bench has the flag, and keeps it while they sit on another', async ({ ctx, as }) => {
  await people(ctx)
  const other = await anEdition(ctx, { slug: 'copa-outra' })
  const staff = await as(await staffOf(ctx))
  const flags = async () => {
    const rows = await ctx.db
      .select({ nickname: users.nickname })
      .from(users)
      .where(eq(users.users_is_professor_copa_grower, true))
    return rows.map(({ nickname }) => nickname).sort()
  }
  const first = await staff.editions.staffJudges.create(seat(1) as never)
  const second = await staff.editions.staffProfessors.create({ nickname: 'bancada1', edition_id: other.id })
  expect(await flags()).toEqual(['bancada1'])
  await staff.editions.staffJudges.remove({ id: first.id })
  expect(await flags()).toEqual(['bancada1'])
  await staff.editions.staffProfessors.update({ id: second.id, nickname: '@BANCADA2', edition_id: other.id })
  expect(await flags()).toEqual(['bancada2'])
  await staff.editions.staffProfessors.remove({ id: second.id })
  expect(await flags()).toEqual([])
})

test('a prize that is no symbol needs the number of the authorisation, and everything is of one edition', async ({
  ctx,
  as,
}) => {
  await inEdition(ctx)
  const allowed = await anEdition(ctx, { slug: 'copa-outra', authorisation_number: '12/2026' })
  const { create } = (await as(await staffOf(ctx))).editions.staffPrizes
  const prize = { name: 'Tenda', place: 1, kind: 'produto', state: 'prometido' } as const
  await expect(create({ ...prize, edition_id })).rejects.toMatchObject({
    data: { errors: { kind: [expect.stringContaining('Lei 5.768/71')] } },
  })
  expect(await create({ ...prize, edition_id: allowed.id })).toMatchObject({ kind: 'produto' })
  const foreign = { ...prize, edition_id: allowed.id, sponsor_id: await aSponsor(ctx, edition_id) }
  await expect(create(foreign)).rejects.toMatchObject(beside('sponsor_id', 'É de outra edição: escolha uma desta.'))
})

test('once redondos and scores are there, neither a ballot nor what is scored changes under them', async ({
  ctx,
  as,
}) => {
  const edition = await anEdition(ctx, { phase: 'votacao-popular-jurados' })
  const modality = await aModality(ctx, edition)
  const criterion = await aCriterion(ctx, edition, { weight: 2 })
  await aScore(ctx, await anEntry(ctx, modality), await aJudge(ctx, edition), { marks: { [criterion.id]: 7 } })
  const { staffModalities, staffCriteria } = (await as(await staffOf(ctx))).editions
  const { slug, name } = modality
  await expect(
    staffModalities.update({ id: modality.id, edition_id: edition.id, name, slug: 'outro' }),
  ).rejects.toMatchObject(beside('slug', 'Já há redondos nesta modalidade: o código fica como está.'))
  const renamed = await staffModalities.update({ id: modality.id, edition_id: edition.id, name: 'Flor nova', slug })
  expect(renamed).toMatchObject({ name: 'Flor nova' })
  await expect(staffModalities.remove({ id: modality.id })).rejects.toMatchObject({ status: 409 })
  await expect(staffCriteria.create({ name: 'Sabor', edition_id: edition.id, weight: 1 })).rejects.toMatchObject(
    beside('edition_id', 'Os jurados desta edição já deram notas: um critério novo as mudaria.'),
  )
  const same = { id: criterion.id, edition_id: edition.id, name: 'Cheiro' }
  await expect(staffCriteria.update({ ...same, weight: 3 })).rejects.toMatchObject({ status: 409 })
  expect(await staffCriteria.update({ ...same, weight: 2 })).toMatchObject({ name: 'Cheiro', scores_count: 1 })
  await expect(staffCriteria.remove({ id: criterion.id })).rejects.toMatchObject({ status: 409 })
})
