import type { DrawnMark } from '#domains/robots/telemetry/series/chart.view.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import type { Climate } from './climate.schemas.ts'
import type { Window } from './span-window.model.ts'

type Mark = Climate['marks'][number]
type Act = { kind: Mark['kind']; label: string; at: Date; plants: NonNullable<Mark['plant']>[] }
export type DayMarks = { day: string; acts: Act[] }

/** What was done, by day, the newest first; on a day each activity once, with all plants that had it. */
export const marksByDay = (marks: Mark[]): DayMarks[] =>
  [...Map.groupBy(marks, ({ at }) => dayKey(at))]
    .map(([day, ofDay]) => ({ day, acts: [...Map.groupBy(ofDay, ({ label }) => label).values()].map(actOf) }))
    .sort((a, b) => b.day.localeCompare(a.day))

function actOf(same: Mark[]): Act {
  const [{ kind, label, at }] = same as [Mark]
  const plants = new Map(same.flatMap(({ plant }) => (plant ? [[plant.slug, plant]] : [])))
  return { kind, label, at: new Date(at), plants: [...plants.values()] }
}

/** 'Rega, LST': what was done on a day; nothing, ''. */
export const namesOn = (days: DayMarks[], day: string) =>
  (days.find((one) => one.day === day)?.acts ?? []).map(({ label }) => label).join(', ')

/** Looking at one day each act has its own flag, else a day has one: 'Rega', 'Rega +2'. Its id names the day. */
export const flagsOf = (days: DayMarks[], { from, to }: Window): DrawnMark[] =>
  days.flatMap(({ day, acts }) => {
    const shown = to - from <= DAY ? acts : acts.slice(0, 1)
    const more = acts.length - shown.length
    return shown.map(({ label, at }) => ({
      ...{ id: day, at: at.getTime(), kind: 'journal' as const },
      label: more ? `${label} +${more}` : label,
    }))
  })

/** 'Rega (Lua, Sol), Limpeza'. */
export const actsOn = (days: DayMarks[], day: string) =>
  (days.find((one) => one.day === day)?.acts ?? [])
    .map(({ label, plants }) => (plants.length ? `${label} (${plants.map(({ name }) => name).join(', ')})` : label))
    .join(', ')
