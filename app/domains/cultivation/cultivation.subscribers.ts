import '#domains/privacy/privacy.events.ts'
import '#domains/social/social.events.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import './cultivation.events.ts'
import { tellSaves } from './plants/plant-live.ts'
import { plantsOf } from './plants/plants.queries.ts'

type OfPlant = { plant_id: number; created_by: number }
type Tx = Parameters<typeof purge>[0]

/** Visitors' pages that show a plant: its own, the lists, its grower's. */
const purgePlant = (tx: Tx, { plant_id, created_by }: OfPlant) =>
  purge(tx, `plant:${plant_id}`, 'plants', `user:${created_by}`)

/** All of a person's plants: they are hidden, or shown again. */
const purgeAllOf = async (tx: Tx, { user_id }: { user_id: number }) =>
  purge(tx, 'plants', ...(await plantsOf(tx, user_id)).map((id) => `plant:${id}`))

export const cultivationSubscribers: Subscriber[] = [
  on('plant.created', { inside: purgePlant }),
  on('plant.updated', { inside: purgePlant }),
  on('plant.cycle_changed', { inside: purgePlant }),
  on('plant.privacy_changed', { inside: purgePlant }),
  on('plant.archived', { inside: purgePlant }),
  on('plant.deleted', { inside: purgePlant }),
  on('plant_update.posted', { inside: purgePlant }),
  on('plant_update.deleted', { inside: purgePlant }),
  on('account.hidden', { inside: purgeAllOf }),
  on('account.shown', { inside: purgeAllOf }),
  on('social.saved', {
    inside: async (tx, { target, target_id }) => {
      if (target !== 'plant') return
      await purge(tx, `plant:${target_id}`)
      await tellSaves(tx, target_id)
    },
  }),
]
