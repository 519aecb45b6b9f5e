import { type AnyProcedure, call, isProcedure } from '@orpc/server'
import { eq, sql } from 'drizzle-orm'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { aScore } from '#domains/contest/bench/scores/cup-scores.factory.ts'
import {
  aCriterion,
  aJudge,
  aModality,
  anEdition,
  momentIn,
} from '#domains/contest/editions/editions/cup-editions.factory.ts'
import { findEdition } from '#domains/contest/editions/index.ts'
import { cup_judges } from '#domains/contest/editions/judges/cup-judges.table.ts'
import { anEntry } from '#domains/contest/entries/entries/cup-entries.factory.ts'
import { freezeFinalists } from '#domains/contest/results/results/cup-results.actions.ts'
import { aVote, aVoter } from '#domains/contest/voting/votes/cup-votes.factory.ts'
import { cup_votes } from '#domains/contest/voting/votes/cup-votes.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { exportsJobs } from '#domains/people/privacy/exports/exports.jobs.ts'
import { data_exports } from '#domains/people/privacy/exports/exports.table.ts'
import { filesOfExport } from '#domains/people/privacy/exports/open-zip.factory.ts'
import type { Context } from '#platform/context.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { api } from './api.ts'

const VOTES = 37
const MARK = 7.5
/** 0,7 × 7,5 + 0,3 × 10. */
const TOTAL = 8.25
/** As a page says them; its words run together. */
const figures = /(?<!\d)37(?!\d)|(?<!\d)7,5(?!\d)|(?<!\d)8,25(?!\d)/g
const WORDS = 'NotaQueNinguemLeAinda'

/** A redondo with 37 votes in each round and marks of 7.5, counted and not published. */
async function aCountedCup(ctx: Context, contextOf: (user: { id: number }) => Promise<Context>, clock: { now: Date }) {
  const edition = await anEdition(ctx, { finalists_at: ctx.now() })
  const modality = await aModality(ctx, edition, { slug: 'flor', name: 'Flor' })
  const criterion = await aCriterion(ctx, edition, { name: 'Aroma' })
  // No number in what people and things are called.
  const entrant = await aVoter(ctx, { nickname: 'cultivadora' })
  const judge = await aVoter(ctx, { nickname: 'jurada', users_is_professor_copa_grower: true })
  const seat = await aJudge(ctx, edition, { user_id: judge.id })
  const other = await aJudge(ctx, edition)
  const entry = await anEntry(ctx, modality, { user_id: entrant.id, finalist: true, title: 'Brisa da serra' })
  const rival = await aVoter(ctx, { nickname: 'rival' })
  await anEntry(ctx, modality, { user_id: rival.id, finalist: true, title: 'Sol do meio-dia' })
  const voters = []
  for (let n = 0; n < VOTES; n++) voters.push(await aVoter(ctx))
  const receipts = []
  for (const phase of ['votacao-popular', 'final-nas-categorias', 'cultivo-do-ano'] as const)
    for (const { id } of voters) {
      const ballot = phase === 'cultivo-do-ano' ? 'hero' : modality.slug
      receipts.push((await aVote(ctx, entry, { phase, ballot, user_id: id })).receipt)
    }
  const marks = { [criterion.id]: MARK }
  for (const phase of ['votacao-popular-jurados', 'final-nas-categorias'] as const)
    for (const { id } of [seat, other]) await aScore(ctx, entry, { id }, { phase, marks, words: WORDS })
  clock.now = momentIn(edition, 'entrega-dos-premios')
  const computed = await testClient(await contextOf(await aStaffMember(ctx, ['cup.manage']))).results.compute({})
  expect(computed.versions[0]?.rows[0]).toMatchObject({ votes: VOTES, jury: MARK, total: TOTAL })
  const people = { visitor: undefined, grower: await aVoter(ctx, { nickname: 'leitora' }), entrant, judge }
  return { edition, modality, entry, people, receipts }
}

