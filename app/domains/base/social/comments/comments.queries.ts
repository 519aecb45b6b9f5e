import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notApart } from '#platform/access/apart.ts'
import { isThereFor } from '#platform/access/there.ts'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { isMuted } from '../blocks/hears.queries.ts'
import { countersOf, isSaved, savesCount } from '../counters/counters.queries.ts'
import { social_counters } from '../counters/counters.table.ts'
import { targetOf } from '../targets.registry.ts'
import type { CommentAnswer, CommentCard, CommentFilter } from './comments.schemas.ts'
import { comments } from './comments.table.ts'

/** Newest first, each with its replies in order. Three queries, whatever the number of comments. */
export async function listComments(ctx: Context, filter: CommentFilter): Promise<Page<CommentCard>> {
  const { target, id } = targetOf(filter)
  await target.demandVisible(ctx, id)
  const page = { ...filter, page: filter.page }
  const { limit, offset } = windowOf(page)
  const of = and(
    eq(comments.target, target.name),
    eq(comments.target_id, id),
    isNull(comments.parent_id),
    shown,
    nearby(ctx),
  )
  const [tops, totals, owner] = await Promise.all([
    select(ctx).where(of).orderBy(desc(comments.id)).limit(limit).offset(offset),
    ctx.db.select({ total: count() }).from(comments).where(of),
    target.ownerOf?.(ctx, id),
  ])
  const ids = tops.map((row) => row.id)
  const answers = ids.length
    ? await select(ctx)
        .where(and(inArray(comments.parent_id, ids), isNull(comments.deleted_at), nearby(ctx)))
        .orderBy(asc(comments.id))
    : []
  const toCard = cardFor(ctx, owner)
  const under = Map.groupBy(answers, (row) => row.parent_id)
  return toPage(
    tops.map((row) => ({ ...toCard(row), answers: (under.get(row.id) ?? []).map(toCard) })),
    totals[0]?.total ?? 0,
    page,
  )
}

export async function showComment(ctx: Context, id: number): Promise<CommentAnswer> {
  const [row] = await select(ctx).where(eq(comments.id, id))
  if (!row) throw new AppError('not_found', 'Esse comentário não existe mais.')
  return cardFor(ctx)(row)
}

/** A deleted comment stays as a placeholder while it has replies. */
const shown = or(
  isNull(comments.deleted_at),
  sql`exists (select from comments a where a.parent_id = ${sql.raw('comments.id')} and a.deleted_at is null)`,
)

/** Not by people who are apart from the viewer, nor by those who are not there; moderators read all. */
const nearby = ({ viewer }: Context) =>
  can(viewer, 'comments.manage')
    ? undefined
    : and(notApart(viewer, comments.created_by), isThereFor(viewer, comments.created_by))

const select = (ctx: Context) =>
  ctx.db
    .select({
      id: comments.id,
      parent_id: comments.parent_id,
      text: sql<string>`case when ${comments.deleted_at} is null and (${comments.hidden_at} is null or ${comments.created_by} = ${ctx.viewer?.id ?? 0}) then ${comments.text} else '' end`,
      deleted: sql<boolean>`${comments.deleted_at} is not null`,
      hidden: sql<boolean>`${comments.hidden_at} is not null`,
      created_by: comments.created_by,
      muted: isMuted(ctx.viewer, comments.created_by),
      nickname: users.nickname,
      photo_url: thumbnailUrl(users.photo_file_id),
      created_at: comments.created_at,
      edited: sql<boolean>`${comments.edited_at} is not null`,
      saves_count: savesCount,
      is_save: isSaved('comment', comments.id, ctx.viewer),
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.created_by))
    .leftJoin(social_counters, countersOf('comment', comments.id))

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** The author may edit and delete; the owner of the thing and staff may delete. */
const cardFor =
  ({ viewer }: Context, owner?: number) =>
  ({ nickname, photo_url, parent_id: _, ...row }: Row): CommentAnswer => {
    const mine = viewer?.id === row.created_by
    return {
      ...row,
      user: { nickname, photo_url },
      can: {
        update: mine && !row.deleted && !row.hidden,
        remove: !row.deleted && viewer !== null && (mine || viewer.id === owner || can(viewer, 'comments.manage')),
      },
    }
  }
