import { purgeDeleted } from '#domains/growing/cultivation/purge-deleted.actions.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { aJar } from './jars.factory.ts'
import { jar_entries, jars } from './jars.table.ts'

const KEY = '019a0000-0000-7000-8000-0000000000cc'
const beside = (field: string, sentence: string) => ({ status: 422, data: { errors: { [field]: [sentence] } } })

async function filled(ctx: Context, as: (user: { id: number }) => Promise<Client>, net_g = 50) {
  const jar = await aJar(ctx, { net_g })
  const calls = (await as({ id: jar.created_by })).harvest.jars
  const log = (input: Omit<Parameters<typeof calls.log>[0], 'id_or_slug'>) =>
    calls.log({ id_or_slug: jar.slug, ...input })
  return { jar, calls, log, show: () => calls.show({ id_or_slug: jar.slug }) }
}

test('opened, read, taken from: the newest reading, the curve in order of time, grams to the hundredth', async ({
  ctx,
  as,
}) => {
  const { jar, calls, log, show } = await filled(ctx, as)
  await log({ kind: 'abertura', humidity: 68, temperature: 21.5, happened_at: '2026-11-03T09:00' })
  await log({ kind: 'medicao', humidity: 62.5, happened_at: '2026-11-10T09:00' })
  // Entered later: sorted by its time.
  await log({ kind: 'medicao', humidity: 0, happened_at: '2026-11-06T09:00' })
  for (const grams of [0.1, 0.2, 12.34]) await log({ kind: 'retirada', grams })
  await log({ kind: 'nota', note: 'Cheiro de manga.' })
  const shown = await show()
  expect(shown).toMatchObject({ left_g: 37.36, humidity: 62.5, last_kind: 'nota' })
  expect(shown.humidity_at?.toISOString()).toBe('2026-11-10T12:00:00.000Z')
  expect(shown.opened_at?.toISOString()).toBe('2026-11-03T12:00:00.000Z')
  expect(shown.readings.map(({ humidity }) => humidity)).toEqual([68, 0, 62.5])
  const { data, total } = await calls.entries({ id_or_slug: jar.slug, per_page: 2 })
  expect(total).toBe(7)
  expect(data[0]).toMatchObject({ kind: 'nota', note: 'Cheiro de manga.', grams: null })
})

test('never more is taken out than is left, though it was noted before or is corrected', async ({ ctx, as }) => {
  const { log, calls, show } = await filled(ctx, as, 10)
  const first = await log({ kind: 'retirada', grams: 4, happened_at: '2026-11-05T10:00' })
  expect(first).toMatchObject({ left_g: 6, jar: { number: expect.any(Number) } })
  await expect(log({ kind: 'retirada', grams: 6.01, happened_at: '2026-11-02T10:00' })).rejects.toMatchObject(
    beside('grams', 'Restam 6\u00a0g neste pote.'),
  )
  const second = await log({ kind: 'retirada', grams: 6 })
  await expect(log({ kind: 'retirada', grams: 0.01 })).rejects.toMatchObject(beside('grams', 'Este pote está vazio.'))
  await expect(calls.changeEntry({ id: second.id, grams: 6.5 })).rejects.toMatchObject(
    beside('grams', 'Restam 6\u00a0g neste pote.'),
  )
  expect(await calls.changeEntry({ id: second.id, grams: 2, note: 'Para a Ana' })).toMatchObject({
    grams: 2,
    left_g: 4,
  })
  await calls.removeEntry({ id: first.id })
  expect((await show()).left_g).toBe(8)
  await expect(calls.entry({ id: first.id })).rejects.toMatchObject({ status: 404 })
})

