import { daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import type { StageProgress } from '../progress/plan-progress.model.ts'
import type { StageTask } from './stage.kinds.ts'

/** A stage's task in the agenda, with the day of its next date. */
export type StoredTask = {
  id: number
  plan_stage_id: number
  title: string
  due_on: string
  open: boolean
  /** Deleted by the user: not recreated. */
  deleted: boolean
  /** Has been done or skipped at least once. */
  has_acts: boolean
}
export type RequiredTask = {
  plan_stage_id: number
  title: string
  kind: StageTask['kind']
  rrule: string | null
  due_on: string
}
export type StageInTime = { id: number; days: number; tasks: readonly StageTask[]; progress: StageProgress }
export type Changes = {
  make: RequiredTask[]
  move: (Omit<RequiredTask, 'plan_stage_id' | 'title'> & { id: number })[]
  /** Closed with its stage or plan, which has not ended after all. */
  reopen: { id: number; due_on: string }[]
  /** Ended with its stage, or removed from it; past dates stay. */
  close: number[]
  /** Never done, and removed from its stage. */
  drop: number[]
}

/** RFC 5545, computed from the last act; null for a one-time task. */
export const ruleOf = ({ every_days }: Pick<StageTask, 'every_days'>) =>
  every_days === null ? null : `FREQ=DAILY;INTERVAL=${every_days}`

/**
 * Changes that synchronise the agenda with the stages. Only open tasks move, by as many days as their stage did
 * (`firstDays`: first day of each stage before the change); an ended stage closes its tasks.
 */
export function stageTaskChanges(
  stages: readonly StageInTime[],
  kept: readonly StoredTask[],
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

const isOver = (stages: readonly StageInTime[], { plan_stage_id }: StoredTask) =>
  stages.find(({ id }) => id === plan_stage_id)?.progress.state === 'feita'

/** The first future date; null for a one-time task whose date has passed. */
function wantedOf(stage: StageInTime, task: StageTask, today: string): RequiredTask | null {
  const first = addDays(stage.progress.done_on ?? stage.progress.planned_on, task.from_day - 1)
  const late = daysBetween(first, today)
  if (late > 0 && task.every_days === null) return null
  const due_on = late > 0 ? addDays(first, Math.ceil(late / (task.every_days ?? 1)) * (task.every_days ?? 1)) : first
  return { plan_stage_id: stage.id, title: task.title, kind: task.kind, rrule: ruleOf(task), due_on }
}

function movedBy(stage: StageInTime, row: StoredTask, firstDays: ReadonlyMap<number, string>) {
  const was = firstDays.get(stage.id)
  return was ? addDays(row.due_on, daysBetween(was, stage.progress.planned_on)) : row.due_on
}
