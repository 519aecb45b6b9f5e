import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type CupEdition, cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { type CupPhase, HERO, isOpenFor } from '#domains/contest/editions/editions/phases.kinds.ts'
import { phaseAt, spansOf } from '#domains/contest/editions/editions/phases.model.ts'
import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { currentEdition, showEdition } from '#domains/contest/editions/index.ts'
import { ballotName } from '#domains/contest/editions/modalities/ballot-name.model.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import { competing } from '#domains/contest/entries/entries/cup-entries.policy.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { entriesVisible, listEntries, selectEntries, toEntryCard } from '#domains/contest/entries/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { formatDayTime } from '#shared/dates.ts'
import { type PageInput, toPage, windowOf } from '#shared/pagination.ts'
import { ballotOf } from './ballots.model.ts'
import type { VoteState } from './cup-vote.kinds.ts'
import type { CupBallots, CupCompetitor } from './cup-votes.schemas.ts'
import { cup_votes } from './cup-votes.table.ts'
import { asOwn } from './own-vote.model.ts'

/** Why this viewer can't vote in this phase, in words; null when they can. Judged again in the vote's transaction. */
export async function closedWhy(ctx: Context, edition: CupEdition): Promise<string | null> {
  const phase = phaseAt(edition, ctx.now())
  if (!isOpenFor('vote', phase))
    return `Agora não é hora de votar. ${phase ? `A copa está em: ${phaseWords[phase].label.toLowerCase()}.` : 'A copa está fora de temporada.'}`
  const since = spansOf(edition).find(({ slug }) => slug === phase)?.start_date as Date
  const [voter] = await ctx.db
    .select({ created_at: users.created_at })
    .from(users)
    .where(eq(users.id, signedIn(ctx).id))
  if (voter && voter.created_at < since) return null
  const next = spansOf(edition).find(({ slug, start_date }) => isOpenFor('vote', slug) && start_date > ctx.now())
  const when = next
    ? `na fase ${phaseWords[next.slug].label.toLowerCase()}, a partir de ${formatDayTime(next.start_date)}`
    : 'na próxima edição'
  return `Sua conta é mais nova que esta fase, que começou ${formatDayTime(since)}. Ela pode votar ${when}.`
}

/** Votes of a phase by ballot. */
const votesIn = (votes: Awaited<ReturnType<typeof allOwnVotes>>, phase: CupPhase | null) =>
  new Map(
    votes.filter((vote) => vote.phase === phase).map(({ ballot, phase: _, ...vote }) => [ballot, asOwn(vote)] as const),
  )

/** Own current votes of an edition. */
const allOwnVotes = (ctx: Context, edition: CupEdition) =>
  ctx.db
    .select({ phase: cup_votes.phase, ballot: cup_votes.ballot, ...voteColumns })
    .from(cup_votes)
    .innerJoin(cup_entries, eq(cup_entries.id, cup_votes.entry_id))
    .where(
      and(
        eq(cup_votes.edition_id, edition.id),
        eq(cup_votes.user_id, signedIn(ctx).id),
        isNull(cup_votes.superseded_at),
      ),
    )
    .orderBy(asc(cup_votes.id))
const voteColumns = {
  entry: { uuid: cup_entries.uuid, title: cup_entries.title },
  receipt: cup_votes.receipt,
  state: cup_votes.state,
  reason: cup_votes.reason,
  created_at: cup_votes.created_at,
  left: sql<boolean>`not (${competing()})`,
}

export async function listBallots(ctx: Context): Promise<CupBallots> {
  const edition = await currentEdition(ctx)
  const phase = phaseAt(edition, ctx.now())
  const [{ modalities }, all, closed_why, finalists] = await Promise.all([
    showEdition(ctx, edition),
    allOwnVotes(ctx, edition),
    closedWhy(ctx, edition),
    finalistsIn(ctx, edition),
  ])
  const own = votesIn(all, phase)
  const earlier = all
    .filter((vote) => vote.phase !== phase)
    .map(({ phase: of, ballot, ...vote }) => ({ phase: of, name: ballotName(modalities, ballot), own: asOwn(vote) }))
  if (phase === 'cultivo-do-ano') {
    const total = [...finalists.values()].reduce((sum, one) => sum + one, 0)
    const hero = { slug: HERO, name: 'Cultivo do ano', entries_count: total, own: own.get(HERO) ?? null }
    return { phase, closed_why, ballots: [hero], earlier }
  }
  const ballots = modalities.map(({ slug, name, entries_count }) => ({
    ...{ slug, name, own: own.get(slug) ?? null },
    entries_count: phase === 'final-nas-categorias' ? (finalists.get(slug) ?? 0) : entries_count,
  }))
  return { phase, closed_why, ballots, earlier }
}

