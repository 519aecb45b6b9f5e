import { and, eq } from 'drizzle-orm'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import {
  aCriterion,
  aJudge,
  aModality,
  anEdition,
  momentIn,
} from '#domains/contest/editions/editions/cup-editions.factory.ts'
import type { CupPhase } from '#domains/contest/editions/editions/phases.kinds.ts'
import { anEntry } from '#domains/contest/entries/entries/cup-entries.factory.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { aCourse } from '#domains/learning/courses/courses.factory.ts'
import { enrolments } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { aPlacedOrder, payCheckout } from '#domains/market/orders/orders.factory.ts'
import { partnerships } from '#domains/market/splits/partnerships/partnerships.table.ts'
import { aSellingStore } from '#domains/market/splits/splits.factory.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { aStoreOf } from '#domains/market/stores/stores.factory.ts'
import { aCpf } from '#domains/people/accounts/registration-confirmation/registrations.factory.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { conflictsIn } from '../conflicts/conflicts.queries.ts'
import { aScore } from './cup-scores.factory.ts'
import { cup_scores } from './cup-scores.table.ts'

/** A bench of one with two criteria, and two redondos. */
async function aBench(ctx: Context, phase: CupPhase = 'votacao-popular-jurados') {
  const edition = await anEdition(ctx, { phase })
  const modality = await aModality(ctx, edition)
  const aroma = await aCriterion(ctx, edition, { name: 'Aroma', weight: 3 })
  const cure = await aCriterion(ctx, edition, { name: 'Cura', weight: 1 })
  const [one, two] = [await anEntry(ctx, modality), await anEntry(ctx, modality)]
  const judge = await aJudge(ctx, edition)
  return { edition, modality, aroma, cure, one, two, judge }
}
type Bench = Awaited<ReturnType<typeof aBench>>
const marksOf = ({ aroma, cure }: Bench, a: number, b: number) => ({ [aroma.id]: a, [cure.id]: b })

test('a judge tastes numbers: keeps a draft, sends, sends anew; sees no name, title nor photo', async ({ ctx, as }) => {
  const bench = await aBench(ctx)
  const { one, two, aroma, judge } = bench
  const call = (await as(judge.user)).bench
  const table = await call.show()
  expect(table).toMatchObject({ open: true, sits: true, left_out: 0, criteria: [{ name: 'Aroma' }, { name: 'Cura' }] })
  expect(table.entries.map(({ blind_number }) => blind_number).sort()).toEqual(
    [one.blind_number, two.blind_number].sort(),
  )
  const said = JSON.stringify(table)
  for (const secret of [one.title, one.uuid, 'photo', 'nickname']) expect(said).not.toContain(secret)
  const about = { blind_number: one.blind_number }
  const draft = await call.keep({ ...about, marks: { [aroma.id]: 7.5 }, words: 'Cítrico.' })
  expect(draft).toMatchObject({ sent: false, score: { marks: { [aroma.id]: 7.5 }, sent_at: null } })
  expect(await call.keep({ ...about, marks: marksOf(bench, 7.5, 9), send: true })).toMatchObject({ sent: true })
  await expect(call.keep({ ...about, marks: {} })).rejects.toMatchObject({
    status: 409,
    message: 'Esta nota já foi enviada. Para mudar, envie a nova.',
  })
  await call.keep({ ...about, marks: marksOf(bench, 8, 9), send: true })
  const rows = await ctx.db.select().from(cup_scores)
  expect(rows).toMatchObject([{ marks: marksOf(bench, 8, 9), judge_id: judge.id, entry_id: one.id }])
})

test('what waited on a phone does not undo what was sent after it was written; its own replay and what follows it count', async ({
  ctx,
  as,
  clock,
}) => {
  const bench = await aBench(ctx)
  const { keep } = (await as(bench.judge.user)).bench
  const give = (mark: number, fields: object) =>
    keep({ blind_number: bench.one.blind_number, marks: marksOf(bench, mark, mark), send: true, ...fields })
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
  const seen_at = '' as never
  await give(3, { idempotency_key: first, seen_at })
  clock.now = new Date(clock.now.getTime() + 1000)
  // The same sheet, twice without signal: the later one replaces the earlier, sent again nothing changes.
  await give(4, { idempotency_key: second, after_key: first, seen_at })
  expect(await give(4, { idempotency_key: second, after_key: first, seen_at })).toMatchObject({ sent: true })
  // Another device that was opened before.
  const refused = give(9, { idempotency_key: crypto.randomUUID(), seen_at })
  await expect(refused).rejects.toMatchObject({ status: 409, message: expect.stringContaining('em outro aparelho') })
  await expect(give(3, { idempotency_key: first, seen_at })).rejects.toMatchObject({ status: 409 })
  const [score] = await ctx.db.select().from(cup_scores)
  expect(score?.marks).toEqual(marksOf(bench, 4, 4))
  await give(9, { seen_at: score?.changed_at })
})

