import '#domains/learning/enrolment/enrolment.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { leaveClosed } from './places/course-closed.actions.ts'

export const eventsSubscribers: Subscriber[] = [on('course.closed', { inside: leaveClosed })]
