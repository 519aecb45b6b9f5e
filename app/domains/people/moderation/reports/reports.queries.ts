import { and, desc, eq } from 'drizzle-orm'
import type { Moderated, Seen } from '#domains/base/social/index.ts'
import { targetOf } from '#domains/base/social/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { ReportedKind } from '../cases/case.kinds.ts'
import { moderation_cases, moderation_reports } from '../cases/cases.table.ts'
import { documentsOf, personNamed } from '../cases/seen.queries.ts'
import type { Reportable, ReportTarget } from './reports.schemas.ts'

/** `part`: all that the viewer may read of it, when that is not the whole. */
export type Reported = { target: ReportedKind; target_id: number; seen: Seen; moderated: Moderated; part?: Part | null }
type Part = Pick<Seen, 'title' | 'text'>

/** What a report names, for who may see it and did not make it; else 404 or a refusal. */
export async function demandReportable(ctx: Context, named: ReportTarget): Promise<Reported> {
  const { target, id } = targetOf(named)
  const { moderated } = target
  if (!moderated) throw new AppError('not_found')
  const seen = await moderated.seen(ctx, id)
  if (seen.author_id === signedIn(ctx).id)
    throw new AppError('conflict', 'Isto é seu. Para tirar do ar, apague ou deixe só para você.')
  const part = await target.partRead?.(ctx, id)
  if (!part) await target.demandVisible(ctx, id)
  return { part, target: target.name as ReportedKind, target_id: id, seen, moderated }
}

/** Kinds whose page names who wrote them: a jury reads redondos without, a store and a blog sign otherwise, a profile is who it is. */
const signed: readonly ReportedKind[] = ['plant', 'space', 'plan', 'comment', 'post', 'review', 'course']

/** For the form: what it is about, so that a wrong tap is seen, and whether the viewer's report of it already waits. */
export async function showReportable(ctx: Context, named: ReportTarget): Promise<Reportable> {
  const { target, target_id, seen, part } = await demandReportable(ctx, named)
  const [mine] = await ctx.db
    .select({ state: moderation_cases.state })
    .from(moderation_reports)
    .innerJoin(moderation_cases, eq(moderation_cases.id, moderation_reports.case_id))
    .where(
      and(
        eq(moderation_reports.reporter_id, signedIn(ctx).id),
        eq(moderation_cases.target, target),
        eq(moderation_cases.target_id, target_id),
      ),
    )
    .orderBy(desc(moderation_cases.id))
    .limit(1)
  const { title, url, text, author_id, photo_ids } = part ? { ...seen, ...part, photo_ids: [] } : seen
  const author = signed.includes(target) ? await personNamed(ctx, author_id) : null
  const photos = await documentsOf(ctx, photo_ids.slice(0, 4), { open: true })
  return {
    ...{ kind: target, title, url, author: author?.nickname ?? null },
    // What a redondo's grower reports is the jury's to read.
    text: target === 'cup_entry' ? '' : text.slice(0, 400),
    photos: photo_ids.flatMap((id) => photos.get(id) ?? []),
    reported: !!mine && mine.state !== 'decidida',
  }
}
