import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { phaseAt } from '#domains/contest/editions/editions/phases.model.ts'
import { currentEdition, holdEdition } from '#domains/contest/editions/index.ts'
import { competes } from '#domains/contest/entries/entries/cup-entries.policy.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { findEntry, noEntry } from '#domains/contest/entries/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sign } from '#platform/keys.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { HOUR, MINUTE } from '#shared/durations.ts'
import { ballotOf } from './ballots.model.ts'
import { closedWhy } from './cup-votes.queries.ts'
import { type CupVote, cup_votes } from './cup-votes.table.ts'
import { doubtOf } from './doubts.model.ts'
import { asOwn } from './own-vote.model.ts'

/** A change is a row of the log for good. */
const perPerson: Limit = { name: 'cup-votes', points: 60, seconds: 3600 }

/**
 * One current vote a person, ballot and phase, changeable until the phase ends. What is open is judged at one instant of this
 * transaction, which is the vote's own; two votes of one person at once wait for each other. The same vote again changes nothing.
 */
export async function castVote(ctx: Context, { uuid }: { uuid: string }) {
  const { id } = signedIn(ctx)
  await countAttempt(ctx, perPerson, String(id))
  return ctx.transaction(async (tx) => {
    const { entry, modality } = await findEntry(tx, eq(cup_entries.uuid, uuid))
    const current = await currentEdition(tx)
    if (entry.edition_id !== current.id) throw new AppError('conflict', 'Esta edição da copa já passou.')
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cup_vote:${id}`}, 0))`)
    const edition = await holdEdition(tx, current.id)
    await holdEntry(tx, entry.id)
    const now = tx.now()
    const phase = phaseAt(edition, now)
    const why = await closedWhy({ ...tx, now: () => now }, edition)
    if (why || !phase) throw new AppError('conflict', why ?? 'A copa está fora de temporada.')
    if (entry.user_id === id) throw new AppError('conflict', 'Este redondo é seu: vote em outro.')
    const ballot = ballotOf(phase, { modality: modality.slug, finalist: entry.finalist })
    if (!ballot) throw new AppError('conflict', 'Este redondo não está entre os finalistas.')
    const where = and(
      eq(cup_votes.edition_id, edition.id),
      eq(cup_votes.phase, phase),
      eq(cup_votes.ballot, ballot),
      eq(cup_votes.user_id, id),
      isNull(cup_votes.superseded_at),
    )
    const [before] = await tx.db.select().from(cup_votes).where(where)
    const about = { entry: { uuid: entry.uuid, title: entry.title }, ballot }
    if (before?.entry_id === entry.id) return { ...about, ...shown(before), changed: false }
    if (before) await tx.db.update(cup_votes).set({ superseded_at: now }).where(eq(cup_votes.id, before.id))
    const traces = tracesOf(tx)
    const signs = { edition_id: edition.id, phase, entry_id: entry.id, user_id: id, ...traces }
    const reason = stillInDoubt(before) ?? doubtOf(await signsOf(tx, signs))
    const [vote] = await tx.db
      .insert(cup_votes)
      .values({
        ...{ edition_id: edition.id, phase, ballot, user_id: id, entry_id: entry.id, ...traces },
        ...{ state: reason ? ('quarentena' as const) : ('valida' as const), reason, created_at: now },
      })
      .returning()
    return { ...about, ...shown(vote as CupVote), changed: before !== undefined }
  })
}

/** Of a redondo that competes, as it is held. */
const shown = ({ receipt, state, reason, created_at }: CupVote) => ({
  ...asOwn({ receipt, state, reason, created_at }),
  left: false,
})

/** By another vote nobody leaves the quarantine, nor undoes what the team annulled. */
function stillInDoubt(before: CupVote | undefined) {
  if (before?.state === 'anulada') return `O voto anterior nesta cédula foi anulado: ${before.reason}`.slice(0, 500)
  return before?.state === 'quarentena' ? before.reason : null
}

