import './whatsapp.events.ts'
import '#domains/people/support/support.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { noteReplyStatus, queueReply } from './inbound/replies.actions.ts'

export const whatsappSubscribers: Subscriber[] = [
  on('ticket.answered', { inside: queueReply }),
  on('whatsapp.status', { inside: noteReplyStatus }),
]
