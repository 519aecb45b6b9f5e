import type { ActivitySlug } from '#domains/garden/journal/activities/activity.kinds.ts'

/** Quantities with a target band in a stage: daytime values; EC in mS/cm, VPD of the leaf in kPa, DLI in mol/m²/d. */
export const targetNames = ['temperature', 'humidity', 'vpd', 'dli', 'ph', 'ec'] as const
export type TargetName = (typeof targetNames)[number]

/** Limits included; one may be open. */
export type TargetBand = { from: number | null; to: number | null }
export type Targets = Partial<Record<TargetName, TargetBand>>

/** A shipped activity. */
export type TaskKind = Exclude<ActivitySlug, 'propria'>
/** A task of a stage: from its day `from_day` (1 = first), every so many days, or once. */
export type StageTask = { title: string; kind: TaskKind | null; from_day: number; every_days: number | null }

/** Content of a stage in a plan, a version or a template. */
export type StageWords = {
  plant_cycle_id: number
  name: string
  days: number
  light_hours: number | null
  targets: Targets
  tasks: StageTask[]
  notes: string
}

type Target = {
  name: TargetName
  label: string
  unit: string
  decimals: number
  /** Limits of the input field. */
  min: number
  max: number
  /** Evaluated by hours between climate readings, or per reading. */
  judged: 'hours' | 'readings'
}

/** Labels and units of the targets, in display order. */
export const targets: readonly Target[] = [
  { name: 'temperature', label: 'Temperatura', unit: '°C', decimals: 1, min: -20, max: 60, judged: 'hours' },
  { name: 'humidity', label: 'Umidade', unit: '%', decimals: 0, min: 0, max: 100, judged: 'hours' },
  { name: 'vpd', label: 'VPD da folha', unit: 'kPa', decimals: 2, min: 0, max: 5, judged: 'hours' },
  { name: 'dli', label: 'DLI', unit: 'mol/m²/d', decimals: 1, min: 0, max: 100, judged: 'readings' },
  { name: 'ph', label: 'pH', unit: '', decimals: 2, min: 0, max: 14, judged: 'readings' },
  { name: 'ec', label: 'EC', unit: 'mS/cm', decimals: 2, min: 0, max: 20, judged: 'readings' },
]
