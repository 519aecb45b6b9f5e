import { and, asc, eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aCase } from './cases.factory.ts'
import { problem_cases, problem_entries } from './cases.table.ts'

const KEY = '019a0000-0000-7000-8000-0000000000d1'
const OTHER = '019a0000-0000-7000-8000-0000000000d2'
const beside = (field: string, sentence: string) => ({ status: 422, data: { errors: { [field]: [sentence] } } })
const mildew = { places: ['flores' as const], marks: ['po-branco' as const], seen_on: '2026-11-20' }

test('opened with a photo, guessed, treated, seen again and solved: the whole story of one case', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx)
  const { problems, agenda } = await as({ id: plant.created_by })
  const { cases } = problems
  const { data } = await cases.guesses({ places: ['flores'], marks: ['po-branco'] })
  expect(data).toMatchObject([{ problem: 'oidio', sure: 'alta', common: 2, of: 2 }])
  const photo = await aPhoto(ctx, { created_by: plant.created_by })
  const opened = await cases.open({
    ...{ id_or_slug: plant.slug, ...mildew, problem: 'oidio', text: 'Só na ponta.', photo_ids: [photo.id] },
  })
  expect(opened).toMatchObject({
    ...{ problem: 'oidio', outcome: null, seen_on: '2026-11-20', can: { recheck: true } },
    guesses: [{ problem: 'oidio' }],
    entries: [{ kind: 'nota', text: 'Só na ponta.', photos: [{ document: { id: photo.id } }] }],
  })
  expect(await ctx.db.select().from(files).where(eq(files.id, photo.id))).toMatchObject([
    { attached: true, public: false },
  ])
  const case_id = opened.id
  await cases.treat({ case_id, on: '2026-11-20', text: 'Borrifei.', product: 'Bicarbonato', safety_days: 7 })
  const again = await cases.recheck({ case_id, due_on: '2026-11-25' })
  expect(again.recheck_on).toBe('2026-11-25')
  const listed = await agenda.tasks.list({ from: '2026-11-25', to: '2026-11-25', plant: plant.slug })
  expect(listed.data).toMatchObject([{ title: 'Rever: Oídio', on: '2026-11-25', about: { id: plant.id } }])
  expect(await cases.list({ id_or_slug: plant.slug })).toMatchObject({
    data: [{ id: case_id, recheck_on: '2026-11-25' }],
    harvest_from: '2026-11-27',
  })

  const closed = await cases.close({ case_id, outcome: 'resolvido', text: 'Sumiu.' })
  expect(closed).toMatchObject({ outcome: 'resolvido', closed_on: '2026-11-21', recheck_on: null })
  expect(closed.entries.map(({ kind }) => kind)).toEqual(['desfecho', 'revisao', 'tratamento', 'nota'])
  expect((await agenda.tasks.list({ from: '2026-11-25', to: '2026-11-25', plant: plant.slug })).data).toEqual([])
  // What was sprayed is on it still, however it ended.
  expect((await cases.list({ id_or_slug: plant.slug })).harvest_from).toBe('2026-11-27')
  await expect(cases.note({ case_id, on: '2026-11-21', text: 'Mais.' })).rejects.toMatchObject({ status: 409 })
  expect(await cases.reopen({ case_id, text: 'Voltou.' })).toMatchObject({ outcome: null, closed_on: null })
  await expect(cases.reopen({ case_id })).rejects.toMatchObject({ status: 409 })
  await cases.note({ case_id, on: '2026-11-21', text: 'Mais.' })
})

