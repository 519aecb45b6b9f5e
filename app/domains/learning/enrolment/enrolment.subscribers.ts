import '#domains/garden/garden/garden.events.ts'
import '#domains/garden/journal/journal.events.ts'
import '#domains/market/orders/orders.events.ts'
import '#domains/market/subscriptions/subscriptions.events.ts'
import '#domains/learning/courses/courses.events.ts'
import '#domains/people/privacy/privacy.events.ts'
import './enrolment.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { beginAgreements, endAgreements } from './classroom/agreements.actions.ts'
import { answerAsks } from './classroom/asks.actions.ts'
import { tellPhase } from './classroom/tell-phase.actions.ts'
import { giveUpSeats } from './cohorts/cohorts.actions.ts'
import { settleOrder, settleProduct, settleSubscription } from './enrolments/grants.actions.ts'
import { tellClosed } from './enrolments/tell-closed.actions.ts'
import { countStars, forgetStars } from './reviews/reviews.actions.ts'

export const enrolmentSubscribers: Subscriber[] = [
  on('order.changed', { inside: settleOrder }),
  on('subscription.changed', { inside: settleSubscription }),
  on('course.hidden', { inside: tellClosed }),
  on('course.closed', { inside: giveUpSeats }),
  on('course.closed', { inside: endAgreements }),
  on('course.opened', { inside: beginAgreements }),
  on('update.posted', { inside: (tx, { update_ids }) => answerAsks(tx, update_ids) }),
  on('update.changed', { inside: (tx, { update_id }) => answerAsks(tx, [update_id]) }),
  on('plant.cycle_changed', { inside: tellPhase }),
  on('course.product_linked', { inside: settleProduct }),
  on('account.hidden', { inside: (tx, { user_id }) => forgetStars(tx, user_id) }),
  on('account.shown', { inside: (tx, { user_id }) => countStars(tx, user_id) }),
]
