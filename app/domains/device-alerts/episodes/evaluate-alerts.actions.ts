import { and, eq, isNull } from 'drizzle-orm'
import { devices } from '#domains/devices/devices/devices.table.ts'
import { noteEvent } from '#domains/devices/index.ts'
import { device_links } from '#domains/devices/links/device-links.table.ts'
import { ingestUpSince } from '#domains/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import {
  beyond,
  countsBy,
  followEpisode,
  heldLongEnough,
  isRefuted,
  runAtEnd,
  silentSince,
} from './alert-state.model.ts'
import type { EpisodeEnd } from './episode.kinds.ts'
import { type Slots, sampleOf, samplesOf, slotsOf, slotsOfModels } from './samples-of.queries.ts'
import { tellAlerts } from './tell-alerts.actions.ts'
import { type WatchedRule, watchedRules } from './watched-rules.queries.ts'

const MINUTE = 60_000
/** An older reading says nothing about now: what was kept while offline opens nothing. */
const FRESH = 15 * MINUTE
/** After so long late readings change nothing about how an episode began. */
const REFUTABLE = 24 * 60 * MINUTE
/** Readings of an open episode are looked at again for so long back: those that come late count too. */
const LOOK_BACK = 60 * MINUTE

/**
 * Holds each rule against what is measured: opens, follows and ends episodes, and tells whom it concerns. Two at once
 * open one: an index decides. Each rule is by itself: what was done stays when another one fails.
 */
export async function evaluateAlerts(ctx: Context): Promise<void> {
  const errors: unknown[] = []
  const [up_since, ofModels] = await Promise.all([ingestUpSince(ctx), slotsOfModels(ctx)])
  for (const watched of await watchedRules(ctx))
    try {
      if (watched.rule.kind === 'silence') await evaluateSilence(ctx, watched, up_since)
      else await evaluateReadings(ctx, watched, await slotsOf(ctx, watched, ofModels))
    } catch (error) {
      errors.push(error)
    }
  await tellAlerts(ctx)
  if (errors.length) throw new AggregateError(errors, `${errors.length} rules could not be evaluated`)
}

/** `up_since`: before it, and while it is null, nobody could hear the robot. */
async function evaluateSilence(ctx: Context, watched: WatchedRule, up_since: Date | null) {
  const { rule, device, episode, linked_at } = watched
  const { last_seen_at } = device
  if (episode) {
    if (last_seen_at && last_seen_at > episode.began_at) await end(ctx, watched, last_seen_at.getTime(), 'inside')
    return
  }
  // Never heard since it is theirs: it is being set up, or in its box.
  if (!last_seen_at || last_seen_at < linked_at || !up_since) return
  const { interval_seconds } = watched
  const since = silentSince(rule, { last_seen_at, up_since, interval_seconds }, ctx.now().getTime())
  if (since !== null) await open(ctx, watched, { since, worst: null, sensor_id: null })
}

async function evaluateReadings(ctx: Context, watched: WatchedRule, slots: Slots) {
  if (watched.episode) await follow(ctx, watched, slots)
  else await openWhenHeld(ctx, watched, slots)
}

async function openWhenHeld(ctx: Context, watched: WatchedRule, slots: Slots) {
  const { rule, last, interval_seconds } = watched
  const newest = last && sampleOf(watched, slots, last)
  // Most rules are done here, without a reading but the newest.
  if (!newest || (beyond(rule, newest) ?? 0) <= 0 || !countsBy(rule, newest.light)) return
  const gap = Math.max(3 * interval_seconds * 1000, 5 * MINUTE)
  if (ctx.now().getTime() - newest.at > Math.max(FRESH, gap)) return
  const samples = await samplesOf(ctx, watched, slots, {
    from: newest.at - rule.hold_minutes * MINUTE - gap,
    to: newest.at,
  })
  const run = runAtEnd(rule, samples, gap)
  if (run && heldLongEnough(rule, run)) await open(ctx, watched, run)
}

async function follow(ctx: Context, watched: WatchedRule, slots: Slots) {
  const { rule, episode } = watched
  if (!episode) return
  const now = ctx.now().getTime()
  const began_at = episode.began_at.getTime()
  const held = { from: began_at, to: began_at + rule.hold_minutes * MINUTE }
  if (now - began_at < REFUTABLE && isRefuted(rule, began_at, await samplesOf(ctx, watched, slots, held)))
    return end(ctx, watched, began_at, 'refuted')
  // Robots may be some minutes ahead.
  const since = { from: Math.max(held.to, now - LOOK_BACK) + 1, to: now + FRESH }
  const { worst, ended } = followEpisode(rule, episode.worst, await samplesOf(ctx, watched, slots, since))
  if (worst !== episode.worst) await ctx.db.update(alert_episodes).set({ worst }).where(isOpen(episode.id))
  if (ended) await end(ctx, watched, ended.at, ended.by)
}

const isOpen = (id: number) => and(eq(alert_episodes.id, id), isNull(alert_episodes.ended_at))

type Began = { since: number; worst: number | null; sensor_id: number | null }

const open = (ctx: Context, { rule, device }: WatchedRule, { since, worst, sensor_id }: Began) =>
  ctx.transaction(async (tx) => {
    await lockRobot(tx, device.id)
    // As it was judged: somebody may have changed it, switched it off or released the robot meanwhile.
    const [still] = await tx.db
      .select({ updated_at: alert_rules.updated_at })
      .from(alert_rules)
      .innerJoin(device_links, eq(device_links.id, alert_rules.link_id))
      .where(and(eq(alert_rules.id, rule.id), eq(alert_rules.enabled, true), isNull(device_links.unlinked_at)))
    if (still?.updated_at.getTime() !== rule.updated_at.getTime()) return
    const [opened] = await tx.db
      .insert(alert_episodes)
      .values({ rule_id: rule.id, began_at: new Date(since), worst, sensor_id, created_at: tx.now() })
      .onConflictDoNothing()
      .returning({ id: alert_episodes.id })
    if (opened) await note(tx, device.id, rule, { state: 'began' })
  })

const end = (ctx: Context, { rule, device, episode }: WatchedRule, at: number, by: EpisodeEnd) =>
  ctx.transaction(async (tx) => {
    await lockRobot(tx, device.id)
    const [ended] = await tx.db
      .update(alert_episodes)
      .set({ ended_at: new Date(at), ended_by: by })
      .where(isOpen(episode?.id ?? 0))
      .returning({ id: alert_episodes.id })
    if (ended) await note(tx, device.id, rule, { state: 'ended', by })
  })

/** Before the rule and its episodes, as whoever changes them does. */
const lockRobot = (tx: Context, id: number) =>
  tx.db.select({ id: devices.id }).from(devices).where(eq(devices.id, id)).for('update')

const note = (tx: Context, device_id: number, { id, kind, severity }: WatchedRule['rule'], data: object) =>
  noteEvent(tx, device_id, 'alert', { rule_id: id, kind, severity, ...data })
