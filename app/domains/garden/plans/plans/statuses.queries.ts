import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { plural } from '#shared/numbers.ts'
import { visibleTo } from './plans.policy.ts'
import { narrowed } from './plans.queries.ts'
import type { PlanCountFilter } from './plans.schemas.ts'
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

/** Number of plans per status, of those that the list with the same filters has. */
export async function countByStatus({ db, viewer }: Context, filter: PlanCountFilter) {
  const listed = db
    .select({ id: plans.id })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.created_by))
    .where(and(visibleTo(viewer), ...narrowed(filter)))
  const data = await db
    .select({ plan_status_id: id, name, slug, count: sql<number>`count(${plans.id})::int` })
    .from(catalogue_items)
    .leftJoin(plans, and(eq(plans.plan_status_id, id), inArray(plans.id, listed)))
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
