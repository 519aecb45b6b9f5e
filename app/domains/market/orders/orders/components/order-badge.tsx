import { Badge } from '#ui/components/badge.tsx'
import type { DeliveryState, OrderState } from '../order.kinds.ts'
import { stateTones } from '../order.view.ts'
import { orderLabel } from '../order.words.ts'

export const OrderBadge = ({ state, delivery }: { state: OrderState; delivery?: DeliveryState }) => (
  <Badge tone={stateTones[state]}>{orderLabel(state, delivery)}</Badge>
)
