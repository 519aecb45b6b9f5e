import type { Side } from './orders/order.kinds.ts'
import type { OrderHappening } from './orders/order-event.kinds.ts'

declare module '#platform/events.ts' {
  interface Events {
    /** Something happened to an order: who follows it is told, and its pages change. */
    'order.changed': {
      order_id: number
      uuid: string
      store_id: number
      buyer_id: number
      what: OrderHappening
      /** Who did it. */
      side: Side
      /** Of its history: one telling each. */
      event_id: number
    }
  }
}