test('a mark beyond the scale, in other steps or missing is said beside its criterion', async ({ ctx, as }) => {
  const bench = await aBench(ctx)
  const { aroma, cure, one } = bench
  const { keep } = (await as(bench.judge.user)).bench
  const give = (mark: number) => keep({ blind_number: one.blind_number, marks: { [aroma.id]: mark } })
  const beside = (sentence: string) => ({ status: 422, data: { errors: { [`marks.${aroma.id}`]: [sentence] } } })
  await expect(give(11)).rejects.toMatchObject(beside('A nota vai de 0 a 10.'))
  await expect(give(-1)).rejects.toMatchObject(beside('A nota vai de 0 a 10.'))
  await expect(give(7.3)).rejects.toMatchObject(beside('Use notas inteiras ou com meio ponto.'))
  const half = keep({ blind_number: one.blind_number, marks: { [aroma.id]: 7 }, send: true })
  await expect(half).rejects.toMatchObject({
    status: 422,
    data: { errors: { [`marks.${cure.id}`]: ['Falta a nota de cura.'] } },
  })
  await expect(keep({ blind_number: 1, marks: {} })).rejects.toMatchObject({
    status: 404,
    message: 'O redondo nº 1 não está na sua mesa.',
  })
  expect(await ctx.db.select().from(cup_scores)).toEqual([])
})

test('marks of criteria that are of another edition are dropped', async ({ ctx, as }) => {
  const bench = await aBench(ctx)
  const foreign = await aCriterion(ctx, await anEdition(ctx, { slug: 'copa-outra' }))
  const { keep } = (await as(bench.judge.user)).bench
  const marks = { ...marksOf(bench, 5, 6), [foreign.id]: 10 }
  const { score } = await keep({ blind_number: bench.one.blind_number, marks, send: true })
  expect(score.marks).toEqual(marksOf(bench, 5, 6))
})

test('who is not on this bench has no table, and the phases open and close it', async ({ ctx, as, api, clock }) => {
  const bench = await aBench(ctx)
  const { edition, one, judge } = bench
  const given = { blind_number: one.blind_number, marks: marksOf(bench, 7, 7), send: true }
  await expect(api.bench.show()).rejects.toMatchObject({ status: 401 })
  await expect((await as(await aUser(ctx))).bench.show()).rejects.toMatchObject({ status: 403 })
  const elsewhere = await aUser(ctx, { users_is_professor_copa_grower: true })
  expect(await (await as(elsewhere)).bench.show()).toMatchObject({ sits: false, entries: [] })
  await expect((await as(elsewhere)).bench.keep(given)).rejects.toMatchObject({ status: 403 })
  const { show, keep } = (await as(judge.user)).bench
  for (const phase of ['votacao-popular', 'cultivo-do-ano', 'entrega-dos-premios'] as const) {
    clock.now = momentIn(edition, phase)
    expect(await show()).toMatchObject({ open: false, entries: [] })
    await expect(keep(given)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Agora a bancada não dá notas. A copa está em:'),
    })
  }
})

test('in the final the bench scores finalists anew, and sees what it gave before', async ({ ctx, as }) => {
  const bench = await aBench(ctx, 'final-nas-categorias')
  const { one, two, judge } = bench
  await ctx.db.update(cup_entries).set({ finalist: true }).where(eq(cup_entries.id, one.id))
  await aScore(ctx, one, judge, { marks: marksOf(bench, 6, 6) })
  const { show, keep } = (await as(judge.user)).bench
  expect(await show()).toMatchObject({
    entries: [{ blind_number: one.blind_number, score: null, first_score: { marks: marksOf(bench, 6, 6) } }],
  })
  await keep({ blind_number: one.blind_number, marks: marksOf(bench, 9, 9), send: true })
  await expect(keep({ blind_number: two.blind_number, marks: marksOf(bench, 9, 9), send: true })).rejects.toMatchObject(
    {
      status: 404,
    },
  )
  expect((await ctx.db.select().from(cup_scores)).map(({ phase }) => phase).sort()).toEqual([
    'final-nas-categorias',
    'votacao-popular-jurados',
  ])
})

