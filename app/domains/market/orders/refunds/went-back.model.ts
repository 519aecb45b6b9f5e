import type { OrderDetail } from '../orders/orders.schemas.ts'

/** What went back to the buyer, with the interest that was paid on it: what their bank shows. */
export const wentBack = ({ refunds }: Pick<OrderDetail, 'refunds'>) =>
  refunds.filter(({ state }) => state === 'feito').reduce((sum, { amount }) => sum + amount, 0)
