import { type SQL, sql } from 'drizzle-orm'
import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import type { Product } from './products.table.ts'

/** Everybody sees it, and it is for sale: as a sentence, and as SQL over `products` joined with `stores`. */
export const canBeSeen = (
  product: Pick<Product, 'state' | 'hidden_at' | 'deleted_at'>,
  store: Pick<Store, 'state' | 'deleted_at'>,
) => isShown(product) && store.state === 'aberta' && !store.deleted_at

/** Of the product alone: its photos have plain addresses exactly then. */
export const isShown = ({ state, hidden_at, deleted_at }: Pick<Product, 'state' | 'hidden_at' | 'deleted_at'>) =>
  state === 'publicado' && !hidden_at && !deleted_at

export const isSold: SQL = sql`products.state = 'publicado' and products.hidden_at is null
  and products.deleted_at is null and stores.state = 'aberta' and stores.deleted_at is null`
