import type { Context } from '#platform/context.ts'
import type { CatalogueName } from './items/items.table.ts'

/** Rows that reference a catalogue item: their count, a label, and the consequence of deleting it, in pt-BR. */
export type Usage = { count: number; label: string; consequence: string }
export type CountUsages = (ctx: Context, item_id: number) => Promise<Usage[]>

const counters = new Map<string, CountUsages[]>()

/** Called once by app/install.ts: this domain imports none of the domains that use it. */
export function installUsages(usages: [catalogue: string, count: CountUsages][]) {
  counters.clear()
  for (const [name, count] of usages) counters.set(name, [...(counters.get(name) ?? []), count])
}

/** Only usages with a count above zero. */
export async function usagesOf(ctx: Context, catalogue: CatalogueName, id: number): Promise<Usage[]> {
  const counted = await Promise.all((counters.get(catalogue) ?? []).map((count) => count(ctx, id)))
  return counted.flat().filter((usage) => usage.count > 0)
}
