import { eq } from 'drizzle-orm'
import { blocks } from '#domains/base/social/blocks/blocks.table.ts'
import { aModality, anEdition, momentIn } from '#domains/contest/editions/editions/cup-editions.factory.ts'
import type { CupPhase } from '#domains/contest/editions/editions/phases.kinds.ts'
import { anEntry } from '#domains/contest/entries/entries/cup-entries.factory.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { findViewer } from '#domains/people/accounts/index.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aSession, aUser } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { type Context, createContext } from '#platform/context.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { castVote } from './cup-votes.actions.ts'
import { aVote, aVoter } from './cup-votes.factory.ts'
import { cup_votes } from './cup-votes.table.ts'
import { limits } from './doubts.model.ts'

/** Two modalities, in the first two redondos. */
async function aBallot(ctx: Context, phase: CupPhase = 'votacao-popular', finalist = false) {
  const edition = await anEdition(ctx, { phase })
  const modality = await aModality(ctx, edition)
  const other = await aModality(ctx, edition)
  const [one, two, three] = [
    await anEntry(ctx, modality, { finalist }),
    await anEntry(ctx, modality, { finalist }),
    await anEntry(ctx, other, { finalist }),
  ]
  return { edition, modality, other, one, two, three }
}

const logOf = (ctx: Context) => ctx.db.select().from(cup_votes).orderBy(cup_votes.id)

test('a vote is given, read again and changed; the log keeps all of it, one row is current', async ({ ctx, as }) => {
  const { one, two, three, modality, other } = await aBallot(ctx)
  const voter = await aVoter(ctx)
  const { voting } = await as(voter)
  expect((await voting.ballots()).ballots.map(({ slug, own }) => [slug, own])).toEqual([
    [modality.slug, null],
    [other.slug, null],
  ])
  const first = await voting.cast({ uuid: one.uuid })
  expect(first).toMatchObject({ changed: false, state: 'recebida', reason: null, entry: { uuid: one.uuid } })
  expect(await voting.cast({ uuid: one.uuid })).toMatchObject({ changed: false, receipt: first.receipt })
  expect(await voting.cast({ uuid: two.uuid })).toMatchObject({ changed: true, entry: { uuid: two.uuid } })
  await voting.cast({ uuid: three.uuid })
  const rows = await logOf(ctx)
  expect(rows.map(({ entry_id, superseded_at }) => [entry_id, superseded_at !== null])).toEqual([
    [one.id, true],
    [two.id, false],
    [three.id, false],
  ])
  expect(new Set(rows.map(({ receipt }) => receipt)).size).toBe(3)
  const { ballots } = await voting.ballots()
  expect(ballots.map(({ own }) => own?.entry.uuid)).toEqual([two.uuid, three.uuid])
  const [ofOne] = (await voting.competitor({ nickname: await nicknameOf(ctx, one.grower) })).entries
  expect(ofOne).toMatchObject({ own: null, voted_other: two.title, ballot: modality.slug })
})

async function nicknameOf(ctx: Context, { id }: { id: number }) {
  const [row] = await ctx.db.select({ nickname: users.nickname }).from(users).where(eq(users.id, id))
  return row?.nickname ?? ''
}

test('neither address nor browser is kept as it is', async ({ ctx, as }) => {
  const { one } = await aBallot(ctx)
  await (await as(await aVoter(ctx))).voting.cast({ uuid: one.uuid })
  const [row] = await logOf(ctx)
  expect(JSON.stringify(row)).not.toContain('127.0.0.1')
  expect(row?.address_hash).toMatch(/\S{20}/)
})

test('a vote is of the instant that judged its phase: none is later than its end', async ({ ctx, contextOf }) => {
  const { edition, one } = await aBallot(ctx)
  const end = edition.judges_at.getTime()
  for (let early = 0; early < 8; early++) {
    const own = await contextOf(await aVoter(ctx))
    let asked = 0
    const now = () => new Date(asked++ < early ? end - 1 : end + 60_000)
    await castVote({ ...own, now }, { uuid: one.uuid }).catch(() => undefined)
  }
  for (const { created_at } of await logOf(ctx)) expect(created_at.getTime()).toBeLessThan(end)
})

