import { daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { type Planned, scheduleOf } from './plan-schedule.model.ts'

/** A row of one plant's cycle history. */
export type Entered = {
  plant_cycle_id: number
  on: string
  /** Of a cycle of a cut plant (harvest, drying, curing): its place in the order of cycles. */
  after_cut?: number | null
}
type Stage = { plant_cycle_id: number; days: number; plant_cycle?: { order: number } }

export type StageProgress = Planned & {
  /** The actual start day, by the plants. */
  done_on: string | null
  /** Derived from the previous stage of the same cycle, not recorded. */
  counted: boolean
  /** Days late; negative is early; null before it starts or without plants. */
  drift_days: number | null
  state: 'feita' | 'agora' | 'depois'
}

export type Today = {
  stage_index: number
  /** First day of the plan's current cycle. */
  cycle_since: string
  /** Day of the current stage; beyond its days when the next one is overdue. */
  stage_day: number
  plan_day: number
  drift_days: number | null
}

/**
 * Planned against actual. A stage has started on the day when half of the plan's plants had entered its cycle; later
 * stages of the same cycle are derived from that day. Without plants only the calendar counts, and there is no drift.
 * Today's drift is that of the current stage, or more when the next one is overdue. A harvest leads on, also in a plan
 * that has no stage for it: to the next one that it has, or to its end when half of the plants are cut.
 */
export function progressOf(
  starts_on: string,
  stages: readonly Stage[],
  histories: readonly Entered[][],
  today: string,
): { stages: StageProgress[]; today: Today | null } {
  const planned = scheduleOf(starts_on, stages)
  const followed = histories.map((history) => ontoPlan(stages, history))
  const isOver = followed.length > 0 && dayOfHalf(followed.map(({ over_on }) => over_on)) !== null
  const entered = followed.map(({ history }) => history)
  const begun = histories.length ? begunOn(starts_on, stages, entered, today) : stages.map(() => null)
  const current = isOver
    ? stages.length
    : histories.length
      ? begun.findLastIndex((one) => one !== null)
      : planned.findLastIndex(({ planned_on }) => planned_on <= today)
  const shown = planned.map((dates, i): StageProgress => {
    const one = begun[i] ?? null
    return {
      ...dates,
      done_on: one?.on ?? null,
      counted: one?.counted ?? false,
      drift_days: one ? daysBetween(dates.planned_on, one.on) : null,
      state: i < current ? 'feita' : i === current ? 'agora' : 'depois',
    }
  })
  if (isOver) return { stages: shown, today: null }
  return { stages: shown, today: todayOf(shown, stages, { starts_on, today, current, followed: histories.length > 0 }) }
}

/**
 * The history in cycles of the plan. A cut plant does not go back: in a cycle without a stage it is in the first stage
 * after it, and without one the plan is over for it.
 */
function ontoPlan(stages: readonly Stage[], history: readonly Entered[]) {
  let over_on: string | null = null
  const onto = history.map((entry) => {
    const { after_cut } = entry
    if (after_cut == null || stages.some(({ plant_cycle_id }) => plant_cycle_id === entry.plant_cycle_id)) return entry
    const next = stages.find(({ plant_cycle }) => plant_cycle && plant_cycle.order > after_cut)
    if (!next) over_on ??= entry.on
    return next ? { ...entry, plant_cycle_id: next.plant_cycle_id } : entry
  })
  return { history: onto, over_on: over_on as string | null }
}

type Now = { starts_on: string; today: string; current: number; followed: boolean }

function todayOf(shown: StageProgress[], stages: readonly Stage[], { starts_on, today, current, followed }: Now) {
  if (today < starts_on) return null
  const stage_index = Math.max(0, current)
  const first = shown[firstOfRun(stages, stage_index)]
  const stage = shown[stage_index]
  const next = shown[current + 1]
  const overdue = next ? daysBetween(next.planned_on, today) : Number.NEGATIVE_INFINITY
  const since = shown[current]?.drift_days ?? Number.NEGATIVE_INFINITY
  const drift = overdue > 0 ? Math.max(since, overdue) : since
  return {
    stage_index,
    cycle_since: first?.done_on ?? first?.planned_on ?? starts_on,
    stage_day: daysBetween(stage?.done_on ?? stage?.planned_on ?? starts_on, today) + 1,
    plan_day: daysBetween(starts_on, today) + 1,
    drift_days: followed ? (Number.isFinite(drift) ? drift : 0) : null,
  }
}

type Begun = { on: string; counted: boolean } | null

function begunOn(starts_on: string, stages: readonly Stage[], histories: readonly Entered[][], today: string): Begun[] {
  const heads = stages.map((_, i) => i).filter((i) => firstOfRun(stages, i) === i)
  const cycles = heads.map((i) => stages[i]?.plant_cycle_id)
  const days = histories.map((history) => daysOfRuns(cycles, history))
  const entered = heads.map((_, run) => dayOfHalf(days.map((plant) => plant[run] ?? null)))
  return stages.map((_, i) => {
    const run = heads.findLastIndex((head) => head <= i)
    const head = heads[run] ?? 0
    const noted = entered[run]
    if (!noted) return null
    const first = noted < starts_on ? starts_on : noted
    if (i === head) return { on: first, counted: false }
    const on = addDays(
      first,
      stages.slice(head, i).reduce((sum, stage) => sum + stage.days, 0),
    )
    const left = entered.slice(run + 1).find((day) => day !== null)
    return on > today || (left && on >= left) ? null : { on, counted: true }
  })
}

/** Index of the first of consecutive stages with one cycle: the journal records cycles only. */
function firstOfRun(stages: readonly Stage[], index: number): number {
  let first = index
  while (first > 0 && stages[first - 1]?.plant_cycle_id === stages[index]?.plant_cycle_id) first--
  return first
}

/** When one plant entered each run, in order: a cycle that occurs twice in the plan needs two history rows. */
function daysOfRuns(cycles: (number | undefined)[], history: Entered[]): (string | null)[] {
  let from = 0
  return cycles.map((cycle) => {
    const at = history.findIndex(({ plant_cycle_id }, i) => i >= from && plant_cycle_id === cycle)
    if (at < 0) return null
    from = at + 1
    return history[at]?.on ?? null
  })
}

/** The day on which half of them had entered; null before. */
function dayOfHalf(days: (string | null)[]): string | null {
  const there = days.filter((day) => day !== null).sort()
  return there[Math.ceil(days.length / 2) - 1] ?? null
}