test('on the page a draft is kept and a score is sent, what is missing is said beside its criterion', async ({
  ctx,
  page,
}) => {
  const { aroma, cure, judge } = await aBench(ctx)
  const bench = () => page('/copa-grower/votacao-bancada', judge.user)
  const drafted = await (await bench()).press('Guardar rascunho', { [`marks.${aroma.id}`]: '7,5', words: 'Cítrico' })
  expect(drafted.toast).toMatch(/^O rascunho do nº \d+ foi guardado\.$/)
  expect(await ctx.db.select().from(cup_scores)).toMatchObject([{ marks: { [aroma.id]: 7.5 }, words: 'Cítrico' }])
  const missing = await (await bench()).press('Enviar nota', { [`marks.${aroma.id}`]: '7,5' })
  expect([missing.status, missing.error(`marks.${cure.id}`)]).toEqual([422, 'Falta a nota de cura.'])
  const wrong = await (await bench()).press('Enviar nota', { [`marks.${aroma.id}`]: '11', [`marks.${cure.id}`]: '8' })
  expect([wrong.status, wrong.error(`marks.${aroma.id}`)]).toEqual([422, 'A nota vai de 0 a 10.'])
  const sent = await (await bench()).press('Enviar nota', { [`marks.${aroma.id}`]: '7,5', [`marks.${cure.id}`]: '8' })
  expect(sent.toast).toMatch(/^A nota do nº \d+ foi enviada\.$/)
  expect((await bench()).$('details')).toHaveLength(2)
  expect((await page('/copa-grower/votacao-bancada?sem-nota=1', judge.user)).$('details')).toHaveLength(1)
})

/** What ties a judge to a grower, by reason, and what looks like it and does not. */
const ties: Record<string, { tied: boolean; tie: (ctx: Context, judge: number, grower: number) => Promise<unknown> }> =
  {
    address: { tied: true, tie: (ctx, ...both) => livesAt(ctx, both, ['12', '12']) },
    'address next door': { tied: false, tie: (ctx, ...both) => livesAt(ctx, both, ['12', '14']) },
    store: {
      tied: true,
      tie: async (ctx, judge, grower) => {
        const store = await aStoreOf(ctx, judge)
        await ctx.db.insert(store_members).values({ store_id: store.id, user_id: grower, role: 'manager' })
      },
    },
    partner: { tied: true, tie: (ctx, judge, grower) => partnersAs(ctx, judge, grower, 'aceita') },
    'partner that only one of them proposed': {
      tied: false,
      tie: (ctx, judge, grower) => partnersAs(ctx, judge, grower, 'proposta'),
    },
    teacher: { tied: true, tie: (ctx, judge, grower) => teaches(ctx, judge, grower) },
    'teacher the other way round': { tied: true, tie: (ctx, judge, grower) => teaches(ctx, grower, judge) },
    follows: {
      tied: true,
      tie: async (ctx, judge, grower) => {
        await follow(ctx, judge, grower)
        await follow(ctx, grower, judge)
      },
    },
    'follows who does not follow back': { tied: false, tie: (ctx, judge, grower) => follow(ctx, grower, judge) },
  }

const livesAt = async (ctx: Context, both: number[], numbers: string[]) => {
  for (const [at, user_id] of both.entries())
    await ctx.db.insert(user_registrations).values({ user_id, cpf: aCpf(), cep: '30130010', number: numbers[at] })
}
const partnersAs = async (ctx: Context, judge: number, grower: number, state: 'aceita' | 'proposta') => {
  const store = await aStoreOf(ctx, grower)
  await ctx.db
    .insert(partnerships)
    .values({ store_id: store.id, partner_user_id: judge, state, created_by: grower } as never)
}
const teaches = async (ctx: Context, teacher_id: number, user_id: number) => {
  const course = await aCourse(ctx, { teacher_id })
  await ctx.db.insert(enrolments).values({ course_id: course.id, user_id, syllabus_version: 0 })
}
const follow = (ctx: Context, user_id: number, target_id: number) =>
  ctx.db.insert(saves).values({ user_id, target: 'user', target_id })

