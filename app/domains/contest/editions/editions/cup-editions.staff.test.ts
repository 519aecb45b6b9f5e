import { eq } from 'drizzle-orm'
import { anEntry } from '#domains/contest/entries/entries/cup-entries.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { momentField } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { staffHolds } from '#tests/staff-holds.ts'
import { aModality, anEdition, phasesAround } from './cup-editions.factory.ts'
import { cupEditions } from './cup-editions.staff.ts'
import { cup_editions } from './cup-editions.table.ts'
import { type Bound, bounds } from './phases.model.ts'

const typedPhases = (n: number) =>
  Object.fromEntries(bounds.map((bound, index) => [bound, `2027-0${index + 1}-0${n}T10:00`])) as Record<Bound, string>

staffHolds(cupEditions, (api) => api.editions.staffEditions, typedPhases)

const whole = (n: number) => ({
  ...{ name: 'Copa', slug: `copa-${n}`, text: '', rules: '', jury_weight: 70, finalists: 3 },
  ...{ authorisation_body: '', authorisation_number: '', published: true, ...typedPhases(n) },
})

test('a phase that begins before the one before it is said beside it, in the form with everything typed', async ({
  ctx,
  as,
  page,
}) => {
  const staff = await aStaffMember(ctx, ['cup.manage'])
  const { create } = (await as(staff)).editions.staffEditions
  await expect(create({ ...whole(1), judges_at: '2027-02-01T10:00' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { judges_at: ['Precisa ser depois do começo da fase anterior.'] } },
  })
  const form = await page('/admin/copa-grower/edicoes/nova', staff)
  const typed = Object.fromEntries(Object.entries(whole(2)).map(([name, value]) => [name, String(value)]))
  const refused = await form.press('Criar', { ...typed, ends_at: '2027-01-01T10:00' })
  expect([refused.status, refused.error('ends_at'), refused.value('name'), refused.value('popular_at')]).toEqual([
    422,
    'Precisa ser depois do começo da fase anterior.',
    'Copa',
    '2027-02-02T10:00',
  ])
})

test('what has passed of a published edition stays, what comes moves only into the future', async ({ ctx, as }) => {
  const edition = await anEdition(ctx, { phase: 'votacao-popular' })
  const { show, update } = (await as(await aStaffMember(ctx, ['cup.manage']))).editions.staffEditions
  const { modalities_count: _, ...row } = await show({ id: edition.id })
  const at = Object.fromEntries(bounds.map((bound) => [bound, momentField(edition[bound])]))
  const form = { ...row, ...at } as never as Parameters<typeof update>[0]
  expect(await update({ ...form, name: 'Copa outra' })).toMatchObject({ name: 'Copa outra' })
  const passed = momentField(new Date(edition.popular_at.getTime() + 2 * DAY))
  await expect(update({ ...form, popular_at: passed })).rejects.toMatchObject({
    data: { errors: { popular_at: [expect.stringContaining('Já passou')] } },
  })
  const back = momentField(new Date(ctx.now().getTime() - DAY / 2))
  await expect(update({ ...form, judges_at: back })).rejects.toMatchObject({
    data: { errors: { judges_at: ['Precisa ser daqui para a frente.'] } },
  })
  const later = momentField(new Date(edition.judges_at.getTime() + DAY))
  expect(
    (await update({ ...form, judges_at: later })).judges_at.getTime() - edition.judges_at.getTime(),
  ).toBeGreaterThan(0)
})

test('an edition with redondos is neither taken off the site, nor moved, nor changed by way of a draft', async ({
  ctx,
  as,
}) => {
  const edition = await anEdition(ctx, { phase: 'votacao-popular' })
  await anEntry(ctx, await aModality(ctx, edition))
  const { show, update } = (await as(await aStaffMember(ctx, ['cup.manage']))).editions.staffEditions
  const { modalities_count: _, ...row } = await show({ id: edition.id })
  const at = Object.fromEntries(bounds.map((bound) => [bound, momentField(edition[bound])]))
  const form = { ...row, ...at } as never as Parameters<typeof update>[0]
  await expect(update({ ...form, published: false, slug: 'outra-copa' })).rejects.toMatchObject({
    data: {
      errors: {
        published: ['Já há redondos inscritos: a edição continua no site.'],
        slug: ['Já há redondos inscritos: o código fica como está.'],
      },
    },
  })
  await ctx.db.update(cup_editions).set({ published: false }).where(eq(cup_editions.id, edition.id))
  await expect(update({ ...form, jury_weight: 0 })).rejects.toMatchObject({
    data: { errors: { jury_weight: ['A votação já começou: o peso fica como está.'] } },
  })
  expect(await update({ ...form, published: true })).toMatchObject({ published: true })
})

