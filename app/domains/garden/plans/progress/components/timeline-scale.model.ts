import { daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import type { PlanStageShown } from '../../plans/plans.schemas.ts'

/** A bar on the plan's scale: start and width, in percent. */
export type Bar = { left: number; width: number }
export type StageBars = { planned: Bar | null; done: Bar | null }

/** Scale from the plan's first to its last day: planned and actual bars of each stage, and today. */
export function timelineScale(stages: readonly PlanStageShown[], today: string) {
  const days = stages
    .flatMap(({ planned_on, planned_until, done_on }) => [planned_on, planned_until, done_on])
    .filter((day) => day !== null)
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)]
  if (!first || !last) return null
  const isRunning = stages.some(({ state }) => state === 'agora')
  const end = isRunning && today > last ? today : last
  const span = daysBetween(first, end) + 1
  const bar = (from: string | null, until: string | null): Bar | null =>
    from && until && until >= from
      ? { left: (daysBetween(first, from) / span) * 100, width: ((daysBetween(from, until) + 1) / span) * 100 }
      : null
  return {
    bars: stages.map(
      (stage, i): StageBars => ({
        planned: bar(stage.planned_on, stage.planned_until),
        done: bar(stage.done_on, doneUntil(stage, stages.slice(i + 1), today)),
      }),
    ),
    today: today >= first && today <= end ? ((daysBetween(first, today) + 0.5) / span) * 100 : null,
  }
}

/** The last actual day of a stage: the day before the next one started; today for the current one. */
function doneUntil({ state, done_on, days }: PlanStageShown, rest: PlanStageShown[], today: string): string | null {
  if (!done_on || state === 'depois') return null
  if (state === 'agora') return today
  const next = rest.find((stage) => stage.done_on !== null)?.done_on
  return next ? addDays(next, -1) : addDays(done_on, days - 1)
}
