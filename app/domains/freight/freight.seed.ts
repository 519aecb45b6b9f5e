import type { Store } from '#domains/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { freight_rates, freight_tables } from './tables/freight-tables.table.ts'

export async function seedDemoFreight(tx: Context, stores: Map<string, Store>) {
  for (const { id } of stores.values()) {
    const [table] = await tx.db.insert(freight_tables).values({ store_id: id, name: 'Entrega da loja' }).returning()
    await tx.db.insert(freight_rates).values({
      table_id: table?.id ?? 0,
      cep_from: '00000000',
      cep_to: '99999999',
      max_grams: 30000,
      price: 2490,
      days_min: 3,
      days_max: 7,
    })
  }
}
