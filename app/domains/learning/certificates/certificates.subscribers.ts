import '#domains/learning/enrolment/enrolment.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { restorePaid, revokePaidBack } from './certificates/follow-payment.actions.ts'

export const certificatesSubscribers: Subscriber[] = [
  on('course.closed', { inside: revokePaidBack }),
  on('course.opened', { inside: restorePaid }),
]
