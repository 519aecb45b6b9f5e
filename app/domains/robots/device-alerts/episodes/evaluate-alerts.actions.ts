import { ingestUpSince } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { alert_episodes } from './alert-episodes.table.ts'
import {
  beyond,
  countsBy,
  FRESH,
  followEpisode,
  freshFor,
  heldLongEnough,
  isRefuted,
  longestGap,
  runAtEnd,
  silentSince,
} from './alert-state.model.ts'
import { type Slots, sampleOf, samplesOf, slotsOf, slotsOfModels } from './samples-of.queries.ts'
import { tellAlerts } from './tell-alerts.actions.ts'
import { type WatchedRule, watchedRules } from './watched-rules.queries.ts'
import { endEpisode, isOpen, openEpisode } from './write-episode.actions.ts'

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
    if (last_seen_at && last_seen_at > episode.began_at)
      await endEpisode(ctx, watched, last_seen_at.getTime(), 'inside')
    return
  }
  // Never heard since it is theirs: it is being set up, or in its box.
  if (!last_seen_at || last_seen_at < linked_at || !up_since) return
  const { interval_seconds } = watched
  const since = silentSince(rule, { last_seen_at, up_since, interval_seconds }, ctx.now().getTime())
  if (since !== null) await openEpisode(ctx, watched, { since, worst: null, sensor_id: null })
}

async function evaluateReadings(ctx: Context, watched: WatchedRule, slots: Slots) {
  if (watched.episode) await follow(ctx, watched, slots)
  else await openWhenHeld(ctx, watched, slots)
}

async function openWhenHeld(ctx: Context, watched: WatchedRule, slots: Slots) {
  const { rule, last, interval_seconds } = watched
  if (!last) return
  const newest = sampleOf(watched, slots, last)
  // Most rules are done here, without a reading but the newest. One that does not have this sensor says nothing of it.
  if (newest && ((beyond(rule, newest) ?? 0) <= 0 || !countsBy(rule, newest.light))) return
  // What was kept while offline is looked back at when it comes (look-back.actions.ts).
  const now = ctx.now().getTime()
  const fresh_from = now - freshFor(interval_seconds)
  if (last.at.getTime() < fresh_from) return
  const gap = longestGap(interval_seconds)
  const from = last.at.getTime() - rule.hold_minutes * MINUTE - gap
  // Robots may be some minutes ahead.
  const samples = await samplesOf(ctx, watched, slots, { from, to: now + FRESH })
  const run = runAtEnd(rule, samples, gap)
  if (run && run.until >= fresh_from && heldLongEnough(rule, run)) await openEpisode(ctx, watched, run)
}

async function follow(ctx: Context, watched: WatchedRule, slots: Slots) {
  const { rule, episode } = watched
  if (!episode) return
  const now = ctx.now().getTime()
  const began_at = episode.began_at.getTime()
  const held = { from: began_at, to: began_at + rule.hold_minutes * MINUTE }
  if (now - began_at < REFUTABLE && isRefuted(rule, began_at, await samplesOf(ctx, watched, slots, held)))
    return endEpisode(ctx, watched, began_at, 'refuted')
  // Robots may be some minutes ahead.
  const since = { from: Math.max(held.to, now - LOOK_BACK) + 1, to: now + FRESH }
  const { worst, ended } = followEpisode(rule, episode.worst, await samplesOf(ctx, watched, slots, since))
  if (worst !== episode.worst) await ctx.db.update(alert_episodes).set({ worst }).where(isOpen(episode.id))
  if (ended) await endEpisode(ctx, watched, ended.at, ended.by)
}
