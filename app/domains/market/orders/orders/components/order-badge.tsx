import { Badge } from '#ui/components/badge.tsx'
import type { OrderState } from '../order.kinds.ts'
import { stateTones } from '../order.view.ts'
import { orderStateWords } from '../order.words.ts'

export const OrderBadge = ({ state }: { state: OrderState }) => (
  <Badge tone={stateTones[state]}>{orderStateWords[state].label}</Badge>
)
