import { and, eq } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { ofCycles } from './cycles.queries.ts'

/** Throws unless the cycle is an active item of the catalogue. */
export async function demandCycle({ db }: Context, id: number) {
  const active = and(ofCycles, eq(catalogue_items.id, id), eq(catalogue_items.active, true))
  const [cycle] = await db.select({ id: catalogue_items.id }).from(catalogue_items).where(active)
  if (!cycle) throw invalidField('plant_cycle_id', 'Escolha uma das fases da lista.')
}
