import '#domains/garden/garden/garden.events.ts'
import '#domains/garden/plans/plans.events.ts'
import '#domains/people/privacy/privacy.events.ts'
import '#domains/base/social/social.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { keepAway, withdrawQuotes } from './notifications/keep-away.actions.ts'
import { refreshGroups } from './notifications/notify-grouped.actions.ts'
import { notifyOfComment } from './notifications/notify-of-comment.actions.ts'
import { notifyOfSave } from './notifications/notify-of-save.actions.ts'
import { withdrawHidden } from './notifications/withdraw-hidden.actions.ts'

export const notificationsSubscribers: Subscriber[] = [
  on('social.commented', { inside: notifyOfComment }),
  on('social.saved', { inside: notifyOfSave }),
  on('social.kept_away', { inside: keepAway }),
  on('account.hidden', { inside: (tx, { user_id }) => refreshGroups(tx, { user_id, without: true }) }),
  on('account.hidden', { inside: withdrawQuotes }),
  on('account.shown', { inside: refreshGroups }),
  on('user.shut_out', { inside: (tx, { user_id }) => refreshGroups(tx, { user_id, without: true }) }),
  on('user.shut_out', { inside: withdrawQuotes }),
  on('user.let_in', { inside: refreshGroups }),
  on('plant.privacy_changed', {
    inside: (tx, { plant_id, created_by }) => withdrawHidden(tx, 'plant', plant_id, created_by),
  }),
  on('plant.updated', { inside: (tx, { plant_id, created_by }) => withdrawHidden(tx, 'plant', plant_id, created_by) }),
  on('plant.deleted', { inside: (tx, { plant_id, created_by }) => withdrawHidden(tx, 'plant', plant_id, created_by) }),
  on('space.changed', { inside: (tx, { space_id, created_by }) => withdrawHidden(tx, 'space', space_id, created_by) }),
  on('plan.changed', { inside: (tx, { plan_id, created_by }) => withdrawHidden(tx, 'plan', plan_id, created_by) }),
]
