import { and, asc, count, desc, eq, inArray, isNull, or, type SQLWrapper, sql } from 'drizzle-orm'
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
import { targetNamed, targetOf } from '../targets.registry.ts'
import type { CommentAnswer, CommentCard, CommentFilter } from './comments.schemas.ts'
import { comments } from './comments.table.ts'
import { mentionsOf } from './mentions.queries.ts'

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
    shown(ctx),
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
        .where(and(inArray(comments.parent_id, ids), stands(ctx), nearby(ctx)))
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

/** Neither deleted nor by somebody who is not there, whom moderators read. */
const stands = ({ viewer }: Context, { deleted_at, created_by }: Written = comments) =>
  can(viewer, 'comments.manage') ? isNull(deleted_at) : and(isNull(deleted_at), isThereFor(viewer, created_by))
type Written = { deleted_at: SQLWrapper; created_by: SQLWrapper }

/** What does not stand any more stays as a placeholder while it has replies that do. */
const shown = (ctx: Context) =>
  or(
    stands(ctx),
    sql`exists (select from comments a where a.parent_id = ${sql.raw('comments.id')}
      and ${stands(ctx, { deleted_at: sql`a.deleted_at`, created_by: sql`a.created_by` })})`,
  )

/** Not by people who are apart from the viewer; moderators read all. */
const nearby = ({ viewer }: Context) =>
  can(viewer, 'comments.manage') ? undefined : notApart(viewer, comments.created_by)

const select = (ctx: Context) => {
  const text = sql<string>`case when ${stands(ctx)} and (${comments.hidden_at} is null or ${comments.created_by} = ${ctx.viewer?.id ?? 0}) then ${comments.text} else '' end`
  return ctx.db
    .select({
      id: comments.id,
      parent_id: comments.parent_id,
      text,
      mentions: mentionsOf(text, targetNamed('user').openTo?.(ctx.viewer)),
      deleted: sql<boolean>`not (${stands(ctx)})`,
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
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** The author may edit and delete; the owner of the thing and staff may delete. */
const cardFor =
  ({ viewer }: Context, owner?: number) =>
  ({ nickname, photo_url, parent_id: _, ...row }: Row): CommentAnswer => {
    const mine = viewer?.id === row.created_by
    return {
      ...row,
      // Of a placeholder nobody learns who wrote it.
      created_by: row.deleted ? 0 : row.created_by,
      user: row.deleted ? { nickname: '', photo_url: null } : { nickname, photo_url },
      can: {
        update: mine && !row.deleted && !row.hidden,
        remove: !row.deleted && viewer !== null && (mine || viewer.id === owner || can(viewer, 'comments.manage')),
      },
    }
  }
