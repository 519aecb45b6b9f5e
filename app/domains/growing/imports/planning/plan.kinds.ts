import type { HarvestHold } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import type { ActivitySlug, Cycle } from '#domains/garden/journal/activities/activity.kinds.ts'
import type { MeasuresInput } from '#domains/garden/journal/activities/measures.schemas.ts'
import type { MetricName } from '#domains/garden/journal/activities/metric.kinds.ts'
import type { DayOrder } from './column.kinds.ts'

/** How a file is read, as its person matched it. */
export type Mapping = {
  columns: string[]
  order: DayOrder
  /** For a file of one plant, which does not name it. */
  plant_name: string
  /** Rows without a plant are of this space. */
  space_id: number | null
}

/** What becomes of a row: 'duvida' is written only if its person says so, 'erro' and 'pulada' never, 'ja-estava' is there already. */
export const rowStates = ['pronta', 'feita', 'duvida', 'pulada', 'erro', 'ja-estava'] as const
export type RowState = (typeof rowStates)[number]
export const rowOutcomes = ['planta', 'registro', 'foto', 'nada'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

export type PlannedAct = {
  kind: ActivitySlug
  activity_type_id?: number
  text: string
  measures: MeasuresInput
  photos: string[]
  phase?: Cycle
}

export type PlannedRow = {
  number: number
  state: Extract<RowState, 'pronta' | 'duvida' | 'pulada' | 'erro'>
  outcome: RowOutcome
  /** For the person. */
  says: string
  /** Its plant by the searchable name; null: of the space. */
  plant: string | null
  at: Date | null
  acts: PlannedAct[]
  /** What the row says by itself, whatever the garden has already. */
  said: string
}

/** A plant that the file names and the garden does not have. */
export type NewPlant = {
  name: string
  genetic_name?: string
  started_on: string
  origin: 'semente' | 'clone'
  cycle: Cycle
  /** The file says of it when it changed phase, or that it was cut. */
  phase_told?: boolean
}

/** What a person may say of a new plant whose file says no phase. */
export const phasesNow = ['vegetativo', 'floracao', 'colheita'] as const satisfies readonly Cycle[]
export type PhaseNow = (typeof phasesNow)[number]
export type ImportPlan = { rows: PlannedRow[]; plants: Record<string, NewPlant> }

type Needs = { required: readonly MetricName[]; optional: readonly MetricName[]; textRequired?: boolean }
export type OwnActivity = Needs & { id: number; name: string }

/** What is known of the person's garden, and of the file's pictures. */
export type Known = {
  now: Date
  plants: { name: string; open: boolean; started_on: string; cycles: string[]; holds: HarvestHold[] }[]
  activities: OwnActivity[]
  photos: ReadonlySet<string>
}
