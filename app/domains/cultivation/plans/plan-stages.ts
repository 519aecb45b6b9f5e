import type { ActivitySlug } from '../activities/activity-types.ts'

/** What can have a target band in a stage: daytime values; EC in mS/cm, VPD of the leaf in kPa, DLI in mol/m²/d. */
export const targetNames = ['temperature', 'humidity', 'vpd', 'dli', 'ph', 'ec'] as const
export type TargetName = (typeof targetNames)[number]

/** From and to, limits included; one may be open. */
export type TargetBand = { from: number | null; to: number | null }
export type Targets = Partial<Record<TargetName, TargetBand>>

/** A task that a stage asks for: from its day `from_day` (1 = first), every so many days, or once. */
export type StageTask = { title: string; kind: ActivitySlug | null; from_day: number; every_days: number | null }
