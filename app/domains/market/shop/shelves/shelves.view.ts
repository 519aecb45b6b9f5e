import type { ShelfOrder } from './shelf-order.kinds.ts'
import type { ShelfFilter } from './shelves.schemas.ts'

const orders = {
  relevancia: { order_by: 'relevance' },
  mais_vendidos: { order_by: 'most_sold', order_type: 'desc' },
  novidades: { order_by: 'newest', order_type: 'desc' },
  menor_preco: { order_by: 'price', order_type: 'asc' },
  maior_preco: { order_by: 'price', order_type: 'desc' },
  melhor_avaliados: { order_by: 'best_rated', order_type: 'desc' },
} as const satisfies Record<ShelfOrder, object>

/** What the call of the offers takes. */
export const offersAsked = ({ de, ate, ordem, ...filter }: ShelfFilter) => ({
  ...filter,
  ...orders[ordem],
  min_price: de,
  max_price: ate,
})

/** Whether anything was searched or chosen: without it the shop shows its front. `store` is the page's own on a store's. */
export const isNarrowed = ({ search, category, type, store, in_stock, de, ate }: ShelfFilter, ofStore = false) =>
  Boolean(search || category || type || (store && !ofStore) || in_stock || de !== undefined || ate !== undefined)
