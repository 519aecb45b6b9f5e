import type { Context } from '#platform/context.ts'
import type { CatalogueName } from './items/items.table.ts'

/** What hangs on one item of a catalogue: how many, and in words for the person who wants to delete it. */
export type Usage = { count: number; label: string; consequence: string }
export type CountUsages = (ctx: Context, item_id: number) => Promise<Usage[]>

const counters = new Map<string, CountUsages[]>()

/** Called once by app/install.ts: the catalogue is a leaf and knows nobody who uses it. */
export function installUsages(usages: [catalogue: string, count: CountUsages][]) {
  counters.clear()
  for (const [name, count] of usages) counters.set(name, [...(counters.get(name) ?? []), count])
}

/** Only what is really used. */
export async function usagesOf(ctx: Context, catalogue: CatalogueName, id: number): Promise<Usage[]> {
  const counted = await Promise.all((counters.get(catalogue) ?? []).map((count) => count(ctx, id)))
  return counted.flat().filter((usage) => usage.count > 0)
}
