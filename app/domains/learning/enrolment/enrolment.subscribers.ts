import '#domains/market/orders/orders.events.ts'
import '#domains/learning/courses/courses.events.ts'
import '#domains/people/privacy/privacy.events.ts'
import './enrolment.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { giveUpSeats } from './cohorts/cohorts.actions.ts'
import { settleOrder, settleProduct } from './enrolments/grants.actions.ts'
import { countStars, forgetStars } from './reviews/reviews.actions.ts'

export const enrolmentSubscribers: Subscriber[] = [
  on('order.changed', { inside: settleOrder }),
  on('course.closed', { inside: giveUpSeats }),
  on('course.product_linked', { inside: settleProduct }),
  on('account.hidden', { inside: (tx, { user_id }) => forgetStars(tx, user_id) }),
  on('account.shown', { inside: (tx, { user_id }) => countStars(tx, user_id) }),
]
