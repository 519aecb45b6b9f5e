import { bandInWords } from '../stages/plan-diff.words.ts'
import { targets } from '../stages/stage.kinds.ts'
import type { PlantToday } from './plans.schemas.ts'

export type PlanView = ReturnType<typeof planView>

/** View model of a plant's plan: the current stage and its bands, as text. */
export const planView = ({ slug, name, today, targets: bands }: NonNullable<PlantToday['plan']>) => ({
  slug,
  name,
  today: today && {
    stage: today.stage,
    cycle: today.plant_cycle.slug,
    stage_day: today.stage_day,
    stage_days: today.stage_days,
    plan_day: today.plan_day,
    drift_days: today.drift_days,
  },
  bands: targets
    .filter((target) => bands[target.name])
    .map(({ name, label, unit }) => ({ label, words: bandInWords(bands[name], unit) })),
})
