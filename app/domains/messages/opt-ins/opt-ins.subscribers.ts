import '#domains/people/notifications/notifications.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { withdrawAll } from './answers/opt-ins.actions.ts'

export const optInsSubscribers: Subscriber[] = [
  on('number.taken', { inside: (tx, { user_id }) => withdrawAll(tx, user_id, 'whatsapp', 'number') }),
  on('address.removed', { inside: (tx, { user_id, channel }) => withdrawAll(tx, user_id, channel, 'address') }),
]
