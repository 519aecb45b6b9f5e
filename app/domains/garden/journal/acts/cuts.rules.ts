import { inArray } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { doubtHeldHarvest, isCutPhase } from '#domains/garden/garden/index.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { dayKey } from '#shared/dates.ts'
import type { ActivitySlug } from '../activities/activity.kinds.ts'
import { saysCut } from './cuts.model.ts'

type Done = {
  kind: ActivitySlug
  catalogue_item_id?: number | null
  plants: Plant[]
  happened_at: Date
  sure?: boolean
}

/** Whatever says that these plants are cut is asked about once while a treatment's safety interval runs. */
export async function doubtHeldCut(tx: Context, { kind, catalogue_item_id, plants, happened_at, sure }: Done) {
  if (sure) return
  const isCut = saysCut(kind) || (kind === 'fase' && catalogue_item_id && (await isCutPhase(tx, catalogue_item_id)))
  // A harvest may be the second one of a plant; what follows it was asked about with it. A lost plant may live again.
  const cut = isCut ? plants.filter(({ status }) => kind === 'colheita' || status !== 'colhida') : []
  await doubtHeldHarvest(tx, { plant_ids: cut.map(({ id }) => id), on: dayKey(happened_at) })
  if (kind === 'colheita') await doubtSeedlings(tx, plants)
}

/** Nobody harvests a seed: one that is among those that were marked is asked about. */
async function doubtSeedlings({ db }: Context, plants: Plant[]) {
  const { id, name, slug } = catalogue_items
  const young = await db
    .select({ id, name })
    .from(catalogue_items)
    .where(inArray(slug, ['semente', 'germinacao']))
  for (const plant of plants) {
    const phase = young.find((one) => one.id === plant.plant_cycle_id)
    if (phase) demandSure(false, `${plant.name} está em ${phase.name}. Colher mesmo assim?`)
  }
}
