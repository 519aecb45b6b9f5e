import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import {
  aCriterion,
  aJudge,
  aModality,
  anEdition,
  momentIn,
} from '#domains/contest/editions/editions/cup-editions.factory.ts'
import { cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { anEntry, aPlantWithPhotos } from '#domains/contest/entries/entries/cup-entries.factory.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { aVote, aVoter } from '#domains/contest/voting/votes/cup-votes.factory.ts'
import { cup_votes } from '#domains/contest/voting/votes/cup-votes.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { type Context, createContext } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { clientFor } from '#web/api-for.server.ts'
import { freezeFinalists } from './cup-results.actions.ts'
import { cup_results } from './cup-results.table.ts'

/** A voter at an address of their own. */
async function aClient(ctx: Context, contextOf: (user: { id: number }) => Promise<Context>, at: number) {
  const user = await aVoter(ctx)
  const request = { ip: `10.1.${Math.floor(at / 250)}.${at % 250}`, user_agent: `navegador ${at}` }
  return { user, api: clientFor(createContext({ ...(await contextOf(user)), request })) }
}

const current = ({ db }: Context) => db.select().from(cup_votes).where(isNull(cup_votes.superseded_at))

test('100 people vote and change at once: each has one current row a ballot, the log has all, and a recount of the file agrees', async ({
  ctx,
  contextOf,
  as,
  api,
  clock,
}) => {
  const edition = await anEdition(ctx, { phase: 'final-nas-categorias' })
  const entries: Awaited<ReturnType<typeof anEntry>>[] = []
  for (const modality of [await aModality(ctx, edition), await aModality(ctx, edition)])
    for (let n = 0; n < 3; n++) entries.push(await anEntry(ctx, modality, { finalist: true }))
  const people = await Promise.all(Array.from({ length: 100 }, (_, at) => aClient(ctx, contextOf, at)))
  const given = await Promise.all(
    people.map(async ({ api: { voting } }, person) => {
      const votes = []
      // In both ballots, changed twice.
      for (const first of [0, 3])
        for (const turn of [0, 1, 2])
          votes.push(await voting.cast({ uuid: entries[first + ((person + turn) % 3)]?.uuid as string }))
      return votes
    }),
  )
  const receipts = given.flat().map(({ receipt }) => receipt)
  const rows = await ctx.db.select().from(cup_votes)
  expect(rows.map(({ receipt }) => receipt).sort()).toEqual([...new Set(receipts)].sort())
  expect(rows).toHaveLength(600)
  const stand = await current(ctx)
  expect(stand).toHaveLength(200)
  expect(new Set(stand.map(({ user_id, ballot }) => `${user_id}:${ballot}`)).size).toBe(200)
  for (const [person, { user }] of people.entries()) {
    const own = stand.filter(({ user_id }) => user_id === user.id).map(({ entry_id }) => entry_id)
    expect(own.sort()).toEqual([entries[(person + 2) % 3]?.id, entries[3 + ((person + 2) % 3)]?.id].sort())
  }
  clock.now = momentIn(edition, 'entrega-dos-premios')
  const staff = await as(await aStaffMember(ctx, ['cup.manage']))
  const waiting = stand.filter(({ state }) => state === 'quarentena').map(({ id }) => id)
  if (waiting.length) await staff.voting.decide({ ids: waiting, state: 'valida' })
  await staff.results.compute({})
  await staff.results.publish({ version: 1 })
  const text = await (await api.results.file({ slug: edition.slug })).text()
  const path = join(mkdtempSync(join(tmpdir(), 'apuracao-')), 'apuracao.json')
  writeFileSync(path, text)
  const said = execFileSync(process.execPath, ['scripts/recount.mjs', path], { encoding: 'utf8' })
  expect(said).toContain('Votos válidos: 200 de 200')
  expect(said).toContain('A recontagem é igual ao resultado publicado.')
})

test('two tabs of one person who vote the same and another at once: one row stands, and the same again is one', async ({
  ctx,
  contextOf,
}) => {
  const edition = await anEdition(ctx, { phase: 'votacao-popular' })
  const modality = await aModality(ctx, edition)
  const [one, two] = [await anEntry(ctx, modality), await anEntry(ctx, modality)]
  const { api } = await aClient(ctx, contextOf, 1)
  await Promise.all(Array.from({ length: 10 }, () => api.voting.cast({ uuid: one.uuid })))
  expect(await ctx.db.select().from(cup_votes)).toHaveLength(1)
  await Promise.all([one, two, one, two, two].map(({ uuid }) => api.voting.cast({ uuid })))
  expect(await current(ctx)).toHaveLength(1)
})

test('a redondo that is entered by ten clicks at once is one', async ({ ctx, as }) => {
  const edition = await anEdition(ctx)
  const { slug } = await aModality(ctx, edition)
  const grower = await aVoter(ctx, { registration_confirmed_at: ctx.now() })
  const { plant, photo_ids } = await aPlantWithPhotos(ctx, grower.id)
  const { entries } = await as(grower)
  const typed = { slug, plant_id: plant.id, title: 'Lua cheia', photo_ids }
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => entries.enter(typed)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409 })
  expect(await ctx.db.select().from(cup_entries)).toHaveLength(1)
})

