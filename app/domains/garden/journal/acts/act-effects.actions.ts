import { and, eq, lt } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { enterCycle, recalculateHarvest } from '#domains/garden/garden/index.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import type { ActivitySlug, Cycle } from '../activities/activity.kinds.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import { updates } from '../updates/updates.table.ts'
import { dayOfLife } from './act.rules.ts'

export type WrittenAct = Omit<ActInput, 'happened_at'> & { happened_at: Date; act_key: string }
export type WrittenRow = { update_id: number; plant?: Plant }
type Effect = (tx: Context, act: WrittenAct, rows: WrittenRow[]) => Promise<void>

/** Side effects of an act on its plants, in the same transaction. */
export const actEffects: Partial<Record<ActivitySlug, Effect>> = {
  fase: async (tx, act, rows) => enterCycles(tx, act, rows, act.catalogue_item_id as number),
  colheita: async (tx, act, rows) => {
    const cycle = await cycleNamed(tx, 'colheita')
    if (cycle) await enterCycles(tx, act, rows, cycle.id)
    await harvested(tx, act, rows)
  },
  virada: startFlowering,
  perda: harvested,
  'peso-final': harvested,
}

/** Each plant enters the cycle on the day of the act; the update references the history row. */
async function enterCycles(tx: Context, { happened_at }: WrittenAct, rows: WrittenRow[], plant_cycle_id: number) {
  for (const { update_id, plant } of rows) {
    if (!plant) continue
    const on = dayOfLife(plant, happened_at)
    const cycle_change_id = await enterCycle(tx, plant, { plant_cycle_id, on })
    await tx.db.update(updates).set({ cycle_change_id }).where(eq(updates.id, update_id))
  }
}

/** Plants that are not there yet enter flowering, when that was asked for. */
async function startFlowering(tx: Context, act: WrittenAct, rows: WrittenRow[]) {
  const flowering = act.enters_flowering ? await cycleNamed(tx, 'floracao') : undefined
  if (!flowering) return
  const earlier = tx.db
    .select({ id: catalogue_items.id })
    .from(catalogue_items)
    .where(and(eq(catalogue_items.catalogue, 'ciclos_da_planta'), lt(catalogue_items.order, flowering.order)))
  const before = new Set((await earlier).map(({ id }) => id))
  const entering = rows.filter(({ plant }) => plant && before.has(plant.plant_cycle_id))
  await enterCycles(tx, act, entering, flowering.id)
}

async function harvested(tx: Context, _: WrittenAct, rows: WrittenRow[]) {
  await recalculateHarvest(
    tx,
    rows.flatMap(({ plant }) => plant?.id ?? []),
  )
}

/** A cycle, if the catalogue has it. */
async function cycleNamed({ db }: Context, slug: Cycle) {
  const named = and(
    eq(catalogue_items.catalogue, 'ciclos_da_planta'),
    eq(catalogue_items.slug, slug),
    eq(catalogue_items.active, true),
  )
  const [cycle] = await db
    .select({ id: catalogue_items.id, order: catalogue_items.order })
    .from(catalogue_items)
    .where(named)
  return cycle
}
