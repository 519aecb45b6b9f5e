import { and, eq, inArray, sql } from 'drizzle-orm'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type Plan, plan_stages, plan_versions, type VersionStage } from '../plans/plans.table.ts'
import { stagesOf } from '../plans/show-plan.queries.ts'
import { planAgenda } from './plan-agenda.actions.ts'
import { storedStage } from './stage.model.ts'
import { demandCycles } from './stage.rules.ts'
import type { StageInput } from './stages.schemas.ts'

type Writable = Omit<StageInput, 'id'> & { id?: number }

/**
 * Saves the stages of a plan and, if changed, its next version; updates the agenda. Returns whether anything changed.
 */
export async function writeStages(tx: Context, plan: Plan, input: readonly Writable[], reason: string) {
  const before = await stagesOf(tx, plan.id)
  const known = new Set(before.map(({ id }) => id))
  const wanted = input.map(({ id, ...stage }) => ({
    id: id && known.delete(id) ? id : undefined,
    ...storedStage(stage),
  }))
  if (isSame(before, wanted)) return
  await demandCycles(tx, wanted)
  if (known.size) await deleteStages(tx, [...known])
  for (const [position, { id, ...stage }] of wanted.entries()) {
    if (id)
      await tx.db
        .update(plan_stages)
        .set({ ...stage, position })
        .where(eq(plan_stages.id, id))
    else await tx.db.insert(plan_stages).values({ ...stage, position, plan_id: plan.id })
  }
  const version = plan.version + 1
  await tx.db.execute(
    sql`update plans set version = ${version}, updated_at = ${tx.now().toISOString()} where id = ${plan.id}`,
  )
  await storeVersion(tx, plan, { version, reason })
  await planAgenda(tx, plan.id, { starts_on: plan.starts_on, stages: before })
}

/** Stores the current stages as a version. */
export async function storeVersion(tx: Context, plan: Plan, { version, reason }: { version: number; reason: string }) {
  const stages: VersionStage[] = (await stagesOf(tx, plan.id)).map(({ plant_cycle: _, ...stage }, position) => ({
    ...stage,
    position,
  }))
  const own = { plan_id: plan.id, version, reason, starts_on: plan.starts_on, stages }
  await tx.db.insert(plan_versions).values({ ...own, created_by: signedIn(tx).id, created_at: tx.now() })
}

/** Tasks are deleted with their stage; those with past dates stay in the agenda's history. */
async function deleteStages(tx: Context, ids: number[]) {
  const done = sql`exists (select from task_acts a where a.task_id = ${sql.raw('tasks.id')})`
  await tx.db
    .update(tasks)
    .set({ plan_stage_id: null, closed_at: sql`coalesce(closed_at, ${tx.now().toISOString()}::timestamptz)` })
    .where(and(inArray(tasks.plan_stage_id, ids), done))
  await tx.db.delete(plan_stages).where(inArray(plan_stages.id, ids))
}

type Existing = Awaited<ReturnType<typeof stagesOf>>

function isSame(before: Existing, wanted: readonly Writable[]) {
  const words = (stage: Writable) => JSON.stringify([stage.id, canonical(storedStage(stage))])
  return before.length === wanted.length && before.every((stage, i) => words(stage) === words(wanted[i] as Writable))
}

/** Canonical form with sorted keys, independent of the order in jsonb. */
const canonical = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([key, part]) => [key, canonical(part)]),
      )
    : Array.isArray(value)
      ? value.map(canonical)
      : value
