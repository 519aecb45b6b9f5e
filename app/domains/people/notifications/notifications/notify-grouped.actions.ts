import { and, eq, sql } from 'drizzle-orm'
import { isHeardBy } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { isWantedBy } from '../choices/choices.queries.ts'
import type { NotificationKind } from './notification.kinds.ts'
import { groupTitle } from './notification.words.ts'
import { type Notification, notification_actors, notifications } from './notifications.table.ts'
import { publishCount, tellOutside } from './notify.actions.ts'
import { whoIsNamed } from './who-is-named.queries.ts'

/** What somebody did; a person's group per kind and target is one notice. */
type Act = { kind: NotificationKind; target: string; target_id: number; actor_id: number }
/** `user_id` is told of it. */
type TellingAct = Act & { user_id: number }
/** Asked only when something is told, as it takes a look at the thing. */
type About = () => Promise<{ text: string; url: string } | null>

const keyOf = ({ kind, target, target_id }: Act) => `${kind}:${target}:${target_id}`

/**
 * 'Ana e mais 4 curtiram sua planta': one notice per person, kind and target that grows with who does it. It is news,
 * unread again and told outside, only when somebody is in it for the first time.
 */
export async function notifyGrouped(tx: Context, act: TellingAct, about: About) {
  if (act.user_id === act.actor_id || !(await isHeardBy(tx, act.user_id, act.actor_id))) return
  const notice = await findOrStart(tx, act, about)
  if (notice) await showGroup(tx, notice, act.target, await enter(tx, notice.id, act.actor_id))
}

/**
 * Takes an act back: the notice shrinks, and disappears with the last. Who is told of it is known by the notice, as the
 * thing may be closed to who did it.
 */
export async function withdrawGrouped(tx: Context, act: Act) {
  const { notification_id, user_id, active } = notification_actors
  const [group] = await tx.db
    .select({ notice: notifications })
    .from(notifications)
    .innerJoin(notification_actors, eq(notification_id, notifications.id))
    .where(and(eq(notifications.key, keyOf(act)), eq(user_id, act.actor_id), eq(active, true)))
    .for('update', { of: notifications })
  if (!group) return
  const of = and(eq(notification_id, group.notice.id), eq(user_id, act.actor_id))
  await tx.db.update(notification_actors).set({ active: false }).where(of)
  await showGroup(tx, group.notice, act.target, false)
}

/** The group's row, locked until commit: of two acts at once the second counts the first. */
async function findOrStart(tx: Context, act: TellingAct, about: About) {
  const known = await lockGroup(tx, act)
  if (known) return known
  const thing = await about()
  if (!thing) return null
  const { user_id, kind } = act
  const in_app = await isWantedBy(tx, user_id, kind, 'app')
  const [row] = await tx.db
    .insert(notifications)
    .values({ ...thing, user_id, kind, key: keyOf(act), title: '', in_app, created_at: tx.now(), read_at: tx.now() })
    .onConflictDoUpdate({ target: [notifications.user_id, notifications.key], set: { key: sql`excluded.key` } })
    .returning()
  return row ?? null
}

async function lockGroup({ db }: Context, act: TellingAct): Promise<Notification | null> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, act.user_id), eq(notifications.key, keyOf(act))))
    .for('update')
  return row ?? null
}

/** Returns whether they are in the group for the first time. */
async function enter({ db, now }: Context, notification_id: number, user_id: number) {
  const of = and(eq(notification_actors.notification_id, notification_id), eq(notification_actors.user_id, user_id))
  const known = await db.update(notification_actors).set({ active: true }).where(of).returning()
  if (known.length) return false
  await db.insert(notification_actors).values({ notification_id, user_id, active: true, at: now() })
  return true
}

/** Writes what the group says now. `isNews`: it is unread again, at the top of the list, and told outside. */
async function showGroup(tx: Context, notice: Notification, target: string, isNews: boolean, without?: number) {
  const { count, name } = await whoIsNamed(tx, notice, without)
  const title = groupTitle(target, name, count)
  await tx.db
    .update(notifications)
    .set({
      title,
      withdrawn_at: count ? null : (notice.withdrawn_at ?? tx.now()),
      ...readAgain(tx, notice, count, isNews),
    })
    .where(eq(notifications.id, notice.id))
  await publishCount(tx, notice.user_id)
  if (isNews) await tellOutside(tx, notice.id)
}

/** A group that is withdrawn counts as read; what was unread when it went is so again when it comes back. */
function readAgain({ now }: Context, { in_app, read_at, withdrawn_at }: Notification, count: number, isNews: boolean) {
  if (isNews) return { created_at: now(), read_at: in_app ? null : now() }
  if (!count) return withdrawn_at || read_at ? {} : { read_at: now() }
  const wasUnread = withdrawn_at && read_at?.getTime() === withdrawn_at.getTime()
  return wasUnread && in_app ? { read_at: null } : {}
}

/** Writes again what the groups say that somebody is in: without them as they are hidden, with them when shown again. */
export async function refreshGroups(tx: Context, { user_id, without }: { user_id: number; without?: boolean }) {
  for (const notice of await groupsOf(tx, user_id))
    await showGroup(tx, notice, targetOfKey(notice), false, without ? user_id : undefined)
}

/** The same for the groups of one reader: the other is kept away from them, or no longer. */
export async function refreshGroupsBetween(tx: Context, reader: number, actor: number) {
  for (const notice of await groupsOf(tx, actor, reader)) await showGroup(tx, notice, targetOfKey(notice), false)
}

/** A person's account goes: nobody's notices count or name them any more. */
export async function leaveGroups(tx: Context, person: { id: number }) {
  const groups = await groupsOf(tx, person.id)
  await tx.db.delete(notification_actors).where(eq(notification_actors.user_id, person.id))
  for (const notice of groups) await showGroup(tx, notice, targetOfKey(notice), false)
}

const targetOfKey = ({ key }: Notification) => key.split(':')[1] ?? ''

const groupsOf = async ({ db }: Context, user_id: number, reader?: number) =>
  (
    await db
      .select({ notice: notifications })
      .from(notification_actors)
      .innerJoin(notifications, eq(notifications.id, notification_actors.notification_id))
      .where(
        and(
          eq(notification_actors.user_id, user_id),
          reader === undefined ? undefined : eq(notifications.user_id, reader),
        ),
      )
      .orderBy(notifications.id)
      .for('update', { of: notifications })
  ).map(({ notice }) => notice)