test('each kind demands its own and takes nothing else; nothing before the jar is closed or in the future', async ({
  ctx,
  as,
}) => {
  const { log, calls, jar } = await filled(ctx, as)
  const refusals = [
    [{ kind: 'medicao' }, 'humidity', 'Escreva a umidade ou a temperatura.'],
    [{ kind: 'retirada' }, 'grams', 'Escreva quantos gramas saíram.'],
    [{ kind: 'nota' }, 'note', 'Escreva o texto da nota.'],
    [{ kind: 'retirada', grams: 1, humidity: 60 }, 'humidity', 'Para anotar isto, escolha abertura ou medição.'],
    [{ kind: 'nota', note: 'oi', temperature: 20 }, 'temperature', 'Para anotar isto, escolha abertura ou medição.'],
    [{ kind: 'abertura', grams: 1 }, 'grams', 'Para anotar gramas, escolha retirada.'],
    [{ kind: 'abertura', happened_at: '2026-11-21T13:00' }, 'happened_at', 'Escolha um momento que já passou.'],
    [
      { kind: 'abertura', happened_at: '2026-10-31T23:59' },
      'happened_at',
      'O pote foi fechado em 01/11/2026. Escolha esse dia ou um depois.',
    ],
  ] as const
  for (const [input, field, sentence] of refusals)
    await expect(log(input), field).rejects.toMatchObject(beside(field, sentence))
  for (const wrong of [
    { kind: 'medicao', humidity: 101 },
    { kind: 'medicao', humidity: 60.55 },
    { kind: 'retirada', grams: -1 },
  ] as const)
    await expect(log(wrong)).rejects.toMatchObject({ status: 422 })
  expect((await calls.entries({ id_or_slug: jar.slug })).total).toBe(0)
})

test('an entry is corrected: values and moment, its kind stays; left alone it keeps its seconds', async ({
  ctx,
  as,
}) => {
  const { log, calls, show } = await filled(ctx, as)
  const { id, happened_at } = await log({ kind: 'medicao', humidity: 70 })
  await calls.changeEntry({ id, humidity: 62, note: 'li errado' })
  expect(await calls.entry({ id })).toMatchObject({ kind: 'medicao', humidity: 62, temperature: null, happened_at })
  await calls.changeEntry({ id, temperature: 20, happened_at: '2026-11-04T08:00' })
  expect(await calls.entry({ id })).toMatchObject({
    humidity: null,
    temperature: 20,
    happened_at: new Date('2026-11-04T11:00:00Z'),
  })
  expect((await show()).readings).toEqual([])
  await expect(calls.changeEntry({ id })).rejects.toMatchObject({ status: 422 })
  await expect(calls.changeEntry({ id, humidity: 60, happened_at: '2026-10-01T08:00' })).rejects.toMatchObject({
    status: 422,
  })
  await expect(calls.removeEntry({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('the form sent twice is one entry; an archived jar waits until it is brought back', async ({ ctx, as }) => {
  const { log, calls, jar, show } = await filled(ctx, as)
  const once = await log({ kind: 'retirada', grams: 50, idempotency_key: KEY })
  expect((await log({ kind: 'retirada', grams: 50, idempotency_key: KEY })).id).toBe(once.id)
  expect((await show()).left_g).toBe(0)
  await calls.archive({ id_or_slug: jar.slug, archived: true })
  await expect(log({ kind: 'abertura' })).rejects.toMatchObject({
    status: 409,
    message: 'Este pote está arquivado. Para anotar, traga o pote do arquivo.',
  })
})

test('what was deleted 30 days ago is gone for good; what was deleted later, or never, stays', async ({ ctx, as }) => {
  const { log, calls, jar } = await filled(ctx, as)
  const note = await log({ kind: 'nota', note: 'some' })
  await log({ kind: 'nota', note: 'fica' })
  await calls.removeEntry({ id: note.id })
  const other = await aJar(ctx, { created_by: (await aUser(ctx)).id })
  await (await as({ id: other.created_by })).harvest.jars.remove({ id_or_slug: other.slug })
  const later = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * 86_400_000) })
  await purgeDeleted(later(29))
  expect([await ctx.db.$count(jars), await ctx.db.$count(jar_entries)]).toEqual([2, 2])
  await purgeDeleted(later(31))
  expect((await ctx.db.select({ id: jars.id }).from(jars)).map(({ id }) => id)).toEqual([jar.id])
  expect((await ctx.db.select().from(jar_entries)).map((one) => one.note)).toEqual(['fica'])
})
