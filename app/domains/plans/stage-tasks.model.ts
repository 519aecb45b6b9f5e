import { daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import type { StageProgress } from './plan-progress.model.ts'
import type { StageTask } from './stage.kinds.ts'

/** A task of a stage as the agenda keeps it, with the day of its next date. */
export type Kept = {
  id: number
  plan_stage_id: number
  title: string
  due_on: string
  open: boolean
  /** Its grower deleted it: it stays away. */
  deleted: boolean
  /** It was done or skipped at least once. */
  has_acts: boolean
}
export type Wanted = {
  plan_stage_id: number
  title: string
  kind: StageTask['kind']
  rrule: string | null
  due_on: string
}
export type StageInTime = { id: number; days: number; tasks: readonly StageTask[]; progress: StageProgress }
export type Changes = {
  make: Wanted[]
  move: (Omit<Wanted, 'plan_stage_id' | 'title'> & { id: number })[]
  /** Closed with a stage, or with the plan, that is not over after all. */
  reopen: { id: number; due_on: string }[]
  /** Over with its stage, or no longer asked for; what was done stays. */
  close: number[]
  /** Never done and no longer asked for. */
  drop: number[]
}

/** RFC 5545, counted from the last act; null for a task that is done once. */
export const ruleOf = ({ every_days }: Pick<StageTask, 'every_days'>) =>
  every_days === null ? null : `FREQ=DAILY;INTERVAL=${every_days}`

/**
 * What the agenda must change so that it holds what the stages ask for. Only what is not done moves, by as many days as its
 * stage did (`firstDays`: first day of each stage before the change); a stage that is over closes its tasks.
 */
export function stageTaskChanges(
  stages: readonly StageInTime[],
  kept: readonly Kept[],
  { today, firstDays }: { today: string; firstDays: ReadonlyMap<number, string> },
): Changes {
  const changes: Changes = { make: [], move: [], reopen: [], close: [], drop: [] }
  const used = new Set<number>()
  for (const stage of stages) {
    if (stage.progress.state === 'feita') continue
    for (const task of stage.tasks) {
      if (task.from_day > stage.days) continue
      const same = kept.filter((one) => one.plan_stage_id === stage.id && one.title === task.title && !used.has(one.id))
      const row = same.find(({ open }) => open) ?? same[0]
      if (row) used.add(row.id)
      const wanted = wantedOf(stage, task, today)
      if (!row) {
        if (wanted) changes.make.push(wanted)
      } else if (row.open) {
        const moved =
          row.has_acts || task.every_days !== null ? movedBy(stage, row, firstDays) : (wanted?.due_on ?? row.due_on)
        changes.move.push({ id: row.id, kind: task.kind, rrule: ruleOf(task), due_on: moved })
      } else if (wanted && !row.deleted && (task.every_days !== null || !row.has_acts)) {
        changes.reopen.push({ id: row.id, due_on: row.due_on < today ? today : row.due_on })
      }
    }
  }
  for (const row of kept)
    if (row.open && !used.has(row.id)) (isOver(stages, row) || row.has_acts ? changes.close : changes.drop).push(row.id)
  return changes
}

const isOver = (stages: readonly StageInTime[], { plan_stage_id }: Kept) =>
  stages.find(({ id }) => id === plan_stage_id)?.progress.state === 'feita'

/** The first date that is still to come; null for a single one that has passed. */
function wantedOf(stage: StageInTime, task: StageTask, today: string): Wanted | null {
  const first = addDays(stage.progress.done_on ?? stage.progress.planned_on, task.from_day - 1)
  const late = daysBetween(first, today)
  if (late > 0 && task.every_days === null) return null
  const due_on = late > 0 ? addDays(first, Math.ceil(late / (task.every_days ?? 1)) * (task.every_days ?? 1)) : first
  return { plan_stage_id: stage.id, title: task.title, kind: task.kind, rrule: ruleOf(task), due_on }
}

function movedBy(stage: StageInTime, row: Kept, firstDays: ReadonlyMap<number, string>) {
  const was = firstDays.get(stage.id)
  return was ? addDays(row.due_on, daysBetween(was, stage.progress.planned_on)) : row.due_on
}
