import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { planAgenda } from '../stages/plan-agenda.actions.ts'
import { findOwnPlan } from './plans.owned.ts'
import { type Plan, plan_plants, plans } from './plans.table.ts'
import type { StaffPlanArchive, StaffPlanRemoval } from './staff-plans.schemas.ts'

/** Staff archives or restores a plan; audit-logged with the reason. */
export const staffArchivePlan = (ctx: Context, { slug, archived, reason }: StaffPlanArchive) =>
  asStaff(ctx, { slug, reason, action: archived ? 'plan.archived' : 'plan.restored' }, (tx, plan) =>
    tx.db
      .update(plans)
      .set({ archived_at: archived ? (plan.archived_at ?? tx.now()) : null })
      .where(eq(plans.id, plan.id)),
  )

export const staffRemovePlan = (ctx: Context, { slug, reason }: StaffPlanRemoval) =>
  asStaff(ctx, { slug, reason, action: 'plan.deleted' }, async (tx, plan) => {
    await tx.db.update(plans).set({ deleted_at: tx.now() }).where(eq(plans.id, plan.id))
    await tx.db.delete(plan_plants).where(eq(plan_plants.plan_id, plan.id))
  })

type Act = { slug: string; reason: string; action: string }

const asStaff = (ctx: Context, { slug, reason, action }: Act, write: (tx: Context, plan: Plan) => Promise<unknown>) =>
  ctx.transaction(async (tx) => {
    const plan = await findOwnPlan(tx, slug)
    await write(tx, plan)
    await planAgenda(tx, plan.id)
    const before = { name: plan.name, archived_at: plan.archived_at }
    await audit(tx, { action, subject: `plan:${plan.id}`, before, after: { reason } })
    await record(tx, 'plan.changed', { plan_id: plan.id, created_by: plan.created_by })
  })
