import { and, eq, isNull } from 'drizzle-orm'
import { minuteOfDay } from '#domains/robots/control/modes/mode-engine.model.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { noteEvent } from '#domains/robots/devices/index.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import { isSilentAt } from './alert-state.model.ts'
import { type EpisodeEnd, toldEnds } from './episode.kinds.ts'
import { tellHappened } from './tell-happened.actions.ts'
import type { WatchedRule } from './watched-rules.queries.ts'

export const isOpen = (id: number) => and(eq(alert_episodes.id, id), isNull(alert_episodes.ended_at))

type Began = { since: number; worst: number | null; sensor_id: number | null }

export const openEpisode = (ctx: Context, watched: WatchedRule, { since, worst, sensor_id }: Began) =>
  changeEpisodes(ctx, watched, async (tx) => {
    const { rule, device } = watched
    const [opened] = await tx.db
      .insert(alert_episodes)
      .values({ ...judgedBy(rule), began_at: new Date(since), worst, sensor_id, created_at: tx.now() })
      .onConflictDoNothing()
      .returning({ id: alert_episodes.id })
    if (opened) await noteAlert(tx, device.id, rule, { state: 'began' })
  })

/** An episode keeps what it was judged by. */
export const judgedBy = ({ id, low, high }: WatchedRule['rule']) => ({ rule_id: id, low, high })

export const endEpisode = (ctx: Context, { rule, device, episode }: WatchedRule, at: number, by: EpisodeEnd) =>
  ctx.transaction(async (tx) => {
    await lockRobot(tx, device.id)
    const [ended] = await tx.db
      .update(alert_episodes)
      .set({ ended_at: new Date(at), ended_by: by })
      .where(isOpen(episode?.id ?? 0))
      .returning()
    if (!ended) return
    await noteAlert(tx, device.id, rule, { state: 'ended', by })
    // Nobody was told as it was opened by what came late, and over before it was known to hold.
    if (!ended.told_at && toldEnds.includes(by) && !isSilentFor(rule, ended.created_at))
      await tellHappened(tx, ended.id)
  })

/** Writes episodes of a rule that still says what they were judged by: somebody may have changed it, switched it off or released the robot. */
export const changeEpisodes = (ctx: Context, { rule, device }: WatchedRule, write: (tx: Context) => Promise<void>) =>
  ctx.transaction(async (tx) => {
    await lockRobot(tx, device.id)
    const [still] = await tx.db
      .select({ updated_at: alert_rules.updated_at })
      .from(alert_rules)
      .innerJoin(device_links, eq(device_links.id, alert_rules.link_id))
      .where(and(eq(alert_rules.id, rule.id), eq(alert_rules.enabled, true), isNull(device_links.unlinked_at)))
    if (still?.updated_at.getTime() === rule.updated_at.getTime()) await write(tx)
  })

/** Before the rule and its episodes, as whoever changes them does. */
const lockRobot = (tx: Context, id: number) =>
  tx.db.select({ id: devices.id }).from(devices).where(eq(devices.id, id)).for('update')

const isSilentFor = ({ silent_from, silent_to }: WatchedRule['rule'], at: Date) =>
  isSilentAt(minuteOfDay(at.getTime()), silent_from, silent_to)

export const noteAlert = (tx: Context, device_id: number, { id, kind, severity }: WatchedRule['rule'], data: object) =>
  noteEvent(tx, device_id, 'alert', { rule_id: id, kind, severity, ...data })
