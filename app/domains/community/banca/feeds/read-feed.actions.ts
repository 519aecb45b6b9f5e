import type { Context } from '#platform/context.ts'
import { onlyReadable, showHeardPosts, showPosts } from '../posts/posts.queries.ts'
import type { Reason } from '../posts/ranking.model.ts'
import { type FeedKind, MOST_NEWS } from './feed.kinds.ts'
import { type Cursor, readCursor, writeCursor } from './feed-cursor.model.ts'
import { followedIds, NEWEST, newestId, savedIds, type TimedKind, timedIds } from './feed-ids.queries.ts'
import type { FeedFilter, FeedPage, NewsFilter } from './feeds.schemas.ts'
import { followedBy, followsAnything } from './following.queries.ts'
import { findReading, openReading, type Reading } from './readings.actions.ts'

const PER_PAGE = 20
const MOST_PAGED = 1000

/** Ids of a page in order, why some of them stand there, and where the next begins. */
type Slice = { ids: number[]; why?: Map<number, Reason>; next: string | null }

/** A page of a feed. At most five statements, whatever its size and the number of those followed. */
export async function readFeed(ctx: Context, filter: FeedFilter): Promise<FeedPage> {
  const limit = filter.per_page ?? filter.show ?? PER_PAGE
  if (filter.page && !filter.cursor) return readPage(ctx, filter, { page: filter.page, limit })
  const slice = await sliceOf(ctx, filter, limit)
  return answer(ctx, slice, limit)
}

async function answer(ctx: Context, { ids, why, next }: Slice, limit: number): Promise<FeedPage> {
  // Somebody may have been muted since a reading was made.
  const cards = await (why ? showHeardPosts : showPosts)(ctx, ids)
  return {
    data: cards.map((card) => ({ ...card, reason: why?.get(card.id) ?? null })),
    per_page: limit,
    next_cursor: next,
    newest: Math.max(0, ...ids),
  }
}

/** By number: the newest posts are cut into pages. People read by cursor, where nothing comes twice. */
async function readPage(ctx: Context, filter: FeedFilter, { page, limit }: { page: number; limit: number }) {
  const { ids: all, why } = await sliceOf(ctx, filter, MOST_PAGED)
  const ids = await onlyReadable(ctx, all, why !== undefined)
  const shown = await answer(ctx, { ids: ids.slice((page - 1) * limit, page * limit), why, next: null }, limit)
  return { ...shown, current_page: page, last_page: Math.max(1, Math.ceil(ids.length / limit)), total: ids.length }
}

function sliceOf(ctx: Context, filter: FeedFilter, limit: number): Promise<Slice> {
  const cursor = filter.cursor ? readCursor(filter.cursor) : null
  if (cursor?.by === 'reading') return readOn(ctx, cursor.id, cursor.from, limit)
  if (filter.kind === 'ranked') return beginReading(ctx, filter, limit)
  if (filter.kind === 'saved') return sliceOfSaved(ctx, cursor?.by === 'saved' ? cursor : null, limit)
  const before = cursor?.by === 'time' ? cursor.before : NEWEST
  if (filter.kind === 'following') return sliceOfFollowing(ctx, filter, cursor, limit)
  return sliceByTime(ctx, filter.kind, filter, before, limit)
}

async function sliceByTime(
  ctx: Context,
  kind: TimedKind,
  filter: FeedFilter,
  before: number,
  limit: number,
): Promise<Slice> {
  const ids = await timedIds(ctx, kind, { ...aboutOf(filter), before, limit: limit + 1 })
  return page(ids, limit)
}

/** Those followed first; where they end, the popular ones of the rest. */
async function sliceOfFollowing(
  ctx: Context,
  filter: FeedFilter,
  cursor: Cursor | null,
  limit: number,
): Promise<Slice> {
  const { before, since: began } = cursor?.by === 'time' ? cursor : { before: NEWEST, since: undefined }
  const { since, ...followed } = await followedBy(ctx, began)
  const ids = ctx.viewer ? await followedIds(ctx, followed, { ...aboutOf(filter), before, limit: limit + 1 }) : []
  if (ids.length > limit) return page(ids, limit, since)
  const filling = sliceOfReading(await openReading(ctx, filter, followed), 0, limit - ids.length)
  return { ...filling, ids: [...ids, ...filling.ids] }
}

async function sliceOfSaved(ctx: Context, after: { at: number; before: number } | null, limit: number): Promise<Slice> {
  if (!ctx.viewer) return { ids: [], next: null }
  const from = after ?? { at: Number.MAX_SAFE_INTEGER, before: NEWEST }
  const rows = await savedIds(ctx, ctx.viewer.id, { ...from, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    next: rows.length > limit && last ? writeCursor({ by: 'saved', at: last.at, before: last.id }) : null,
  }
}

function page(ids: number[], limit: number, since?: number): Slice {
  const shown = ids.slice(0, limit)
  const last = shown.at(-1)
  return { ids: shown, next: ids.length > limit && last ? writeCursor({ by: 'time', before: last, since }) : null }
}

const beginReading = async (ctx: Context, filter: FeedFilter, limit: number) =>
  sliceOfReading(await openReading(ctx, filter), 0, limit)

const readOn = async (ctx: Context, id: string, from: number, limit: number) =>
  sliceOfReading(await findReading(ctx, id), from, limit)

function sliceOfReading({ id, post_ids, reasons }: Reading, from: number, limit: number): Slice {
  const ids = post_ids.slice(from, from + limit)
  const next = from + limit < post_ids.length ? writeCursor({ by: 'reading', id, from: from + limit }) : null
  return { ids, why: new Map(ids.map((one, at) => [one, reasons[from + at] ?? 'recent'])), next }
}

const aboutOf = ({
  user,
  hashtag,
  plant_id,
  space_id,
  plan_cultivation_id,
  plant_cycle_id,
  week,
}: FeedFilter | NewsFilter) => ({
  user,
  hashtag,
  plant_id,
  space_id,
  plan_cultivation_id,
  plant_cycle_id,
  week,
})

/** How many posts came since, up to MOST_NEWS: announced, never pushed into a feed that somebody reads. */
export async function countNews(ctx: Context, { kind, after, ...filter }: NewsFilter) {
  if ((await newestId(ctx)) <= after) return { count: 0 }
  const window = { ...aboutOf({ kind, after, ...filter }), before: NEWEST, limit: MOST_NEWS }
  const ids = kind === 'following' ? await newsOfFollowed(ctx, window) : await timedIds(ctx, timedKindOf(kind), window)
  return { count: ids.filter((id) => id > after).length }
}

async function newsOfFollowed(ctx: Context, window: Parameters<typeof followedIds>[2]) {
  const { since: _, ...followed } = await followedBy(ctx)
  return followsAnything(followed) ? followedIds(ctx, followed, window) : timedIds(ctx, 'recent', window)
}

const timedKindOf = (kind: FeedKind): TimedKind =>
  kind === 'ranked' || kind === 'saved' || kind === 'following' ? 'recent' : kind
