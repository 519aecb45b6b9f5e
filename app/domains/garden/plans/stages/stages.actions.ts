import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { dayKey } from '#shared/dates.ts'
import { demandVersion } from '../plans/plan.rules.ts'
import { changePlan } from '../plans/plans.actions.ts'
import type { StageMove, StagesChange, VersionRef } from '../plans/plans.schemas.ts'
import { plan_versions } from '../plans/plans.table.ts'
import { stagesOf } from '../plans/show-plan.queries.ts'
import { wholeHistoriesOf } from '../progress/plan-histories.queries.ts'
import { progressOf } from '../progress/plan-progress.model.ts'
import { moveStage } from './move-stage.model.ts'
import { demandTasks } from './stage.rules.ts'
import { writeStages } from './write-stages.actions.ts'

export const changeStages = (ctx: Context, { slug, stages, reason, version }: StagesChange) =>
  changePlan(ctx, slug, 'plan.stages', async (tx, plan) => {
    demandVersion(plan, version)
    demandTasks(stages)
    await writeStages(tx, plan, stages, reason)
  })

/** Moves the first day of a future stage, typically the flip to flowering; later ones shift with it. */
export const changeFirstDay = (ctx: Context, { slug, stage_id, to }: StageMove) =>
  changePlan(ctx, slug, 'plan.move', async (tx, plan) => {
    if (!plan.starts_on) throw invalidField('to', 'Comece o plano primeiro. Sem o primeiro dia, não há datas.')
    const stages = await stagesOf(tx, plan.id)
    const histories = (await wholeHistoriesOf(tx, [plan.id])).get(plan.id) ?? []
    const progress = progressOf(plan.starts_on, stages, histories, dayKey(tx.now())).stages
    const index = stages.findIndex(({ id }) => id === stage_id)
    const moved = moveStage(stages, progress, { index, to })
    if ('refused' in moved) throw invalidField('to', moved.refused)
    const next = stages.map((stage, i) => (i === moved.index ? { ...stage, days: moved.days } : stage))
    await writeStages(tx, plan, next, `${stages[index]?.name} mudou de data`)
  })

/** Restores the stages of an earlier version, as a new version. */
export const restoreVersion = (ctx: Context, { slug, version }: VersionRef) =>
  changePlan(ctx, slug, 'plan.restore', async (tx, plan) => {
    const [kept] = await tx.db
      .select({ stages: plan_versions.stages })
      .from(plan_versions)
      .where(and(eq(plan_versions.plan_id, plan.id), eq(plan_versions.version, version)))
    if (!kept) throw new AppError('not_found', 'Não encontramos essa versão do plano.')
    await writeStages(tx, plan, kept.stages, `Voltou para a versão ${version}`)
  })
