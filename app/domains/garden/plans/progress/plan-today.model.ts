import type { PlantCycle } from '#domains/garden/garden/plants/plants.schemas.ts'
import { overStatuses } from '../plans/plan-status.kinds.ts'
import type { PlanToday } from '../plans/plans.schemas.ts'
import { type Entered, progressOf } from './plan-progress.model.ts'

type Stage = { name: string; days: number; plant_cycle_id: number; plant_cycle: PlantCycle }
type Running<S = Stage> = { starts_on: string | null; template: boolean; plan_status: { slug: string }; stages: S[] }

/** Position of a plan today; null before it starts and after it is finished. */
export const todayOf = (plan: Running, histories: Entered[][], day: string): PlanToday | null =>
  stageToday(plan, histories, day)?.today ?? null

/** As `todayOf`, with the stage itself. */
export function stageToday<S extends Stage>(
  { starts_on, template, plan_status, stages }: Running<S>,
  histories: Entered[][],
  day: string,
): { stage: S; today: PlanToday } | null {
  if (!starts_on || template || overStatuses.includes(plan_status.slug)) return null
  const { today } = progressOf(starts_on, stages, histories, day)
  const stage = today && stages[today.stage_index]
  if (!stage) return null
  const { stage_index: _, ...position } = today
  return { stage, today: { stage: stage.name, plant_cycle: stage.plant_cycle, stage_days: stage.days, ...position } }
}
