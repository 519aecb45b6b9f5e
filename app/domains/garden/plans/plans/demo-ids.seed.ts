import { inArray } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'

/** The ids of cycles and statuses by their slugs. */
export type DemoIds = { cycles: Map<string, number>; statuses: Map<string, number> }

export async function demoIds({ db }: Context): Promise<DemoIds> {
  const { id, slug, catalogue } = catalogue_items
  const rows = await db
    .select({ id, slug, catalogue })
    .from(catalogue_items)
    .where(inArray(catalogue, ['ciclos_da_planta', 'status-plano-de-cultivo']))
  const of = (name: string) => new Map(rows.filter((row) => row.catalogue === name).map((row) => [row.slug, row.id]))
  return { cycles: of('ciclos_da_planta'), statuses: of('status-plano-de-cultivo') }
}
