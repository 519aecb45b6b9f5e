import '#domains/messages/whatsapp/whatsapp.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { noteStatus } from './running/note-status.actions.ts'

export const sendsSubscribers: Subscriber[] = [on('whatsapp.status', { inside: noteStatus })]
