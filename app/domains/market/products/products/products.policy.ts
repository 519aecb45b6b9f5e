import { type SQL, sql } from 'drizzle-orm'
import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
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

/** The store sells nothing today, and says until when. */
export const isAway = ({ now }: Pick<Context, 'now'>): SQL<boolean> =>
  sql`coalesce(${dayKey(now())}::date between stores.closed_from and coalesce(stores.closed_to, 'infinity'), false)`
