import '#domains/learning/courses/courses.events.ts'
import '#domains/learning/enrolment/enrolment.events.ts'
import '#domains/market/subscriptions/subscriptions.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { followTeacher, keepAudience, keepSubscriber } from './audience/keep-audience.actions.ts'
import { cancelClosed } from './bookings/bookings.actions.ts'

export const consultancySubscribers: Subscriber[] = [
  on('course.opened', { inside: keepAudience }),
  on('course.closed', { inside: keepAudience }),
  on('subscription.changed', { inside: keepSubscriber }),
  on('course.closed', { inside: cancelClosed }),
  on('course.changed', { inside: followTeacher }),
]
