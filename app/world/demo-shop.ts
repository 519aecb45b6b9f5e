import { seedDemoFreight } from '#domains/market/freight/freight.seed.ts'
import { seedDemoPayouts, seedDemoReceivers } from '#domains/market/ledger/ledger.seed.ts'
import { seedDemoCoupons } from '#domains/market/orders/coupons/coupons.seed.ts'
import { seedDemoOrders } from '#domains/market/orders/demo/demo-orders.seed.ts'
import { seedDemoProducts } from '#domains/market/products/demo/demo-products.seed.ts'
import { seedDemoSplits } from '#domains/market/splits/splits.seed.ts'
import { seedDemoStores } from '#domains/market/stores/stores.seed.ts'
import { seedDemoSubscriptions } from '#domains/market/subscriptions/subscriptions.seed.ts'
import type { Context } from '#platform/context.ts'
import { productPhotos } from './product-photos.ts'
import { storeSigns } from './store-signs.ts'

type Showing = Parameters<typeof storeSigns>[1]
type Someone = { id: number; nickname: string }
type Shop = {
  people: Map<string, Someone>
  buyers: number[]
  showing: Showing
  orders: number
  say: (line: string) => void
}

/** The stores of the demo world, what they sell, and where their money goes. */
export async function demoShop(tx: Context, { people, buyers, showing, orders, say }: Shop) {
  say('Abrindo as lojas…')
  const stores = await seedDemoStores(tx, people, storeSigns(tx, showing))
  const open = new Map([...stores].filter(([, { state }]) => state === 'aberta'))
  await seedDemoProducts(tx, { stores: open, buyers, draw: productPhotos(tx, showing) })
  await seedDemoReceivers(tx, stores)
  await seedDemoFreight(tx, open)
  await seedDemoCoupons(tx, open)
  await seedDemoSplits(tx, { stores, people })
  say('Vendendo…')
  await seedDemoOrders(tx, people, orders)
  await seedDemoSubscriptions(tx, { stores: open, people })
  await seedDemoPayouts(tx)
}
