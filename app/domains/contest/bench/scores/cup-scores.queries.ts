import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { scoreOf } from '#domains/contest/editions/criteria/weighted-score.model.ts'
import type { CupEdition } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { isOpenFor } from '#domains/contest/editions/editions/phases.kinds.ts'
import { phaseAt } from '#domains/contest/editions/editions/phases.model.ts'
import { currentEdition, showEdition } from '#domains/contest/editions/index.ts'
import { type CupJudge, cup_judges } from '#domains/contest/editions/judges/cup-judges.table.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import { competing } from '#domains/contest/entries/entries/cup-entries.policy.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { conflictsIn, tiedEntries } from '../conflicts/conflicts.queries.ts'
import type { ScorePhase } from './cup-score.kinds.ts'
import type { CupBench, CupBenchReport } from './cup-scores.schemas.ts'
import { type CupScore, cup_scores } from './cup-scores.table.ts'

export async function findSeat({ db, viewer }: Context, edition_id: number) {
  const [seat] = await db
    .select()
    .from(cup_judges)
    .where(and(eq(cup_judges.edition_id, edition_id), eq(cup_judges.user_id, viewer?.id ?? 0)))
  return seat
}

/**
 * Redondos that this judge may score now, each judge's in an order of their own: so all get about as many. The order follows
 * nothing that others do, as what they score would tell which they don't, and nothing that stands beside a name.
 */
export async function scorable(ctx: Context, edition: CupEdition, seat: CupJudge, phase: ScorePhase) {
  const [tied, rows] = await Promise.all([
    tiedEntries(ctx, seat),
    ctx.db
      .select({ entry: cup_entries, modality: cup_modalities.name })
      .from(cup_entries)
      .innerJoin(cup_modalities, eq(cup_modalities.id, cup_entries.modality_id))
      .where(
        and(
          eq(cup_entries.edition_id, edition.id),
          competing(),
          phase === 'final-nas-categorias' ? eq(cup_entries.finalist, true) : undefined,
        ),
      )
      .orderBy(sql`md5(${cup_entries.blind_number}::text || ${`:${seat.id}`})`),
  ])
  return {
    open: rows.filter(({ entry }) => !tied.includes(entry.id)),
    left_out: rows.filter(({ entry }) => tied.includes(entry.id)).length,
  }
}

export const shownScore = ({ marks, words, sent_at, changed_at }: CupScore) => ({ marks, words, sent_at, changed_at })

export async function showBench(ctx: Context): Promise<CupBench> {
  const edition = await currentEdition(ctx)
  const phase = phaseAt(edition, ctx.now())
  const open = isOpenFor('judge', phase)
  const [{ criteria }, seat] = await Promise.all([showEdition(ctx, edition), findSeat(ctx, edition.id)])
  const base = { phase, open, criteria, sits: seat !== undefined }
  if (!seat || !open) return { ...base, entries: [], left_out: 0 }
  const now = phase as ScorePhase
  const { open: entries, left_out } = await scorable(ctx, edition, seat, now)
  const scores = await ctx.db
    .select()
    .from(cup_scores)
    .where(
      and(eq(cup_scores.judge_id, seat.id), inArray(cup_scores.entry_id, [0, ...entries.map(({ entry }) => entry.id)])),
    )
  const given = (entry_id: number, of: ScorePhase) => {
    const found = scores.find((score) => score.entry_id === entry_id && score.phase === of)
    return found ? shownScore(found) : null
  }
  return {
    ...base,
    left_out,
    entries: entries.map(({ entry, modality }) => ({
      ...{ blind_number: entry.blind_number, modality },
      score: given(entry.id, now),
      first_score: now === 'final-nas-categorias' ? given(entry.id, 'votacao-popular-jurados') : null,
    })),
  }
}

const GAP = 3

/** For the cup's staff: how far the bench is, who is tied to whom and why, and where judges are far apart. */
export async function reportBench(ctx: Context): Promise<CupBenchReport> {
  signedIn(ctx)
  const edition = await currentEdition(ctx)
  const [{ criteria }, judges, scores, conflicts] = await Promise.all([
    showEdition(ctx, edition),
    ctx.db
      .select({ id: cup_judges.id, nickname: sql<string>`coalesce(${users.nickname}::text, 'conta apagada')` })
      .from(cup_judges)
      .leftJoin(users, eq(users.id, cup_judges.user_id))
      .where(eq(cup_judges.edition_id, edition.id))
      .orderBy(asc(cup_judges.id)),
    ctx.db
      .select({ score: cup_scores, uuid: cup_entries.uuid, title: cup_entries.title })
      .from(cup_scores)
      .innerJoin(cup_entries, eq(cup_entries.id, cup_scores.entry_id))
      .where(eq(cup_entries.edition_id, edition.id)),
    conflictsIn(ctx, edition.id),
  ])
  const entries = await ctx.db
    .select({
      id: cup_entries.id,
      uuid: cup_entries.uuid,
      title: cup_entries.title,
      blind_number: cup_entries.blind_number,
      grower: sql<string>`coalesce(${users.nickname}::text, 'conta apagada')`,
    })
    .from(cup_entries)
    .leftJoin(users, eq(users.id, cup_entries.user_id))
    .where(inArray(cup_entries.id, [0, ...conflicts.map(({ entry_id }) => entry_id)]))
  const sent = scores.filter(({ score }) => score.sent_at)
  const counted = sent.filter(({ score }) => score.set_aside_at === null)
  const gaps = [...Map.groupBy(counted, ({ score }) => `${score.entry_id}:${score.phase}`).values()].flatMap((same) => {
    const totals = same.map(({ score }) => scoreOf(score.marks, criteria))
    const [low, high] = [Math.min(...totals), Math.max(...totals)]
    const first = same[0]
    if (!first || high - low < GAP) return []
    return [{ uuid: first.uuid, title: first.title, phase: first.score.phase, low, high, scores: same.length }]
  })
  return {
    judges: judges.map(({ id, nickname }) => ({
      nickname,
      sent: sent.filter(({ score }) => score.judge_id === id).length,
      drafts: scores.filter(({ score }) => score.judge_id === id && !score.sent_at).length,
      left_out: conflicts.filter(({ judge_id }) => judge_id === id).length,
    })),
    gaps,
    conflicts: conflicts.flatMap(({ judge_id, entry_id, reasons }) => {
      const entry = entries.find(({ id }) => id === entry_id)
      const judge = judges.find(({ id }) => id === judge_id)
      if (!entry || !judge) return []
      const { uuid, title, blind_number, grower } = entry
      const own = sent.filter(({ score }) => score.judge_id === judge_id && score.entry_id === entry_id)
      const given = own.map(({ score }) => ({ id: score.id, phase: score.phase, set_aside: score.set_aside }))
      return [{ judge: judge.nickname, entry: { uuid, title, blind_number }, grower, reasons, scores: given }]
    }),
  }
}
