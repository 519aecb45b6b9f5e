import {
  type AlertLimits,
  type AlertRun,
  type AlertSample,
  type Followed,
  followEpisode,
  heldLongEnough,
  runWith,
} from './alert-state.model.ts'

/** A time in which a rule's condition held, as its readings tell; not `ended`: it holds at the last of them. */
export type AlertSpell = { since: number; sensor_id: number | null } & Followed

/** What readings have told so far: spells in order of time, and what may become the next one. */
export type JudgedSpells = { spells: AlertSpell[]; run: AlertRun | null }

/** `opens_after`: since when the rule says what it says; before that it opened nothing. */
type How = { longest_gap: number; opens_after: number }

/** The next reading, judged as it would have been had it come at its time. Changes `judged`. */
export function judgeNext(limits: AlertLimits, judged: JudgedSpells, sample: AlertSample, how: How) {
  const open = openSpell(judged)
  if (open) {
    Object.assign(open, followEpisode(limits, open.worst, [sample]))
    return
  }
  judged.run = runWith(limits, judged.run, sample, how.longest_gap)
  if (!judged.run || !heldLongEnough(limits, judged.run) || sample.at < how.opens_after) return
  const { since, worst, sensor_id } = judged.run
  judged.spells.push({ since, worst, sensor_id, ended: null })
  judged.run = null
}

/** Nothing holds, nor begins to: readings that follow say nothing about those before. */
export const isSettled = (judged: JudgedSpells) => !judged.run && !openSpell(judged)

const openSpell = ({ spells }: JudgedSpells) => {
  const last = spells.at(-1)
  return last && !last.ended ? last : null
}

type Known = { began_at: Date; ended_at: Date | null }

export const overlaps = ({ since, ended }: AlertSpell, { began_at, ended_at }: Known) =>
  since <= (ended_at?.getTime() ?? Number.POSITIVE_INFINITY) &&
  began_at.getTime() <= (ended?.at ?? Number.POSITIVE_INFINITY)

/** Somebody was told when it began, and did not learn of it when it was over already. */
export const rang = ({ told_at, over_told_at }: { told_at: Date | null; over_told_at: Date | null }) =>
  told_at !== null && told_at.getTime() !== over_told_at?.getTime()
