import { asc, eq } from 'drizzle-orm'
import { targetNamed } from '#domains/base/social/index.ts'
import { holdersOf } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { whyNotDecide, whyNotDecideAppeal } from './cases.policy.ts'
import { casesOfAuthor, selectCards, toCaseCard } from './cases.queries.ts'
import type { CaseDetail } from './cases.schemas.ts'
import { moderation_appeals, moderation_cases, moderation_entries, moderation_reports } from './cases.table.ts'
import { documentsOf, personNamed, photoIdsSeen, seenNow } from './seen.queries.ts'

export const noCase = () => new AppError('not_found', 'Não encontramos essa denúncia.')

/** Who decides reports. */
export const moderators = (ctx: Context) => holdersOf(ctx, 'reports.manage')

/** Everything about a case, for the team: the thing as seen beside the thing now, who reported what, its history. */
export async function showCase(ctx: Context, id: number): Promise<CaseDetail> {
  const [found] = await selectCards(ctx).where(eq(moderation_cases.id, id))
  if (!found) throw noCase()
  const { row } = found
  const [reports, history, earlier, appeals, team, seenPhotos, now, decider] = await Promise.all([
    reportsOf(ctx, id),
    historyOf(ctx, id),
    casesOfAuthor(ctx, row.author_id, id),
    ctx.db.select().from(moderation_appeals).where(eq(moderation_appeals.case_id, id)),
    moderators(ctx),
    photoIdsSeen(ctx, id),
    seenNow(ctx, targetNamed(row.target), row.target_id),
    personNamed(ctx, row.decided_by),
  ])
  const documents = await documentsOf(ctx, [...seenPhotos, ...(now?.photo_ids ?? [])])
  const photosOf = (ids: number[]) => ids.flatMap((photo) => documents.get(photo) ?? [])
  const [appeal] = appeals
  const why_not =
    row.state === 'decidida' ? whyNotDecideAppeal(signedIn(ctx), row, team) : whyNotDecide(signedIn(ctx), row)
  const appealWaits = !!appeal && !appeal.decided_at
  return {
    ...toCaseCard(found),
    seen: { title: row.seen_title, text: row.seen_text, url: row.seen_url, photos: photosOf(seenPhotos) },
    now: now && { title: now.title, text: now.text, url: now.url, photos: photosOf(now.photo_ids) },
    changed: !now || now.title !== row.seen_title || now.text !== row.seen_text,
    ...{ reports, history, earlier, team, reason: row.reason, decided_by: decider },
    suspended_until: row.suspended_until,
    appeal: appeal ?? null,
    can: {
      decide: row.state !== 'decidida' && !why_not,
      decide_appeal: appealWaits && !why_not,
      why_not: row.state !== 'decidida' || appealWaits ? why_not : null,
    },
  }
}

const reportsOf = ({ db }: Context, case_id: number) =>
  db
    .select({
      id: moderation_reports.id,
      nickname: users.nickname,
      by_system: moderation_reports.by_system,
      category: moderation_reports.category,
      text: moderation_reports.text,
      created_at: moderation_reports.created_at,
    })
    .from(moderation_reports)
    .leftJoin(users, eq(users.id, moderation_reports.reporter_id))
    .where(eq(moderation_reports.case_id, case_id))
    .orderBy(asc(moderation_reports.id))

const historyOf = ({ db }: Context, case_id: number) =>
  db
    .select({
      id: moderation_entries.id,
      nickname: users.nickname,
      kind: moderation_entries.kind,
      text: moderation_entries.text,
      at: moderation_entries.created_at,
    })
    .from(moderation_entries)
    .leftJoin(users, eq(users.id, moderation_entries.user_id))
    .where(eq(moderation_entries.case_id, case_id))
    .orderBy(asc(moderation_entries.id))
