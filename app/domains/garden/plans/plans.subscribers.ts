import '#domains/garden/garden/garden.events.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import './plans.events.ts'

export const plansSubscribers: Subscriber[] = [
  on('plan.changed', {
    inside: (tx, { plan_id, created_by }) => purge(tx, `plan:${plan_id}`, `user:${created_by}`),
  }),
  on('plant.cycle_changed', {
    past: true,
    // One job for an act on several plants.
    job: {
      name: 'plans.close_ended_stages',
      key: ({ created_by }) => String(created_by),
      payload: ({ created_by }) => ({ user_id: created_by }),
    },
  }),
]
