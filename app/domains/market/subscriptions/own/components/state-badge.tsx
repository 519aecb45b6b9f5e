import { Badge } from '#ui/components/badge.tsx'
import type { SubscriptionState } from '../../subscriptions/subscription.kinds.ts'
import { subscriptionStateWords } from '../../subscriptions/subscription.words.ts'

export const StateBadge = ({ state }: { state: SubscriptionState }) => (
  <Badge tone={subscriptionStateWords[state].tone}>{subscriptionStateWords[state].label}</Badge>
)
