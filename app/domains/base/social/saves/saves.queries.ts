import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { type TargetColumn, targetColumns } from '../targets.kinds.ts'
import { knownTarget, type Target } from '../targets.registry.ts'
import type { SavedCounts, SavedFilter, SavedThing } from './saves.schemas.ts'
import { saves } from './saves.table.ts'

/** The viewer's saves of one kind that they may still see, newest first. Empty for a kind that does not exist yet. */
export async function listSaved(ctx: Context, filter: SavedFilter): Promise<Page<SavedThing>> {
  const target = knownTarget(filter.kind)
  if (!target?.saved) return toPage([], 0, filter, PER_PAGE)
  const { limit, offset } = windowOf(filter, PER_PAGE)
  const rows = await ctx.db
    .select({ id: saves.target_id, saved_at: saves.created_at })
    .from(saves)
    .where(mine(ctx, target))
    .orderBy(desc(saves.created_at), desc(saves.target_id))
    .limit(limit)
    .offset(offset)
  const cards = await target.saved.cards(
    ctx,
    rows.map(({ id }) => id),
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const things = rows.flatMap(({ id, saved_at }) => {
    const card = cardOf.get(id)
    return card ? [{ ...card, saved_at }] : []
  })
  return toPage(things, await countSaved(ctx, target), filter, PER_PAGE)
}

const PER_PAGE = 24

/** Number per kind, for tabs. */
export async function countAllSaved(ctx: Context): Promise<SavedCounts> {
  const counts = {} as Record<TargetColumn, number>
  for (const kind of targetColumns) {
    const target = knownTarget(kind)
    counts[kind] = target?.saved ? await countSaved(ctx, target) : 0
  }
  return counts
}

async function countSaved(ctx: Context, target: Target) {
  const [row] = await ctx.db.select({ total: count() }).from(saves).where(mine(ctx, target))
  return row?.total ?? 0
}

/** Saves of things that are still visible: those made private are excluded from list and count. */
const mine = (ctx: Context, { name, saved }: Target) =>
  and(
    eq(saves.user_id, signedIn(ctx).id),
    eq(saves.target, name),
    saved ? inArray(saves.target_id, saved.visibleIds(ctx)) : undefined,
  )
