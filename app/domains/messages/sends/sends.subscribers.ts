import '#domains/messages/whatsapp/whatsapp.events.ts'
import '#domains/people/accounts/accounts.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { followRole } from './audience/follow-role.actions.ts'
import { noteStatus } from './running/note-status.actions.ts'

export const sendsSubscribers: Subscriber[] = [
  on('whatsapp.status', { inside: noteStatus }),
  on('role.renamed', { inside: followRole }),
]
