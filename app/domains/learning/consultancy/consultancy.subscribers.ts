import '#domains/learning/enrolment/enrolment.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { cancelClosed } from './bookings/bookings.actions.ts'

export const consultancySubscribers: Subscriber[] = [on('course.closed', { inside: cancelClosed })]
