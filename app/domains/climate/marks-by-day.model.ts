import { dayKey } from '#shared/dates.ts'
import type { Climate } from './climate.schemas.ts'

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
