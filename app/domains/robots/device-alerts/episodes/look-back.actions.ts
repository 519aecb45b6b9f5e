import { and, asc, eq, gt, gte, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { attemptEach } from '#platform/jobs/for-each.ts'
import { MINUTE } from '#shared/durations.ts'
import { type AlertEpisode, alert_episodes } from './alert-episodes.table.ts'
import { type AlertSpell, isSettled, type JudgedSpells, judgeNext, overlaps, rang } from './alert-spells.model.ts'
import { FRESH, longestGap } from './alert-state.model.ts'
import { type Slots, samplesFrom, slotsOf, slotsOfModels } from './samples-of.queries.ts'
import { tellHappened } from './tell-happened.actions.ts'
import { type WatchedRule, watchedRules } from './watched-rules.queries.ts'
import { changeEpisodes, judgedBy, noteAlert } from './write-episode.actions.ts'

/** A robot's readings of a time, in milliseconds, that came when others had been judged without them. */
export type CameLate = { device_id: number; from: number; to: number }

/** Holds the rules of a robot against what came late: episodes become what they were had it been there at its time. */
export async function lookBack(ctx: Context, { device_id, from, to }: CameLate): Promise<void> {
  const ofModels = await slotsOfModels(ctx)
  const rules = (await watchedRules(ctx, device_id)).filter(({ rule }) => rule.kind !== 'silence')
  await attemptEach(rules, async (watched) => {
    const { rule, interval_seconds } = watched
    const before = rule.hold_minutes * MINUTE + longestGap(interval_seconds)
    const begins = Math.max(from, rule.updated_at.getTime()) - before
    const spells = await judge(ctx, watched, await slotsOf(ctx, watched, ofModels), { begins, to })
    await changeEpisodes(ctx, watched, (tx) => settle(tx, watched, begins, spells))
  })
}

/** Reads on until nothing holds that began in what came late. */
async function judge(ctx: Context, watched: WatchedRule, slots: Slots, { begins, to }: { begins: number; to: number }) {
  const { rule, interval_seconds } = watched
  const how = { longest_gap: longestGap(interval_seconds), opens_after: rule.updated_at.getTime() }
  const [held] = await episodesOfRule(ctx, watched, begins, lte(alert_episodes.began_at, new Date(begins)))
  const judged: JudgedSpells = { spells: held ? [spellOf(held)] : [], run: null }
  for await (const sample of samplesFrom(ctx, watched, slots, { from: begins, to: ctx.now().getTime() + FRESH })) {
    if (sample.at > to && isSettled(judged)) break
    judgeNext(rule, judged, sample, how)
  }
  return judged.spells
}

const spellOf = ({ began_at, worst, sensor_id }: AlertEpisode): AlertSpell => ({
  ...{ since: began_at.getTime(), worst, sensor_id },
  ended: null,
})

/** Episodes of what the rule says now that were not over at a moment; what was changed or refuted is told of no more. */
const episodesOfRule = ({ db }: Context, { rule }: WatchedRule, at: number, which?: SQL) =>
  db
    .select()
    .from(alert_episodes)
    .where(
      and(
        eq(alert_episodes.rule_id, rule.id),
        gte(alert_episodes.created_at, rule.updated_at),
        or(
          isNull(alert_episodes.ended_at),
          and(gt(alert_episodes.ended_at, new Date(at)), notInArray(alert_episodes.ended_by, ['changed', 'refuted'])),
        ),
        which,
      ),
    )
    .orderBy(asc(alert_episodes.began_at))
    .$dynamic()

/** Each episode becomes the first spell that it is about; the other spells are new ones. */
async function settle(tx: Context, watched: WatchedRule, begins: number, spells: AlertSpell[]) {
  const unknown = [...spells]
  for (const episode of await episodesOfRule(tx, watched, begins).for('update')) {
    const at = unknown.findIndex((spell) => overlaps(spell, episode))
    const [spell] = at < 0 ? [] : unknown.splice(at, 1)
    if (spell) await redate(tx, watched, episode, spell)
  }
  for (const spell of unknown) await add(tx, watched, spell)
}

async function redate(tx: Context, { rule, device }: WatchedRule, episode: AlertEpisode, spell: AlertSpell) {
  const ended = endOf(episode, spell)
  const is_same =
    spell.since === episode.began_at.getTime() && ended.ended_at?.getTime() === episode.ended_at?.getTime()
  if (is_same && spell.worst === episode.worst) return
  await tx.db
    .update(alert_episodes)
    .set({ began_at: new Date(spell.since), worst: spell.worst, ...ended })
    .where(eq(alert_episodes.id, episode.id))
  const ends_now = ended.ended_at !== null && episode.ended_at === null
  if (ends_now) await noteAlert(tx, device.id, rule, { state: 'ended', by: ended.ended_by })
  if (ends_now || (ended.ended_at && !rang(episode))) await tellHappened(tx, episode.id)
}

/** Readings may only show that it was over earlier: what ended it is still there. */
function endOf({ ended_at, ended_by }: AlertEpisode, { ended }: AlertSpell) {
  if (!ended || (ended_at && ended_at.getTime() <= ended.at)) return { ended_at, ended_by }
  return { ended_at: new Date(ended.at), ended_by: ended.by }
}

async function add(tx: Context, { rule, device }: WatchedRule, { since, worst, sensor_id, ended }: AlertSpell) {
  const began_at = new Date(since)
  const [added] = await tx.db
    .insert(alert_episodes)
    .values({
      ...{ ...judgedBy(rule), began_at, worst, sensor_id, created_at: tx.now() },
      ...(ended && { ended_at: new Date(ended.at), ended_by: ended.by }),
    })
    .onConflictDoNothing()
    .returning()
  if (!added) return
  const { ended_at } = added
  await noteAlert(tx, device.id, rule, ended_at ? { state: 'happened', began_at, ended_at } : { state: 'began' })
  if (ended_at) await tellHappened(tx, added.id)
}
