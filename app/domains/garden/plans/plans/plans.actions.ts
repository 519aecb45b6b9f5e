import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { requireCreatorForPrivacy } from '#platform/owned/require-creator.ts'
import { dayKey } from '#shared/dates.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { searchable } from '#shared/text.ts'
import { planAgenda } from '../stages/plan-agenda.actions.ts'
import { storedStage } from '../stages/stage.model.ts'
import { demandCycles, demandTasks } from '../stages/stage.rules.ts'
import { storeVersion, writeStages } from '../stages/write-stages.actions.ts'
import { sourceOf } from '../templates/plan-source.queries.ts'
import { planFields } from './plan.form.ts'
import { demandStatus, demandVersion } from './plan.rules.ts'
import { setPlanPlants, setPlanSpaces } from './plan-members.actions.ts'
import { PLANNED, RUNNING } from './plan-status.kinds.ts'
import { ownedPlans } from './plans.owned.ts'
import type { PlanArchive, PlanChange, PlanCreate, PlanDetail, PlanPrivacy, PlanStatusChange } from './plans.schemas.ts'
import { type Plan, plan_plants, plan_stages, plans } from './plans.table.ts'
import { showPlan, stagesOf } from './show-plan.queries.ts'
import { statusNamed } from './statuses.queries.ts'

/** Creates a plan with its stages (version 1) and its tasks in the agenda. Idempotent by the form's key. */
export function createPlan(ctx: Context, input: PlanCreate): Promise<PlanDetail> {
  const { stages, plant_ids, space_ids, model, copied_from_id, plan_status_id, idempotency_key: key, ...fields } = input
  demandTasks(stages)
  return ownedPlans.create(ctx, {
    key,
    name: fields.name,
    fallback: 'plano',
    reserved: reservedSlugs.plano,
    values: async (tx) => {
      await demandCycles(tx, stages)
      const source = await sourceOf(tx, { model, copied_from_id })
      const starts_on = fields.template ? undefined : fields.starts_on
      const status = plan_status_id
        ? await demandStatus(tx, plan_status_id)
        : await statusNamed(tx, firstStatus(tx, starts_on))
      const published_at = fields.private ? null : tx.now()
      const search_text = searchable(fields.name)
      return { ...fields, ...source, starts_on, search_text, published_at, plan_status_id: status.id }
    },
    after: async (tx, plan) => {
      await tx.db
        .insert(plan_stages)
        .values(stages.map((stage, position) => ({ ...storedStage(stage), position, plan_id: plan.id })))
      await storeVersion(tx, plan, { version: 1, reason: '' })
      if (!plan.template) {
        await setPlanPlants(tx, plan, plant_ids)
        await setPlanSpaces(tx, plan, space_ids)
      }
      await planAgenda(tx, plan.id)
    },
    show: showPlan,
  })
}

/**
 * Updates name, description, method, start and, when given, the stages. A start in the past or today starts the plan.
 */
export const updatePlan = (ctx: Context, { slug, stages, reason, version, ...edit }: PlanChange) =>
  changePlan(ctx, slug, 'plan.update', async (tx, plan) => {
    const { starts_on, ...fields } = mergeEdit(edit, planFields(await showPlan(tx, String(plan.id))))
    if (stages) {
      demandVersion(plan, version)
      demandTasks(stages)
    }
    requireCreatorForPrivacy(tx, plan, fields.private, CREATOR_CHOOSES)
    const start = plan.template ? null : (starts_on ?? null)
    const before = { starts_on: plan.starts_on, stages: await stagesOf(tx, plan.id) }
    const [written] = await tx.db
      .update(plans)
      .set({
        ...fields,
        starts_on: start,
        search_text: searchable(fields.name),
        published_at: publishedAt(tx, plan, fields.private),
        updated_at: tx.now(),
      })
      .where(eq(plans.id, plan.id))
      .returning()
    if (start !== plan.starts_on) {
      await setGoing(tx, plan, start)
      await planAgenda(tx, plan.id, before)
    }
    if (stages && written) await writeStages(tx, written, stages, reason)
  })

/** Privacy toggle. Only the creator decides who may see it. */
export const changePlanPrivacy = (ctx: Context, { slug, private: isPrivate }: PlanPrivacy) =>
  changePlan(ctx, slug, 'plan.privacy', async (tx, plan) => {
    requireCreatorForPrivacy(tx, plan, isPrivate, CREATOR_CHOOSES)
    const published_at = publishedAt(tx, plan, isPrivate)
    await ownedPlans.set(tx, plan, { private: isPrivate, published_at, updated_at: tx.now() })
  })

/** Archiving removes the plan's open tasks; restoring adds the future ones. */
export const archivePlan = (ctx: Context, { slug, archived }: PlanArchive) =>
  changePlan(ctx, slug, 'plan.archive', async (tx, plan) => {
    const archived_at = archived ? (plan.archived_at ?? tx.now()) : null
    await ownedPlans.set(tx, plan, { archived_at })
    await planAgenda(tx, plan.id)
  })

export const changePlanStatus = (ctx: Context, { slug, plan_status_id }: PlanStatusChange) =>
  changePlan(ctx, slug, 'plan.status', async (tx, plan) => {
    await demandStatus(tx, plan_status_id)
    await ownedPlans.set(tx, plan, { plan_status_id, updated_at: tx.now() })
    await planAgenda(tx, plan.id)
  })

/** Soft delete: hidden at once; its plants and spaces stay and are free for another plan. */
export const deletePlan = (ctx: Context, slug: string) =>
  ownedPlans.remove(ctx, slug, async (tx, plan) => {
    await tx.db.delete(plan_plants).where(eq(plan_plants.plan_id, plan.id))
    await planAgenda(tx, plan.id)
  })

export const changePlan = (
  ctx: Context,
  slug: string,
  action: string,
  write: (tx: Context, plan: Plan) => Promise<void>,
): Promise<PlanDetail> => ownedPlans.change(ctx, slug, { action, write, show: showPlan })

const publishedAt = (tx: Context, plan: Plan, isPrivate: boolean) =>
  isPrivate ? null : plan.private ? tx.now() : plan.published_at

const CREATOR_CHOOSES = 'Só quem criou o plano escolhe quem pode ver.'

const firstStatus = (tx: Context, starts_on: string | null | undefined) =>
  starts_on && starts_on <= dayKey(tx.now()) ? RUNNING : PLANNED

async function setGoing(tx: Context, plan: Plan, starts_on: string | null) {
  const [planned, next] = [await statusNamed(tx, PLANNED), await statusNamed(tx, firstStatus(tx, starts_on))]
  if (plan.plan_status_id === planned.id && next.id !== planned.id)
    await ownedPlans.set(tx, plan, { plan_status_id: next.id })
}
