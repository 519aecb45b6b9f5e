import { and, eq, sql } from 'drizzle-orm'
import { isThere } from '#platform/access/there.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { areApart } from '../blocks/hears.queries.ts'
import { lockPair } from '../blocks/lock-pair.actions.ts'
import '../social.events.ts'
import { social_counters } from '../counters/counters.table.ts'
import { targetOf } from '../targets.registry.ts'
import type { SaveInput, SaveState } from './saves.schemas.ts'
import { saves } from './saves.table.ts'

/** Saves a thing; `tipo: 'unfollow'` removes the save of a user. Idempotent: the row decides, and the counter changes only with it. */
export const save = (ctx: Context, input: SaveInput) => toggle(ctx, input, input.tipo !== 'unfollow')

export const unsave = (ctx: Context, input: SaveInput) => toggle(ctx, input, false)

function toggle(ctx: Context, input: SaveInput, saved: boolean): Promise<SaveState> {
  const user_id = signedIn(ctx).id
  if (input.created_by !== undefined && input.created_by !== user_id) throw new AppError('forbidden')
  const { target, id } = targetOf(input)
  const row = { user_id, target: target.name, target_id: id }
  return ctx.transaction(async (tx) => {
    if (target.name === 'user') await lockPair(tx, user_id, id)
    if (saved) await target.demandVisible(tx, id)
    if (saved && target.name === 'user') await demandTogether(tx, row)
    const changed = saved ? await insert(tx, row) : await remove(tx, row)
    const saves_count = await move(tx, row, changed ? (saved ? 1 : -1) : 0)
    if (changed) await record(tx, 'social.saved', { ...row, saved })
    return { is_save: saved, saves_count }
  })
}

type Row = { user_id: number; target: string; target_id: number }

/** Again under the lock: what the viewer is apart from was read before it. */
async function demandTogether({ db }: Context, { user_id, target_id }: Row) {
  const { rows } = await db.execute<{ apart: boolean }>(sql`select ${areApart(user_id, target_id)} as apart`)
  if (rows[0]?.apart) throw new AppError('not_found', 'Não encontramos essa pessoa no nosso jardim.')
}

async function insert(tx: Context, row: Row) {
  const inserted = await tx.db.insert(saves).values(row).onConflictDoNothing().returning({ id: saves.target_id })
  return inserted.length === 1
}

async function remove(tx: Context, row: Row) {
  const { user_id, target, target_id } = row
  const removed = await tx.db
    .delete(saves)
    .where(and(eq(saves.user_id, user_id), eq(saves.target, target), eq(saves.target_id, target_id)))
    .returning({ id: saves.target_id })
  return removed.length === 1
}

/** Adds to the counter under its row lock, which counts who is there, and returns its new value. */
async function move(tx: Context, { target, target_id, user_id }: Row, by: number) {
  const step = sql`case when ${isThere(user_id)} then ${by}::int else 0 end`
  const [counter] = await tx.db
    .insert(social_counters)
    .values({ target, target_id, saves_count: step })
    .onConflictDoUpdate({
      target: [social_counters.target, social_counters.target_id],
      set: { saves_count: sql`${social_counters.saves_count} + ${step}` },
    })
    .returning({ saves_count: social_counters.saves_count })
  return counter?.saves_count ?? 0
}
