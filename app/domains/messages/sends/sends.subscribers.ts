import '#domains/messages/whatsapp/whatsapp.events.ts'
import '#domains/people/accounts/accounts.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { followRole } from './audience/follow-role.actions.ts'
import { noteStatus } from './running/note-status.actions.ts'

export const sendsSubscribers: Subscriber[] = [
  on('whatsapp.status', { inside: noteStatus }),
  on('role.renamed', { inside: followRole }),
  // Of nobody from now on, also when another role gets its name.
  on('role.removed', { inside: (tx, { name }) => followRole(tx, { before: name, after: `${name} (apagado)` }) }),
]
