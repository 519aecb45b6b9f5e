import type { Context } from '#platform/context.ts'
import type { CatalogueName } from './items/items.table.ts'

/** What hangs on one item of a catalogue: how many, and in words for the person who wants to delete it. */
export type Usage = { count: number; label: string; consequence: string }
export type CountUsages = (ctx: Context, item_id: number) => Promise<Usage[]>

const counters = new Map<CatalogueName, CountUsages>()

/** Called once by app/usages.ts: the catalogue is a leaf and knows nobody who uses it. */
export function installUsages(usages: Partial<Record<CatalogueName, CountUsages>>) {
  counters.clear()
  for (const [name, count] of Object.entries(usages)) counters.set(name as CatalogueName, count)
}

/** Only what is really used. */
export const usagesOf = async (ctx: Context, catalogue: CatalogueName, id: number) =>
  ((await counters.get(catalogue)?.(ctx, id)) ?? []).filter((usage) => usage.count > 0)
