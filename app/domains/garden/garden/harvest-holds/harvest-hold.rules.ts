import { inArray } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { plural } from '#shared/numbers.ts'
import { lastHolds } from './harvest-hold.model.ts'
import { heldWords } from './harvest-hold.words.ts'
import { holdsOf } from './harvest-holds.registry.ts'

type Cut = { plant_ids: number[]; on: string; sure?: boolean }

/** What is cut within the safety interval of a treatment is asked about once; its plants are locked. */
export async function doubtHeldHarvest(tx: Context, { plant_ids, on, sure }: Cut) {
  if (sure || !plant_ids.length) return
  const [held, ...others] = lastHolds(await holdsOf(tx, { plant_ids }), on)
  if (!held) return
  const more = others.length ? ` E mais ${plural(others.length, 'planta', 'plantas')}.` : ''
  demandSure(sure, `${heldWords(held)}${more} É isso mesmo?`)
}

/** Of plants that are cut. */
const CUT = ['colheita', 'secagem', 'cura']

/** A plant that lives is cut by entering a phase of those that are. */
export async function isCutPhase({ db }: Context, plant_cycle_id: number): Promise<boolean> {
  const cut = db.select({ id: catalogue_items.id }).from(catalogue_items).where(inArray(catalogue_items.slug, CUT))
  return (await cut).some(({ id }) => id === plant_cycle_id)
}
