import '#domains/privacy/privacy.events.ts'
import '#domains/social/social.events.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import './cultivation.events.ts'
import { closeTasks } from './agenda/close-tasks.actions.ts'
import { moveActs } from './agenda/move-act.actions.ts'
import { reopenTasks } from './agenda/reopen-tasks.actions.ts'
import { plansOf } from './plans/plans.queries.ts'
import { tellSaves } from './plants/plant.live.ts'
import { plantsOf } from './plants/plants.queries.ts'
import { spacesOf } from './spaces/spaces.queries.ts'

type OfPlant = { plant_id: number; created_by: number }
type Tx = Parameters<typeof purge>[0]

/** Visitors' pages that show a plant: its own, the lists, its grower's. */
const purgePlant = (tx: Tx, ...plants: OfPlant[]) =>
  purge(
    tx,
    ...new Set(plants.flatMap(({ plant_id, created_by }) => ['plants', `plant:${plant_id}`, `user:${created_by}`])),
  )

type OfUpdate = { plant_id: number | null; space_id: number | null; created_by: number }

/** The pages that show one update. */
const purgeUpdate = async (tx: Tx, { plant_id, space_id, created_by }: OfUpdate) => {
  if (plant_id) await purgePlant(tx, { plant_id, created_by })
  if (space_id) await purge(tx, `space:${space_id}`)
}

/** All of a person's plants, spaces and plans: they are hidden, or shown again. */
const purgeAllOf = async (tx: Tx, { user_id }: { user_id: number }) => {
  const [plants, spaces, plans] = await Promise.all([
    plantsOf(tx, user_id),
    spacesOf(tx, user_id),
    plansOf(tx, user_id),
  ])
  const tags = { plant: plants, space: spaces, plan: plans }
  await purge(tx, 'plants', ...Object.entries(tags).flatMap(([kind, ids]) => ids.map((id) => `${kind}:${id}`)))
}

export const cultivationSubscribers: Subscriber[] = [
  on('update.posted', { inside: closeTasks }),
  on('update.deleted', { inside: reopenTasks }),
  on('update.changed', { inside: moveActs }),
  on('plant.created', { inside: (tx, event) => purgePlant(tx, event) }),
  on('plant.updated', { inside: (tx, event) => purgePlant(tx, event) }),
  on('plant.cycle_changed', {
    inside: (tx, event) => purgePlant(tx, event),
    // One job for an act on many plants.
    job: {
      name: 'cultivation.close_ended_stages',
      key: ({ created_by }) => String(created_by),
      payload: ({ created_by }) => ({ user_id: created_by }),
    },
  }),
  on('plant.privacy_changed', { inside: (tx, event) => purgePlant(tx, event) }),
  on('plant.archived', { inside: (tx, event) => purgePlant(tx, event) }),
  on('plant.deleted', { inside: (tx, event) => purgePlant(tx, event) }),
  on('update.posted', {
    inside: async (tx, { plants, space_ids }) => {
      await purgePlant(tx, ...plants.map(({ id, created_by }) => ({ plant_id: id, created_by })))
      await purge(tx, ...space_ids.map((id) => `space:${id}`))
    },
  }),
  on('update.changed', { inside: purgeUpdate }),
  on('update.deleted', { inside: purgeUpdate }),
  on('space.changed', {
    inside: (tx, { space_id, created_by }) => purge(tx, `space:${space_id}`, `user:${created_by}`),
  }),
  on('plan.changed', {
    inside: (tx, { plan_id, created_by }) => purge(tx, `plan:${plan_id}`, `user:${created_by}`),
  }),
  // An item is shown on its own page, in its grower's list and in the spaces where it stands: all are its grower's.
  on('stuff.changed', { inside: (tx, { created_by }) => purge(tx, `user:${created_by}`) }),
  on('social.commented', {
    inside: async (tx, { target, target_id }) => {
      if (target === 'plant' || target === 'space' || target === 'plan') await purge(tx, `${target}:${target_id}`)
    },
  }),
  on('account.hidden', { inside: purgeAllOf }),
  on('account.shown', { inside: purgeAllOf }),
  on('social.saved', {
    inside: async (tx, { target, target_id }) => {
      if (target === 'space' || target === 'plan') await purge(tx, `${target}:${target_id}`)
      if (target !== 'plant') return
      await purge(tx, `plant:${target_id}`)
      await tellSaves(tx, target_id)
    },
  }),
]
