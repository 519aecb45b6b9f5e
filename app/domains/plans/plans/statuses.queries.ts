import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import { catalogue_items } from '#domains/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'
import { plural } from '#shared/numbers.ts'
import { visibleTo } from './plans.policy.ts'
import { plan_stages, plans } from './plans.table.ts'

const ofStatuses = eq(catalogue_items.catalogue, 'status-plano-de-cultivo')
export const activeStatuses = and(ofStatuses, eq(catalogue_items.active, true))
const { id, name, slug, order } = catalogue_items

/** The statuses of plans, in the catalogue's order. */
export async function listStatuses({ db }: Context) {
  return {
    data: await db
      .select({ id, name, slug, order })
      .from(catalogue_items)
      .where(activeStatuses)
      .orderBy(asc(order), asc(id)),
  }
}

/** Number of plans per status that the viewer may see, optionally of one user. Archived ones are not counted. */
export async function countByStatus({ db, viewer }: Context, { user }: { user?: string }) {
  const counted = and(
    eq(plans.plan_status_id, id),
    isNull(plans.archived_at),
    eq(plans.template, false),
    visibleTo(viewer),
  )
  const of = user
    ? and(counted, eq(plans.created_by, db.select({ id: users.id }).from(users).where(eq(users.nickname, user))))
    : counted
  const data = await db
    .select({ plan_status_id: id, name, slug, count: sql<number>`count(${plans.id})::int` })
    .from(catalogue_items)
    .leftJoin(plans, of)
    .where(activeStatuses)
    .groupBy(id)
    .orderBy(asc(order), asc(id))
  return { data }
}

export async function statusNamed({ db }: Context, wanted: string) {
  const [status] = await db
    .select({ id, slug })
    .from(catalogue_items)
    .where(and(ofStatuses, eq(slug, wanted)))
  if (!status) throw new Error(`no status ${wanted}`)
  return status
}

/** Plans of any user with a status: the usages of the catalogue item. */
export async function countPlansWithStatus({ db }: Context, status_id: number) {
  const many = await db.$count(plans, eq(plans.plan_status_id, status_id))
  return [{ count: many, label: plural(many, 'plano', 'planos'), consequence: 'com este status' }]
}

/** Plans with a stage in this cycle: the usages of the catalogue item. */
export async function countPlansInCycle({ db }: Context, cycle_id: number) {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${plan_stages.plan_id})::int` })
    .from(plan_stages)
    .where(eq(plan_stages.plant_cycle_id, cycle_id))
  const many = row?.count ?? 0
  return [{ count: many, label: plural(many, 'plano', 'planos'), consequence: 'com uma etapa neste ciclo' }]
}