test('20 growers who enter at once each draw a number of their own, where most are taken', async ({ ctx, as }) => {
  const edition = await anEdition(ctx)
  const modality = await aModality(ctx, edition)
  const { slug } = modality
  const first = await anEntry(ctx, modality, { blind_number: 1000 })
  await ctx.db.execute(sql`insert into cup_entries
      (edition_id, modality_id, blind_number, title, proof, proof_hash, shown)
    select edition_id, modality_id, n, title, proof, proof_hash, shown
    from cup_entries, generate_series(1001, 7000) n where id = ${first.id}`)
  const growers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const grower = await aVoter(ctx, { registration_confirmed_at: ctx.now() })
      const { plant, photo_ids } = await aPlantWithPhotos(ctx, grower.id)
      return { api: await as(grower), typed: { slug, plant_id: plant.id, title: 'Lua cheia', photo_ids } }
    }),
  )
  await Promise.all(growers.map(({ api, typed }) => api.entries.enter(typed)))
  const rows = await ctx.db
    .select()
    .from(cup_entries)
    .where(gt(cup_entries.id, first.id + 6000))
  expect(new Set(rows.map(({ blind_number }) => blind_number)).size).toBe(20)
})

test('while the final is frozen, by two at once, scores and votes keep coming: what was frozen is what had been given', async ({
  ctx,
  contextOf,
  as,
  clock,
}) => {
  const edition = await anEdition(ctx, { phase: 'votacao-popular-jurados', finalists: 2 })
  const modality = await aModality(ctx, edition)
  const criterion = await aCriterion(ctx, edition)
  const entries = []
  for (let n = 0; n < 4; n++) entries.push(await anEntry(ctx, modality))
  const about = { phase: 'votacao-popular' as const, ballot: modality.slug }
  for (const [at, entry] of entries.entries()) for (let n = 0; n <= at; n++) await aVote(ctx, entry, about)
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => aClient(ctx, contextOf, at)))
  const judge = await aJudge(ctx, edition)
  const bench = (await as(judge.user)).bench
  clock.now = edition.final_at
  const [weakest] = entries
  const late = () => [
    ...people.map(({ api }) => api.voting.cast({ uuid: weakest?.uuid as string })),
    bench.keep({
      ...{ blind_number: weakest?.blind_number as number, send: true },
      marks: { [criterion.id]: 10 },
    }),
  ]
  const [frozen, ...answers] = await Promise.allSettled([
    Promise.all([freezeFinalists(ctx, edition.id), freezeFinalists(ctx, edition.id)]),
    ...late(),
  ])
  expect(frozen).toMatchObject({ status: 'fulfilled' })
  expect((frozen as PromiseFulfilledResult<boolean[]>).value.sort()).toEqual([false, true])
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 'rejected',
      reason: { status: expect.toSatisfy((s: number) => [404, 409].includes(s)) },
    })
  const final = await ctx.db.select({ id: cup_entries.id }).from(cup_entries).where(eq(cup_entries.finalist, true))
  expect(final.map(({ id }) => id).sort()).toEqual([entries[2]?.id, entries[3]?.id].sort())
  expect(await ctx.db.select().from(cup_votes)).toHaveLength(10)
  const told = await ctx.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.kind, 'cup'), eq(notifications.title, 'Seu redondo está na final da copa')))
  expect(told).toHaveLength(2)
})

test('computing and publishing by five of the team at once: one version, published once', async ({ ctx, as }) => {
  const edition = await anEdition(ctx, { phase: 'entrega-dos-premios' })
  const modality = await aModality(ctx, edition)
  const entry = await anEntry(ctx, modality, { finalist: true })
  await aVote(ctx, entry, { phase: 'final-nas-categorias', ballot: modality.slug })
  const team = await Promise.all(Array.from({ length: 5 }, async () => as(await aStaffMember(ctx, ['cup.manage']))))
  const once = async (all: Promise<unknown>[]) => {
    const answers = await Promise.allSettled(all)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409 })
  }
  await once(team.map(({ results }) => results.compute({})))
  await once(team.map(({ results }) => results.publish({ version: 1 })))
  expect(await ctx.db.select().from(cup_results)).toMatchObject([{ version: 1, correction: null }])
  const [row] = await ctx.db.select().from(cup_editions).where(eq(cup_editions.id, edition.id))
  expect(row?.show_results).toBe(true)
  const told = await ctx.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.user_id, entry.grower.id))
  expect(told).toHaveLength(1)
})
