import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { announce, notify, withdrawNotice } from '#domains/people/notifications/index.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { dayKey } from '#shared/dates.ts'
import { HOUR } from '#shared/durations.ts'
import { plural } from '#shared/numbers.ts'
import '../points.events.ts'
import type { ActionType } from '../action-types/action-types.table.ts'
import { withinLimits } from '../causes/deserving.model.ts'
import { levelAt } from '../levels/levels.queries.ts'
import { spendingKinds } from './entry.kinds.ts'
import { type Player, type PointEntry, players, point_entries, stands } from './ledger.table.ts'
import { lockPlayer } from './lock-player.actions.ts'
import { recountOpen } from './recount-open.actions.ts'

/** Whether somebody plays: neither hidden from the game, nor suspended, nor gone. */
export const plays = async (tx: Context, user_id: number) =>
  (await tx.db.$count(
    users,
    and(
      eq(users.id, user_id),
      eq(users.game_hidden, false),
      isNull(users.suspended_at),
      isNull(users.leaving_at),
      isNull(users.deleted_at),
    ),
  )) > 0

type Earned = Pick<PointEntry, 'user_id' | 'source_kind' | 'source_id' | 'at'>

/** Points of an act: once for it, and no more often than its type allows. Returns whether they were given. */
export async function earn(tx: Context, type: ActionType, deed: Earned, { quiet = false } = {}): Promise<boolean> {
  if (!(await plays(tx, deed.user_id))) return false
  const player = await lockPlayer(tx, deed.user_id)
  const near = Math.max(48, type.cooldown_hours) * HOUR
  const earlier = await tx.db
    .select({ at: point_entries.at })
    .from(point_entries)
    .where(
      and(
        eq(point_entries.user_id, deed.user_id),
        eq(point_entries.action_type_id, type.id),
        eq(point_entries.kind, 'ganho'),
        stands,
        gte(point_entries.at, new Date(deed.at.getTime() - near)),
        lte(point_entries.at, new Date(deed.at.getTime() + near)),
      ),
    )
  const moments = earlier.map(({ at }) => at)
  if (!withinLimits(type, moments, deed.at)) return false
  const entry = { ...deed, kind: 'ganho' as const, action_type_id: type.id, points: type.points }
  const first = await addEntry(tx, player, entry)
  const raised = first ?? (await addAgain(tx, player, entry))
  if (!raised) return false
  // That it stands again is no news.
  if (!quiet && first)
    await announce(tx, deed.user_id, `${plural(type.points, 'ponto', 'pontos')}: ${type.name}.${raised.level}`)
  await record(tx, 'points.earned', { user_id: deed.user_id, action_type_id: type.id, at: deed.at })
  return true
}

/** What was taken back and stands again: who corrects a slip by writing anew loses nothing by it. */
async function addAgain(tx: Context, player: Player, entry: Entry) {
  const { user_id, action_type_id, source_kind, source_id } = entry
  const [undone] = await tx.db
    .select({ id: point_entries.id })
    .from(point_entries)
    .where(
      and(
        eq(point_entries.user_id, user_id),
        action_type_id ? eq(point_entries.action_type_id, action_type_id) : isNull(point_entries.action_type_id),
        eq(point_entries.source_kind, source_kind),
        eq(point_entries.source_id, source_id),
        eq(point_entries.kind, 'estorno'),
        stands,
      ),
    )
  return undone && addEntry(tx, player, { ...entry, reverses_id: undone.id })
}

type Entry = Omit<typeof point_entries.$inferInsert, 'day' | 'created_at'>

/**
 * Writes an entry and the sums beside it, behind the lock of the player; nothing when it stands already. `level` says what
 * they have become by it, if anything.
 */
