import type { Order } from '../orders/orders.table.ts'

type Freighted = Pick<Order, 'id' | 'freight'>

/** What a label of this order is bought for. */
export const labelReference = ({ id }: Pick<Order, 'id'>) => `order:${id}`

export const orderOfReference = (reference: string): number | null =>
  Number(/^order:(\d+)$/.exec(reference)?.[1]) || null

/** Whether its buyer chose a carrier of Melhor Envio. */
export const goesByCarrier = ({ freight }: Freighted) => freight?.option.kind === 'melhor_envio'
