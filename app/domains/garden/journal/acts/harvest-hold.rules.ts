import type { Context } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { dayKey } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { lastHolds } from './harvest-hold.model.ts'
import { heldWords } from './harvest-hold.words.ts'
import { holdsOf } from './harvest-holds.registry.ts'

type Harvest = { kind: string; plant_ids: number[]; happened_at: Date; sure?: boolean }

/** A harvest within the safety interval of a treatment is asked about once; its plants are locked. */
export async function doubtHeldHarvest(tx: Context, { kind, plant_ids, happened_at, sure }: Harvest) {
  if (kind !== 'colheita' || sure || !plant_ids.length) return
  const [held, ...others] = lastHolds(await holdsOf(tx, { plant_ids }), dayKey(happened_at))
  if (!held) return
  const more = others.length ? ` E mais ${plural(others.length, 'planta', 'plantas')}.` : ''
  demandSure(sure, `${heldWords(held)}${more} É isso mesmo?`)
}
