import '#domains/market/orders/orders.events.ts'
import '#domains/learning/courses/courses.events.ts'
import './enrolment.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { giveUpSeats } from './cohorts/cohorts.actions.ts'
import { settleOrder, settleProduct } from './enrolments/grants.actions.ts'

export const enrolmentSubscribers: Subscriber[] = [
  on('order.changed', { inside: settleOrder }),
  on('course.closed', { inside: giveUpSeats }),
  on('course.product_linked', { inside: settleProduct }),
]
