import { type StageTask, type StageWords, type TargetBand, type Targets, targetNames } from './stage.kinds.ts'

type Loose = Omit<StageWords, 'targets'> & {
  targets: { [name in keyof Targets]?: { from?: number | null; to?: number | null } }
}

/** A stage as stored: bands open on both sides and unknown properties are dropped. */
export function storedStage({ name, plant_cycle_id, days, light_hours, targets, tasks, notes }: Loose): StageWords {
  const bands = targetNames.flatMap((target): [string, TargetBand][] => {
    const { from = null, to = null } = targets[target] ?? {}
    return from === null && to === null ? [] : [[target, { from, to }]]
  })
  const kept = tasks.map(({ title, kind, from_day, every_days }): StageTask => ({ title, kind, from_day, every_days }))
  return { name, plant_cycle_id, days, light_hours, targets: Object.fromEntries(bands), tasks: kept, notes }
}