function callsOf(router: object, name: string[]): { name: string; path: string; procedure: AnyProcedure }[] {
  return Object.entries(router).flatMap(([key, value]) => {
    if (!isProcedure(value)) return callsOf(value as object, [...name, key])
    const { route } = value['~orpc']
    return route.method === 'GET' ? [{ name: [...name, key].join('.'), path: route.path ?? '', procedure: value }] : []
  })
}
/** Every read of the cup's paths, and what else might tell: the feed, the search, notices. */
const reads = callsOf(api, []).filter(
  ({ name, path }) => path.includes('copa_grower') || /notification|search|timeline|busca|feed/.test(`${name}${path}`),
)

/** What it tells of votes, scores or places, wherever that stands in an answer. */
function told(value: unknown, key = ''): string[] {
  if (typeof value === 'number') {
    const isCount = !/(^|_)id$|blind_number|width|height/.test(key)
    return isCount && [VOTES, MARK, TOTAL].includes(value) ? [`${key}: ${value}`] : []
  }
  if (typeof value === 'string') return value.includes(WORDS) ? [`${key}: ${value}`] : []
  if (value === null || typeof value !== 'object' || value instanceof Date) return []
  return Object.entries(value).flatMap(([name, one]) => told(one, Array.isArray(value) ? key : name))
}

test('before the result is published no call tells votes, marks or places', async ({ ctx, contextOf, clock }) => {
  const { edition, modality, entry, people, receipts } = await aCountedCup(ctx, contextOf, clock)
  const [row] = await ctx.db.select({ nickname: users.nickname }).from(users).where(sql`id = ${entry.grower.id}`)
  const input = {
    ...{ slug: edition.slug, uuid: entry.uuid, id: entry.id, nickname: row?.nickname, copa_edition_id: edition.id },
    ...{ plant_id: entry.plant_id, search: entry.title },
  }
  expect(reads.filter(({ path }) => path.includes('copa_grower')).length).toBeGreaterThan(20)
  const wrong: string[] = []
  let answered = 0
  for (const phase of [
    'votacao-popular-jurados',
    'final-nas-categorias',
    'cultivo-do-ano',
    'entrega-dos-premios',
  ] as const) {
    clock.now = momentIn(edition, phase)
    for (const [role, user] of Object.entries(people)) {
      const context = user ? await contextOf(user) : ctx
      for (const { name, procedure } of reads) {
        // A judge sees their own marks.
        if (name === 'bench.show' && role === 'judge') continue
        await ctx.db.execute(sql`savepoint tried`)
        try {
          const ofModality = name.startsWith('entries.candidates') ? { ...input, slug: modality.slug } : input
          const answer = await call(procedure, ofModality as never, { context })
          const text = JSON.stringify(answer) ?? ''
          answered++
          const secrets = [...told(answer), ...receipts.filter((receipt) => text.includes(receipt))]
          if (secrets.length) wrong.push(`${name} as ${role} in ${phase}: ${secrets.join(', ')}`)
        } catch (error) {
          if (((error as { status?: number }).status ?? 500) >= 500) throw error
        } finally {
          await ctx.db.execute(sql`rollback to savepoint tried`)
        }
      }
    }
  }
  expect(answered).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})

