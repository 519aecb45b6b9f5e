import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { coupons } from './coupons.table.ts'

/** A coupon in every state for the first store, a first-purchase one for each other. Uses come with the orders. */
export async function seedDemoCoupons(tx: Context, stores: Map<string, Store>) {
  const at = (days: number) => new Date(tx.now().getTime() + days * DAY)
  const [first, ...others] = stores.values()
  if (!first) return
  const store_id = first.id
  await tx.db.insert(coupons).values([
    {
      ...{ store_id, code: 'PRIMEIRAVEZ', kind: 'percentual', bps: 1000, created_at: at(-120) },
      ...{ first_purchase: true, max_uses: 500 },
    },
    {
      ...{ store_id, code: 'VILA20', kind: 'valor', amount: 20_00, created_at: at(-40) },
      ...{ min_goods: 150_00, starts_at: at(-40), ends_at: at(20), max_per_user: 3 },
    },
    {
      store_id,
      code: 'FRETEPORNOSSACONTA',
      kind: 'frete_gratis',
      amount: 30_00,
      created_at: at(-15),
      min_goods: 99_00,
    },
    { store_id, code: 'NATAL15', kind: 'percentual', bps: 1500, created_at: at(-2), starts_at: at(9), ends_at: at(33) },
    {
      store_id,
      code: 'INVERNO',
      kind: 'percentual',
      bps: 1200,
      created_at: at(-160),
      starts_at: at(-150),
      ends_at: at(-60),
    },
    { store_id, code: 'TESTE5', kind: 'valor', amount: 5_00, created_at: at(-200), active: false },
    ...others.map((store) => ({
      ...{ store_id: store.id, code: 'BEMVINDO', kind: 'percentual' as const, bps: 800, created_at: at(-60) },
      first_purchase: true,
    })),
  ])
}
