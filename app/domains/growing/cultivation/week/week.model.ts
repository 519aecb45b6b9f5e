import { type ActivitySlug, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { timesAs } from '#shared/difference.ts'
import { type WeekFigures, weekFigures } from './week.kinds.ts'
import type { PlantWeek } from './week.schemas.ts'

/** What was done or measured on the plant; the flags are those of the grower's own activities. */
export type Act = {
  day: string
  kind: ActivitySlug
  name: string | null
  watering: boolean | null
  feeding: boolean | null
  /** The first of its kind in the plant's life. */
  first: boolean
  volume_ml: number | null
  height_cm: number | null
  jar_humidity: number | null
  jar_g: number | null
}
export type Days = { since: string; until: string }

export const during = (acts: readonly Act[], { since, until }: Days) =>
  acts.filter(({ day }) => day >= since && day <= until)

/** How often each activity, the most frequent first. */
export function actsIn(acts: readonly Act[]): PlantWeek['acts'] {
  const groups = [...Map.groupBy(acts, ({ kind, name }) => `${kind} ${name ?? ''}`).values()]
  return groups
    .flatMap((all) => {
      const [act] = all
      if (!act) return []
      const { kind, name } = act
      const first = all.some((one) => one.first)
      return [{ kind, name, count: all.length, watering: isWatering(act), feeding: isFeeding(act), first }]
    })
    .sort((one, other) => other.count - one.count)
}

/** From `before`, the week before it: a longer pause is no growth of a week. */
export function growthIn(week: readonly Act[], before: readonly Act[]): PlantWeek['growth'] {
  const heights = (acts: readonly Act[]) => acts.flatMap(({ height_cm }) => height_cm ?? [])
  const measured = heights(week)
  const to = measured.at(-1)
  if (to === undefined) return null
  return { to, from: heights(before).at(-1) ?? (measured.length > 1 ? (measured[0] ?? null) : null) }
}

/** What was last measured in the jar. */
export function jarIn(week: readonly Act[]): PlantWeek['jar'] {
  const act = week.findLast(({ jar_humidity, jar_g }) => jar_humidity !== null || jar_g !== null)
  return act ? { day: act.day, humidity: act.jar_humidity, grams: act.jar_g } : null
}

export function figuresIn(week: readonly Act[], before: readonly Act[], in_band: number | null): WeekFigures {
  const water = week.flatMap(({ volume_ml, ...act }) => (volume_ml !== null && isWatering(act) ? volume_ml : []))
  const growth = growthIn(week, before)
  return {
    in_band,
    water_ml: water.length ? water.reduce((sum, one) => sum + one, 0) : null,
    growth_cm: growth && growth.from !== null ? growth.to - growth.from : null,
    waterings: week.filter(isWatering).length,
    feedings: week.filter(isFeeding).length,
    trainings: week.filter(({ kind }) => activityOf(kind)?.group === 'treino').length,
  }
}

const isWatering = ({ kind, watering }: Pick<Act, 'kind' | 'watering'>) =>
  watering ?? activityOf(kind)?.watering ?? false

const isFeeding = ({ kind, feeding }: Pick<Act, 'kind' | 'feeding'>) => feeding ?? activityOf(kind)?.feeding ?? false

/** What differs, the most different first; what is not known of both weeks is not compared. */
export const changesSince = (now: WeekFigures, before: WeekFigures): PlantWeek['changes'] =>
  weekFigures
    .flatMap((figure) => {
      const [one, other] = [now[figure], before[figure]]
      const times = one === null || other === null ? undefined : timesAs(one, other)
      return one === null || other === null || times === undefined ? [] : [{ figure, now: one, before: other, times }]
    })
    .sort((one, other) => other.times - one.times)
    .map(({ times: _, ...change }) => change)
