import { and, eq, gte, isNull } from 'drizzle-orm'
import { plays } from '#domains/game/points/index.ts'
import { point_entries, stands } from '#domains/game/points/ledger/ledger.table.ts'
import { announce, notify, withdrawNotice } from '#domains/people/notifications/index.ts'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import type { Events } from '#platform/events.ts'
import { DAY } from '#shared/durations.ts'
import { type Badge, badge_awards, badges } from './badges.table.ts'

const noticeKey = (badge: Pick<Badge, 'id'>) => `badge:${badge.id}`

/** Once a person; says so to them, and nobody else. Returns whether it is new. */
export async function giveBadge(tx: Context, badge: Badge, to: { user_id: number; given_by?: number; at?: Date }) {
  const { user_id, given_by, at = tx.now() } = to
  if (!(await plays(tx, user_id))) return false
  const [made] = await tx.db
    .insert(badge_awards)
    .values({ badge_id: badge.id, user_id, given_by, created_at: at })
    .onConflictDoNothing()
    .returning({ id: badge_awards.id })
  if (!made) return false
  await notify(tx, {
    ...{ user_id, kind: 'game', key: noticeKey(badge), title: `Você ganhou o emblema ${badge.name}` },
    ...{ text: badge.text, url: '/gameficacao/emblemas', quiet: true },
  })
  await announce(tx, user_id, `Emblema novo: ${badge.name}.`)
  await purge(tx, `user:${user_id}`)
  return true
}

/** Badges that this act may have won. The player's row is locked. */
export async function giveByRule(tx: Context, { user_id, action_type_id, at }: Events['points.earned']) {
  for (const badge of await byRule(tx, action_type_id))
    if ((await counted(tx, user_id, badge, at)) >= badge.times) await giveBadge(tx, badge, { user_id, at })
}

/** Those whose actions are no longer there are taken back: of acts that were undone nothing stays. */
export async function takeByRule(tx: Context, { user_id, action_type_id }: Events['points.reversed']) {
  for (const badge of await byRule(tx, action_type_id, { inactive: true })) {
    const won = and(eq(badge_awards.user_id, user_id), eq(badge_awards.badge_id, badge.id))
    const [award] = await tx.db.select({ at: badge_awards.created_at }).from(badge_awards).where(won)
    // Within a window: of the days before it was won.
    if (!award || (await counted(tx, user_id, badge, award.at)) >= badge.times) continue
    await takeBadge(tx, badge, user_id)
  }
}

/** One that was given by hand stays. */
export async function takeBadge(tx: Context, badge: Pick<Badge, 'id'>, user_id: number) {
  const gone = await tx.db
    .delete(badge_awards)
    .where(and(eq(badge_awards.user_id, user_id), eq(badge_awards.badge_id, badge.id), isNull(badge_awards.given_by)))
    .returning({ id: badge_awards.id })
  if (!gone.length) return
  await withdrawNotice(tx, user_id, noticeKey(badge))
  await purge(tx, `user:${user_id}`)
}

const byRule = ({ db }: Context, action_type_id: number, { inactive = false } = {}) =>
  db
    .select()
    .from(badges)
    .where(
      and(
        eq(badges.way, 'regra'),
        eq(badges.action_type_id, action_type_id),
        inactive ? undefined : eq(badges.active, true),
      ),
    )
    .orderBy(badges.id)

/** How often the badge's action counted in its window, less what was undone. */
async function counted(tx: Context, user_id: number, { action_type_id, window_days }: Badge, at: Date) {
  const since = window_days ? new Date(at.getTime() - window_days * DAY) : undefined
  return tx.db.$count(
    point_entries,
    and(
      eq(point_entries.user_id, user_id),
      eq(point_entries.action_type_id, action_type_id ?? 0),
      eq(point_entries.kind, 'ganho'),
      since && gte(point_entries.at, since),
      stands,
    ),
  )
}