async function finalistsIn({ db }: Context, edition: CupEdition) {
  const rows = await db
    .select({ slug: cup_modalities.slug, total: count() })
    .from(cup_entries)
    .innerJoin(cup_modalities, eq(cup_modalities.id, cup_entries.modality_id))
    .where(
      and(eq(cup_entries.edition_id, edition.id), eq(cup_entries.finalist, true), eq(cup_entries.state, 'inscrito')),
    )
    .groupBy(cup_modalities.slug)
  return new Map(rows.map(({ slug, total }) => [slug, total]))
}

/** Who gets votes in this phase. */
export async function listCompetitors(ctx: Context, filter: PageInput & { modalidade?: string }) {
  const edition = await currentEdition(ctx)
  const phase = phaseAt(edition, ctx.now())
  const finalist = phase === 'final-nas-categorias' || phase === 'cultivo-do-ano'
  return listEntries(ctx, { ...filter, copa_edition_id: edition.id, ...(finalist && { finalist }) })
}

/** A competitor with what of theirs gets votes now. */
export async function showCompetitor(ctx: Context, { nickname }: { nickname: string }): Promise<CupCompetitor> {
  const edition = await currentEdition(ctx)
  const phase = phaseAt(edition, ctx.now())
  const rows = await selectEntries(ctx)
    .where(
      and(
        entriesVisible(ctx),
        eq(cup_entries.edition_id, edition.id),
        eq(cup_entries.state, 'inscrito'),
        sql`${users.nickname} = ${nickname}`,
      ),
    )
    .orderBy(asc(cup_modalities.order), asc(cup_entries.id))
  const user = rows[0]?.user
  if (!user) throw new AppError('not_found', 'Essa pessoa não concorre na copa.')
  const [all, closed_why] = await Promise.all([allOwnVotes(ctx, edition), closedWhy(ctx, edition)])
  const own = votesIn(all, phase)
  const entries = rows.flatMap((row) => {
    const card = toEntryCard(ctx, row)
    const ballot = ballotOf(phase, { modality: card.modality.slug, finalist: card.finalist })
    const vote = ballot === null ? undefined : own.get(ballot)
    const isHere = vote?.entry.uuid === card.uuid
    return [
      {
        ...card,
        ballot: ballot ?? '',
        own: vote && isHere ? vote : null,
        voted_other: vote && !isHere ? vote.entry.title : null,
      },
    ]
  })
  return { user, phase, closed_why, entries }
}

type StaffFilter = PageInput & { state: VoteState }

/** What waits for the team, the oldest first, or was decided by it, with why: of a vote that never looked wrong the team knows nothing. */
export async function listStaffVotes(ctx: Context, filter: StaffFilter) {
  const edition = await currentEdition(ctx)
  const where: SQL | undefined = and(
    eq(cup_votes.edition_id, edition.id),
    eq(cup_votes.state, filter.state),
    isNotNull(cup_votes.reason),
  )
  const { limit, offset } = windowOf(filter)
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        id: cup_votes.id,
        phase: cup_votes.phase,
        ballot: cup_votes.ballot,
        entry: { uuid: cup_entries.uuid, title: cup_entries.title },
        nickname: users.nickname,
        state: cup_votes.state,
        reason: cup_votes.reason,
        superseded: sql<boolean>`${cup_votes.superseded_at} is not null`,
        created_at: cup_votes.created_at,
      })
      .from(cup_votes)
      .innerJoin(cup_entries, eq(cup_entries.id, cup_votes.entry_id))
      .leftJoin(users, eq(users.id, cup_votes.user_id))
      .where(where)
      .orderBy(filter.state === 'quarentena' ? asc(cup_votes.id) : desc(cup_votes.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(cup_votes).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

/** Whether any vote of the edition waits: then nothing is computed. */
export async function waitingVotes({ db }: Context, edition_id: number) {
  const [row] = await db
    .select({ total: count() })
    .from(cup_votes)
    .innerJoin(cup_editions, eq(cup_editions.id, cup_votes.edition_id))
    .where(
      and(eq(cup_votes.edition_id, edition_id), eq(cup_votes.state, 'quarentena'), isNull(cup_votes.superseded_at)),
    )
  return row?.total ?? 0
}
