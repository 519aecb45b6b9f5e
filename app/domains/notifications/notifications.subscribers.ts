import '#domains/garden/garden.events.ts'
import '#domains/plans/plans.events.ts'
import '#domains/social/social.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { takeBackHidden } from './notifications/take-back-hidden.actions.ts'
import { tellOfComment } from './notifications/tell-of-comment.actions.ts'

export const notificationsSubscribers: Subscriber[] = [
  on('social.commented', { inside: tellOfComment }),
  on('plant.privacy_changed', {
    inside: (tx, { plant_id, created_by }) => takeBackHidden(tx, 'plant', plant_id, created_by),
  }),
  on('plant.updated', { inside: (tx, { plant_id, created_by }) => takeBackHidden(tx, 'plant', plant_id, created_by) }),
  on('plant.deleted', { inside: (tx, { plant_id, created_by }) => takeBackHidden(tx, 'plant', plant_id, created_by) }),
  on('space.changed', { inside: (tx, { space_id, created_by }) => takeBackHidden(tx, 'space', space_id, created_by) }),
  on('plan.changed', { inside: (tx, { plan_id, created_by }) => takeBackHidden(tx, 'plan', plan_id, created_by) }),
]