test('on an open plant’s agenda nobody but its grower sees that it is looked at again', async ({ ctx, api, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const { id: case_id } = await aCase(ctx, plant)
  const grower = await as({ id: plant.created_by })
  await grower.problems.cases.recheck({ case_id, due_on: '2026-11-25' })
  const asked = { from: '2026-11-20', to: '2026-11-30', plant: plant.slug }
  expect((await grower.agenda.tasks.list(asked)).data).toHaveLength(1)
  const stranger = await as(await aUser(ctx))
  for (const viewer of [api, stranger]) expect((await viewer.agenda.tasks.list(asked)).data).toEqual([])
  const [task] = (await grower.agenda.tasks.list(asked)).data
  // 403 would say that there is one.
  await expect(stranger.agenda.tasks.show({ task_id: task?.task_id ?? 0 })).rejects.toMatchObject({ status: 404 })
  await grower.problems.cases.rename({ case_id, problem: 'acaros', own_name: '' })
  const { data } = await grower.agenda.tasks.list(asked)
  expect(data[0]?.title).toBe('Rever: Ácaros-rajados')
  const first = { task_id: data[0]?.task_id ?? 0, planned_at: '2026-11-25T03:00:00.000Z' }
  const recheck_on = async () => (await grower.problems.cases.show({ case_id })).recheck_on
  await grower.agenda.tasks.snooze({ ...first, days: 3 })
  expect(await recheck_on()).toBe((await grower.agenda.tasks.list(asked)).data[0]?.on)
  // Its words belong into the case, where they are found again.
  await expect(grower.agenda.tasks.do({ ...first, text: 'Ainda tem.' })).rejects.toMatchObject(
    beside('text', 'Esta tarefa não guarda palavras nem fotos. Anote em “Ver o caso”, e depois marque como feita.'),
  )
  await grower.agenda.tasks.do(first)
  expect((await api.agenda.tasks.list(asked)).data).toEqual([])
})

test('of an open plant nobody else finds a case, not even that there is one', async ({ ctx, api, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const found = await aCase(ctx, plant)
  await (await as({ id: plant.created_by })).problems.cases.treat({
    ...{ case_id: found.id, on: '2026-11-20', text: 'Borrifei.', safety_days: 30 },
  })
  const stranger = (await as(await aUser(ctx))).problems.cases
  const one = { case_id: found.id }
  const calls = [
    () => stranger.list({ id_or_slug: plant.slug }),
    () => stranger.open({ id_or_slug: plant.slug, ...mildew }),
    () => stranger.show(one),
    () => stranger.rename({ ...one, own_name: 'a' }),
    () => stranger.remove(one),
    () => stranger.note({ ...one, on: '2026-11-20', text: 'a' }),
    () => stranger.treat({ ...one, on: '2026-11-20', text: 'a' }),
    () => stranger.recheck({ ...one, due_on: '2026-11-25' }),
    () => stranger.close({ ...one, outcome: 'resolvido' }),
    () => stranger.reopen(one),
    () => stranger.removeEntry({ ...one, entry_id: 1 }),
  ]
  for (const call of calls) await expect(call(), String(call)).rejects.toMatchObject({ status: 404 })
  await expect(api.problems.cases.show(one)).rejects.toMatchObject({ status: 401 })
  const { journal } = await as(await aUser(ctx))
  expect(await journal.updates.holds({ plant_ids: [plant.id] })).toEqual({ data: [] })
  const seen = JSON.stringify(await api.garden.plants.show({ id_or_slug: plant.slug }))
  expect(seen).not.toMatch(/oidio|Borrifei/i)
})

test('staff who tend plants see and write, which is logged; tasks stay the grower’s', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const { id } = await aCase(ctx, plant)
  const staff = await aUser(ctx, { roles: ['admin'] })
  const { cases } = (await as(staff)).problems
  expect(await cases.show({ case_id: id })).toMatchObject({ can: { recheck: false } })
  await expect(cases.recheck({ case_id: id, due_on: '2026-11-25' })).rejects.toMatchObject({ status: 403 })
  const treated = await cases.treat({ case_id: id, on: '2026-11-20', text: 'Neem.', safety_days: 3 })
  expect(treated.entries[0]).toMatchObject({ text: 'Neem.', by_team: true })
  await cases.removeEntry({ case_id: id, entry_id: treated.entries[0]?.id ?? 0 })
  await cases.close({ case_id: id, outcome: 'controlado' })
  const logged = await ctx.db
    .select({ action: audit_log.action, before: audit_log.before, after: audit_log.after })
    .from(audit_log)
    .where(and(eq(audit_log.user_id, staff.id), eq(audit_log.subject, `plant:${plant.id}`)))
    .orderBy(asc(audit_log.id))
  const neem = { on: '2026-11-20', text: 'Neem.', safety_days: 3 }
  expect(logged).toMatchObject([
    { action: 'plant.problem', before: null, after: { kind: 'tratamento', ...neem } },
    { before: neem, after: { kind: 'apagado' } },
    { before: { outcome: null }, after: { kind: 'desfecho', outcome: 'controlado' } },
  ])
})

test('days in the future, before the plant or after its end are refused beside their field', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { name: 'Lua', started_on: '2026-10-01' })
  const { cases } = (await as({ id: plant.created_by })).problems
  const open = (seen_on: string) => cases.open({ id_or_slug: plant.slug, ...mildew, seen_on })
  await expect(open('2026-11-22')).rejects.toMatchObject(beside('seen_on', 'Escolha hoje ou um dia que já passou.'))
  await expect(open('2026-09-30')).rejects.toMatchObject(
    beside('seen_on', '“Lua” começou em 01/10/2026. Escolha esse dia ou um depois.'),
  )
  await expect(open('0020-11-20')).rejects.toMatchObject({ status: 422 })
  const { id: case_id } = await open('2026-11-15')
  const treat = (on: string) => cases.treat({ case_id, on, text: 'Borrifei.' })
  // Not known is not zero, and a list is no number.
  const unknown = await cases.treat({ case_id, on: '2026-11-20', text: 'Neem.', safety_days: null })
  expect(unknown.entries[0]).toMatchObject({ text: 'Neem.', safety_days: null, harvest_from: null })
  await expect(cases.treat({ case_id, on: '2026-11-20', text: 'a', safety_days: [7] as never })).rejects.toMatchObject({
    status: 422,
  })
  await expect(treat('2026-11-22')).rejects.toMatchObject(beside('on', 'Escolha hoje ou um dia que já passou.'))
  await expect(treat('2026-11-14')).rejects.toMatchObject(
    beside('on', 'O caso começou em 15/11/2026. Escolha esse dia ou um depois.'),
  )
  await expect(cases.recheck({ case_id, due_on: '2026-11-20' })).rejects.toMatchObject(
    beside('due_on', 'Escolha hoje ou um dia que vem.'),
  )
  await ctx.db.update(plants).set({ status: 'colhida', ended_on: '2026-11-18' }).where(eq(plants.id, plant.id))
  const ended = '“Lua” foi colhida em 18/11/2026. Escolha esse dia ou um antes.'
  await expect(open('2026-11-19')).rejects.toMatchObject(beside('seen_on', ended))
  await expect(treat('2026-11-19')).rejects.toMatchObject(beside('on', ended))
  await treat('2026-11-18')
})

