import { doubtHeldHarvest, isCutPhase } from '#domains/garden/garden/harvest-holds/harvest-hold.rules.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { ActivitySlug } from '../activities/activity.kinds.ts'

type Done = {
  kind: ActivitySlug
  catalogue_item_id?: number | null
  plants: Plant[]
  happened_at: Date
  sure?: boolean
}

/** What is weighed or put in jars was cut, also when nobody wrote down its harvest. */
const ofCutPlants: readonly ActivitySlug[] = ['pesagem', 'pote', 'peso-final']

/** Whatever says that these plants are cut is asked about once while a treatment's safety interval runs. */
export async function doubtHeldCut(tx: Context, { kind, catalogue_item_id, plants, happened_at, sure }: Done) {
  const living = plants.filter(({ status }) => status === 'viva')
  const isCut =
    ofCutPlants.includes(kind) || (kind === 'fase' && catalogue_item_id && (await isCutPhase(tx, catalogue_item_id)))
  const cut = kind === 'colheita' ? plants : isCut ? living : []
  await doubtHeldHarvest(tx, { plant_ids: cut.map(({ id }) => id), on: dayKey(happened_at), sure })
}
