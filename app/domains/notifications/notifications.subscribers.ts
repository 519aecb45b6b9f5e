import '#domains/social/social.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { tellOfComment } from './notifications/tell-of-comment.ts'

export const notificationsSubscribers: Subscriber[] = [on('social.commented', { inside: tellOfComment })]