test('who voted for a redondo that left reads that the vote counts for nobody, and votes again', async ({
  ctx,
  as,
  page,
}) => {
  const { one, two, modality } = await aBallot(ctx)
  const voter = await aVoter(ctx)
  const { voting } = await as(voter)
  expect(await voting.cast({ uuid: one.uuid })).toMatchObject({ left: false })
  await ctx.db.update(cup_entries).set({ state: 'retirado' }).where(eq(cup_entries.id, one.id))
  expect((await voting.ballots()).ballots[0]).toMatchObject({ slug: modality.slug, own: { left: true } })
  const shown = await page('/copa-grower/votar', voter)
  expect(shown.text).toContain('Este redondo saiu da copa: o seu voto não conta para ninguém.')
  expect(shown.text).toContain('Votar de novo')
  await voting.cast({ uuid: two.uuid })
  expect((await page('/copa-grower/votar', voter)).text).not.toContain('saiu da copa')
  expect((await page('/copa-grower/votar?search=zzz', voter)).text).toContain('Nada achado para “zzz”.')
})

test('who may not vote reads why, and nothing is kept', async ({ ctx, as, api }) => {
  const { edition, one } = await aBallot(ctx)
  const { uuid } = one
  const refused = async (who: { id: number }) => (await as(who)).voting.cast({ uuid })
  await expect(api.voting.cast({ uuid })).rejects.toMatchObject({ status: 401 })
  await expect(refused(await aVoter(ctx, { email_verified_at: null }))).rejects.toMatchObject({ status: 403 })
  const young = await aUser(ctx, { created_at: edition.popular_at })
  await expect(refused(young)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Sua conta é mais nova que esta fase'),
  })
  const { closed_why } = await (await as(young)).voting.ballots()
  expect(closed_why).toMatch(/mais nova.+Ela pode votar na fase final nas categorias, a partir de/)
  await expect(refused(one.grower)).rejects.toMatchObject({ status: 409 })
  const grower = await aVoter(ctx)
  const own = await anEntry(ctx, { id: one.modality_id, edition_id: edition.id }, { user_id: grower.id })
  await expect((await as(grower)).voting.cast({ uuid: own.uuid })).rejects.toMatchObject({
    message: 'Este redondo é seu: vote em outro.',
  })
  const apart = await aVoter(ctx)
  await ctx.db.insert(blocks).values({ user_id: one.grower.id, blocked_id: apart.id })
  await expect(refused(apart)).rejects.toMatchObject({ status: 404 })
  await expect((await as(grower)).voting.cast({ uuid: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
  await expect((await as(grower)).voting.cast({ uuid: 'x' })).rejects.toMatchObject({ status: 422 })
  for (const state of ['retirado', 'desclassificado'] as const) {
    await ctx.db.update(cup_entries).set({ state }).where(eq(cup_entries.id, one.id))
    await expect(refused(await aVoter(ctx))).rejects.toMatchObject({ status: 404 })
  }
  expect(await logOf(ctx)).toEqual([])
})

test('an account that is a millisecond older than the phase votes', async ({ ctx, as }) => {
  const { edition, one } = await aBallot(ctx)
  const voter = await aUser(ctx, { created_at: new Date(edition.popular_at.getTime() - 1) })
  expect(await (await as(voter)).voting.cast({ uuid: one.uuid })).toMatchObject({ state: 'recebida' })
})

test('in the final finalists alone get votes, each modality one; then one among all of them', async ({
  ctx,
  as,
  clock,
}) => {
  const { edition, one, two, three, modality, other } = await aBallot(ctx, 'final-nas-categorias')
  for (const { id } of [one, three])
    await ctx.db.update(cup_entries).set({ finalist: true }).where(eq(cup_entries.id, id))
  const { voting } = await as(await aVoter(ctx))
  expect((await voting.competitors({})).data.map(({ uuid }) => uuid).sort()).toEqual([one.uuid, three.uuid].sort())
  await expect(voting.cast({ uuid: two.uuid })).rejects.toMatchObject({
    status: 409,
    message: 'Este redondo não está entre os finalistas.',
  })
  expect([await voting.cast({ uuid: one.uuid }), await voting.cast({ uuid: three.uuid })]).toMatchObject([
    { ballot: modality.slug },
    { ballot: other.slug },
  ])
  clock.now = momentIn(edition, 'cultivo-do-ano')
  expect((await voting.ballots()).ballots).toMatchObject([{ slug: 'hero', entries_count: 2, own: null }])
  await voting.cast({ uuid: one.uuid })
  expect(await voting.cast({ uuid: three.uuid })).toMatchObject({ ballot: 'hero', changed: true })
  expect((await logOf(ctx)).filter(({ superseded_at }) => !superseded_at)).toHaveLength(3)
})

test('an entry of another edition gets no vote', async ({ ctx, as }) => {
  await aBallot(ctx)
  const old = await anEdition(ctx, { slug: 'copa-velha', phase: 'votacao-popular' })
  const entry = await anEntry(ctx, await aModality(ctx, old))
  await expect((await as(await aVoter(ctx))).voting.cast({ uuid: entry.uuid })).rejects.toMatchObject({
    status: 409,
    message: 'Esta edição da copa já passou.',
  })
})

/** A vote from an address and with a browser. */
async function voteFrom(ctx: Context, ip: string, user_agent: string, uuid: string, by?: { id: number }) {
  const { token } = await aSession(ctx, by ?? (await aVoter(ctx)))
  const viewer = await findViewer(ctx, token)
  return testClient(createContext({ ...ctx, viewer, request: { ip, user_agent } })).voting.cast({ uuid })
}

test('many accounts on one device: from the third on a vote waits, with its reason, and the voter reads nothing of it', async ({
  ctx,
  as,
}) => {
  const { one, two } = await aBallot(ctx)
  for (let n = 0; n < limits.same_device; n++) await voteFrom(ctx, '10.0.0.1', 'Firefox', one.uuid)
  const voter = await aVoter(ctx)
  const reason = 'Outras 2 contas votaram neste redondo pelo mesmo aparelho.'
  const told = { state: 'recebida', reason: null }
  expect(await voteFrom(ctx, '10.0.0.1', 'Firefox', one.uuid, voter)).toMatchObject(told)
  expect((await (await as(voter)).voting.ballots()).ballots[0]).toMatchObject({ own: told })
  expect(await lastOf(ctx)).toEqual({ state: 'quarentena', reason })
  for (const [ip, browser, entry] of [
    ['10.0.0.1', 'Chrome', one],
    ['10.0.0.2', 'Firefox', one],
    ['10.0.0.1', 'Firefox', two],
  ] as const) {
    await voteFrom(ctx, ip, browser, entry.uuid)
    expect(await lastOf(ctx)).toEqual({ state: 'valida', reason: null })
  }
})

const lastOf = async (ctx: Context) => {
  const last = (await logOf(ctx)).at(-1)
  return { state: last?.state, reason: last?.reason }
}

test('another vote leaves neither the quarantine nor what the team annulled; what it frees is free', async ({
  ctx,
  as,
}) => {
  const { one, two, modality } = await aBallot(ctx)
  const voter = await aVoter(ctx)
  const about = { phase: 'votacao-popular' as const, ballot: modality.slug, user_id: voter.id }
  const waits = await aVote(ctx, one, { ...about, state: 'quarentena', reason: 'Mesmo aparelho.' })
  const { voting } = await as(await aStaffMember(ctx, ['cup.manage']))
  await voteFrom(ctx, '10.7.0.1', 'outro', two.uuid, voter)
  expect(await lastOf(ctx)).toEqual({ state: 'quarentena', reason: 'Mesmo aparelho.' })
  const moved = (await logOf(ctx)).at(-1)?.id as number
  expect(moved).not.toBe(waits.id)
  const rival = await aStaffMember(ctx, ['cup.manage'])
  await anEntry(ctx, modality, { user_id: rival.id })
  const jealous = (await as(rival)).voting.decide({ ids: [moved], state: 'anulada', reason: 'Conta falsa.' })
  await expect(jealous).rejects.toMatchObject({ status: 403 })
  await voting.decide({ ids: [moved], state: 'anulada', reason: 'Conta falsa.' })
  expect(await voteFrom(ctx, '10.7.0.1', 'outro', two.uuid, voter)).toMatchObject({
    ...{ state: 'anulada', reason: 'Conta falsa.' },
  })
  await voteFrom(ctx, '10.7.0.2', 'mais outro', one.uuid, voter)
  expect(await lastOf(ctx)).toEqual({
    ...{ state: 'quarentena', reason: 'O voto anterior nesta cédula foi anulado: Conta falsa.' },
  })
  await voting.decide({ ids: [(await logOf(ctx)).at(-1)?.id as number], state: 'valida' })
  await voteFrom(ctx, '10.7.0.2', 'mais outro', two.uuid, voter)
  expect(await lastOf(ctx)).toEqual({ state: 'valida', reason: null })
})

test('many accounts at one address within an hour wait; an hour later they do not', async ({ ctx, clock }) => {
  const { one } = await aBallot(ctx)
  for (let n = 0; n < limits.same_address; n++) await voteFrom(ctx, '10.0.0.9', `browser ${n}`, one.uuid)
  await voteFrom(ctx, '10.0.0.9', 'mais um', one.uuid)
  expect(await lastOf(ctx)).toEqual({
    state: 'quarentena',
    reason: 'Outras 8 contas votaram neste redondo pelo mesmo endereço na última hora.',
  })
  clock.now = new Date(clock.now.getTime() + HOUR + 1)
  await voteFrom(ctx, '10.0.0.9', 'bem depois', one.uuid)
  expect(await lastOf(ctx)).toEqual({ state: 'valida', reason: null })
})

test('a burst of young accounts for one redondo waits', async ({ ctx }) => {
  const { one, modality } = await aBallot(ctx)
  for (let n = 0; n < limits.young_burst; n++) {
    const young = await aUser(ctx, { created_at: new Date(ctx.now().getTime() - 2 * DAY) })
    await aVote(ctx, one, { phase: 'votacao-popular', ballot: modality.slug, user_id: young.id })
  }
  await voteFrom(ctx, '10.9.9.9', 'x', one.uuid)
  expect(await lastOf(ctx)).toEqual({
    state: 'quarentena',
    reason: '15 contas novas votaram neste redondo no último minuto.',
  })
})

test('the team decides what waits, with a reason for what it annuls; it is in the audit log, nothing is deleted', async ({
  ctx,
  as,
  page,
}) => {
  const { one, modality } = await aBallot(ctx)
  const about = { phase: 'votacao-popular' as const, ballot: modality.slug, state: 'quarentena' as const }
  const [kept, dropped, valid] = [
    await aVote(ctx, one, { ...about, reason: 'Mesmo aparelho.' }),
    await aVote(ctx, one, { ...about, reason: 'Mesmo aparelho.' }),
    await aVote(ctx, one, { ...about, state: 'valida' }),
  ]
  const staff = await aStaffMember(ctx, ['cup.manage'])
  const { voting } = await as(staff)
  await expect((await as(await aVoter(ctx))).voting.listStaff({})).rejects.toMatchObject({ status: 403 })
  expect(await voting.listStaff({})).toMatchObject({ total: 2, data: [{ reason: 'Mesmo aparelho.' }, {}] })
  const desk = async () => (await page('/admin/copa-grower/votos', staff)).text
  expect(await desk()).toContain('Os finalistas saem')
  await expect(voting.decide({ ids: [dropped.id], state: 'anulada', reason: 'não' })).rejects.toMatchObject({
    data: { errors: { reason: ['Diga por que, com pelo menos 10 letras.'] } },
  })
  await expect(voting.decide({ ids: [], state: 'valida' })).rejects.toMatchObject({
    data: { errors: { ids: ['Escolha pelo menos um voto.'] } },
  })
  expect(await voting.decide({ ids: [kept.id, valid.id], state: 'valida' })).toEqual({ decided: 1 })
  expect(await voting.decide({ ids: [dropped.id], state: 'anulada', reason: 'Contas da mesma pessoa.' })).toEqual({
    decided: 1,
  })
  expect((await logOf(ctx)).map(({ id, state, reason }) => [id, state, reason])).toEqual([
    [kept.id, 'valida', 'Mesmo aparelho.'],
    [dropped.id, 'anulada', 'Contas da mesma pessoa.'],
    [valid.id, 'valida', null],
  ])
  expect(await voting.listStaff({})).toMatchObject({ total: 0 })
  expect(await desk()).not.toContain('Os finalistas saem')
  // Of a vote that never looked wrong the team reads neither the voter nor the count.
  expect((await voting.listStaff({ state: 'valida' })).data.map(({ id }) => id)).toEqual([kept.id])
  const log = await ctx.db.select().from(audit_log).where(eq(audit_log.action, 'cup_votes.decided'))
  expect(log.map(({ user_id }) => user_id)).toEqual([staff.id, staff.id])
})
