import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { space_stuffs } from '#domains/garden/garden/spaces/spaces.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { task_acts, tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import type { PlanDetail, PlanProgress, PlanStageShown, StageProgressShown } from '../plans/plans.schemas.ts'
import { showPlan } from '../plans/show-plan.queries.ts'
import { type TargetName, targets } from '../stages/stage.kinds.ts'
import { hoursInBand, type Judged, readingsInBand, shareOf, type Window } from './hours-in-band.model.ts'
import { type AirQuestion, airNames, type MeasuredAir, measuredAir } from './measured-air.registry.ts'
import { type Readings, readingsOf } from './readings.queries.ts'

/**
 * Progress of each stage, and equipment of the plan's spaces. Same visibility as the plan; spaces and plants by their
 * own.
 */
export async function showProgress(ctx: Context, slug: string): Promise<PlanProgress> {
  const plan = await showPlan(ctx, slug)
  const [readings, done, equipment] = await Promise.all([
    readingsOf(ctx, plan),
    tasksOf(ctx, plan.id),
    equipmentOf(ctx, plan),
  ])
  const now = ctx.now().getTime()
  const windows = plan.stages.map((stage, i) => windowOf(stage, plan.stages[i + 1], now))
  const asked = plan.stages.flatMap((stage, i) => questionsOf(stage, windows[i] ?? null))
  const measured = await measuredAir(ctx, { space_ids: plan.spaces.map(({ id }) => id), questions: asked })
  const hoursOf = (stage_id: number, name: TargetName) =>
    measured.judged.filter((_, at) => asked[at]?.stage_id === stage_id && asked[at].name === name)
  return {
    stages: plan.stages.map((stage, i) => ({
      stage_id: stage.id,
      targets: judge(stage, windows[i] ?? null, {
        readings,
        covered: measured.covered,
        measured: (name) => hoursOf(stage.id, name),
      }),
      tasks: taskLines(
        stage,
        done.filter(({ plan_stage_id }) => plan_stage_id === stage.id),
      ),
    })),
    leaf_estimated: readings.leaf_estimated || measured.leaf_estimated,
    equipment,
  }
}

type Next = PlanStageShown | undefined

/** What is asked of the air that was measured in the plan's spaces while a stage lasted. */
const questionsOf = (stage: PlanStageShown, window: Window | null) =>
  targets.flatMap(({ name, decimals }): (AirQuestion & { stage_id: number })[] => {
    const [air, band] = [airNames.find((one) => one === name), stage.targets[name]]
    return window && air && band ? [{ stage_id: stage.id, name: air, band, window, decimals }] : []
  })

type Known = {
  readings: Readings
  covered: MeasuredAir['covered']
  /** Of a quantity, what was measured in the spaces without anybody noting it. */
  measured: (name: TargetName) => Judged[]
}

function judge(
  stage: PlanStageShown,
  window: Window | null,
  { readings, covered, measured }: Known,
): StageProgressShown['targets'] {
  return targets.flatMap(({ name, judged, decimals }) => {
    const band = stage.targets[name]
    if (!band) return []
    const noted = (window ? readings.series[name] : []).map((samples, at) => {
      if (!window || judged === 'readings') return window && readingsInBand(samples, band, window, decimals)
      const elsewhere = covered.filter((one) => one.name === name && one.space_id === readings.spaces[at])
      return hoursInBand(samples, band, window, decimals, elsewhere)
    })
    const sum = [...noted.flatMap((one) => one ?? []), ...measured(name)].reduce(add, { known: 0, in_band: 0 })
    return [{ name: name satisfies TargetName, judged, ...sum, share: shareOf(sum) }]
  })
}

const add = (a: Judged, b: Judged): Judged => ({ known: a.known + b.known, in_band: a.in_band + b.in_band })

/** From the stage's start, actual or planned, to that of the next one; null before it. */
function windowOf(stage: PlanStageShown, next: Next, now: number): Window | null {
  if (stage.state === null || stage.state === 'depois') return null
  const [from, to] = [
    stage.done_on ?? stage.planned_on,
    next && next.state !== 'depois' ? (next.done_on ?? next.planned_on) : null,
  ]
  const end = stage.state === 'agora' ? null : (to ?? (stage.planned_until && addDays(stage.planned_until, 1)))
  return from ? { from: midnight(from), to: end ? midnight(end) : now } : null
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00-03:00`)

type Line = Awaited<ReturnType<typeof tasksOf>>[number]

/** Tasks of the stage, each with its last completion and delay. */
const taskLines = (stage: PlanStageShown, lines: Line[]) =>
  stage.tasks.map(({ title }) => {
    const line = lines.find((one) => one.title === title)
    const done = line?.done_at ?? null
    return {
      title,
      due_on: line && !line.closed ? dayKey(line.due_at) : null,
      times_done: line?.times_done ?? 0,
      done_on: done && dayKey(done),
      drift_days: done && line?.planned_at ? daysBetween(dayKey(line.planned_at), dayKey(done)) : null,
    }
  })

const tasksOf = ({ db }: Context, plan_id: number) => {
  const last = db
    .selectDistinctOn([task_acts.task_id], {
      task_id: task_acts.task_id,
      planned_at: task_acts.planned_at,
      done_at: task_acts.done_at,
      times_done: sql<number>`(count(*) over (partition by ${task_acts.task_id}))::int`.as('times_done'),
    })
    .from(task_acts)
    .innerJoin(tasks, eq(tasks.id, task_acts.task_id))
    .where(and(eq(tasks.plan_id, plan_id), isNotNull(task_acts.done_at)))
    .orderBy(task_acts.task_id, sql`${task_acts.done_at} desc`)
    .as('last')
  return db
    .select({
      plan_stage_id: tasks.plan_stage_id,
      title: tasks.title,
      due_at: tasks.due_at,
      closed: sql<boolean>`${tasks.closed_at} is not null`,
      planned_at: last.planned_at,
      done_at: last.done_at,
      times_done: last.times_done,
    })
    .from(tasks)
    .leftJoin(last, eq(last.task_id, tasks.id))
    .where(
      and(
        eq(tasks.plan_id, plan_id),
        isNotNull(tasks.plan_stage_id),
        or(isNull(tasks.deleted_at), isNotNull(last.task_id)),
      ),
    )
    .orderBy(sql`${tasks.closed_at} desc nulls first`, asc(tasks.id))
}

async function equipmentOf({ db }: Context, { spaces }: PlanDetail): Promise<PlanProgress['equipment']> {
  if (!spaces.length) return []
  const rows = await db
    .select({ space_id: space_stuffs.space_id, role: space_stuffs.role, stuff: stuffs })
    .from(space_stuffs)
    .innerJoin(stuffs, and(eq(stuffs.id, space_stuffs.stuff_id), isNull(stuffs.deleted_at)))
    .where(
      inArray(
        space_stuffs.space_id,
        spaces.map(({ id }) => id),
      ),
    )
    .orderBy(asc(stuffs.stuff_type_id), asc(stuffs.id))
  return spaces.map((space) => ({
    space,
    equipment: rows
      .filter(({ space_id }) => space_id === space.id)
      .map(({ role, stuff: { id, slug, stuff_type_id, name, brand, model, quantity, specs, created_by } }) => ({
        role,
        stuff: { id, slug, stuff_type_id, name, brand, model, quantity, specs, created_by },
      })),
  }))
}