/** It competes until this vote is written. */
async function holdEntry(tx: Context, id: number) {
  const [entry] = await tx.db.select().from(cup_entries).where(eq(cup_entries.id, id)).for('share')
  if (!entry || !competes(entry)) throw noEntry()
}

/** Neither address nor browser is kept: only whether they are the same. */
function tracesOf({ env, request }: Context) {
  const { ip = '', user_agent = '' } = request ?? {}
  return {
    address_hash: ip ? sign(env.keys, `cup-address:${ip}`) : null,
    device_hash: ip ? sign(env.keys, `cup-device:${ip}:${user_agent}`) : null,
  }
}

type About = Pick<CupVote, 'edition_id' | 'phase' | 'entry_id' | 'address_hash' | 'device_hash'> & { user_id: number }

async function signsOf(tx: Context, { edition_id, phase, entry_id, user_id, address_hash, device_hash }: About) {
  const ago = (ms: number) => new Date(tx.now().getTime() - ms)
  const people = (what: ReturnType<typeof sql>) => sql<number>`(count(distinct v.user_id) filter (where ${what}))::int`
  const { rows } = await tx.db.execute<Record<'same_device' | 'same_address' | 'young_burst', number>>(sql`
    select ${people(sql`v.device_hash = ${device_hash}`)} as same_device,
      ${people(sql`v.address_hash = ${address_hash} and v.created_at > ${ago(HOUR)}`)} as same_address,
      ${people(sql`v.created_at > ${ago(MINUTE)} and exists (select 1 from users u where u.id = v.user_id
        and u.created_at > v.created_at - interval '7 days')`)} as young_burst
    from cup_votes v where v.edition_id = ${edition_id} and v.phase = ${phase} and v.entry_id = ${entry_id}
      and v.superseded_at is null and v.user_id <> ${user_id}
      and (v.device_hash = ${device_hash} or v.created_at > ${ago(HOUR)})`)
  return rows[0] ?? { same_device: 0, same_address: 0, young_burst: 0 }
}

type Decision = { ids: number[]; state: 'valida' | 'anulada'; reason: string }

/** Of the team, for votes in quarantine; nothing is ever deleted. After the result is out nothing changes. */
export const decideVotes = (ctx: Context, { ids, state, reason }: Decision) =>
  ctx.transaction(async (tx) => {
    const edition = await holdEdition(tx, (await currentEdition(tx)).id)
    if (edition.show_results) throw new AppError('conflict', 'O resultado já saiu: os votos ficam como estão.')
    if (state === 'anulada' && reason.length < 10)
      throw new AppError('invalid', undefined, { errors: { reason: ['Diga por que, com pelo menos 10 letras.'] } })
    const me = signedIn(tx).id
    // A withdrawn or disqualified one competes with nobody.
    const rivals = sql`exists (select from cup_entries mine where mine.user_id = ${me}
      and mine.modality_id = ${cup_entries.modality_id} and mine.state = 'inscrito')`
    const own = await tx.db
      .select({ id: cup_votes.id })
      .from(cup_votes)
      .innerJoin(cup_entries, eq(cup_entries.id, cup_votes.entry_id))
      .where(and(inArray(cup_votes.id, ids), or(eq(cup_entries.user_id, me), rivals)))
    if (own.length)
      throw new AppError('forbidden', 'Um voto é da modalidade em que você concorre: outra pessoa da equipe decide.')
    const decided = await tx.db
      .update(cup_votes)
      .set({ state, ...(reason && { reason }) })
      .where(and(inArray(cup_votes.id, ids), eq(cup_votes.edition_id, edition.id), eq(cup_votes.state, 'quarentena')))
      .returning({ id: cup_votes.id })
    const what = { state, reason, ids: decided.map(({ id }) => id) }
    await audit(tx, { action: 'cup_votes.decided', subject: `cup_edition:${edition.id}`, after: what })
    return { decided: decided.length }
  })