export async function addEntry(tx: Context, { user_id, earned }: Player, entry: Entry) {
  const [made] = await tx.db
    .insert(point_entries)
    .values({ ...entry, day: dayKey(entry.at), created_at: tx.now() })
    .onConflictDoNothing()
    .returning()
  if (!made) return undefined
  const counts = !spendingKinds.includes(entry.kind)
  const [after] = await tx.db
    .update(players)
    .set({
      balance: sql`${players.balance} + ${entry.points}`,
      ...(counts && { earned: sql`${players.earned} + ${entry.points}` }),
      ...(counts &&
        entry.points > 0 && {
          reached_at: sql`greatest(${players.reached_at}, ${entry.at.toISOString()}::timestamptz)`,
        }),
    })
    .where(eq(players.user_id, user_id))
    .returning()
  if (!after) throw new Error('the locked player is not there')
  const [before, now] = counts ? [await levelAt(tx, earned), await levelAt(tx, after.earned)] : []
  if (before?.id === now?.id) return { ...made, level: '' }
  await purge(tx, `user:${user_id}`)
  if (after.earned < earned) await withdrawNotice(tx, user_id, `level:${before?.id}`)
  if (!now || after.earned < earned) return { ...made, level: '' }
  const title = `Agora você é ${now.name}`
  const notice = { user_id, kind: 'game' as const, key: `level:${now.id}`, title, url: '/gameficacao/emblemas' }
  // What comes back of an entry that was undone is no news.
  if (entry.kind !== 'estorno') await notify(tx, { ...notice, quiet: true })
  return { ...made, level: ` ${title}.` }
}

/** Takes back entries whose cause is no longer there. Whoever has spent them meanwhile owes them. */
export async function reverse(tx: Context, user_id: number, ids: number[]) {
  if (!ids.length) return
  const player = await lockPlayer(tx, user_id)
  const entries = await tx.db.select().from(point_entries).where(inArray(point_entries.id, ids))
  for (const { id, created_at: _, day: __, ...entry } of entries) {
    const back = { ...entry, kind: 'estorno' as const, points: -entry.points, reverses_id: id, at: tx.now() }
    const made = await addEntry(tx, player, back)
    if (made && entry.action_type_id)
      await record(tx, 'points.reversed', { user_id, action_type_id: entry.action_type_id })
  }
}

/** Pays with points. @throws when there are not enough. */
export async function spend(tx: Context, player: Player, { claim_id, cost }: { claim_id: number; cost: number }) {
  if (player.balance < cost)
    throw new AppError('conflict', `Faltam ${plural(cost - player.balance, 'ponto', 'pontos')} para trocar por isto.`)
  const { user_id } = player
  await addEntry(tx, player, {
    ...{ user_id, kind: 'troca', source_kind: 'reward_claim', source_id: claim_id, points: -cost, at: tx.now() },
  })
}

/** What was paid for a claim comes back, once. */
export async function giveBack(tx: Context, user_id: number, claim_id: number) {
  const player = await lockPlayer(tx, user_id)
  const [paid] = await tx.db
    .select()
    .from(point_entries)
    .where(
      and(eq(point_entries.kind, 'troca'), eq(point_entries.source_id, claim_id), eq(point_entries.user_id, user_id)),
    )
  if (!paid) return
  await addEntry(tx, player, {
    ...{ user_id, kind: 'devolucao', source_kind: 'reward_claim', source_id: claim_id, points: -paid.points },
    ...{ reverses_id: paid.id, at: tx.now() },
  })
}

/** The points of a mission, once; again when they were taken back. */
export async function addPrize(tx: Context, user_id: number, mission: { id: number; points: number }) {
  const player = await lockPlayer(tx, user_id)
  const { id: source_id, points } = mission
  const entry = { user_id, kind: 'premio' as const, source_kind: 'mission' as const, source_id, points, at: tx.now() }
  const paid = (await addEntry(tx, player, entry)) ?? (await addAgain(tx, player, entry))
  await recountOpen(tx, user_id)
  return paid
}

/** Of a mission that is fulfilled no more. */
export async function takePrize(tx: Context, user_id: number, { id }: { id: number }) {
  const paid = await tx.db
    .select({ id: point_entries.id })
    .from(point_entries)
    .where(
      and(
        eq(point_entries.user_id, user_id),
        eq(point_entries.kind, 'premio'),
        eq(point_entries.source_kind, 'mission'),
        eq(point_entries.source_id, id),
        stands,
      ),
    )
  await reverse(
    tx,
    user_id,
    paid.map((one) => one.id),
  )
  await recountOpen(tx, user_id)
}