test.for(Object.entries(ties))(
  '%s: tied or not, by what the house knows',
  async ([name, { tied, tie }], { ctx, as }) => {
    const bench = await aBench(ctx)
    const { edition, judge, one, two } = bench
    await tie(ctx, judge.user.id, one.grower.id)
    const [reason] = name.split(' ')
    expect(await conflictsIn(ctx, edition.id)).toEqual(
      tied ? [{ judge_id: judge.id, entry_id: one.id, reasons: [reason] }] : [],
    )
    const { show, keep } = (await as(judge.user)).bench
    const table = await show()
    expect(table.left_out).toBe(tied ? 1 : 0)
    expect(table.entries.map(({ blind_number }) => blind_number)).toContain(two.blind_number)
    const given = keep({ blind_number: one.blind_number, marks: marksOf(bench, 7, 7), send: true })
    if (tied) await expect(given).rejects.toMatchObject({ status: 404 })
    else expect(await given).toMatchObject({ sent: true })
  },
)

test('a tie that is made or undone while the bench is open takes no number off the table, nor puts one on it', async ({
  ctx,
  as,
}) => {
  const { edition, judge, one, two } = await aBench(ctx)
  await follow(ctx, judge.user.id, one.grower.id)
  await follow(ctx, one.grower.id, judge.user.id)
  const { show } = (await as(judge.user)).bench
  const before = await show()
  expect([before.left_out, before.entries.length]).toEqual([1, 1])
  await ctx.db.delete(saves)
  expect(await show()).toEqual(before)
  await follow(ctx, judge.user.id, two.grower.id)
  await follow(ctx, two.grower.id, judge.user.id)
  expect(await show()).toEqual(before)
  // What ties them now is the team's to read.
  expect(await conflictsIn(ctx, edition.id)).toMatchObject([{ entry_id: two.id, reasons: ['follows'] }])
})

test('a judge never scores their own redondo', async ({ ctx, as }) => {
  const bench = await aBench(ctx)
  const { edition, modality, judge } = bench
  const own = await anEntry(ctx, modality, { user_id: judge.user.id })
  expect(await conflictsIn(ctx, edition.id)).toEqual([{ judge_id: judge.id, entry_id: own.id, reasons: ['own'] }])
  const { keep } = (await as(judge.user)).bench
  await expect(keep({ blind_number: own.blind_number, marks: {} })).rejects.toMatchObject({ status: 404 })
})

test('an order ties once it is paid, not while it waits or when it expired', async ({ ctx: plain }) => {
  const { ctx, owner, product, buyer } = await aSellingStore(plain)
  const edition = await anEdition(ctx, { phase: 'votacao-popular-jurados' })
  const entry = await anEntry(ctx, await aModality(ctx, edition), { user_id: owner.id })
  const judge = await aJudge(ctx, edition, { user_id: signedIn(buyer).id })
  const placed = await aPlacedOrder(buyer, [{ variant_id: product.variant.id }])
  expect(await conflictsIn(ctx, edition.id)).toEqual([])
  await payCheckout(buyer, placed.uuid)
  expect(await conflictsIn(ctx, edition.id)).toEqual([{ judge_id: judge.id, entry_id: entry.id, reasons: ['order'] }])
})