test('what is missing, too long or not of the lists is refused beside its field', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const { cases } = (await as({ id: plant.created_by })).problems
  const open = (more: object) => cases.open({ id_or_slug: plant.slug, ...mildew, ...more })
  await expect(open({ places: [] })).rejects.toMatchObject(beside('places', 'Marque onde aparece.'))
  await expect(open({ marks: [] })).rejects.toMatchObject(beside('marks', 'Marque ao menos um sinal.'))
  await expect(open({ marks: ['fome'] })).rejects.toMatchObject({ status: 422 })
  await expect(open({ own_name: 'a'.repeat(81) })).rejects.toMatchObject(
    beside('own_name', 'Use no máximo 80 caracteres.'),
  )
  await expect(open({ problem: 'oidio', own_name: 'Fungo' })).rejects.toMatchObject(
    beside('own_name', 'Escolha um nome da lista ou escreva outro, não os dois.'),
  )
  await expect(open({ text: 'a'.repeat(5001) })).rejects.toMatchObject({ status: 422 })
  await expect(open({ photo_ids: [999_999] })).rejects.toMatchObject({ status: 422 })
  const { id: case_id } = await open({})
  await expect(cases.note({ case_id, on: '2026-11-20' })).rejects.toMatchObject(
    beside('text', 'Escreva uma nota ou escolha uma foto.'),
  )
  const treat = (safety_days: number) => cases.treat({ case_id, on: '2026-11-20', text: 'a', safety_days })
  await expect(treat(366)).rejects.toMatchObject(beside('safety_days', 'O maior valor aceito é 365.'))
  await expect(treat(-1)).rejects.toMatchObject({ status: 422 })
  const taken = await aPhoto(ctx, { created_by: (await aUser(ctx)).id })
  await expect(cases.note({ case_id, on: '2026-11-20', photo_ids: [taken.id] })).rejects.toMatchObject({ status: 422 })
})