test('how votes and scores are weighed stays once the public votes', async ({ ctx, as }) => {
  const edition = await anEdition(ctx, { phase: 'votacao-popular' })
  const { show, update } = (await as(await aStaffMember(ctx, ['cup.manage']))).editions.staffEditions
  const { modalities_count: _, ...row } = await show({ id: edition.id })
  const at = Object.fromEntries(bounds.map((bound) => [bound, momentField(edition[bound])]))
  const form = { ...row, ...at } as never as Parameters<typeof update>[0]
  await expect(update({ ...form, jury_weight: 50, finalists: 5 })).rejects.toMatchObject({
    status: 422,
    data: {
      errors: {
        jury_weight: ['A votação já começou: o peso fica como está.'],
        finalists: ['A votação já começou: o número de finalistas fica como está.'],
      },
    },
  })
})

test('a copy has the phases moved, a draft without authorisation; prizes are symbolic; a taken code is refused', async ({
  ctx,
  as,
}) => {
  const edition = await anEdition(ctx, { authorisation_number: '123/2026', authorisation_body: 'SRE' })
  const modality = await aModality(ctx, edition)
  const staff = await as(await aStaffMember(ctx, ['cup.manage']))
  await staff.editions.staffSponsors.create({ ...{ name: 'Luz', edition_id: edition.id, level: 'ouro' }, text: '' })
  const [sponsor] = (await staff.editions.staffSponsors.list({})).data
  await staff.editions.staffPrizes.create({
    ...{ name: 'Tenda', edition_id: edition.id, modality_id: modality.id, sponsor_id: sponsor?.id as number },
    ...{ place: 1, kind: 'produto', state: 'prometido' },
  })
  const made = await staff.editions.editions.copy({
    id: edition.id,
    name: 'Copa 2',
    slug: 'copa-2',
    entries_at: '2028-01-10T10:00',
  })
  const shown = await staff.editions.editions.show({ slug: made.slug })
  const { status } = shown.more_infos
  expect(status[0]?.start_date).toEqual(new Date('2028-01-10T13:00:00Z'))
  expect(Number(status[5]?.end_date) - Number(status[0]?.start_date)).toBe(60 * DAY - 1)
  expect(shown).toMatchObject({ authorisation: null, show_results: false, modalities: [{ slug: modality.slug }] })
  expect(shown.prizes).toMatchObject([{ name: 'Tenda', kind: 'simbolico', sponsor: 'Luz', modality: modality.slug }])
  await expect(
    staff.editions.editions.copy({ id: edition.id, name: 'Copa 2', slug: 'copa-2', entries_at: '2028-01-10T10:00' }),
  ).rejects.toMatchObject({ status: 422, data: { errors: { slug: [expect.stringContaining('Já existe')] } } })
  expect(
    await staff.editions.editions.copy({ id: edition.id, name: 'Copa 2', slug: '', entries_at: '2028-01-10T10:00' }),
  ).toMatchObject({ slug: 'copa-2-2' })
})

test('a code is never all digits, typed or made of the name', async ({ ctx, as, page }) => {
  const edition = await anEdition(ctx)
  const staff = await aStaffMember(ctx, ['cup.manage'])
  const { editions } = (await as(staff)).editions
  const typed = { id: edition.id, entries_at: '2028-01-10T10:00' }
  await expect(editions.copy({ ...typed, name: 'Copa', slug: '2027-2' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { slug: [expect.stringContaining('Use também letras')] } },
  })
  await expect(editions.copy({ ...typed, name: '2027', slug: '' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { slug: ['Deste nome não sai um código: escreva um.'] } },
  })
  const form = await page('/admin/copa-grower/edicoes/nova', staff)
  const fields = Object.fromEntries(Object.entries(whole(3)).map(([name, value]) => [name, String(value)]))
  expect((await form.press('Criar', { ...fields, name: '2027', slug: '' })).status).toBe(422)
  expect(await editions.copy({ ...typed, name: '2027', slug: 'copa-2027' })).toMatchObject({ slug: 'copa-2027' })
})

test('a draft is 404 for all but staff and in no list', async ({ ctx, api, as }) => {
  const draft = await anEdition(ctx, { published: false })
  const staff = await as(await aStaffMember(ctx, ['cup.manage']))
  await expect(api.editions.editions.show({ slug: draft.slug })).rejects.toMatchObject({ status: 404 })
  await expect(api.entries.list({})).rejects.toMatchObject({ status: 404 })
  expect((await api.editions.editions.list()).data.map(({ slug }) => slug)).not.toContain(draft.slug)
  expect((await staff.editions.editions.list()).data.map(({ slug }) => slug)).toContain(draft.slug)
  expect(await staff.editions.editions.show({ slug: draft.slug })).toMatchObject({ phase: 'inscricoes-abertas' })
})

test('both ends of a phase are inclusive, and no moment between two belongs to none', async ({ ctx, api, clock }) => {
  const edition = await anEdition(ctx, phasesAround(ctx.now(), 'inscricoes-abertas'))
  const phase = async (at: number) => {
    clock.now = new Date(at)
    return (await api.editions.editions.show({ slug: edition.slug })).phase
  }
  const start = edition.popular_at.getTime()
  expect([await phase(start - 1), await phase(start)]).toEqual(['inscricoes-abertas', 'votacao-popular'])
  const end = edition.ends_at.getTime()
  expect([await phase(end - 1), await phase(end)]).toEqual(['entrega-dos-premios', null])
})