test('the team sees how far the bench is, who is tied and why, and where judges are three points apart', async ({
  ctx,
  as,
}) => {
  const bench = await aBench(ctx)
  const { edition, one, two, judge } = bench
  const other = await aJudge(ctx, edition)
  await aScore(ctx, one, judge, { marks: marksOf(bench, 9, 9) })
  await aScore(ctx, one, other, { marks: marksOf(bench, 6, 6) })
  await aScore(ctx, two, judge, { marks: marksOf(bench, 8.5, 8.5) })
  await aScore(ctx, two, other, { marks: marksOf(bench, 6, 6), sent_at: null })
  await follow(ctx, judge.user.id, two.grower.id)
  await follow(ctx, two.grower.id, judge.user.id)
  const report = await (await as(await aStaffMember(ctx, ['cup.manage']))).bench.report()
  expect(report.judges).toMatchObject([
    { sent: 2, drafts: 0, left_out: 1 },
    { sent: 1, drafts: 1, left_out: 0 },
  ])
  expect(report.gaps).toEqual([
    { uuid: one.uuid, title: one.title, phase: 'votacao-popular-jurados', low: 6, high: 9, scores: 2 },
  ])
  expect(report.conflicts).toMatchObject([{ entry: { uuid: two.uuid }, reasons: ['follows'] }])
  await expect((await as(judge.user)).bench.report()).rejects.toMatchObject({ status: 403 })
})

test('the score of a judge who turned out to be tied is set aside by the team, with a reason; no other, nor by its grower', async ({
  ctx,
  as,
  page,
}) => {
  const bench = await aBench(ctx)
  const { one, two, judge } = bench
  const tied = await aScore(ctx, one, judge, { marks: marksOf(bench, 9, 9) })
  const free = await aScore(ctx, two, judge, { marks: marksOf(bench, 8, 8) })
  const staff = await aStaffMember(ctx, ['cup.manage'])
  const { setAside, report } = (await as(staff)).bench
  const reason = 'Os dois se seguem.'
  await expect(setAside({ id: tied.id, reason })).rejects.toMatchObject({ status: 409 })
  await follow(ctx, judge.user.id, one.grower.id)
  await follow(ctx, one.grower.id, judge.user.id)
  await expect(setAside({ id: tied.id, reason: 'curto' })).rejects.toMatchObject({ status: 422 })
  await expect(setAside({ id: free.id, reason })).rejects.toMatchObject({ status: 409 })
  await expect((await as(judge.user)).bench.setAside({ id: tied.id, reason })).rejects.toMatchObject({ status: 403 })
  await ctx.db.update(cup_entries).set({ user_id: staff.id }).where(eq(cup_entries.id, two.id))
  await expect(setAside({ id: free.id, reason })).rejects.toMatchObject({ status: 403 })
  const done = await (await page('/admin/copa-grower/bancada', staff)).press('Não contar esta nota', { reason })
  expect(done.toast).toBe('Esta nota não conta mais.')
  expect((await report()).conflicts[0]?.scores).toEqual([{ id: tied.id, phase: tied.phase, set_aside: reason }])
  await expect(setAside({ id: tied.id, reason })).rejects.toMatchObject({ status: 409 })
})

test("the order of a table is the judge's own and follows nothing that others score", async ({ ctx, as }) => {
  const bench = await aBench(ctx)
  const { edition, modality, judge } = bench
  const entries = [bench.one, bench.two]
  for (let n = 0; n < 10; n++) entries.push(await anEntry(ctx, modality))
  const other = await aJudge(ctx, edition)
  const { show } = (await as(judge.user)).bench
  const numbers = (table: Awaited<ReturnType<typeof show>>) => table.entries.map(({ blind_number }) => blind_number)
  const before = numbers(await show())
  expect(numbers(await (await as(other.user)).bench.show())).not.toEqual(before)
  for (const entry of entries.slice(3, 9)) await aScore(ctx, entry, other, { marks: marksOf(bench, 7, 7) })
  expect(numbers(await show())).toEqual(before)
})

test('a judge who is appointed no more scores nothing more, and a draft counts for nobody', async ({ ctx, as }) => {
  const bench = await aBench(ctx)
  const { judge, one } = bench
  const staff = (await as(await aStaffMember(ctx, ['cup.manage']))).editions.staffJudges
  const { keep } = (await as(judge.user)).bench
  await staff.remove({ id: judge.id })
  await expect(keep({ blind_number: one.blind_number, marks: {} })).rejects.toMatchObject({ status: 403 })
  const sat = await aJudge(ctx, bench.edition)
  await aScore(ctx, one, sat, { marks: marksOf(bench, 7, 7) })
  await expect(staff.remove({ id: sat.id })).rejects.toMatchObject({ status: 409 })
  const kept = await ctx.db
    .select()
    .from(cup_scores)
    .where(and(eq(cup_scores.judge_id, sat.id)))
  expect(kept).toHaveLength(1)
})