test('nor does a page, with its data, to anybody; then the result is there for all', async ({
  ctx,
  contextOf,
  clock,
  page,
  api: visitor,
}) => {
  const { edition, modality, entry, people, receipts } = await aCountedCup(ctx, contextOf, clock)
  const [row] = await ctx.db.select({ nickname: users.nickname }).from(users).where(sql`id = ${entry.grower.id}`)
  const paths = [
    ...['', '/modalidades', `/modalidade/${modality.slug}`, `/ver-redondo/${entry.uuid}`, `/ver-votos/${entry.uuid}`],
    ...['/ver-votos/bancada', `/ver-votos/bancada/${entry.uuid}`, '/votar', `/votar/${row?.nickname}`],
  ].map((path) => `/copa-grower${path}`)
  const wrong: string[] = []
  const seen: string[] = []
  for (const [role, user] of Object.entries(people))
    for (const path of [...paths, '/', `/busca?q=${entry.title}`, '/notificacoes']) {
      const { html, text, status } = await page(path, user)
      if (status === 200) seen.push(path)
      const said = [
        // A hash may hold them.
        ...(text.replaceAll(/[0-9a-f]{64}/g, '').match(figures) ?? []),
        ...(html.includes(WORDS) ? [WORDS] : []),
        ...(html.includes(String(TOTAL)) ? [String(TOTAL)] : []),
        ...receipts.filter((receipt) => html.includes(receipt)),
      ]
      if (said.length) wrong.push(`${path} as ${role}: ${said.join(', ')}`)
    }
  expect(wrong).toEqual([])
  for (const path of paths) expect(seen).toContain(path)
  await expect(visitor.results.file({ slug: edition.slug })).rejects.toMatchObject({ status: 404 })
  expect((await page(`/copa-grower/apuracao/${edition.slug}`)).status).toBe(404)
  // The same numbers are found once it is published: the walk above would have found them.
  const staff = testClient(await contextOf(await aStaffMember(ctx, ['cup.manage'])))
  await staff.results.publish({ version: 1 })
  expect(told(await visitor.results.list({}))).toContain(`votes: ${VOTES}`)
  expect((await page(`/copa-grower/ver-votos/${entry.uuid}`)).text.match(figures)).toContain('37')
  expect((await page('/copa-grower/ver-votos/bancada')).html).toContain(WORDS)
  expect(await ctx.db.select({ id: cup_votes.id }).from(cup_votes)).toHaveLength(3 * VOTES)
})

test('nor does a mail, a notice or a copy of own data; that of a judge has their marks, and not of what', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const { entry, people, receipts } = await aCountedCup(ctx, contextOf, clock)
  await ctx.db.insert(saves).values([
    { user_id: people.judge.id, target: 'user', target_id: people.entrant.id },
    { user_id: people.entrant.id, target: 'user', target_id: people.judge.id },
  ])
  await freezeFinalists(ctx, entry.edition_id)
  clock.now = momentIn(await findEdition(ctx, { id: entry.edition_id }), 'votacao-popular-jurados')
  // With the judge's first look what ties them is fixed.
  const table = await testClient(await contextOf(people.judge)).bench.show()
  expect(table.left_out).toBe(1)
  await ctx.db
    .update(cup_judges)
    .set({ tied_entries: [entry.id] })
    .where(eq(cup_judges.user_id, people.judge.id))
  const { grower, entrant, judge } = people
  for (const user of [grower, entrant, judge]) {
    const client = testClient(await contextOf(user))
    await client.privacy.exports.request({ password: factoryPassword })
    const [row] = await ctx.db.select().from(data_exports).where(eq(data_exports.user_id, user.id))
    await exportsJobs['privacy.export'](ctx, { export_id: row?.id ?? 0 })
    const files = await filesOfExport(ctx, row?.uuid ?? '')
    for (const [name, content] of files) {
      if (!name.endsWith('.json')) continue
      const text = content.toString()
      expect(receipts.filter((receipt) => text.includes(receipt))).toEqual([])
      if (name !== 'dados/notas-na-bancada.json') expect(told(JSON.parse(text)), name).toEqual([])
      if (name.includes('bancada')) expect(text).not.toMatch(/entry_id|tied_entries/)
    }
    const marks = JSON.parse(files.get('dados/notas-na-bancada.json')?.toString() ?? '[]')
    expect(marks).toHaveLength(user === judge ? 2 : 0)
  }
  const written = JSON.stringify([await ctx.db.select().from(mails), await ctx.db.select().from(notifications)])
  expect(written).not.toMatch(/37 votos|8,25|1º lugar/)
  for (const secret of [...receipts, WORDS]) expect(written).not.toContain(secret)
})