test('sent twice it is one, with other content a conflict; a case that somebody closed meanwhile is not closed again', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx)
  const { cases } = (await as({ id: plant.created_by })).problems
  const input = { id_or_slug: plant.slug, ...mildew, idempotency_key: KEY, text: 'Vi hoje.' }
  const first = await cases.open(input)
  expect((await cases.open(input)).id).toBe(first.id)
  await expect(cases.open({ ...input, own_name: 'Outro' })).rejects.toMatchObject({ status: 409 })
  const case_id = first.id
  const treat = { case_id, on: '2026-11-20', text: 'Borrifei.', safety_days: 7, idempotency_key: KEY }
  await cases.treat(treat)
  await cases.treat(treat)
  await expect(cases.treat({ ...treat, safety_days: 8 })).rejects.toMatchObject({ status: 409 })
  const recheck = { case_id, due_on: '2026-11-25', idempotency_key: OTHER }
  await cases.recheck(recheck)
  expect((await cases.recheck(recheck)).entries.map(({ kind }) => kind)).toEqual(['revisao', 'tratamento', 'nota'])
  const close = { case_id, outcome: 'resolvido' as const, idempotency_key: '019a0000-0000-7000-8000-0000000000d3' }
  await cases.close(close)
  expect((await cases.close(close)).entries).toHaveLength(4)
  await expect(cases.close({ case_id, outcome: 'controlado' })).rejects.toMatchObject({ status: 409 })
})

test('the name is its grower’s to change; of two tabs that name it the second is asked', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const { id: case_id } = await aCase(ctx, plant, { problem: null })
  const { cases } = (await as({ id: plant.created_by })).problems
  const opened = { problem: null, own_name: '' }
  expect(await cases.rename({ case_id, problem: 'oidio', opened })).toMatchObject({ problem: 'oidio' })
  await expect(cases.rename({ case_id, problem: 'tripes', opened })).rejects.toMatchObject({ status: 409 })
  for (const empty of [{ case_id }, { case_id, opened: {} }])
    await expect(cases.rename(empty)).rejects.toMatchObject(
      beside('problem', 'Escolha um nome da lista ou escreva outro.'),
    )
  expect(await cases.show({ case_id })).toMatchObject({ problem: 'oidio' })
  expect(await cases.rename({ case_id, own_name: 'Poeira da rua' })).toMatchObject({
    ...{ problem: null, own_name: 'Poeira da rua' },
  })
})

test('what was noted by mistake goes, with its interval; a deleted case or plant takes all along', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx)
  const { problems, garden, journal, agenda } = await as({ id: plant.created_by })
  const { cases } = problems
  const { id: case_id } = await aCase(ctx, plant)
  const treated = await cases.treat({ case_id, on: '2026-11-20', text: 'Borrifei.', safety_days: 30 })
  const entry_id = treated.entries[0]?.id ?? 0
  const held = async () => (await journal.updates.holds({ plant_ids: [plant.id] })).data.map(({ until }) => until)
  expect(await held()).toEqual(['2026-12-20'])
  expect((await cases.removeEntry({ case_id, entry_id })).entries).toEqual([])
  expect(await held()).toEqual([])
  await expect(cases.removeEntry({ case_id, entry_id })).rejects.toMatchObject({ status: 404 })
  const planned = await cases.recheck({ case_id, due_on: '2026-11-25' })
  await expect(cases.removeEntry({ case_id, entry_id: planned.entries[0]?.id ?? 0 })).rejects.toMatchObject({
    status: 409,
  })
  const tasks = async () => (await agenda.tasks.list({ from: '2026-11-25', to: '2026-11-25' })).data
  expect(await tasks()).toHaveLength(1)
  await cases.treat({ case_id, on: '2026-11-20', text: 'De novo.', safety_days: 30 })
  await cases.remove({ case_id })
  expect([await held(), await tasks()]).toEqual([[], []])
  await expect(cases.show({ case_id })).rejects.toMatchObject({ status: 404 })

  const other = await aCase(ctx, plant)
  await garden.plants.remove({ id_or_slug: plant.slug })
  await expect(cases.show({ case_id: other.id })).rejects.toMatchObject({ status: 404 })
  await expect(cases.note({ case_id: other.id, on: '2026-11-20', text: 'a' })).rejects.toMatchObject({ status: 404 })
  expect(await ctx.db.select().from(problem_cases)).toHaveLength(2)
  expect((await ctx.db.select().from(problem_entries)).length).toBeGreaterThan(0)
})
